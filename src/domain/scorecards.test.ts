import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mayRead, needsEvidence, ratingsProblem, spread, spreadOf, type Step } from './scorecards.ts';

const [aminath, bilal, chiara, manager] = [1, 2, 3, 9];

describe('what others wrote is read', () => {
  const half = { panel: [aminath, bilal], handedIn: [aminath] };
  const whole = { panel: [aminath, bilal], handedIn: [aminath, bilal] };
  const none = { panel: [], handedIn: [] };

  test('by who has handed in their own, and not before', () => {
    expect(mayRead(aminath, half, [half])).toBe(true);
    expect(mayRead(bilal, half, [half])).toBe(false);
  });

  test('by who was not asked only when all who were have handed in', () => {
    expect(mayRead(manager, half, [half])).toBe(false);
    expect(mayRead(manager, whole, [whole])).toBe(true);
  });

  test('by who was not asked and has given an opinion of their own', () => {
    expect(mayRead(manager, half, [half, { panel: [], handedIn: [manager] }])).toBe(true);
  });

  test('by nobody who still owes one of another interview', () => {
    const second = { panel: [chiara], handedIn: [] };
    expect(mayRead(chiara, whole, [whole, second])).toBe(false);
    expect(mayRead(aminath, whole, [whole, { panel: [aminath], handedIn: [] }])).toBe(true);
  });

  test('without an interview by those who have written one', () => {
    const written = { ...none, handedIn: [aminath] };
    expect(mayRead(bilal, written, [written])).toBe(false);
    expect(mayRead(aminath, written, [written])).toBe(true);
  });
});

describe('a scorecard', () => {
  const rating = (attribute: string, step: 1 | 3 | null, note: string | null = null) => ({
    attribute,
    step,
    note,
  });

  test('answers every attribute once, if only that nothing was seen of it', () => {
    expect(ratingsProblem([rating('Knots', 3), rating('Calm', null)], ['Knots', 'Calm'])).toBeUndefined();
    expect(ratingsProblem([rating('Knots', 3)], ['Knots', 'Calm'])).toMatch(/every attribute/);
    expect(ratingsProblem([rating('Knots', 3), rating('Knots', 3)], ['Knots', 'Calm'])).toMatch(/every/);
  });

  test('says what was seen at an end of the scale', () => {
    expect(ratingsProblem([rating('Knots', 1)], ['Knots'])).toMatch(/what you saw of “Knots”/);
    expect(ratingsProblem([rating('Knots', 1, 'The cleat came off')], ['Knots'])).toBeUndefined();
  });

  test('stands beside the others with how far they agree', () => {
    const [knots, calm] = spreadOf([
      { ratings: [rating('Knots', 1, 'x'), rating('Calm', 3)] },
      { ratings: [rating('Knots', 3), rating('Calm', null)] },
    ]);
    expect(knots).toEqual({
      attribute: 'Knots',
      counts: [1, 0, 1, 0, 0],
      lowest: 1,
      highest: 3,
      apart: true,
    });
    expect(calm).toMatchObject({ counts: [0, 0, 1, 0, 0], lowest: 3, highest: 3, apart: false });
  });
});

test('only who judges at an end of the scale has to say what they saw', () => {
  const bare = [1, 2, 3, 4, 5].map((step) => needsEvidence({ step: step as Step, note: null }));
  expect(bare).toEqual([true, false, false, false, true]);
  expect(needsEvidence({ step: 5, note: '  ' })).toBe(true);
  expect(needsEvidence({ step: 5, note: 'Tied it blind' })).toBe(false);
  expect(needsEvidence({ step: null, note: null })).toBe(false);
});

describe('how far people agree', () => {
  test('is told of those who chose; who saw nothing of it parts nobody', () => {
    expect(spread([2, null, 3, 3])).toEqual({ counts: [0, 1, 2, 0, 0], lowest: 2, highest: 3, apart: false });
    expect(spread([null, null])).toEqual({
      counts: [0, 0, 0, 0, 0],
      lowest: null,
      highest: null,
      apart: false,
    });
    expect(spread([])).toMatchObject({ lowest: null, apart: false });
  });

  test('is worth a talk from two steps on, whoever of them came first', () => {
    expect(spread([3, 4]).apart).toBe(false);
    expect(spread([5, 3]).apart).toBe(true);
    expect(spread([1, 5]).apart).toBe(true);
  });

  test('counts everybody once, in whatever order they hand in', () => {
    const step = fc.constantFrom<Step | null>(1, 2, 3, 4, 5, null);
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), (chosen) => {
        const told = spread(chosen);
        expect(told.counts.reduce((sum, count) => sum + count, 0)).toBe(
          chosen.filter((one) => one !== null).length,
        );
        expect(spread(chosen.toReversed())).toEqual(told);
      }),
    );
  });
});
