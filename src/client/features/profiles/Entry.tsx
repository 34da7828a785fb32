import { useState } from 'react';
import { durationInWords } from './period.ts';
import { Time } from '#client/ui/Time.tsx';
import dots from '#client/ui/Dots.module.css';
import styles from './Entry.module.css';

interface Props {
  title: string;
  /** Company and place, or school and field. */
  parts: readonly (string | null)[];
  startDate: string | null;
  endDate: string | null;
  isCurrent: boolean;
  description: string | null;
}

/** One station of a life at work or school. */
export function Entry({ title, parts, startDate, endDate, isCurrent, description }: Props) {
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const duration = isCurrent || endDate ? durationInWords(startDate, isCurrent ? null : endDate, today) : '';
  const end = isCurrent ? 'present' : endDate && <Time value={endDate} as="month" />;
  return (
    <>
      <h3 className={styles.title} dir="auto">
        {title}
      </h3>
      <p className={`${dots.dots} ${styles.parts}`}>
        {parts
          .filter((part) => part)
          .map((part) => (
            <span key={part} dir="auto">
              {part}
            </span>
          ))}
      </p>
      {(startDate || end) && (
        <p className={styles.period}>
          {startDate && <Time value={startDate} as="month" />}
          {startDate && end && ' – '}
          {end}
          {duration && ` (${duration})`}
        </p>
      )}
      {description && (
        <p className={styles.description} dir="auto">
          {description}
        </p>
      )}
    </>
  );
}
