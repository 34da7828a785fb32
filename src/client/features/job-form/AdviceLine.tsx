import type { ReactNode } from 'react';
import { Icon } from '#client/ui/Icon.tsx';
import styles from './AdviceLine.module.css';

interface Props {
  /** Leads to the field that it is about. */
  onGo: () => void;
  children: ReactNode;
}

/** One thing that a posting lacks, in a list: a way to the field where it is mended. */
export function AdviceLine({ onGo, children }: Props) {
  return (
    <li className={styles.line}>
      <button type="button" className={styles.advice} onClick={onGo}>
        {children}
        <Icon name="arrow-right" size={16} />
      </button>
    </li>
  );
}

/** Says that nothing is missing. */
export function NothingMissing({ children }: { children: ReactNode }) {
  return (
    <p className={styles.none}>
      <Icon name="check" size={16} />
      {children}
    </p>
  );
}
