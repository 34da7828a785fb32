import { useState } from 'react';
import { useApi } from '#client/api/use-api.ts';
import { RearrangeSheet } from '#client/features/interviews/RearrangeInterview.tsx';
import { useMinute } from '#client/features/interviews/use-minute.ts';
import { minuteAt, placed, WeekColumns } from '#client/features/interviews/week/WeekColumns.tsx';
import { useOwnZone } from '#client/features/interviews/week/WeekPicker.tsx';
import { currentDay } from '#client/kit/time-zones/current-day.ts';
import { Button, IconButton } from '#client/ui/Button.tsx';
import { Loading } from '#client/ui/Skeleton.tsx';
import { toast } from '#client/ui/toast.ts';
import { type Point, useDrag } from '#client/ui/use-drag.ts';
import { useMedia } from '#client/ui/use-media.ts';
import { ErrorState } from '#client/ui/ErrorState.tsx';
import type { Interview } from '#contract/api.ts';
import { daysAfter } from '#domain/deadlines.ts';
import { isReschedulable } from '#domain/interviews.ts';
import { wallClockIn, weekdayIn, zoneName } from '#domain/time-zones.ts';
import { daysFrom, hoursHolding, hoursShown, momentOf, placesOf } from '#domain/weeks.ts';
import { InterviewSheet } from './InterviewSheet.tsx';
import {
  askedFor,
  type ChangeInterviews,
  firstShown,
  type InterviewsSearch,
} from './use-interviews-search.ts';
import { type Piece, WeekDay } from './WeekDay.tsx';
import styles from './Week.module.css';

interface Props {
  search: InterviewsSearch;
  change: ChangeInterviews;
}

interface Moved {
  interview: Interview;
  /** How far below its top it was taken hold of, in minutes. */
  grip: number;
}

/** A week of interviews. One that is dragged to another time is proposed there. */
export function Week({ search, change }: Props) {
  const now = useMinute();
  const company = currentDay().timeZone;
  const timeZone = useOwnZone(company);
  const narrow = useMedia('(max-width: 767px)');
  const count = narrow ? 3 : 7;
  const today = wallClockIn(timeZone, now).slice(0, 10);
  const first = firstShown(search.from ?? today, company, narrow);
  const days = daysFrom(first, count);
  const [open, setOpen] = useState<number>();
  const [moving, setMoving] = useState<{ id: number; at: string }>();
  const [drop, setDrop] = useState<{ interview: Interview; to: string }>();
  const moment = (day: string) => momentOf(timeZone, day, 0) ?? `${day}T00:00:00Z`;
  const query = {
    ...askedFor(search),
    when: 'any' as const,
    from: moment(first),
    to: moment(daysAfter(first, count)),
    limit: 200,
  };
  const list = useApi('GET /api/interviews', { query }, { staleTime: 0, keepPrevious: true });
  const pieces = (list.data ?? []).flatMap((interview) => piecesOf(interview));
  const places = pieces
    .flatMap(({ interview, startsAt }) => placesOf(timeZone, startsAt, interview.minutes))
    .filter(({ day }) => days.includes(day));
  const hours = hoursHolding(hoursShown(timeZone, company, days), places);

  function pointed({ grip }: Moved, { x, y }: Point): string | undefined {
    const columns = [...document.querySelectorAll<HTMLElement>('[data-week-day]')];
    const column = columns.find((one) => {
      const { left, right } = one.getBoundingClientRect();
      return x >= left && x < right;
    });
    const day = column?.dataset['weekDay'];
    if (!column || !day) return undefined;
    const minute = minuteAt(column, y, hours) - grip;
    return momentOf(timeZone, day, Math.max(hours.from, minute));
  }

  const { ref, onPointerDown } = useDrag<Moved>({
    from: ({ target, clientY }) => {
      const block = target instanceof Element ? target.closest<HTMLElement>('[data-interview]') : null;
      const interview = list.data?.find(({ id }) => String(id) === block?.dataset['interview']);
      if (!block || !interview || !isMovable(interview, now)) return undefined;
      const { top, height } = block.getBoundingClientRect();
      const grip = Math.round((((clientY - top) / height) * interview.minutes) / 15) * 15;
      return { interview, grip };
    },
    over: (moved, at) => {
      const to = pointed(moved, at);
      setMoving(to ? { id: moved.interview.id, at: to } : undefined);
    },
    drop: (moved, at) => {
      const to = pointed(moved, at);
      if (!to || to === moved.interview.startsAt) return;
      if (Date.parse(to) <= Date.parse(now)) toast({ title: 'That time has passed' });
      else setDrop({ interview: moved.interview, to });
    },
    end: () => setMoving(undefined),
  });

  // What is shown stays where a later try fails, with all that is open over it.
  if (list.error && !list.data)
    return (
      <ErrorState title="The week could not be loaded" error={list.error} retry={() => void list.refetch()} />
    );
  const last = days.at(-1) ?? first;
  const goTo = (day: string) =>
    change({ from: day === firstShown(today, company, narrow) ? undefined : day });
  return (
    <section aria-label="Week" data-wide className={styles.section}>
      <div className={styles.head}>
        <h2 className={styles.span}>
          {weekdayIn('UTC', `${first}T12:00:00Z`)} – {weekdayIn('UTC', `${last}T12:00:00Z`)}
        </h2>
        <IconButton
          size="compact"
          icon="chevron-left"
          label={narrow ? 'Earlier days' : 'Week before'}
          onClick={() => goTo(daysAfter(first, -count))}
        />
        <IconButton
          size="compact"
          icon="chevron-right"
          label={narrow ? 'Later days' : 'Next week'}
          onClick={() => goTo(daysAfter(first, count))}
        />
        {!days.includes(today) && (
          <Button size="compact" variant="quiet" onClick={() => change({ from: undefined })}>
            Today
          </Button>
        )}
        <p className={styles.hint}>
          {list.isPending
            ? 'Loading…'
            : `${pieces.length ? 'Drag an interview to reschedule it.' : 'No interviews in these days.'} ${zoneName(timeZone)}.`}
        </p>
      </div>
      {list.isPending && <Loading what="the week" />}
      <div ref={ref} onPointerDown={onPointerDown} className={styles.grid}>
        <WeekColumns days={days} hours={hours} timeZone={timeZone} companyTimeZone={company} now={now}>
          {days.map((day) => (
            <WeekDay
              key={day}
              day={day}
              hours={hours}
              timeZone={timeZone}
              companyTimeZone={company}
              now={now}
              pieces={pieces}
              moving={moving}
              isMovable={(interview) => isMovable(interview, now)}
              place={placed}
              onOpen={setOpen}
            />
          ))}
        </WeekColumns>
      </div>
      <InterviewSheet
        interview={list.data?.find(({ id }) => id === open)}
        onClose={() => setOpen(undefined)}
      />
      {drop && (
        <RearrangeSheet interview={drop.interview} to={drop.to} open onClose={() => setDrop(undefined)} />
      )}
    </section>
  );
}

function piecesOf(interview: Interview): Piece[] {
  const { state, startsAt, times } = interview;
  if (state === 'booked' && startsAt) return [{ interview, startsAt }];
  if (state !== 'proposed') return [];
  return times.filter(({ free }) => free).map((time) => ({ interview, startsAt: time.startsAt }));
}

function isMovable(interview: Interview, now: string): boolean {
  const { state, mayRun, ended } = interview;
  return state === 'booked' && mayRun && !ended && isReschedulable(interview, now);
}
