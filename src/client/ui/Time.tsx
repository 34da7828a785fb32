import { useState } from 'react';
import { readersZone } from './readers-zone.ts';

interface Props {
  /** An ISO time, or a calendar date 'YYYY-MM-DD', which is the same day everywhere. */
  value: string;
  /**
   * A day unless told, '12 Mar 2026', or a moment, '12 Mar 2026, 14:05', both without the present year; 'date' always has
   * its year. Or 'Thu 14:05', 'Mar 2026', '3 days ago'.
   */
  as?: keyof typeof formats | 'ago';
}

const formats = {
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  day: { day: 'numeric', month: 'short' },
  dayHour: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  hour: { hour: '2-digit', minute: '2-digit' },
  weekdayHour: { weekday: 'short', hour: '2-digit', minute: '2-digit' },
  month: { month: 'short', year: 'numeric' },
  year: { year: 'numeric' },
  moment: { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A moment written out for people, and for machines beside it. */
export function Time({ value, as }: Props) {
  if (as === 'ago') return <Ago value={value} />;
  if (!as || as === 'moment') return <Short value={value} withHour={as === 'moment'} />;
  return <time dateTime={value}>{writtenOut(value, as)}</time>;
}

function Short({ value, withHour }: { value: string; withHour: boolean }) {
  const [now] = useState(() => new Date().toISOString());
  const thisYear = writtenOut(value, 'year') === writtenOut(now, 'year');
  const [brief, whole] = withHour ? (['dayHour', 'moment'] as const) : (['day', 'date'] as const);
  return (
    <time dateTime={value} title={writtenOut(value, value.length === 10 ? 'date' : 'moment')}>
      {writtenOut(value, thisYear ? brief : whole)}
    </time>
  );
}

function Ago({ value }: { value: string }) {
  const [now] = useState(Date.now);
  return (
    <time dateTime={value} title={writtenOut(value, 'moment')}>
      {timeAgo(value, now)}
    </time>
  );
}

/** The same as plain text, for sentences that are not markup; '' of what is no time, such as a day that is being typed. */
export function writtenOut(value: string, as: keyof typeof formats = 'date'): string {
  const timeZone = value.length === 10 ? 'UTC' : readersZone();
  const time = new Date(value);
  return Number.isNaN(time.getTime()) ? '' : formatter(as, timeZone).format(time);
}

/** Made once each: making one takes longer than a whole list of dates does with it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(as: keyof typeof formats, timeZone: string | undefined): Intl.DateTimeFormat {
  const name = `${as} ${timeZone}`;
  const known = formatters.get(name) ?? new Intl.DateTimeFormat('en-GB', { ...formats[as], timeZone });
  formatters.set(name, known);
  return known;
}

/** '1–7 Nov 2026', '24 Aug – 2 Sept 2026': two calendar dates, both included. */
export function daysWrittenOut(first: string, last: string): string {
  return new Intl.DateTimeFormat('en-GB', { ...formats.date, timeZone: 'UTC' }).formatRange(
    new Date(first),
    new Date(last),
  );
}

const steps = [
  { unit: 'minute', seconds: 60 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'week', seconds: 604_800 },
  { unit: 'month', seconds: 2_629_800 },
  { unit: 'year', seconds: 31_557_600 },
] as const;

/** 'just now', '5 hours ago', 'yesterday', '3 days ago'; weeks begin after two of them. `now` in milliseconds. */
export function timeAgo(value: string, now: number): string {
  const passed = (now - Date.parse(value)) / 1000;
  if (passed < 60) return 'just now';
  const step = steps.findLast(({ unit, seconds }) => passed >= seconds * (unit === 'week' ? 2 : 1));
  const { unit, seconds } = step ?? steps[0];
  return (unit === 'day' ? inWords : inFigures).format(-Math.floor(passed / seconds), unit);
}

const inWords = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const inFigures = new Intl.RelativeTimeFormat('en', { numeric: 'always' });
