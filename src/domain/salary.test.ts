import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
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
  ['SGD 3,200 ($2,400) monthly', 3_200, 3_200, 'SGD', 'month'],
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

describe('a pay is read', () => {
  const read = (text: string, context = {}) => {
    const pay = readSalary(text, context);
    return pay && `${pay.min}-${pay.max} ${pay.currency} a ${pay.period}`;
  };

  test.each([
    ['£24, 907 - £37, 020', '24907-37020 GBP a year'],
    ['£60-£70k', '60000-70000 GBP a year'],
    ['£30k - 35', '30000-35000 GBP a year'],
    ['£25-31,000', '25000-31000 GBP a year'],
    ['£30-35k DOE', '30000-35000 GBP a year'],
    ['₹4–6 lakh per annum', '400000-600000 INR a year'],
    ['INR 3.5 LPA', '350000-350000 INR a year'],
    ['LKR 1,50,000 p.m.', '150000-150000 LKR a month'],
    ["CHF 4'500.- brutto", '4500-4500 CHF a month'],
    ['2.450,00 € monatlich', '2450-2450 EUR a month'],
    ['1 850 € par mois', '1850-1850 EUR a month'],
    ['Rp 5 juta / bulan', '5000000-5000000 IDR a month'],
    ['R15 000 per month', '15000-15000 ZAR a month'],
    ['MRf 18,000/- per month', '18000-18000 MVR a month'],
    ['18000 rufiyaa', '18000-18000 MVR a month'],
    ['ރ. 12,000 މަހަކު', '12000-12000 MVR a month'],
    ['from AUD $32 per hour', '32-32 AUD a hour'],
    ['£45,753/£48,123/£51,668', '45753-51668 GBP a year'],
  ])('whatever its thousands, units and signs: “%s”', (text, pay) => expect(read(text)).toBe(pay));

  test.each([
    ['c£65k', '65000-65000 GBP a year'],
    ['ca. 3.200 € brutto', '3200-3200 EUR a month'],
    ['25k-28k€ annuels', '25000-28000 EUR a year'],
    ['₹ 3-5 L.P.A', '300000-500000 INR a year'],
    ['1.900 € x 14', '1900-1900 EUR a month'],
    ['CHF 5200 x 13', '5200-5200 CHF a month'],
    ['£28,000 for a 40 hour week', '28000-28000 GBP a year'],
    ['£450 per week, 4 on 4 off', '450-450 GBP a week'],
    ['€2,800-€3,100 per month, 5:1 rotation', '2800-3100 EUR a month'],
    ['£12.21 p.h. annualised hours contract, 1,950 hours per year', '12.21-12.21 GBP a hour'],
    ['£60,000 OTE (£35,000 base)', '35000-35000 GBP a year'],
    ['Tronc £3 per hour, basic £11.44 per hour', '11.44-11.44 GBP a hour'],
    ['£11.44 per hour plus tronc of £2.50 per hour', '11.44-11.44 GBP a hour'],
    ['Salary negotiable up to AED 9,000', '9000-9000 AED a month'],
    ['$28.26/hr + casual loading 25%', '28.26-28.26 USD a hour'],
    ['£31,000 FTE, 0.6 FTE (actual £18,600)', '31000-31000 GBP a year'],
  ])('as people write it beside hours, extras and words for “about”: “%s”', (text, pay) =>
    expect(read(text)).toBe(pay),
  );

  test.each([
    ['£110ph', '110-110 GBP a hour'],
    ['£16.40per hour (£32,920 per annum)', '16.4-16.4 GBP a hour'],
    ['£30,615 per annum (£15.66 per hour)', '30615-30615 GBP a year'],
    ['£12.60/h', '12.6-12.6 GBP a hour'],
    ['hourly rate of 25 dollars', '25-25 USD a hour'],
    ['£250 per session', '250-250 GBP a session'],
    ['sessional rate £88', '88-88 GBP a session'],
    ['£90 per 12 hour night shift', '90-90 GBP a day'],
    ['Day rate £16.55 P/H & night rate £20.70 P/H', '16.55-16.55 GBP a hour'],
    ['£13.79 / £16.97 per hour', '13.79-16.97 GBP a hour'],
    ['£34k p.a. pro rata', '34000-34000 GBP a year'],
    ['£55 per clinic session', '55-55 GBP a session'],
    ['£24,907 per anum pro rata', '24907-24907 GBP a year'],
    ['£30,000 paid monthly', '30000-30000 GBP a year'],
    ['£12.50 per hour, paid weekly', '12.5-12.5 GBP a hour'],
  ])('for the time it is for: “%s”', (text, pay) => expect(read(text)).toBe(pay));

  test.each([
    ['band 6 - £16.96 per hour', '16.96-16.96 GBP a hour'],
    ['AfC Band 8a/8b: £45,753 - £62,001', '45753-62001 GBP a year'],
    ['Grade 7: MVR 12,500 + service charge', '12500-12500 MVR a month'],
    ['SCP 7 to 11 (£22,369 - £24,054)', '22369-24054 GBP a year'],
    ['£15.65ph (band 5)/£19.37ph (band 6)', '15.65-19.37 GBP a hour'],
    ['37.5 hours per week, £28,407 pa', '28407-28407 GBP a year'],
    ['£24,780 p/a, 28 hrs p/w', '24780-24780 GBP a year'],
    ['16 hours @ £11.59', '11.59-11.59 GBP a hour'],
    ['Ref 2023/114, closing 12/05/2023, call 07700 900123: £24,000', '24000-24000 GBP a year'],
    ['£155.63 per week for 12 months', '155.63-155.63 GBP a week'],
    ['£17,434 pa (70% of band 5)', '17434-17434 GBP a year'],
    ['Seasonal contract May 2024 - Oct 2024, €1,600 a month', '1600-1600 EUR a month'],
  ])('beside grades, hours, days and telephones: “%s”', (text, pay) => expect(read(text)).toBe(pay));

  test.each([
    ['Rf 9,500 basic + SC approx. Rf 12,000', '9500-9500 MVR a month'],
    ['Service charge USD 700 + basic USD 450', '450-450 USD a month'],
    ['650 USD basic 350 USD service charge', '650-650 USD a month'],
    ['USD 1,500 inclusive of service charge', '1500-1500 USD a month'],
    ['£26k basic + £14k OTE', '26000-26000 GBP a year'],
    ['OTE £60,000, basic £30,000', '30000-30000 GBP a year'],
    ['up to £44K per annum with £5k bonus', '44000-44000 GBP a year'],
    ['£16.71 - location allowance of £4,000', '16.71-16.71 GBP a hour'],
    ['£82,096 - £110,683 London allowance £2,162', '82096-110683 GBP a year'],
    ['£24,907 FTE (£14,944 actual)', '24907-24907 GBP a year'],
    ['£21,000 - £24,000 (FTE), actual £12,600 - £14,400', '21000-24000 GBP a year'],
    ['£11.44 (21+), £8.60 (18-20)', '8.6-11.44 GBP a hour'],
  ])('apart from what is paid beside it: “%s”', (text, pay) => expect(read(text)).toBe(pay));

  test.each([
    ['From 24,214 per annum', { currency: 'GBP' }, '24214-24214 GBP a year'],
    ['10.81ph', { currency: 'GBP' }, '10.81-10.81 GBP a hour'],
    ['Rs 25,000 - 30,000 per month', { currency: 'LKR' }, '25000-30000 LKR a month'],
    ['18500 + £2000 allowance', { currency: 'GBP' }, '18500-18500 GBP a year'],
    ['900', { currency: 'USD', period: 'month' }, '900-900 USD a month'],
    ['26.42', { currency: 'GBP', period: 'year' }, '26.42-26.42 GBP a hour'],
  ] as const)('with what stands elsewhere: “%s”', (text, context, pay) =>
    expect(read(text, context)).toBe(pay),
  );

  test('with the end it leaves open', () => {
    expect(readSalary('up to £28k')?.bound).toBe('most');
    expect(readSalary('from £11.44 an hour')?.bound).toBe('least');
    expect(readSalary('£20k up to £28k')?.bound).toBeUndefined();
  });
});

test.each([
  '-£500',
  'USD -900',
  '£999,999 per hour',
  '£0.50 per annum',
  '£33,65700',
  '£1,234,56',
  '£28,000-£35,00',
  '£27,000 - £2,900',
  '£45-753-£51,668',
  '£10,000 per session per annum',
  'USD 35 per dive',
  '£12 per delivery',
  '$200 per charter',
  'Rs 25,000 per month',
  '¥300,000',
  '£100 - £160',
  'E6 6ZB, 5 programmed activities',
  '£ 22 , 500',
  '£4,000 per hour',
  '$150,000 a day',
  '£28,000 per week',
  '£28,OOO',
  '£2O,000',
])('“%s” is not read rather than read wrongly', (text) => {
  expect(readSalary(text)).toBeUndefined();
});

test.each(['E6 6ZB', '5 programmed activities', '10 PA', '01206 918 701', 'Band 5 to 7'])(
  '“%s” is no pay, also in a file of pounds',
  (text) => expect(readSalary(text, { currency: 'GBP' })).toBeUndefined(),
);

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
