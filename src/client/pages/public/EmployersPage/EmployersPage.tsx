import { ForEmployers } from '#client/features/for-employers/ForEmployers.tsx';
import { Begin } from './Begin.tsx';
import styles from './EmployersPage.module.css';

/** What this place does for those who look for people, and where to begin. */
export function EmployersPage() {
  return (
    <div className={styles.page}>
      <ForEmployers begin={<Begin />} />
    </div>
  );
}
