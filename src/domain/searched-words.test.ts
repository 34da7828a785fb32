import { expect, test } from 'vitest';
import { readSearchedWords, stretchesIn, typedParts, writeSearchedWords } from './searched-words.ts';

const marked = (text: string, words: Parameters<typeof stretchesIn>[1]) =>
  stretchesIn(text, words).map(({ start, end }) => text.slice(start, end));

test.each([
  ['Nurses and nursing', [[['nurse', 'nurses', 'nursing']]], ['Nurses', 'nursing']],
  ['Malé, MALE', [[['male']]], ['Malé', 'MALE']],
  ['Sous chef, chef de partie', [[['sous'], ['chef']]], ['Sous chef']],
  ['Front-of-house staff', [[['front'], ['of'], ['house']]], ['Front-of-house']],
  ['Physiotherapist', [[['physio*']]], ['Physiotherapist']],
  ['C++ and C#, not C', [[['cpp']], [['cq']]], ['C++', 'C#']],
  ['Chef <b>chef</b> & co', [[['chef']]], ['Chef', 'chef']],
  ['ކެޔޮޅު', [[['ކެޔޮޅު']]], ['ކެޔޮޅު']],
  ['Maître'.normalize('NFD'), [[['maitre']]], ['Maître'.normalize('NFD')]],
  ['surnurse', [[['nurse']]], []],
  ['anything', [], []],
  ['anything', [[['*']]], []],
])('In %j %j is marked: %j', (text, words, expected) => {
  expect(marked(text, words)).toEqual(expected);
});

test('What was searched for survives its way through a header', () => {
  const words = [[['malé', 'a;b,c+d']], [['sous'], ['chef*', 'chefs']]];
  expect(readSearchedWords(writeSearchedWords(words))).toEqual(words);
  expect(writeSearchedWords(words)).toMatch(/^[\x20-\x7e]*$/);
  expect(readSearchedWords('%E0%A4%A')).toEqual([]);
});

test.each([
  ['sous chef', ['sous', 'chef']],
  ['"sous chef" -night -"main kitchen"', ['"sous chef"', '-night', '-"main kitchen"']],
  ['F & B manager', ['F&B', 'manager']],
  ['an "unfinished phrase', ['an', '"unfinished', 'phrase']],
  ['  ', []],
])('%j is typed in the parts %j, each of which can be left out', (text, parts) => {
  expect(typedParts(text)).toEqual(parts);
});
