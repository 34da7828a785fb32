import { perMonth, readSalary } from '#domain/salary.ts';
import type { SalaryPeriod } from '#domain/salary-word.ts';

const per: Record<SalaryPeriod, string> = {
  hour: 'an hour',
  session: 'a session',
  day: 'a day',
  week: 'a week',
  month: 'a month',
  year: 'a year',
};

/** What is understood of a pay as it is written, for whoever writes it. */
export function salaryHint(text: string): string {
  if (!text.trim()) return 'In your own words, such as USD 900–1,100 a month + service charge.';
  const pay = readSalary(text);
  if (!pay) return 'Shown as written. Filters for pay will not find it: name an amount and a currency.';
  const { min, max, currency, period, bound } = pay;
  const open = bound && { most: 'up to ', least: 'from ' }[bound];
  const range = (low: number, high: number) =>
    low === high ? written(low) : `${written(low)} to ${written(high)}`;
  const monthly =
    period === 'month' ? '' : ` (${currency} ${range(perMonth(min, period), perMonth(max, period))} a month)`;
  return `Understood: ${open ?? ''}${currency} ${range(min, max)} ${per[period]}${monthly}.`;
}

function written(amount: number): string {
  return amount.toLocaleString('en', { maximumFractionDigits: 2 });
}
