import { describe, expect, test } from 'vitest';
import { apart, merge } from './merge.ts';

const base = { title: 'Cook', pay: '', skills: ['Knives'] };
const names = ['title', 'pay', 'skills'] as const;

describe('what two people wrote over the same', () => {
  test('keeps what either of them left alone as the other wrote it', () => {
    const mine = { ...base, title: 'Head cook' };
    const theirs = { ...base, pay: 'USD 900' };
    expect(merge(names, { base, mine, theirs })).toEqual({
      values: { ...base, title: 'Head cook', pay: 'USD 900' },
      contested: [],
      taken: ['pay'],
    });
  });

  test('leaves to the person what both changed, with what they typed in place', () => {
    const mine = { ...base, title: 'Head cook' };
    const theirs = { ...base, title: 'Sous chef', skills: ['Knives', 'Sauces'] };
    expect(merge(names, { base, mine, theirs })).toEqual({
      values: { ...mine, skills: ['Knives', 'Sauces'] },
      contested: ['title'],
      taken: ['skills'],
    });
  });

  test('is no conflict where both wrote the same, or only what this form does not have', () => {
    const both = { ...base, title: 'Head cook' };
    expect(merge(names, { base, mine: both, theirs: both })).toMatchObject({ contested: [], taken: [] });
    const theirs = { ...both, pay: 'USD 900' };
    expect(merge(['title'], { base, mine: both, theirs })).toEqual({
      values: both,
      contested: [],
      taken: [],
    });
  });
});

test.each([
  ['Call on Monday.', 'Call on Tuesday.', ['Call on ', 'Monday.', '']],
  ['Call on Monday, early', 'Call early', ['Call ', 'on Monday, ', 'early']],
  ['Call', 'Call', ['Call', '', '']],
  ['a a', 'a a a', ['a ', '', 'a']],
  ['', 'Call', ['', '', '']],
])('%j beside %j is parted between words', (text, other, parts) => {
  expect(apart(text, other).join('')).toBe(text);
  expect(apart(text, other)).toEqual(parts);
});
