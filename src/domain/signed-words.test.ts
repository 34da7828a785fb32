import { expect, test } from 'vitest';
import { withoutSigns, withSignsClosed, wordPattern } from './signed-words.ts';

const words = (text: string) => [...text.matchAll(wordPattern)].map(([word]) => word);

test.each([
  ['C++ and C#', ['C++', 'and', 'C#']],
  ['.NET developer', ['.NET', 'developer']],
  ['F&B, R & D and A/C', ['F&B', 'R & D', 'and', 'A/C']],
  ['R.N. or R.N', ['R.N', 'or', 'R.N']],
  ['food & beverage', ['food', 'beverage']],
  ['and/or', ['and', 'or']],
  ['internet.network', ['internet', 'network']],
  ['front-of-house', ['front', 'of', 'house']],
  ['ކެޔޮޅު café', ['ކެޔޮޅު', 'café']],
])('%j is taken apart at what is no word', (text, apart) => {
  expect(words(text)).toEqual(apart);
});

test.each([
  ['C++', 'Cpp'],
  ['c#', 'cq'],
  ['.NET', 'dNET'],
  ['F&B', 'FnB'],
  ['R & D', 'RnD'],
  ['A/C', 'AC'],
  ['R.N', 'RN'],
  ['plain', 'plain'],
  ['ކެޔޮޅު', 'ކެޔޮޅު'],
])('%s is %s in the index', (word, letters) => {
  expect(withoutSigns(word)).toBe(letters);
});

test('no two words that differ by their signs are one in the index', () => {
  const all = ['C', 'C++', 'C#', 'F#', '.NET', 'NET', 'F&B', 'R&D', 'A/C'].map(withoutSigns);
  expect(new Set(all).size).toBe(all.length);
});

test.each([
  ['F & B manager', 'F&B manager'],
  ['R &D', 'R&D'],
  ['food & beverage', 'food & beverage'],
  ['A & B & C', 'A&B&C'],
])('%j is closed to %j, so that blanks part words only', (text, closed) => {
  expect(withSignsClosed(text)).toBe(closed);
});
