import { expect, test } from 'vitest';
import { compareCounts, compareTimeToHire } from './comparison.ts';

test('a count is compared with as many days before', () => {
  expect(compareCounts(20, 8, 30)).toBe('12 more than in the 30 days before');
  expect(compareCounts(1, 2_001, 7)).toBe('2,000 fewer than in the 7 days before');
  expect(compareCounts(5, 5, 1)).toBe('As many as in the day before');
});

test('where there is nothing to compare with, that is what is said', () => {
  expect(compareCounts(3, 0, 30)).toBe('There were none in the 30 days before');
  expect(compareCounts(0, 0, 30)).toBe('None in the 30 days before either');
});

test('time to hire says over how many hires it is the mean', () => {
  const hiring = (hires: number, avgTimeToHire: number | null) => ({ hires, avgTimeToHire });
  const none = hiring(0, null);
  expect(compareTimeToHire(none, none, 30)).toBe('Nobody was hired in these 30 days');
  expect(compareTimeToHire(hiring(1, 9), none, 30)).toBe(
    '1 hire in these days; nobody was hired in the 30 days before',
  );
  expect(compareTimeToHire(hiring(4, 9), hiring(2, 3), 30)).toBe(
    '4 hires in these days, against 2 in the 30 days before: too few to compare',
  );
  expect(compareTimeToHire(hiring(4, 9.2), hiring(3, 10.3), 30)).toBe(
    '4 hires in these days; 1.1 days shorter than in the 30 days before',
  );
  expect(compareTimeToHire(hiring(4, 9), hiring(3, 8), 30)).toBe(
    '4 hires in these days; 1 day longer than in the 30 days before',
  );
});
