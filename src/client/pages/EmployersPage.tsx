import { Begin } from './EmployersPage/Begin.tsx';
import styles from './EmployersPage/EmployersPage.module.css';
import { Features } from './EmployersPage/Features.tsx';
import { Hero } from './EmployersPage/Hero.tsx';

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
