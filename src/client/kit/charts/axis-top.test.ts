import { expect, test } from 'vitest';
import { axisTop } from './axis-top.ts';

test('an axis ends at a round number, with whole numbers at its top and middle', () => {
  const largest = [1, 2, 3, 7, 11, 13, 57, 99, 103, 207, 570, 999, 2_183, 160_001];
  expect(largest.map(axisTop)).toEqual([1, 2, 4, 8, 12, 16, 60, 100, 120, 240, 600, 1_000, 2_400, 200_000]);
  for (const one of largest.slice(1)) expect(axisTop(one) / 2).toSatisfy(Number.isInteger);
});
