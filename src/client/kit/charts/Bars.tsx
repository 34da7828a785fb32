import type { ReactNode } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import styles from './Bars.module.css';

export interface Bar {
  key: number | string;
  label: ReactNode;
  value: number;
  /** The figure as it is read: "12 (40%)". */
  reading: string;
}

interface Props {
  /** What the bars are, for screen readers. */
  name: string;
  bars: readonly Bar[];
  /** What a full bar stands for; the largest of them unless told. */
  whole?: number | undefined;
  /** They are steps: each is a shade lighter than the one before. */
  steps?: boolean;
}

/** One bar a row, its name and figure beside it: the text says all the bar shows. */
export function Bars({ name, bars, whole, steps }: Props) {
  const most = Math.max(1, whole ?? 0, ...bars.map(({ value }) => value));
  return (
    <ul aria-label={name} className={classNames(styles.bars, steps && styles.steps)}>
      {bars.map(({ key, label, value, reading }) => (
        <li key={key} className={styles.row}>
          <span className={styles.label}>{label}</span>
          <svg viewBox="0 0 100 10" preserveAspectRatio="none" className={styles.track} aria-hidden="true">
            <rect width={(value / most) * 100} height="10" className={styles.bar} />
          </svg>
          <span className={styles.reading}>{reading}</span>
        </li>
      ))}
    </ul>
  );
}
