import fc from 'fast-check';
import { expect, test } from 'vitest';
import { weightedMean } from './weighted.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const thing = fc.record({ weight: fc.integer({ min: 1, max: 9 }), value: fc.option(share) });

test('the mean of what is known lies between the least and the most of it', () => {
  fc.assert(
    fc.property(fc.array(thing, { maxLength: 6 }), (things) => {
      const known = things.flatMap(({ value }) => (value === null ? [] : [value]));
      const mean = weightedMean(things);
      expect(mean === null).toBe(known.length === 0);
      if (mean === null) return;
      expect(mean).toBeGreaterThanOrEqual(Math.min(...known) - 1e-9);
      expect(mean).toBeLessThanOrEqual(Math.max(...known) + 1e-9);
    }),
  );
});

test('what is unknown neither helps nor harms', () => {
  fc.assert(
    fc.property(fc.array(thing, { maxLength: 6 }), fc.integer({ min: 1, max: 9 }), (things, weight) => {
      expect(weightedMean([{ weight, value: null }, ...things])).toBe(weightedMean(things));
    }),
  );
});

test('only how the weights stand to each other counts, and the heavier pulls more', () => {
  const mean = (one: number, other: number) =>
    weightedMean([
      { weight: one, value: 1 },
      { weight: other, value: 0 },
    ]);
  expect([mean(3, 1), mean(6, 2), mean(1, 3)]).toEqual([0.75, 0.75, 0.25]);
});
