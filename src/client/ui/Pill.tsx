import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './Icon.tsx';
import styles from './Pill.module.css';

interface Props {
  /** A colour always means a status; what is only a label is `neutral`, which is outlined. */
  tone?: 'blue' | 'indigo' | 'yellow' | 'green' | 'emerald' | 'red' | 'neutral';
  /** A shape that says the same as the colour. */
  icon?: IconName;
  children: ReactNode;
}

/** A word or two in a rounded frame. */
export function Pill({ tone = 'neutral', icon, children }: Props) {
  return (
    <span className={classNames(styles.pill, styles[tone])}>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </span>
  );
}
