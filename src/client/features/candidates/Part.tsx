import { useId, type ReactNode } from 'react';
import part from '#client/ui/Part.module.css';
import styles from './Part.module.css';

interface Props {
  title: string;
  /** What is said instead where there is nothing to show. */
  none?: string | false;
  children: ReactNode;
}

/** A titled part of a candidate's page. */
export function Part({ title, none, children }: Props) {
  const heading = useId();
  return (
    <section className={part.part} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {none ? <p className={styles.none}>{none}</p> : children}
    </section>
  );
}
