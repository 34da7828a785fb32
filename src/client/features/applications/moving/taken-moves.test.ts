import { beforeEach, expect, test } from 'vitest';
import { type Move, reverseOf } from './moves.ts';
import { takenMoves } from './taken-moves.ts';

const cards = (...ids: number[]) =>
  ids.map((id) => ({ id, applicantName: 'Aisha', status: 'submitted' as const, stepId: null }));
const moved = (...ids: number[]): Move => reverseOf(cards(...ids), { status: 'screening' });
const rejected = (...ids: number[]): Move => ({
  ...reverseOf(cards(...ids), { status: 'rejected' }),
  rejection: true,
});
const idsOf = (reverse: Move | undefined) => reverse?.cards.map(({ id }) => id);

const undone = new Set<number>();
let taken: ReturnType<typeof takenMoves>;

beforeEach(() => {
  undone.clear();
  taken = takenMoves((id) => !undone.has(id));
});

test('moves are taken back one by one, the last first', () => {
  taken.add(moved(1));
  taken.add(moved(2));
  expect([taken.takeLast(), taken.takeLast(), taken.takeLast()].map(idsOf)).toEqual([[2], [1], undefined]);
});

test('the Undo of a move takes that one back, whatever was moved since, and once', () => {
  const [first, second] = [moved(1), moved(2)];
  taken.add(first);
  taken.add(second);
  expect(idsOf(taken.take(first))).toEqual([1]);
  expect(taken.take(first)).toBeUndefined();
  expect([taken.takeLast(), taken.takeLast()].map(idsOf)).toEqual([[2], undefined]);
});

test('a rejection that was undone by its own button is passed over, wholly or in part', () => {
  taken.add(moved(1));
  taken.add(rejected(2, 3));
  taken.add(rejected(4));
  undone.add(3).add(4);
  expect([taken.takeLast(), taken.takeLast()].map(idsOf)).toEqual([[2], [1]]);
});

test('of a move that was done in part only that part is taken back, and of a refused one nothing', () => {
  const [some, none] = [moved(1, 2, 3), moved(4)];
  taken.add(some);
  taken.add(none);
  const rest = taken.keep(some, cards(1, 3));
  expect(idsOf(rest)).toEqual([1, 3]);
  expect(taken.keep(none, [])).toBeUndefined();
  expect(taken.takeLast()).toBe(rest);
  expect(taken.takeLast()).toBeUndefined();
});

test('a move that was taken back before it was answered offers no Undo', () => {
  const reverse = moved(1);
  taken.add(reverse);
  taken.takeLast();
  expect(taken.keep(reverse, cards(1))).toBeUndefined();
});

test('a rejection is undone whether or not the step inside Rejected came of it', () => {
  const reverse = rejected(1);
  taken.add(reverse);
  expect(taken.keep(reverse, [])).toBe(reverse);
  expect(idsOf(taken.takeLast())).toEqual([1]);
});
