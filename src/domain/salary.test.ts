import fc from 'fast-check';
import { expect, test } from 'vitest';
import { perMonth, readSalary } from './salary.ts';

test.each([
  ['USD 2,400–3,000 + service charge / month', 2_400, 3_000, 'USD', 'month'],
  ['$1500 per month', 1_500, 1_500, 'USD', 'month'],
  ['USD 1200-1800', 1_200, 1_800, 'USD', 'month'],
  ['USD2400 - USD3000', 2_400, 3_000, 'USD', 'month'],
  ['800USD', 800, 800, 'USD', 'month'],
  ['EUR 14,50 per hour', 14.5, 14.5, 'EUR', 'hour'],
  ['£24.907 - £30,615 per annum', 24_907, 30_615, 'GBP', 'year'],
  ['1,200 USD', 1_200, 1_200, 'USD', 'month'],
  ['MVR 15,000 - 18,000 a month', 15_000, 18_000, 'MVR', 'month'],
  ['Rf. 12,500/month', 12_500, 12_500, 'MVR', 'month'],
  ['Rf25,000', 25_000, 25_000, 'MVR', 'month'],
  ['ރ 9,000', 9_000, 9_000, 'MVR', 'month'],
  ['€ 38.000 per year', 38_000, 38_000, 'EUR', 'year'],
  ['€45k–55k p.a.', 45_000, 55_000, 'EUR', 'year'],
  ['2-3k USD monthly', 2_000, 3_000, 'USD', 'month'],
  ['SGD 3,200 ($2,400) monthly', 2_400, 3_200, 'SGD', 'month'],
  ['AED 6000 per month', 6_000, 6_000, 'AED', 'month'],
  ['₹40,000 per month', 40_000, 40_000, 'INR', 'month'],
  ['£31,365 - £37,890 per annum', 31_365, 37_890, 'GBP', 'year'],
  ['£24,907 to £30,615 pa pro rata', 24_907, 30_615, 'GBP', 'year'],
  ['£91,881', 91_881, 91_881, 'GBP', 'year'],
  ['£35.86p/h to £43.03p/h', 35.86, 43.03, 'GBP', 'hour'],
  ['£14.49 p/h', 14.49, 14.49, 'GBP', 'hour'],
  ['£19.38', 19.38, 19.38, 'GBP', 'hour'],
  ['£9.89/hour - Day, £18.1/hour - Sunday', 9.89, 18.1, 'GBP', 'hour'],
  ['USD 120 a day', 120, 120, 'USD', 'day'],
  ['USD 700 weekly', 700, 700, 'USD', 'week'],
  ['£29252.70  + £5K Welcome Bonus', 29_252.7, 29_252.7, 'GBP', 'year'],
  ['£40,000.00 PLUS £3,000 Welcome Bonus', 40_000, 40_000, 'GBP', 'year'],
  ['£28,071 - £33,411 & £3000 Welcome Bonus', 28_071, 33_411, 'GBP', 'year'],
  ['£8.80 + 12.1% annual leave entitlement', 8.8, 8.8, 'GBP', 'hour'],
  ['£16.44 - £26.29 inclusive of WTD (12.07%)', 16.44, 26.29, 'GBP', 'hour'],
  ['up to 10% on USD 2,000', 2_000, 2_000, 'USD', 'month'],
  ['3000 - 2000 USD', 2_000, 3_000, 'USD', 'month'],
] as const)('“%s” is read', (text, min, max, currency, period) => {
  expect(readSalary(text)).toEqual({ min, max, currency, period });
});

test.each([
  'negotiable',
  'Competitive, Very Senior Manager Salary',
  'as per company standards',
  '',
  '33,000',
  '14.83 P/H',
  'USD',
  'Band 5 or 6',
  '10% service charge',
  '£30,615 per annum (£15.66 per hour)',
  '£24, 907',
  '£82,96 - £110,683 per annum',
  'Rfidding',
  'AUDIT 5',
  'USD 999999999999',
  'USD 0',
])('“%s” leaves currency or amount open and is not guessed', (text) => {
  expect(readSalary(text)).toBeUndefined();
});

test('whatever people write is read in order and fits the database, or not at all', () => {
  const words = fc.constantFrom(
    'USD',
    'MVR',
    '£',
    '-',
    'to',
    'per hour',
    'a year',
    'k',
    '%',
    '+',
    ',',
    '.',
    '2,400',
    '15.5',
    '999999',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(words, fc.nat().map(String)), { maxLength: 12 }), (parts) => {
      const reading = readSalary(parts.join(' '));
      fc.pre(reading !== undefined);
      expect(reading.min).toBeGreaterThan(0);
      expect(reading.max).toBeGreaterThanOrEqual(reading.min);
      expect(perMonth(reading.max, reading.period)).toBeLessThanOrEqual(2_147_483_647);
    }),
  );
});

test.each([
  [10, 'hour', 1_730],
  [100, 'day', 2_170],
  [500, 'week', 2_165],
  [2_000, 'month', 2_000],
  [36_000, 'year', 3_000],
] as const)('%i a %s is %i a month', (amount, period, monthly) => {
  expect(perMonth(amount, period)).toBe(monthly);
});
