import type { ReactNode } from 'react';
import styles from './Facts.module.css';

/** What stands so at the moment, a line each. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

interface Props {
  label: string;
  /** It needs somebody. */
  urgent?: boolean;
  children: ReactNode;
}

export function Fact({ label, urgent, children }: Props) {
  return (
    <div data-urgent={urgent || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
