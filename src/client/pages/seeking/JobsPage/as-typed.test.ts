import { expect, test } from 'vitest';
import { asTyped } from './as-typed.ts';

test.each([
  ['recepsionist', 'receptionist', '"recepsionist"'],
  ['recepsionist malé', 'receptionist malé', '"recepsionist" malé'],
  ['"sous chef" kichen -night', '"sous chef" kitchen -night', '"sous chef" "kichen" -night'],
  ['Front-of-house mannager', 'Front of house manager', 'Front-of-house "mannager"'],
])('%s, searched for as %s, is as typed %s', (q, corrected, expected) => {
  expect(asTyped(q, corrected)).toBe(expected);
});
