import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import styles from './Section.module.css';

interface Props {
  title: string;
  /** How many there are, beside the title. */
  count?: number;
  /** For a link to it. */
  id?: string;
  /** What exactly the list is. */
  lead?: ReactNode;
  /** Beside the title: where there is more. */
  more?: ReactNode;
  children: ReactNode;
}

/** A titled part of a dashboard. */
export function Section({ title, count, id, lead, more, children }: Props) {
  const heading = useId();
  const section = useRef<HTMLElement>(null);
  const location = useLocation();
  useEffect(() => {
    if (!id || location.hash !== `#${id}`) return;
    section.current?.scrollIntoView();
    section.current?.focus({ preventScroll: true });
  }, [id, location]);
  return (
    <section
      ref={section}
      id={id}
      tabIndex={id ? -1 : undefined}
      className={styles.section}
      aria-labelledby={heading}
    >
      <div className={styles.head}>
        <h2 id={heading}>
          {title}
          {count !== undefined && count > 0 && (
            <span className={styles.count}> {count.toLocaleString('en')}</span>
          )}
        </h2>
        {more}
      </div>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}
