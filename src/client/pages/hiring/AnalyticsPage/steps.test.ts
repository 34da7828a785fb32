import { expect, test } from 'vitest';
import { daysAfter } from '#domain/deadlines.ts';
import { stepsOf, sum } from './steps.ts';

const days = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    day: daysAfter('2026-01-01', index),
    views: index,
    applications: 1,
  }));

test('a month is drawn day by day', () => {
  const { steps, unit } = stepsOf(days(30));
  expect([unit, steps.length, steps[0]?.label]).toEqual(['day', 30, '1 Jan 2026']);
});

test('a quarter is drawn week by week, whole weeks to the end, and loses no day', () => {
  const { steps, unit } = stepsOf(days(90));
  expect([unit, steps.length]).toEqual(['week', 13]);
  // Spaces around the dash are the platform's own.
  expect(steps[0]).toMatchObject({ label: expect.stringMatching(/^1\s?–\s?6 Jan 2026$/), applications: 6 });
  expect(steps.at(-1)).toMatchObject({
    label: expect.stringMatching(/^25\s?–\s?31 Mar 2026$/),
    applications: 7,
  });
  expect(sum(steps.map(({ applications }) => applications))).toBe(90);
});
