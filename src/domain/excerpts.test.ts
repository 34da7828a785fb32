import { expect, test } from 'vitest';
import { excerptsFor, readText } from './excerpts.ts';
import type { SearchedWords } from './searched-words.ts';

const excerptOf = (text: string, words: SearchedWords) => excerptsFor(words)(readText(text));

test('An excerpt is where most of the words stand, cut between words', () => {
  const words = [[['night']], [['reception']]];
  const text = `Night work.\n\n${'We are a hotel by the sea. '.repeat(20)}You are at the reception at night. ${'More. '.repeat(80)}`;
  const excerpt = excerptOf(text, words) ?? '';
  expect(excerpt).toMatch(/^…(?:\S+ )+You are at the reception at night\. More\./);
  expect(excerpt).toMatch(/More\.…$/);
  expect(excerpt.length).toBeLessThan(240);
});

test('A text without any of the words has no excerpt', () => {
  expect(excerptOf('We are a hotel.', [[['night']]])).toBeUndefined();
  expect(excerptOf('', [[['night']]])).toBeUndefined();
  expect(excerptOf('We are a hotel.', [])).toBeUndefined();
});

const written =
  `Sous-chef Café Malé MALÉ C++ c# abc++ asp.net .NET F&B f & b R.N. r.n and/or A/C nurse Nurses nursing nurse's co-nurse
  _nurse nurse_ 24/7 b d/o “staff” nurse’s ½ staff nurse, staff 3rd naïve ø ß`.split(/\s+/);
const sought: SearchedWords[] = [
  [[['nurse', 'nurses']]],
  [[['staff'], ['nurse', 'nurses', 'nursing']], [['staff']]],
  [[['nurs*']], [['cafe']]],
  [[['male', 'Malé']], [['cpp'], ['cq']]],
  [[['fnb', 'b']], [['rn']], [['ac']]],
  [[['dnet']], [['net', 'asp']], [['c']]],
  [[['sous'], ['chef']], [['chef']], [['and']]],
  [[['naive']], [['strasse', 'o']], [['3rd', '7']]],
  [[['ކެޔޮޅު']], [['*']], [[]], []],
];

test('What is found without taking a text apart is what is found word by word', () => {
  let random = 7;
  const pick = (most: number) => (random = (random * 48_271) % 2_147_483_647) % most;
  for (let times = 0; times < 60; times += 1) {
    // The letters at the end have no one letter that stands for them: with those there is only the one way.
    const usual = written.slice(0, times % 10 ? -3 : undefined);
    const text = Array.from({ length: 1 + pick(90) }, () => usual[pick(usual.length)]).join(
      pick(9) ? ' ' : '. ',
    );
    for (const words of sought) {
      const find = excerptsFor(words);
      const { line } = readText(text);
      expect({ text, words, found: find(readText(text)) }).toEqual({
        text,
        words,
        found: find({ line, plain: undefined, signed: [] }),
      });
    }
  }
  expect(readText('Malé’s café 🌊').plain).toBe('Male\0s cafe \0\0');
});
