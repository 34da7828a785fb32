import { useUser } from '#client/api/session.ts';
import { type BothZones, spansFor } from '#domain/interviews.ts';
import styles from './BothTimes.module.css';

interface Props {
  startsAt: string;
  minutes: number;
  zones: BothZones;
  /** Whose clocks come first. */
  reader: 'candidate' | 'interviewer';
}

/** One moment as the clocks of all concerned show it, always written out. */
export function BothTimes({ startsAt, minutes, zones, reader }: Props) {
  const { timeZone: ownTimeZone } = useUser();
  return (
    <span className={styles.times}>
      {spansFor(reader, { ...zones, ownTimeZone }, startsAt, minutes).map((one) => (
        <span key={one.for} className={styles.line}>
          <time dateTime={startsAt} className={styles.span}>
            {one.span}
          </time>
          <span className={styles.whose}>{one.for}</span>
        </span>
      ))}
    </span>
  );
}
