import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './BackLink.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';

interface Props extends Pick<LinkProps, 'to' | 'state'> {
  /** Alone above a page’s title, and not in a bar. */
  alone?: boolean;
  children: ReactNode;
}

/** Back to the list that a page about one thing was opened from. */
export function BackLink({ to, state, alone, children }: Props) {
  return (
    <Link to={to} state={state} className={classNames(styles.back, alone && styles.alone)}>
      <Icon name="arrow-left" size={16} />
      {children}
    </Link>
  );
}
