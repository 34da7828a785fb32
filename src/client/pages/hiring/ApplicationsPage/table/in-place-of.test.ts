import { expect, test } from 'vitest';
import { inPlaceOf } from './in-place-of.ts';

const rows = (...ids: number[]) => ids.map((id) => ({ id }));

test('in the place of a row that has left stands the next one, whoever has come above', () => {
  expect(inPlaceOf(2, rows(3, 2, 1), rows(4, 3, 1))).toBe(1);
  expect(inPlaceOf(2, rows(3, 2, 1), rows(3))).toBe(3);
});

test('a row that is still there, was never there, or has left nobody behind is in nobody’s place', () => {
  expect(inPlaceOf(2, rows(3, 2, 1), rows(2))).toBeUndefined();
  expect(inPlaceOf(undefined, rows(3, 2), rows(2))).toBeUndefined();
  expect(inPlaceOf(2, rows(2), [])).toBeUndefined();
});
