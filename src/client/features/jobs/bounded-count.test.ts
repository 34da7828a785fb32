import { expect, test } from 'vitest';
import { boundedCount } from './bounded-count.ts';

test.each([
  [0, '0'],
  [9_999, '9,999'],
  [10_000, '10,000+'],
  [620_000, '10,000+'],
])('%i jobs are said to be %s', (count, words) => {
  expect(boundedCount(count)).toBe(words);
});
