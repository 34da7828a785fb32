import { dateIn, daysAfter, defaultTimeZone } from '#domain/deadlines.ts';
import type { Random } from './random.ts';

/** When things in the demo happened: told in days before it is loaded, at an hour at which people do such things. */
export interface Calendar {
  /** The moment of loading, as an ISO time. */
  now: string;
  /** 'YYYY-MM-DD' in the Maldives, so many days from today. */
  date: (daysFromNow: number) => string;
  /** ISO time in UTC on that day, later than `after` and never later than now. */
  evening: (daysAgo: number, after?: string) => string;
  officeHours: (daysAgo: number, after?: string) => string;
}

export function createCalendar(now: Date, random: Random): Calendar {
  const today = dateIn(defaultTimeZone, now.toISOString());
  const date = (daysFromNow: number) => daysAfter(today, daysFromNow);

  const time = (daysAgo: number, [opens, closes]: readonly [number, number], after = '1970-01-01') => {
    const hour = random.between(opens, closes - 1);
    const wanted =
      Date.parse(`${date(-daysAgo)}T00:00:00+05:00`) + hour * hours + random.between(0, 59) * minutes;
    const second = random.between(0, 59) * 1_000;
    const earliest = Date.parse(after);
    const chosen = wanted > earliest ? wanted : earliest + random.between(20, 150) * minutes;
    // What would lie in the future, because today is not over yet, happened between the thing before it and now.
    const lately = (Math.max(earliest, now.getTime() - 3 * hours) + now.getTime()) / 2;
    return new Date(chosen + second < now.getTime() ? chosen + second : Math.floor(lately)).toISOString();
  };

  return {
    now: now.toISOString(),
    date,
    evening: (daysAgo, after) => time(daysAgo, [7, 23], after),
    officeHours: (daysAgo, after) => time(daysAgo, [9, 18], after),
  };
}

const minutes = 60_000;
const hours = 60 * minutes;
