import type { ReactNode } from 'react';
import styles from './Chapter.module.css';

interface Props {
  heading: ReactNode;
  /** Below both, as wide as the page. */
  picture?: ReactNode;
  children: ReactNode;
}

/** A part of a page that presents something: its heading, and beside it what it is about. */
export function Chapter({ heading, picture, children }: Props) {
  return (
    <section className={styles.chapter}>
      <h2>{heading}</h2>
      <div className={styles.words}>{children}</div>
      {picture}
    </section>
  );
}
