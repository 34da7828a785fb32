import { describe, expect, test } from 'vitest';
import { charNgrams } from './char-ngrams.ts';
import { stemsOf, tokensOf } from './tokens.ts';

describe('words are one', () => {
  test.each([
    ['manage', 'managing', 'managed', 'manages'],
    ['organisation', 'organization', 'organisations'],
    ['waiter', 'waitress', 'waiters'],
    ['salesman', 'saleswomen', 'salesperson', 'salespeople'],
    ['colour', 'colors'],
    ['paediatric', 'pediatric'],
    ['theatre', 'theaters'],
    ['hire', 'hiring'],
    ['fit', 'fitting'],
    ['F&B', 'food and beverage', 'f & b'],
    ['HR', 'human resources'],
    ['crème brûlée', 'creme brulee'],
  ])('"%s" is "%s"', (...words) => {
    for (const word of words) expect(stemsOf(word)).toEqual(stemsOf(words[0]));
  });
});

describe('words are told apart', () => {
  test.each([
    ['organ', 'organise'],
    ['operator', 'operation'],
    ['human', 'humperson'],
    ['C++', 'C#'],
    ['C', 'C++'],
    ['care', 'car'],
  ])('"%s" is not "%s"', (one, other) => {
    expect(stemsOf(one)).not.toEqual(stemsOf(other));
  });
});

test('a word knows where it stands in its text, whatever accents or abbreviations there are', () => {
  const text = 'Chef’s assistant – café, F & B';
  const quoted = tokensOf(text).map(({ stem, start, end }) => [stem, text.slice(start, end)]);
  expect(quoted).toEqual([
    ['chef', 'Chef'],
    ['assistant', 'assistant'],
    ['cafe', 'café'],
    ['food', 'F & B'],
    ['beverag', 'F & B'],
  ]);
});

test('a misspelt word still shares most n-grams with the right one', () => {
  const right = new Set(charNgrams('housekeeping'));
  const slip = charNgrams('housekeping');
  expect(slip.filter((group) => right.has(group)).length).toBeGreaterThan(slip.length / 2);
});
