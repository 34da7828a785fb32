import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keyOfUnknown } from './skill-key.ts';

test.each([
  ['Zyxo-7 winch', 'zyxo-7 WINCH'],
  ['winch zyxo', 'Zyxo winches'],
  ['Zyxo winding', 'zyxo wind'],
  ['  zyxo   winch ', 'Zyxo winch'],
  ['ފަޅުވެރި', ' ފަޅުވެރި'],
])('%j is the same skill as %j', (one, other) => {
  expect(keyOfUnknown(one)).toBe(keyOfUnknown(other));
});

test.each([
  ['zyxo-7', 'zyxo-8'],
  ['zyxo', 'zyxa'],
  ['ފަޅުވެރި', 'ކެޔޮޅު'],
  ['C', 'C++'],
])('%j is another than %j', (one, other) => {
  expect(keyOfUnknown(one)).not.toBe(keyOfUnknown(other));
});

test('is below 0, so that it is never taken for a skill of the vocabulary, and fits a database’s integer', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 0x10_ff_ff }), { maxLength: 12 }), (codes) => {
      const text = String.fromCodePoint(...codes);
      const key = keyOfUnknown(text);
      expect(Number.isInteger(key)).toBe(true);
      expect(key).toBeLessThan(0);
      expect(key).toBeGreaterThanOrEqual(-(2 ** 31));
    }),
    { numRuns: 300 },
  );
});

test('seldom meets another’s: thousands of made-up skills have as many keys', () => {
  const keys = new Set(Array.from({ length: 5_000 }, (_, at) => keyOfUnknown(`made up ${at}`)));
  expect(keys.size).toBe(5_000);
});
