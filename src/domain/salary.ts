import { currencies, type Currency } from './currencies.ts';
import type { PayWord, SalaryPeriod } from './salary-word.ts';
import { payWords } from './salary-words.ts';
import { payStatements, type Statement } from './salary-statements.ts';

export interface SalaryReading {
  min: number;
  max: number;
  /** ISO 4217 code. */
  currency: string;
  period: SalaryPeriod;
  /** Where one end is left open: "up to 30,000" names the most, "from 30,000" the least. */
  bound?: 'most' | 'least';
}

/** What is known of a pay from elsewhere, such as another column: taken where the text itself does not say it. */
export interface SalaryContext {
  currency?: string | undefined;
  period?: SalaryPeriod | undefined;
}

/**
 * Reads minimum, maximum, currency and period out of what people write ("USD 2,400–3,000 + service charge / month").
 * Undefined when the text leaves currency or amount open, contradicts itself, or says what nobody earns: what is not read is
 * shown as written, and what is read wrongly misleads. Without a named period the size of the amount decides.
 */
export function readSalary(text: string, context: SalaryContext = {}): SalaryReading | undefined {
  return /\d/.test(text) || /[٠-٩۰-۹]/.test(text) ? readPayWords(payWords(text), context) : undefined;
}

/** The same of words that have been taken apart already. */
export function readPayWords(
  words: readonly PayWord[],
  context: SalaryContext = {},
): SalaryReading | undefined {
  const [first, ...others] = payStatements(words, context.currency) ?? [];
  const currency = currencies.find(({ code }) => code === first?.currency);
  if (!first || !currency) return undefined;
  const pay = joined(first, others);
  if (pay.period === 'other') return undefined;
  const period = pay.period ?? given(pay, currency, context.period) ?? likelyPeriod(pay.max, currency);
  if (!period || !isEarned(pay, currency, period)) return undefined;
  return {
    min: pay.min,
    max: pay.max,
    currency: currency.code,
    period,
    ...(pay.bound ? { bound: pay.bound } : {}),
  };
}

/** Two amounts of a range further apart than this are no range of one pay. */
const widest = 6;
/** Amounts that only stand beside each other are of one pay where they are no further apart than this. */
const alike = 2;

type Pay = Pick<Statement, 'min' | 'max' | 'bound'>;

/** The first pay of a text with those like it: "£10 an hour, £12 on Sundays". What is of another period says the same again. */
function joined(first: Statement, others: readonly Statement[]): Statement {
  let { min, max, bound, period } = first;
  for (const other of others) {
    const samePeriod = other.period === period || other.period === undefined || period === undefined;
    if (other.currency !== first.currency || !samePeriod) continue;
    const from = Math.min(min, other.min);
    const to = Math.max(max, other.max);
    if (to > from * (period && other.period ? widest : alike)) continue;
    if (from !== min || to !== max) bound = undefined;
    [min, max, period] = [from, to, period ?? other.period];
  }
  return { ...first, min, max, bound, period };
}

/** A period that stands elsewhere, unless nobody earns so in that time: feeds say "year" of everything. */
function given(pay: Pay, currency: Currency, period: SalaryPeriod | undefined): SalaryPeriod | undefined {
  const least = currency.strong ? earned.leastGiven : earned.least;
  const isLikely = period && perMonth(pay.min, period) / currency.perDollar >= least;
  return isLikely && isEarned(pay, currency, period) ? period : undefined;
}

/** What somebody may earn in a month, in dollars: less or more is a slip of the keyboard. */
const earned = { least: 12, leastGiven: 60, leastStrong: 100, most: 200_000 };
/** The shorter the time, the sooner a figure is impossible: what is paid for few hours is paid for many of them. */
const mostOf: Partial<Record<SalaryPeriod, number>> = { hour: 500, session: 2_500, day: 5_000, week: 20_000 };
/** What the database's integer holds. */
const mostPerMonth = 2_147_483_647;

function isEarned({ min, max }: Pay, { perDollar, strong, code }: Currency, period: SalaryPeriod): boolean {
  if (max > min * widest || perMonth(max, period) > mostPerMonth) return false;
  const dollars = (amount: number) => perMonth(amount, period) / perDollar;
  // Trainees all over the world are paid in dollars.
  const least = strong && code !== 'USD' ? earned.leastStrong : earned.least;
  const most = mostOf[period];
  if (most !== undefined && max / perDollar > most) return false;
  return dollars(min) >= least && dollars(max) <= earned.most;
}

const monthsIn: Record<SalaryPeriod, number> = {
  hour: 1 / 173,
  session: 1 / 43.4,
  day: 1 / 21.7,
  week: 1 / 4.33,
  month: 1,
  year: 12,
};

/** A reading as an amount per month in its own currency, for comparing postings that state different periods. */
export function perMonth(amount: number, period: SalaryPeriod): number {
  return Math.round(amount / monthsIn[period]);
}

/** In dollars, by the hour and by the month; between the two lie days and weeks, which nobody can tell apart. */
const likely = { hour: [1.5, 100], month: 120, monthStrong: 800, year: 500_000 } as const;

function likelyPeriod(
  amount: number,
  { perDollar, strong, code, yearFrom = 8_000 * perDollar }: Currency,
): SalaryPeriod | undefined {
  const dollars = amount / perDollar;
  const [least, most] = likely.hour;
  if (strong ? amount < 100 * Math.max(1, perDollar) : dollars < 25)
    return dollars >= least && dollars < most * 1.3 ? 'hour' : undefined;
  if (amount >= yearFrom) return dollars < likely.year ? 'year' : undefined;
  const wages = strong && code !== 'USD' ? likely.monthStrong : strong ? likely.month : 25;
  return dollars >= wages ? 'month' : undefined;
}
