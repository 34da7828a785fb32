import { isDate } from '#domain/dates.ts';
import { daysAfter } from '#domain/deadlines.ts';

/** The ranges one press away, in days. */
export const presets = [7, 30, 90, 365] as const;
export type Preset = (typeof presets)[number];

export const presetLabel: Record<Preset, string> = {
  7: '7 days',
  30: '30 days',
  90: '90 days',
  365: 'Year',
};

/** The longest the server looks back over at once. */
const mostDays = 731;

/** Whole days, both included, as 'YYYY-MM-DD'. */
export interface Range {
  from: string;
  to: string;
  /** Undefined where it was chosen day by day. */
  preset?: Preset;
}

/** The range an address asks for (`?days=90`, or `?from=…&to=…`); thirty days where it asks for none that can be. `today` where the company is. */
export function readRange(params: URLSearchParams, today: string): Range {
  const from = params.get('from') ?? '';
  const to = params.get('to') ?? '';
  if ((from || to) && !Object.keys(rangeProblems({ from, to })).length) return { from, to };
  const preset = presets.find((days) => String(days) === params.get('days')) ?? 30;
  return { from: daysAfter(today, 1 - preset), to: today, preset };
}

/** What is wrong with a range somebody has typed, by field. */
export function rangeProblems({ from, to }: { from: string; to: string }): { from?: string; to?: string } {
  if (!isDate(from)) return { from: 'Choose the first day' };
  if (!isDate(to)) return { to: 'Choose the last day' };
  if (to < from) return { to: 'The last day is before the first' };
  if (daysIn({ from, to }) > mostDays) return { from: 'The range can be two years at most' };
  return {};
}

export function daysIn({ from, to }: Pick<Range, 'from' | 'to'>): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
}
