import type { ReactNode } from 'react';
import styles from './Parts.module.css';

/** A dashboard's parts, one below the other. */
export function Parts({ children }: { children: ReactNode }) {
  return <div className={styles.parts}>{children}</div>;
}
