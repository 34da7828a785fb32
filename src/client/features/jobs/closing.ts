import type { JobSummary } from '#contract/api.ts';
import { writtenOut } from '#client/ui/Time.tsx';

const day = 86_400_000;
/** From a week before on, a deadline is pointed out. */
const soonDays = 7;

export interface Closing {
  words: string;
  soon: boolean;
}

/**
 * When a posting stops taking applications, in words for a card; nothing where it has no deadline or is over. `now` in
 * milliseconds. A deadline's day ends where the company is, so the days are counted back from that moment.
 */
export function closingOf(
  { applicationDeadline, closesAt }: Pick<JobSummary, 'applicationDeadline' | 'closesAt'>,
  now: number,
): Closing | undefined {
  if (!applicationDeadline || !closesAt) return undefined;
  const left = Date.parse(closesAt) - now;
  if (left <= 0) return undefined;
  const days = Math.floor(left / day);
  if (days > soonDays) return { words: `Closes ${writtenOut(applicationDeadline)}`, soon: false };
  return { words: ['Closes today', 'Closes tomorrow'][days] ?? `Closes in ${days} days`, soon: true };
}

/** Whether the deadline is what closed a posting. */
export function isPastClosing({ closesAt }: Pick<JobSummary, 'closesAt'>, now: number): boolean {
  return closesAt !== null && Date.parse(closesAt) <= now;
}
