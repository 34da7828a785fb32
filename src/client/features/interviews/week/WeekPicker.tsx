import { useState } from 'react';
import { useUser } from '#client/api/session.ts';
import { Button, IconButton } from '#client/ui/Button.tsx';
import { useMedia } from '#client/ui/use-media.ts';
import type { BusyTime } from '#contract/api.ts';
import { daysAfter } from '#domain/deadlines.ts';
import type { BothZones } from '#domain/interviews.ts';
import { weekdayIn, wallClockIn, zoneName } from '#domain/time-zones.ts';
import { daysFrom, hoursHolding, hoursShown, placesOf, wholeDay } from '#domain/weeks.ts';
import { SlotPicker } from './SlotPicker.tsx';
import { useBusyTimes } from './use-busy-times.ts';
import styles from './WeekPicker.module.css';

interface Props {
  applicationId: number;
  /** The one that is moved: what it takes itself is free. */
  except?: number;
  panel: readonly number[];
  names: ReadonlyMap<number, string>;
  zones: BothZones;
  minutes: number;
  times: readonly string[];
  fixed: boolean;
  now: string;
  onTimes: (times: string[]) => void;
}

/** A week of the interviewers’ time, by the clocks of who arranges. */
export function WeekPicker({ applicationId, except, panel, names, zones, minutes, ...rest }: Props) {
  const { times, fixed, now, onTimes } = rest;
  const timeZone = useOwnZone(zones.companyTimeZone);
  const today = wallClockIn(timeZone, now).slice(0, 10);
  const [first, setFirst] = useState(() => firstShown(times, timeZone, today));
  const [all, setAll] = useState(false);
  const count = useMedia('(max-width: 700px)') ? 3 : 7;
  const days = daysFrom(first, count);
  const { busy, pending, failed } = useBusyTimes(applicationId, { today, shown: first, timeZone });
  const taken = relevant(busy, panel, except);
  const own = times.flatMap((at) => placesOf(timeZone, at, minutes)).filter(({ day }) => days.includes(day));
  const hours = all ? wholeDay : hoursHolding(hoursShown(timeZone, zones.companyTimeZone, days), own);
  const turn = (by: 1 | -1) => setFirst((at) => later(daysAfter(at, by * count), today));
  const last = days.at(-1) ?? first;
  return (
    <section className={styles.picker} aria-label="Week">
      <div className={styles.head}>
        <p className={styles.span}>
          {weekdayIn('UTC', `${first}T12:00:00Z`)} – {weekdayIn('UTC', `${last}T12:00:00Z`)}
        </p>
        <IconButton
          size="compact"
          icon="chevron-left"
          label="Earlier days"
          aria-disabled={first <= today}
          onClick={() => turn(-1)}
        />
        <IconButton size="compact" icon="chevron-right" label="Later days" onClick={() => turn(1)} />
        <Button size="compact" variant="quiet" aria-pressed={all} onClick={() => setAll(!all)}>
          {all ? 'Office hours' : 'All hours'}
        </Button>
        <p className={styles.hint}>
          {failed
            ? 'Booked times could not be loaded. They are checked when you send.'
            : pending
              ? 'Loading booked times…'
              : `${zoneName(timeZone)}. Press or drag to offer times.`}
        </p>
      </div>
      <SlotPicker
        days={days}
        hours={hours}
        timeZone={timeZone}
        zones={zones}
        minutes={minutes}
        busy={taken}
        names={names}
        now={now}
        times={times}
        fixed={fixed}
        onTimes={onTimes}
        onTurn={turn}
      />
    </section>
  );
}

/** The clocks of who arranges: their own, else the company's. */
export function useOwnZone(companyTimeZone: string): string {
  return useUser().timeZone ?? companyTimeZone;
}

/** What the people who are chosen have besides the interview that is moved. */
export function relevant(
  busy: readonly BusyTime[],
  panel: readonly number[],
  except: number | undefined,
): BusyTime[] {
  const isItself = ({ about }: BusyTime) => except !== undefined && about?.interviewId === except;
  return busy.filter((one) => panel.includes(one.userId) && !isItself(one));
}

/** Today, or the day of what is chosen where that is further than a week. */
function firstShown(times: readonly string[], timeZone: string, today: string): string {
  const [chosen] = times;
  const day = chosen ? wallClockIn(timeZone, chosen).slice(0, 10) : today;
  return day > daysAfter(today, 6) ? day : today;
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}
