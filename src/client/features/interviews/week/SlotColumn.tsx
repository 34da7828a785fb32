import { useMemo } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import type { BusyTime } from '#contract/api.ts';
import type { BothZones } from '#domain/interviews.ts';
import { clashesAt } from '#domain/slots.ts';
import { showTheSame, wallClockIn } from '#domain/time-zones.ts';
import { type Hours, lanesOf, momentOf, placesOf, restsOn } from '#domain/weeks.ts';
import { covering, isBookedOut, whoIsTaken } from './clash-words.ts';
import styles from './WeekColumns.module.css';
import { placed } from './WeekColumns.tsx';

interface Props {
  day: string;
  hours: Hours;
  timeZone: string;
  zones: BothZones;
  minutes: number;
  busy: readonly BusyTime[];
  names: ReadonlyMap<number, string>;
  now: string;
  times: readonly string[];
  /** What a drag would offer. */
  preview: readonly string[];
  /** The minute that keys work on, where it is in this day. */
  active: number | undefined;
}

const step = 30;

/** A day of times to offer: each half hour says what it is, and over them lies what is taken and what is offered. */
export function SlotColumn(props: Props) {
  const { day, hours, timeZone, zones, minutes, busy, names, now, times, preview, active } = props;
  const cells = useMemo(
    () =>
      Array.from({ length: (hours.to - hours.from) / step }, (_, index) => {
        const minute = hours.from + index * step;
        const at = momentOf(timeZone, day, minute);
        return { minute, at, words: at ? wordsOf(at, { timeZone, zones, minutes, busy, names }) : '' };
      }),
    [day, hours, timeZone, zones, minutes, busy, names],
  );
  const several = new Set(busy.map(({ userId }) => userId)).size > 1;
  const taken = busy.flatMap((one) => {
    const length = (Date.parse(one.endsAt) - Date.parse(one.startsAt)) / 60_000;
    const whose = several ? `${names.get(one.userId)?.split(' ')[0] ?? ''}: ` : '';
    const words = `${whose}${one.about?.candidateName ?? (one.offered ? 'Offered' : one.calendar ? 'Busy' : 'Booked')}`;
    return onDay(one.startsAt, length).map((place) => ({ ...one, place, words }));
  });
  const lanes = lanesOf(taken.map(({ place }) => place));
  const own = (list: readonly string[]) =>
    list.flatMap((at) => onDay(at, minutes).map((place) => ({ at, place })));

  function onDay(startsAt: string, length: number) {
    return placesOf(timeZone, startsAt, length).filter(
      (place) => place.day === day && place.to > hours.from && place.from < hours.to,
    );
  }

  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a day of a listbox is no fieldset
      role="group"
      aria-label={longDay(day)}
      data-slots-of={day}
      data-rest={restsOn(zones.companyTimeZone, day) || undefined}
      className={classNames(styles.column, styles.slots)}
    >
      {cells.map(({ minute, at, words }) => {
        const chosen = at && covering(times, at, minutes);
        const gone = !at || Date.parse(at) <= Date.parse(now);
        return (
          <div
            key={minute}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- of a listbox that is none of the platform's
            role="option"
            tabIndex={minute === active ? 0 : -1}
            aria-selected={Boolean(chosen)}
            aria-disabled={gone || undefined}
            aria-label={at ? words : 'Clocks skip this time'}
            data-minute={minute}
            className={styles.cell}
          />
        );
      })}
      {taken.map(({ userId, startsAt, offered, calendar, place, words }, index) => (
        <span
          key={`${userId} ${startsAt} ${String(offered)} ${String(calendar)} ${place.day}`}
          aria-hidden="true"
          className={classNames(styles.block, styles.seen)}
          data-kind={offered ? 'offered' : calendar ? 'busy' : 'booked'}
          style={placed(place, hours, lanes[index])}
        >
          {words}
        </span>
      ))}
      {own(times).map(({ at, place }) => (
        <span
          key={at}
          aria-hidden="true"
          className={classNames(styles.block, styles.seen)}
          data-kind={isBookedOut(clashesAt(busy, at, minutes)) ? 'clash' : 'chosen'}
          style={placed(place, hours)}
        >
          {wallClockIn(timeZone, at).slice(11)}
        </span>
      ))}
      {own(preview).map(({ at, place }) => (
        <span
          key={at}
          aria-hidden="true"
          className={classNames(styles.block, styles.seen)}
          data-kind="ghost"
          style={placed(place, hours)}
        >
          {wallClockIn(timeZone, at).slice(11)}
        </span>
      ))}
    </div>
  );
}

type Told = Pick<Props, 'timeZone' | 'zones' | 'minutes' | 'busy' | 'names'>;

/** "Tuesday 24 November, 10:00 to 10:45, 10:30 for the candidate. Ana is booked". */
function wordsOf(at: string, { timeZone, zones, minutes, busy, names }: Told): string {
  const end = new Date(Date.parse(at) + minutes * 60_000).toISOString();
  const span = `${wallClockIn(timeZone, at).slice(11)} to ${wallClockIn(timeZone, end).slice(11)}`;
  const theirs = showTheSame(timeZone, zones.candidateTimeZone, at)
    ? ''
    : `, ${wallClockIn(zones.candidateTimeZone, at).slice(11)} for the candidate`;
  const clashes = clashesAt(busy, at, minutes);
  return `${longDay(wallClockIn(timeZone, at).slice(0, 10))}, ${span}${theirs}${clashes.length ? `. ${whoIsTaken(clashes, names)}` : ''}`;
}

function longDay(day: string): string {
  return dayName.format(Date.parse(`${day}T12:00:00Z`)).replace(',', '');
}

const dayName = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
