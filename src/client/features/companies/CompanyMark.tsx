import { Picture } from '#client/features/pictures/Picture.tsx';
import { companyInitials } from '#domain/people.ts';
import { classNames } from '#client/ui/class-names.ts';
import styles from './CompanyMark.module.css';

interface Props {
  name: string;
  /** The key of its logo; its initials stand there without. */
  logo?: string | null | undefined;
  large?: boolean;
}

/** A company's logo, or its initials on sand, beside its name. */
export function CompanyMark({ name, logo, large }: Props) {
  if (logo)
    return (
      <Picture
        picture={logo}
        kind="logo"
        width={large ? 64 : 44}
        className={classNames(styles.mark, large && styles.large)}
      />
    );
  return (
    <span className={classNames(styles.mark, large && styles.large)} aria-hidden="true">
      {companyInitials(name)}
    </span>
  );
}
