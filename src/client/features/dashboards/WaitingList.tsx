import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import type { Urgency } from '#domain/today.ts';
import styles from './WaitingList.module.css';

/** What waits for somebody, a line each. */
export function WaitingList({ children, ...rest }: Omit<ComponentProps<'ul'>, 'className'>) {
  return (
    <ul {...rest} className={styles.list}>
      {children}
    </ul>
  );
}

interface Props {
  /** By which its list knows it. */
  name: string;
  urgency: Urgency;
  /** What waits, in two words. */
  label: string;
  /** Whom or what it is about, and where that is. */
  about: string;
  to: string;
  subject: string;
  /** Since or until when. */
  when: string;
  /** What can be done about it, here. */
  children: ReactNode;
}

/** One thing that waits: what, whom it is about, since or until when, and what to do. */
export function WaitingRow({ name, urgency, label, about, to, subject, when, children }: Props) {
  return (
    <li className={styles.row} data-row={name} data-urgency={urgency}>
      <span className={styles.label}>{label}</span>
      <span className={styles.who}>
        <Link to={to} className={styles.name} dir="auto">
          {about}
        </Link>{' '}
        {subject && (
          <span className={styles.subject} dir="auto">
            {subject}
          </span>
        )}
      </span>
      <span className={styles.when}>{when}</span>
      <span className={styles.acts} data-acts>
        {children}
      </span>
    </li>
  );
}
