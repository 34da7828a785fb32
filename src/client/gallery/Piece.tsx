import { useId, type ReactNode } from 'react';
import styles from './Gallery.module.css';

/** One piece under its name, in as many states as it is given. */
export function Piece({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.piece}>
      <h2 id={id} className={styles.name}>
        {name}
      </h2>
      <div className={styles.states}>{children}</div>
    </section>
  );
}
