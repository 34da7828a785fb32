import type { ComponentProps } from 'react';
import styles from './Card.module.css';
import { classNames } from './class-names.ts';

interface Props extends ComponentProps<'div'> {
  as?: 'div' | 'article' | 'section' | 'li';
  /** It is the one that is chosen. */
  selected?: boolean;
}

/** Something that can be picked up: a job, a candidate. All else is rows and hairlines. */
export function Card({ as: Element = 'div', selected, className, ...rest }: Props) {
  // The cast: the four elements take the same attributes.
  const Frame = Element as 'div';
  return <Frame {...rest} className={classNames(styles.card, selected && styles.selected, className)} />;
}
