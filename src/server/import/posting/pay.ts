import { completedSalary, periodNamed } from '#domain/completed-salary.ts';
import { jobFields } from '#domain/fields/jobs.ts';
import { readSalary } from '#domain/salary.ts';
import type { SalaryPeriod } from '#domain/salary-word.ts';

export interface PayFacts {
  /** What the employer wrote. */
  text?: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  currency?: string | undefined;
  /** 'YEAR', 'per hour', 'monthly' … */
  period?: string | undefined;
}

/**
 * Pay in one line. What the employer wrote stands as written, but that it is given the currency and, where that is
 * believable, the period which stand in other columns. Feeds say YEAR of everything, so a period is never put beside a text
 * that names its own, nor beside an amount nobody earns in that time.
 */
export function payOf({ text = '', min, max, currency = '', period = '' }: PayFacts): string {
  const written = text.trim();
  const known = { currency: currency.trim().toUpperCase() || undefined, period: periodNamed(period) };
  if (/^[\s0.,-]*$/.test(written)) return withContext(range(amountOf(min), amountOf(max)), known);
  return fitting(withContext(written, known), written);
}

interface Known {
  currency: string | undefined;
  period: SalaryPeriod | undefined;
}

function withContext(pay: string, known: Known): string {
  if (!isBareFigure(pay)) return completedSalary(pay, known);
  const named = known.currency ? `${known.currency} ${pay}` : pay;
  // Read without a period the size of the amount decides: 26.42 is an hour's pay, whatever the feed says.
  const isBelievable = known.period && readSalary(named, known)?.period === known.period;
  return isBelievable ? `${named} per ${known.period}` : named;
}

function isBareFigure(text: string): boolean {
  return /^\d[\d,.\s]*(?:k\b)?\s*(?:(?:-|–|to)\s*\d[\d,.\s]*(?:k\b)?)?\s*$/i.test(text);
}

function range(min: number | undefined, max: number | undefined): string {
  return [...new Set([min, max])]
    .filter((amount) => amount !== undefined)
    .map((amount) => amount.toLocaleString('en', { maximumFractionDigits: 2 }))
    .join('–');
}

function amountOf(text = ''): number | undefined {
  const amount = Number(text.replace(/[,\s]/g, ''));
  return text.trim() && amount > 0 && Number.isFinite(amount) ? amount : undefined;
}

/** A text that was as long as one may be stays without what would make it too long. */
function fitting(completed: string, written: string): string {
  return completed.length > jobFields.salaryRange.max ? written : completed;
}
