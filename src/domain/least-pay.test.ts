import { describe, expect, test } from 'vitest';
import { payWordsIn } from './least-pay.ts';

const read = (text: string) => {
  const [first] = payWordsIn(text).toSorted((a, b) => a.at - b.at || b.end - a.end);
  return first && { words: text.slice(first.at, first.end), ...first.filters };
};

describe('a least pay', () => {
  test.each([
    ['over 900 usd', { salaryMin: 900, salaryCurrency: 'USD' }],
    ['at least £12 an hour', { salaryMin: 2_076, salaryCurrency: 'GBP' }],
    ['30k+', { salaryMin: 30_000 }],
    ['£36k or more', { salaryMin: 3_000, salaryCurrency: 'GBP' }],
    ['more than rf 10,000 per month', { salaryMin: 10_000, salaryCurrency: 'MVR' }],
    ['>= 800 dollars', { salaryMin: 800, salaryCurrency: 'USD' }],
    ['salary of 1200', { salaryMin: 1_200 }],
    ['earning 15 an hour', { salaryMin: 2_595 }],
  ])('is read out of “%s”, by the month', (text, filters) => {
    expect(read(text)).toEqual({ words: text, ...filters });
  });

  test('of a range is its lower end: whoever names a pay wants no less', () => {
    expect(read('900 to 1,200 usd')).toMatchObject({ salaryMin: 900, salaryCurrency: 'USD' });
    expect(read('between €1,500 and €2,000')).toMatchObject({ salaryMin: 1_500, salaryCurrency: 'EUR' });
  });

  test('stands where it stands in what was typed', () => {
    const [pay] = payWordsIn('captain over 900 usd in male');
    expect([pay?.at, pay?.end]).toEqual([8, 20]);
  });
});

test.each([
  'over 18',
  'at least 5 years',
  'more than 30 rooms',
  'over 1000 guests',
  'min 40 hours',
  'above 3000 gt',
  'over 100 %',
  'under 2,000 usd',
  'up to £12 an hour',
  '2000',
  'part time cook',
  '',
])('“%s” names no least pay', (text) => {
  expect(payWordsIn(text)).toEqual([]);
});
