export type SalaryPeriod = 'hour' | 'day' | 'week' | 'month' | 'year';

export interface SalaryReading {
  min: number;
  max: number;
  /** ISO 4217 code. */
  currency: string;
  period: SalaryPeriod;
}

/**
 * Reads minimum, maximum, currency and period out of what people write ("USD 2,400–3,000 + service charge / month").
 * Undefined when the text leaves currency or amount open; the text itself is always kept as written.
 * Without a named period the size of the amount decides, since nobody states an hourly wage in the thousands.
 */
export function readSalary(text: string): SalaryReading | undefined {
  const currency = readCurrency(text);
  const [first, second = first] = readAmounts(text);
  if (!currency || first === undefined || second === undefined) return undefined;
  const min = Math.min(first, second);
  const max = Math.max(first, second);
  // "£30,615 per annum (£15.66 per hour)", "£24, 907": two amounts this far apart are no range of one pay.
  if (max > min * 10) return undefined;
  const period = readPeriod(text) ?? likelyPeriod(max, currency);
  return perMonth(max, period) > mostPerMonth ? undefined : { min, max, currency, period };
}

// What the database's integer holds; nobody earns more.
const mostPerMonth = 2_147_483_647;

const monthsIn: Record<SalaryPeriod, number> = {
  hour: 1 / 173,
  day: 1 / 21.7,
  week: 1 / 4.33,
  month: 1,
  year: 12,
};

/** A reading as an amount per month in its own currency, for comparing postings that state different periods. */
export function perMonth(amount: number, period: SalaryPeriod): number {
  return Math.round(amount / monthsIn[period]);
}

const currencies: readonly [code: string, sign?: RegExp][] = [
  ['USD', /US\$|\$/],
  ['MVR', /(?<![a-z])Rf(?![a-z])|ރ/i],
  ['EUR', /€/],
  ['GBP', /£/],
  ['EGP'],
  ['LKR'],
  ['INR', /₹/],
  ['AED'],
  ['AUD'],
  ['SGD'],
];

/** Every currency a salary can be read in. */
export const currencyCodes: readonly string[] = currencies.map(([code]) => code);

/** Names before signs: "SGD" and "AUD" postings often also carry a "$". */
function readCurrency(text: string): string | undefined {
  const named = currencies.find(([code]) => new RegExp(`(?<![a-z])${code}(?![a-z])`, 'i').test(text));
  return (named ?? currencies.find(([, sign]) => sign?.test(text)))?.[0];
}

/** At most the first two amounts; "2.4k", "2,400.50" and "2.400" are understood, percentages and years of service are not amounts. */
function readAmounts(text: string): number[] {
  const amounts: number[] = [];
  const pay = text.split(extras).find((part) => /\d/.test(part)) ?? '';
  for (const [, whole = '', decimals = '', thousands] of pay.matchAll(amountPattern)) {
    const amount = Number(whole.replace(/[.,]/g, '') + decimals.replace(',', '.')) * (thousands ? 1_000 : 1);
    if (amount > 0 && amount < 1e9) amounts.push(amount);
  }
  // "2-3k": the unit of the second holds for both.
  const [first, second] = amounts;
  if (
    first !== undefined &&
    second !== undefined &&
    first < second / 100 &&
    /\d\s?[-–]\s?\d+(\.\d+)?\s?k\b/i.test(text)
  )
    amounts[0] = first * 1_000;
  return amounts.slice(0, 2);
}

const amountPattern = /(?<!\d[.,]?)(\d{1,3}(?:[.,]\d{3})+|\d+)([.,]\d{1,2})?\s?(k\b)?(?!\s?%|[.,]?\d)/gi;

/** "+ £5K welcome bonus", "plus 12.1% leave": what follows is paid on top and no end of the range. */
const extras = /\+|&|\bplus\b/i;

const periods: readonly [RegExp, SalaryPeriod][] = [
  [/\b(per|an?|\/)\s?h(ou)?rs?\b|\/\s?h(ou)?r?\b|\bhourly\b|\bp\.?h\.?\b/i, 'hour'],
  [/\b(per|a)\s?day\b|\/\s?day\b|\bdaily\b/i, 'day'],
  [/\b(per|a)\s?week\b|\/\s?w(ee)?k\b|\bweekly\b/i, 'week'],
  [/\b(per|a)\s?month\b|\/\s?mo(nth)?\b|\bmonthly\b|\bp\.?m\.?\b|\bpcm\b/i, 'month'],
  [/\b(per|a)\s?(year|annum)\b|\/\s?y(ea)?r\b|\byearly\b|\bannual(ly)?\b(?! leave)|\bp\.?a\.?\b/i, 'year'],
];

function readPeriod(text: string): SalaryPeriod | undefined {
  return periods.find(([pattern]) => pattern.test(text))?.[1];
}

function likelyPeriod(amount: number, currency: string): SalaryPeriod {
  if (amount < 100) return 'hour';
  // From here on up a monthly wage would be out of the ordinary: 15,000 in strong currencies, ten times that in weaker ones.
  const strong = ['USD', 'EUR', 'GBP', 'AUD', 'SGD'].includes(currency);
  return amount >= (strong ? 15_000 : 300_000) ? 'year' : 'month';
}
