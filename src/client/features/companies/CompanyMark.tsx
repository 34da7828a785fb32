import { companyInitials } from '#domain/people.ts';
import { classNames } from '#client/ui/class-names.ts';
import styles from './CompanyMark.module.css';

/** A company's initials on sand, beside its name. */
export function CompanyMark({ name, large }: { name: string; large?: boolean }) {
  return (
    <span className={classNames(styles.mark, large && styles.large)} aria-hidden="true">
      {companyInitials(name)}
    </span>
  );
}
