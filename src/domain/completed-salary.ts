import { payWords } from './salary-words.ts';
import { readPayWords, readSalary, type SalaryContext } from './salary.ts';
import type { SalaryPeriod } from './salary-word.ts';

/**
 * A pay as it was written, with the currency and the period that are known from elsewhere put where they belong: "From 2,421"
 * is "From GBP 2,421 per month". What the text says itself, and be it by its amount, is neither contradicted nor said again,
 * and what makes no pay stays as it is.
 */
export function completedSalary(text: string, context: SalaryContext): string {
  const words = payWords(text);
  const at = words.findIndex(({ kind }) => kind === 'amount');
  const first = words[at];
  const own = first && readPayWords(words);
  // It says all itself.
  if (own && words.some(({ kind }) => kind === 'period')) return text;
  const meant = first && readPayWords(words, context);
  if (!meant || own?.period === meant.period) return text;
  // "Rs 25,000" of Sri Lanka is "LKR Rs 25,000".
  const sign = words[at - 1];
  const place = sign?.kind === 'currency' ? sign.at : first.at;
  const withCurrency = own ? text : `${text.slice(0, place)}${meant.currency} ${text.slice(place)}`;
  const isSaid = readSalary(withCurrency, {})?.period === meant.period;
  const completed = isSaid ? withCurrency : `${withCurrency.trimEnd()} ${periodWords[meant.period]}`;
  const read = readSalary(completed);
  const same = read && read.min === meant.min && read.max === meant.max && read.period === meant.period;
  return same ? completed : text;
}

const periodWords: Record<SalaryPeriod, string> = {
  hour: 'per hour',
  session: 'per session',
  day: 'per day',
  week: 'per week',
  month: 'per month',
  year: 'per year',
};

/** The period that a column or a person names: 'YEAR', 'per hour', 'monthly', 'p.a.'; undefined for what names none. */
export function periodNamed(text: string): SalaryPeriod | undefined {
  const plain = text.trim().toLowerCase();
  if (!plain) return undefined;
  const exactly = named.find((period) => plain === period || plain === `${period}s`);
  if (exactly) return exactly;
  const periods = payWords(plain.replaceAll('_', ' ')).flatMap((word) =>
    word.kind === 'period' && word.period !== 'other' ? [word.period] : [],
  );
  return periods[0];
}

const named: readonly SalaryPeriod[] = ['hour', 'session', 'day', 'week', 'month', 'year'];
