import { personInitials, type Named } from '#domain/people.ts';
import styles from './Avatar.module.css';

/** A person's initials in a disc. Beside their name, or in a control that names them. */
export function Avatar({ person }: { person: Named }) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      {personInitials(person)}
    </span>
  );
}
