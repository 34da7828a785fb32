import type { ReactNode } from 'react';
import { ApartFromEachOther } from '#client/ui/ApartFromEachOther.tsx';
import styles from './Parts.module.css';

/** A dashboard's parts, one below the other. */
export function Parts({ children }: { children: ReactNode }) {
  return <ApartFromEachOther className={styles.parts}>{children}</ApartFromEachOther>;
}
