import type { ReactNode } from 'react';
import { announce } from '#client/ui/announcer.ts';
import { Button } from '#client/ui/Button.tsx';
import styles from './SelectionBar.module.css';

interface Props {
  count: number;
  /** What can be done with them together. */
  children: ReactNode;
  onClear: () => void;
}

/** How many are selected, at the foot of what is in sight. */
export function SelectionBar({ count, children, onClear }: Props) {
  return (
    <section className={styles.bar} aria-label="Selected candidates">
      <p className={styles.count}>{count.toLocaleString('en')} selected</p>
      {children}
      <Button
        variant="quiet"
        onClick={() => {
          onClear();
          announce('Selection cleared');
        }}
      >
        Clear selection
      </Button>
    </section>
  );
}
