import { describe, expect, test } from 'vitest';
import { mayRead, ratingsProblem, spreadOf } from './scorecards.ts';

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
