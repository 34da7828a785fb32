import { counted } from '#client/ui/counted.ts';

/** Fewer hires than this, on either side, and their mean says more of those people than of the hiring. */
export const fewestHires = 3;

/** How a count stands to that of as many days before, in words. `days` is how many. */
export function compareCounts(now: number, before: number, days: number): string {
  const period = `the previous ${inDays(days)}`;
  if (!now && !before) return `None in ${period} either`;
  if (!before) return `None in ${period}`;
  if (now === before) return `Same as in ${period}`;
  const difference = Math.abs(now - before).toLocaleString('en');
  return `${difference} ${now > before ? 'more' : 'fewer'} than in ${period}`;
}

interface Hiring {
  hires: number;
  avgTimeToHire: number | null;
}

/** How the time to hire stands to that of as many days before, and over how few people it is the mean. */
export function compareTimeToHire(now: Hiring, before: Hiring, days: number): string {
  const period = `the previous ${inDays(days)}`;
  if (now.avgTimeToHire === null) return `No hires in ${days === 1 ? 'this day' : `these ${inDays(days)}`}`;
  const over = counted(now.hires, 'hire');
  if (before.avgTimeToHire === null) return `${over}; none in ${period}`;
  if (Math.min(now.hires, before.hires) < fewestHires)
    return `${over}, against ${before.hires} in ${period}: too few to compare`;
  const difference = Math.round((now.avgTimeToHire - before.avgTimeToHire) * 10) / 10;
  if (!difference) return `${over}; same as in ${period}`;
  const size = Math.abs(difference);
  const unit = size === 1 ? 'day' : 'days';
  return `${over}; ${size} ${unit} ${difference < 0 ? 'shorter' : 'longer'} than in ${period}`;
}

export function inDays(days: number): string {
  return days === 1 ? 'day' : `${days.toLocaleString('en')} days`;
}
