import { Begin } from './Begin.tsx';
import styles from './EmployersPage.module.css';
import { Features } from './Features.tsx';
import { Hero } from './Hero.tsx';

/** What this place does for those who look for people, and where to begin. */
export function EmployersPage() {
  return (
    <div className={styles.page}>
      <Hero />
      <Features />
      <Begin />
    </div>
  );
}
