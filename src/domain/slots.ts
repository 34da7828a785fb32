import { daysAfter } from './deadlines.ts';
import { endOf } from './interviews.ts';
import { wallClockIn } from './time-zones.ts';
import { minuteOf, momentOf, restsOn } from './weeks.ts';

/** A piece of time that somebody has no more, or that is held out to a candidate who has not chosen yet. */
export interface Taken {
  startsAt: string;
  endsAt: string;
  /** Only proposed: it takes nobody's time yet. */
  offered: boolean;
}

/** What overlaps with an interview of so many minutes from a time on. */
export function clashesAt<Of extends Taken>(taken: readonly Of[], startsAt: string, minutes: number): Of[] {
  const start = Date.parse(startsAt);
  return taken.filter(
    (one) => Date.parse(one.startsAt) < start + minutes * 60_000 && start < Date.parse(one.endsAt),
  );
}

interface Range {
  timeZone: string;
  day: string;
  from: number;
  to: number;
}

/**
 * The times that fit one after the other into hours of a day, by the clocks of a zone: at least the first, none that has
 * gone by, and none that overlaps with what is taken for good.
 */
export function slotsIn(
  { timeZone, day, from, to }: Range,
  minutes: number,
  taken: readonly Taken[],
  now: string,
): string[] {
  const slots: string[] = [];
  if (minutes <= 0) return slots;
  const last = Math.max(from, to - minutes);
  for (let minute = from; minute <= last;) {
    const at = momentOf(timeZone, day, minute);
    const before = slots.map((one) => ({
      startsAt: one,
      endsAt: endOf({ startsAt: one, minutes }),
      offered: false,
    }));
    const fits =
      at !== undefined &&
      Date.parse(at) > Date.parse(now) &&
      !clashesAt([...taken.filter(({ offered }) => !offered), ...before], at, minutes).length;
    if (fits) slots.push(at);
    minute += fits ? minutes : step;
  }
  return slots;
}

/** Where nothing fits, the next try is so many minutes later. */
const step = 15;

/**
 * The next day on which nobody has anything at the hour at which an interview was to be, by the company's clocks; undefined
 * where there is none within so many days.
 */
export function nextFreeTime(
  interview: { startsAt: string | null; minutes: number; companyTimeZone: string },
  taken: readonly Taken[],
  { now, days }: { now: string; days: number },
): string | undefined {
  const { companyTimeZone: zone, minutes } = interview;
  const ahead = interview.startsAt !== null && Date.parse(interview.startsAt) > Date.parse(now);
  const today = wallClockIn(zone, ahead ? (interview.startsAt ?? now) : now).slice(0, 10);
  const minute = interview.startsAt ? minuteOf(wallClockIn(zone, interview.startsAt)) : usualStart;
  for (let index = 1; index <= days; index += 1) {
    const day = daysAfter(today, index);
    const at = restsOn(zone, day) ? undefined : momentOf(zone, day, minute);
    if (at && Date.parse(at) > Date.parse(now) && !clashesAt(taken, at, minutes).length) return at;
  }
  return undefined;
}

/** Ten o'clock. */
const usualStart = 600;
