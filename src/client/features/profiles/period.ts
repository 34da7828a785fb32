interface Months {
  startDate: string;
  endDate: string;
  isCurrent: boolean;
}

/**
 * Two months as ISO times of their first days, as the call takes them. A month that did not change keeps the day it was
 * saved with, and the end never falls before the start within one month.
 */
export function periodToSend(
  { startDate, endDate, isCurrent }: Months,
  saved?: { startDate: string | null; endDate: string | null },
): { startDate: string | null; endDate: string | null } {
  const start = dayOf(startDate, saved?.startDate);
  const end = isCurrent ? null : dayOf(endDate, saved?.endDate);
  return { startDate: isoTime(start), endDate: isoTime(start && end && end < start ? start : end) };
}

/** '4 years 3 months', the first and the last month counted in; '' where it cannot be calculated. `today` as 'YYYY-MM-DD'. */
export function durationInWords(start: string | null, end: string | null, today: string): string {
  if (!start) return '';
  const months = monthNumber(end ?? today) - monthNumber(start) + 1;
  if (months < 1) return '';
  const years = Math.floor(months / 12);
  return [plural(years, 'year'), plural(months % 12, 'month')].filter(Boolean).join(' ');
}

function dayOf(month: string, saved: string | null | undefined): string | null {
  if (!month) return null;
  return saved?.startsWith(month) ? saved : `${month}-01`;
}

function isoTime(date: string | null): string | null {
  return date && `${date}T00:00:00.000Z`;
}

function monthNumber(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
}

function plural(count: number, unit: string): string {
  if (!count) return '';
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
