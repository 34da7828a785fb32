import { expect, test } from 'vitest';
import { compareCounts, compareTimeToHire } from './comparison.ts';

test('a count is compared with as many days before', () => {
  expect(compareCounts(20, 8, 30)).toBe('12 more than in the previous 30 days');
  expect(compareCounts(1, 2_001, 7)).toBe('2,000 fewer than in the previous 7 days');
  expect(compareCounts(5, 5, 1)).toBe('Same as in the previous day');
});

test('where there is nothing to compare with, that is what is said', () => {
  expect(compareCounts(3, 0, 30)).toBe('None in the previous 30 days');
  expect(compareCounts(0, 0, 30)).toBe('None in the previous 30 days either');
});

test('time to hire says over how many hires it is the mean', () => {
  const hiring = (hires: number, avgTimeToHire: number | null) => ({ hires, avgTimeToHire });
  const none = hiring(0, null);
  expect(compareTimeToHire(none, none, 30)).toBe('No hires in these 30 days');
  expect(compareTimeToHire(hiring(1, 9), none, 30)).toBe('1 hire; none in the previous 30 days');
  expect(compareTimeToHire(hiring(4, 9), hiring(2, 3), 30)).toBe(
    '4 hires, against 2 in the previous 30 days: too few to compare',
  );
  expect(compareTimeToHire(hiring(4, 9.2), hiring(3, 10.3), 30)).toBe(
    '4 hires; 1.1 days shorter than in the previous 30 days',
  );
  expect(compareTimeToHire(hiring(4, 9), hiring(3, 8), 30)).toBe(
    '4 hires; 1 day longer than in the previous 30 days',
  );
});
