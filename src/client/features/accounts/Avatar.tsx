import { Picture } from '#client/features/pictures/Picture.tsx';
import { personInitials, type Named } from '#domain/people.ts';
import styles from './Avatar.module.css';

/** A person's portrait, or their initials, in a disc. Beside their name, or in a control that names them. */
export function Avatar({ person }: { person: Named & { portrait?: string | null } }) {
  if (person.portrait)
    return <Picture picture={person.portrait} kind="portrait" width={36} className={styles.avatar} />;
  return (
    <span className={styles.avatar} aria-hidden="true">
      {personInitials(person)}
    </span>
  );
}
