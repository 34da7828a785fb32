import { expect, test } from 'vitest';
import { wrapped } from './wrapped.ts';

/** As if every letter were as wide as any other. */
const lines = (text: string, most = 3) => wrapped(text, { most, fits: (line) => [...line].length <= 10 });

test('a text is set in lines of whole words, and ends with an ellipsis where it is too long', () => {
  expect(lines('Front Office Internship')).toEqual(['Front', 'Office', 'Internship']);
  expect(lines('Chef')).toEqual(['Chef']);
  expect(lines('one two three four five six seven eight')).toEqual(['one two', 'three four', 'five six…']);
});

test('a word that fits on no line is cut between letters, never within one', () => {
  expect(lines('x'.repeat(5_000))).toEqual(['x'.repeat(10), 'x'.repeat(10), `${'x'.repeat(9)}…`]);
  const family = '👩🏽‍🍳';
  for (const line of lines(family.repeat(40))) expect(line.replaceAll(family, '')).toMatch(/^…?$/);
});

test('nothing is lines of nothing, and what is no text does no harm', () => {
  expect(lines(' \n\u0000 ')).toEqual([]);
  expect(lines('a\uD800b')).toEqual(['a\uFFFDb']);
});
