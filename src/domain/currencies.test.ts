import { describe, expect, test } from 'vitest';
import { currencies, currencyCodes, sharedSigns } from './currencies.ts';
import { readSalary } from './salary.ts';

describe('each currency', () => {
  test('has a code of its own, and is known to the world', () => {
    expect(new Set(currencyCodes).size).toBe(currencyCodes.length);
    const known = new Set(Intl.supportedValuesOf('currency'));
    expect(currencyCodes.filter((code) => !known.has(code))).toEqual([]);
  });

  test.each(currencies)(
    '$code is read by its code, before the amount and behind it',
    ({ code, perDollar }) => {
      // A thousand dollars or so a month, in round figures.
      const amount = Math.round(1_000 * perDollar);
      for (const text of [`${code} ${amount} per month`, `${amount} ${code.toLowerCase()} per month`])
        expect(readSalary(text)).toMatchObject({ min: amount, currency: code, period: 'month' });
    },
  );

  test.each(currencies)(
    '$code without a time is a year’s from so much on, and a month’s below',
    ({ code, perDollar, yearFrom }) => {
      const from = yearFrom ?? 8_000 * perDollar;
      expect(readSalary(`${code} ${from}`)?.period).toBe('year');
      expect(readSalary(`${code} ${Math.floor(from * 0.99)}`)?.period).toBe('month');
    },
  );
});

test('a sign that several share means one of those it can mean', () => {
  for (const { codes, usual } of sharedSigns) {
    expect(codes.length).toBeGreaterThan(1);
    expect(codes.filter((code) => !currencyCodes.includes(code))).toEqual([]);
    expect([undefined, ...codes]).toContain(usual);
  }
});

test.each([
  ['$1,500 a month', 'USD'],
  ['AUD $1,500 a month', 'AUD'],
  ['$1,500 a month (SGD)', 'SGD'],
  ['Rs 25,000 per month, paid in INR', 'INR'],
  ['kr 30,000 per month SEK', 'SEK'],
])('“%s” is paid in %s', (text, currency) => {
  expect(readSalary(text)?.currency).toBe(currency);
});

test.each([
  ['Rs 25,000 per month', 'LKR'],
  ['kr 30,000 per month', 'NOK'],
  ['¥300,000 per month', 'JPY'],
])(
  '“%s” is paid in whatever is known from elsewhere, such as %s, and in nothing without',
  (text, currency) => {
    expect(readSalary(text)).toBeUndefined();
    expect(readSalary(text, { currency })?.currency).toBe(currency);
    // It says that it is none of these.
    expect(readSalary(text, { currency: 'GBP' })).toBeUndefined();
  },
);
