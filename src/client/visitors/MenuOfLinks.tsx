import type { ReactNode } from 'react';
import styles from './MenuOfLinks.module.css';

/** The ways through a site where a bar has no room for them: opened without any code of ours. Its children are list items with a link each. */
export function MenuOfLinks({ className, children }: { className: string | undefined; children: ReactNode }) {
  return (
    <details className={className}>
      <summary className={styles.summary}>Menu</summary>
      <nav aria-label="Menu" className={styles.links}>
        <ul>{children}</ul>
      </nav>
    </details>
  );
}
