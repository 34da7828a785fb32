import type { CSSProperties, ReactNode } from 'react';
import { weekdayIn, wallClockIn } from '#domain/time-zones.ts';
import { clock, type Hours, momentOf, restsOn } from '#domain/weeks.ts';
import styles from './WeekColumns.module.css';

interface Props {
  days: readonly string[];
  hours: Hours;
  timeZone: string;
  companyTimeZone: string;
  /** Whose clocks stand beside, where they show something else. */
  beside?: { label: string; timeZone: string } | undefined;
  /** An ISO time. */
  now: string;
  /** A column for each day, in their order, as WeekColumn. */
  children: ReactNode;
}

/** Days side by side, and down their sides what clocks show. */
export function WeekColumns({ days, hours, timeZone, companyTimeZone, beside, now, children }: Props) {
  const today = wallClockIn(timeZone, now).slice(0, 10);
  const first = days[0] ?? today;
  const shown: CSSProperties & Record<`--${string}`, number> = {
    '--halves': (hours.to - hours.from) / 30,
    '--days': days.length,
    '--clocks': beside ? 2 : 1,
  };
  const full = Array.from({ length: (hours.to - hours.from) / 60 }, (_, index) => hours.from + index * 60);
  return (
    <div className={styles.week} style={shown}>
      {beside && (
        <span className={styles.whose} aria-hidden="true">
          {beside.label}
        </span>
      )}
      <span className={styles.whose} aria-hidden="true">
        {beside && 'You'}
      </span>
      {days.map((day) => (
        <span
          key={day}
          aria-hidden="true"
          className={styles.day}
          data-today={day === today || undefined}
          data-rest={restsOn(companyTimeZone, day) || undefined}
        >
          {weekdayIn('UTC', `${day}T12:00:00Z`)}
        </span>
      ))}
      {beside && (
        <Clocks
          hours={full.map((hour) => {
            const at = momentOf(timeZone, first, hour);
            return at ? wallClockIn(beside.timeZone, at).slice(11) : '';
          })}
        />
      )}
      <Clocks hours={full.map((hour) => clock(hour))} />
      {children}
    </div>
  );
}

function Clocks({ hours }: { hours: readonly string[] }) {
  return (
    <span className={styles.clocks} aria-hidden="true">
      {hours.map((hour, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- an hour is its place
        <span key={index} className={styles.hour}>
          {hour}
        </span>
      ))}
    </span>
  );
}

/** Where a piece of time stands in its day. */
export function placed(place: Hours, hours: Hours, { lane, of } = { lane: 0, of: 1 }): CSSProperties {
  const share = (minute: number) => `${(100 * (minute - hours.from)) / (hours.to - hours.from)}%`;
  return {
    top: share(place.from),
    height: `calc(${share(hours.from + place.to - place.from)} - 1px)`,
    left: `${(100 * lane) / of}%`,
    width: `${100 / of}%`,
  };
}

/** The day's minute at a height of its column, in whole steps. */
export function minuteAt(column: Element, y: number, hours: Hours, step = 15): number {
  const { top, height } = column.getBoundingClientRect();
  const minute = hours.from + ((y - top) / height) * (hours.to - hours.from);
  return Math.min(hours.to, Math.max(hours.from, Math.floor(minute / step) * step));
}
