import { useUser } from '#client/api/session.ts';
import type { placed } from '#client/features/interviews/week/WeekColumns.tsx';
import week from '#client/features/interviews/week/WeekColumns.module.css';
import { classNames } from '#client/ui/class-names.ts';
import type { Interview } from '#contract/api.ts';
import { briefSpanIn, wallClockIn } from '#domain/time-zones.ts';
import { type Hours, lanesOf, minuteOf, placesOf, restsOn } from '#domain/weeks.ts';
import styles from './Week.module.css';

/** A piece of the week: an interview that is booked, or one of the times that were proposed for it. */
export interface Piece {
  interview: Interview;
  startsAt: string;
}

interface Props {
  day: string;
  hours: Hours;
  timeZone: string;
  companyTimeZone: string;
  now: string;
  pieces: readonly Piece[];
  /** Where an interview is being dragged. */
  moving: { id: number; at: string } | undefined;
  isMovable: (interview: Interview) => boolean;
  place: typeof placed;
  onOpen: (id: number) => void;
}

/** A day of the week with its interviews, each a button that opens it. */
export function WeekDay(props: Props) {
  const { day, hours, timeZone, companyTimeZone, now, pieces, moving, isMovable, place, onOpen } = props;
  const user = useUser();
  const onDay = pieces.flatMap(({ interview, startsAt }) =>
    placesOf(timeZone, startsAt, interview.minutes)
      .filter((one) => one.day === day)
      .map((at) => ({ interview, startsAt, at })),
  );
  const lanes = lanesOf(onDay.map(({ at }) => at));
  const moved = pieces.find(({ interview }) => interview.id === moving?.id)?.interview;
  const ghost =
    moved && moving ? placesOf(timeZone, moving.at, moved.minutes).filter((one) => one.day === day) : [];
  const shown = wallClockIn(timeZone, now);
  const minute = minuteOf(shown);
  return (
    <div className={week.column} data-week-day={day} data-rest={restsOn(companyTimeZone, day) || undefined}>
      {onDay.map(({ interview, startsAt, at }, index) => {
        const { id, candidateName, title, minutes, state, panel } = interview;
        const [date, span = ''] = briefSpanIn(timeZone, startsAt, minutes).split(', ');
        const own = panel.some((one) => one.id === user.id);
        return (
          <button
            key={`${id} ${startsAt} ${at.from}`}
            type="button"
            className={classNames(week.block, styles.block)}
            data-kind={state === 'proposed' ? 'offered' : 'booked'}
            data-own={own || undefined}
            data-interview={id}
            data-movable={isMovable(interview) || undefined}
            style={place(at, hours, lanes[index])}
            onClick={() => onOpen(id)}
          >
            <span className="visually-hidden">{date}, </span>
            <span className={styles.name} dir="auto">
              {candidateName}
            </span>
            <span className={minutes < 45 ? 'visually-hidden' : styles.about}>
              {span} · <bdi>{title}</bdi>
            </span>
            {state === 'proposed' && <span className="visually-hidden">, proposed</span>}
          </button>
        );
      })}
      {ghost.map((at) => (
        <span
          key={at.from}
          aria-hidden="true"
          className={classNames(week.block, week.seen)}
          data-kind="ghost"
          style={place(at, hours)}
        >
          {moving && wallClockIn(timeZone, moving.at).slice(11)}
        </span>
      ))}
      {shown.startsWith(day) && minute >= hours.from && minute <= hours.to && (
        <span
          aria-hidden="true"
          className={week.now}
          style={{ top: `${(100 * (minute - hours.from)) / (hours.to - hours.from)}%` }}
        />
      )}
    </div>
  );
}
