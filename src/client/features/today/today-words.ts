import { writtenOut } from '#client/ui/Time.tsx';
import type { TodayRow } from '#contract/api.ts';
import { money } from '#domain/offers.ts';
import { roleLabel } from '#domain/people.ts';

/** What waits, in two words at the head of its row. */
export function labelOf(row: TodayRow): string {
  const late = row.urgency === 'overdue';
  switch (row.kind) {
    case 'answer':
      return late ? 'Answer overdue' : 'Answer due';
    case 'interview':
      return row.urgency === 'now' ? 'Interview' : 'Interview today';
    case 'times':
      return 'Interview time';
    case 'scorecard':
      return late ? 'Scorecard overdue' : 'Scorecard due';
    case 'approval':
      return 'To approve';
    case 'offer':
      if (row.state === 'sent') return 'Offer ends';
      return row.state === 'approved' ? 'Offer to send' : 'Offer draft';
    case 'task':
      return late ? 'Task overdue' : 'Task due';
    case 'request':
      return 'Wants to join';
  }
}

/** What it is about, after the name. */
export function subjectOf(row: TodayRow): string {
  if (row.kind === 'request') return `${roleLabel[row.role]} at ${row.companyName}`;
  if (row.kind === 'approval') return `${money(row.basicPay, row.currency)}, ${row.jobTitle}`;
  return row.kind === 'task' ? row.title : row.jobTitle;
}

/** Since or until when. `now` in milliseconds. */
export function whenOf(row: TodayRow, now: number): string {
  switch (row.kind) {
    case 'interview':
      return startWords(row.at, now);
    case 'times':
      return row.declined ? 'declined' : 'times have passed';
    case 'approval':
      return row.by ? `from ${row.by}` : '';
    case 'request':
      return `asked ${daysWords(daysPast(row.at, now))}`;
    case 'offer':
      if (row.state === 'sent') return `ends ${untilWords(row.at, now)}`;
      return `${row.state === 'approved' ? 'approved' : 'written'} ${daysWords(daysPast(row.at, now))}`;
    case 'answer':
    case 'scorecard':
    case 'task':
      if (row.urgency === 'overdue') return lateWords(daysPast(row.at, now));
      return row.kind === 'task' ? 'today' : `by ${untilWords(row.at, now)}`;
  }
}

const day = 86_400_000;

/** A calendar date is past with its end. */
function daysPast(at: string, now: number): number {
  return Math.floor((now - Date.parse(at)) / day);
}

function lateWords(days: number): string {
  if (days < 1) return 'since today';
  return days === 1 ? 'by 1 day' : `by ${days.toLocaleString('en')} days`;
}

function daysWords(days: number): string {
  if (days < 1) return 'today';
  return days === 1 ? 'yesterday' : `${days.toLocaleString('en')} days ago`;
}

/** An hour for what is nearer than a day, else a day. */
function untilWords(at: string, now: number): string {
  return Date.parse(at) - now < day ? writtenOut(at, 'weekdayHour') : writtenOut(at, 'day');
}

function startWords(at: string, now: number): string {
  const minutes = Math.ceil((Date.parse(at) - now) / 60_000);
  const hour = writtenOut(at, 'hour');
  if (minutes <= 0) return `${hour}, under way`;
  return minutes <= 60 ? `${hour}, in ${minutes} min` : hour;
}
