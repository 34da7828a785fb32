import { isDate } from './dates.ts';
import { instantIn } from './time-zones.ts';

export const defaultTimeZone = 'Indian/Maldives';

/** The calendar date, 'YYYY-MM-DD', that it is at the ISO time `now` in a time zone. */
export function dateIn(timeZone: string, now: string): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(new Date(now));
}

/** `days` later than a date, both as 'YYYY-MM-DD'. */
export function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** What a new posting's deadline is prefilled with: today plus the company's default days. */
export function prefilledDeadline(timeZone: string, defaultDays: number, now: string): string {
  return daysAfter(dateIn(timeZone, now), defaultDays);
}

/** Whether a posting may still be given this deadline: a job is open until the end of that day. */
export function isPastDeadline(date: string, timeZone: string, now: string): boolean {
  return date < dateIn(timeZone, now);
}

/** The moment at which a day ends in a time zone, as an ISO time; undefined where that is no day. */
export function endOfDay(timeZone: string, date: string): string | undefined {
  return isDate(date) ? instantIn(timeZone, `${daysAfter(date, 1)}T00:00`) : undefined;
}
