import type { ReactNode } from 'react';
import styles from './SideBySide.module.css';

/** Two lists of a dashboard beside each other, where there is room for both. */
export function SideBySide({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
