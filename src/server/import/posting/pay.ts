import { readSalary } from '#domain/salary.ts';

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
 * Pay in one line. What the employer wrote stands as written; a bare figure is given its currency, and its period
 * where that is believable. Feeds say YEAR of everything, so a period is never put beside a text that names its own,
 * nor beside an amount nobody earns in that time.
 */
export function payOf({ text = '', min, max, currency, period }: PayFacts): string {
  const written = text.trim();
  if (/^[\s0.,-]*$/.test(written)) return range(amountOf(min), amountOf(max), currency, period);
  if (!isBareFigure(written)) return written;
  return withPeriod(currency ? `${currency.toUpperCase()} ${written}` : written, period);
}

function isBareFigure(text: string): boolean {
  return /^\d[\d,.\s]*(?:k\b)?\s*(?:(?:-|–|to)\s*\d[\d,.\s]*(?:k\b)?)?\s*$/i.test(text);
}

function range(
  min: number | undefined,
  max: number | undefined,
  currency: string | undefined,
  period: string | undefined,
): string {
  const amounts = [...new Set([min, max])].filter((amount) => amount !== undefined);
  if (amounts.length === 0) return '';
  const figures = amounts
    .map((amount) => amount.toLocaleString('en', { maximumFractionDigits: 2 }))
    .join('–');
  return withPeriod(currency ? `${currency.toUpperCase()} ${figures}` : figures, period);
}

function amountOf(text = ''): number | undefined {
  const amount = Number(text.replace(/[,\s]/g, ''));
  return text.trim() && amount > 0 && Number.isFinite(amount) ? amount : undefined;
}

function withPeriod(pay: string, period = ''): string {
  const unit = /hour|hr/i.test(period)
    ? 'hour'
    : /\b(day|daily|week|month|year|annum|annual)/i.exec(period)?.[1]?.toLowerCase();
  if (!unit) return pay;
  const said = unit === 'daily' ? 'day' : unit.startsWith('ann') ? 'year' : unit;
  // Read without a period the size of the amount decides: 26.42 is an hour's pay, whatever the feed says.
  const likely = readSalary(pay)?.period;
  const unbelievable = said === 'hour' ? likely === 'year' : likely === 'hour' && said !== 'day';
  return unbelievable ? pay : `${pay} per ${said}`;
}
