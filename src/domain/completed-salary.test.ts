import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { completedSalary, periodNamed } from './completed-salary.ts';
import { readSalary } from './salary.ts';

const pounds = { currency: 'GBP', period: 'year' } as const;

describe('a pay from a file', () => {
  test.each([
    ['From 24,214', { currency: 'GBP', period: 'month' }, 'From GBP 24,214 per month'],
    ['700 - 900', { currency: 'USD', period: 'week' }, 'USD 700 - 900 per week'],
    ['USD 700', { period: 'week' }, 'USD 700 per week'],
    ['Rs 250', { currency: 'LKR', period: 'hour' }, 'LKR Rs 250 per hour'],
    // What the amount tells by itself is not said again.
    ['From 24,214', pounds, 'From GBP 24,214'],
    ['£24,214', pounds, '£24,214'],
    ['12.50', { currency: 'GBP', period: 'hour' }, 'GBP 12.50'],
    ['Rs 25,000', { currency: 'LKR', period: 'month' }, 'LKR Rs 25,000'],
  ] as const)('“%s” is completed by what is known: %j', (text, context, completed) => {
    expect(completedSalary(text, context)).toBe(completed);
    expect(readSalary(completed)).toEqual(readSalary(text, context));
  });

  test.each([
    ['£24,214 per annum', { currency: 'USD', period: 'month' }],
    ['USD 2,000 a month', pounds],
    ['USD 1,200 a month', {}],
  ] as const)('“%s” says all itself, and is not contradicted by %j', (text, context) => {
    expect(completedSalary(text, context)).toBe(text);
  });

  test.each(['', 'Competitive', 'Band 5 to 7', 'negotiable, 24 days of leave', '-£500', 'USD 35 per dive'])(
    '“%s” makes no pay and stays as it is',
    (text) => {
      expect(completedSalary(text, pounds)).toBe(text);
    },
  );

  test('that nobody earns in the time a feed names is completed with none', () => {
    // "year" stands in every row of such a feed.
    expect(completedSalary('£12.50', pounds)).toBe('£12.50');
  });

  test('is completed once: what has been completed stays as it is', () => {
    const part = fc.constantFrom(
      'From',
      '24,214',
      '£',
      'USD',
      '-',
      '1,800',
      'to',
      '12.50',
      'k',
      '+ tips',
      'basic',
    );
    const period = fc.constantFrom('hour', 'week', 'month', 'year', undefined);
    fc.assert(
      fc.property(fc.array(part, { maxLength: 5 }), period, (parts, named) => {
        const context = { currency: 'GBP', period: named };
        const once = completedSalary(parts.join(' '), context);
        expect(completedSalary(once, context)).toBe(once);
      }),
    );
  });

  test('never means something else for having been completed', () => {
    const part = fc.constantFrom(
      'From',
      '24,214',
      '£',
      'USD',
      '-',
      '1,800',
      'to',
      '12.50',
      'k',
      '+ tips',
      'basic',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 5 }), (parts) => {
        const text = parts.join(' ');
        const own = readSalary(text);
        fc.pre(own !== undefined);
        const completed = readSalary(completedSalary(text, pounds));
        expect([completed?.min, completed?.max, completed?.currency]).toEqual([
          own.min,
          own.max,
          own.currency,
        ]);
      }),
    );
  });
});

describe('the time that a column names', () => {
  test.each([
    ['YEAR', 'year'],
    ['hours', 'hour'],
    [' Month ', 'month'],
    ['per hour', 'hour'],
    ['monthly', 'month'],
    ['p.a.', 'year'],
    ['PER_ANNUM', 'year'],
    ['sessions', 'session'],
  ])('“%s” is of a %s', (text, period) => {
    expect(periodNamed(text)).toBe(period);
  });

  test.each(['', '  ', 'fixed', 'per dive', 'Competitive'])('“%s” is none', (text) => {
    expect(periodNamed(text)).toBeUndefined();
  });
});
