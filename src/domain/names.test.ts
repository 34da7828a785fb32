import { describe, expect, test } from 'vitest';
import { companyNameProblem, mixesAlphabets, visibleLine } from './names.ts';

describe('a line loses what nobody can see', () => {
  test.each([
    ['\u202e\u2066evil\u200b', 'evil'],
    ['\u0007\u001b[31mX', '[31mX'],
    ['Aisha\u200bth\ufeff', 'Aishath'],
    ['Ali\u00ad Hassan', 'Ali Hassan'],
    ['Ali\u200d Hassan', 'Ali Hassan'],
    ['Hilton\u2060\u2063\u180e', 'Hilton'],
    ['Hilton\u{e0041}\u{e0042}', 'Hilton'],
    ['\u3164Hilton\uffa0', 'Hilton'],
    ['a\u00a0\u2003 b\u2800c\u2028d', 'a b c d'],
    ['\u200f\u200e\u061c', ''],
    [' \u200b ', ''],
  ])('%j becomes %j', (text, line) => {
    expect(visibleLine(text)).toBe(line);
  });

  test.each([
    'އައިޝަތު ނަސީމް',
    'محمد بن عبد الله',
    'می\u200cخواهم', // Persian, in which parting two letters is spelling
    'क्\u200dष', // Devanagari, in which joining them is
    'ශ්\u200dරී ලංකා',
    '👩🏽\u200d🍳 👨\u200d👩\u200d👧\u200d👦 🏴\u200d☠\ufe0f 🇲🇻 ❤\ufe0f',
    'O’Neill-Müller',
    'Zoë Ångström œuvre',
    '김민준',
    '山田 太郎',
  ])('%s stays as it is', (text) => {
    expect(visibleLine(text)).toBe(text);
  });
});

describe('the name of a company', () => {
  test.each(['Odegiri Island Resоrt', 'Ηilton', 'Pаypal', 'Mооrings'])(
    '%s, with a letter of another alphabet in a word, is refused',
    (name) => {
      expect(mixesAlphabets(name)).toBe(true);
      expect(companyNameProblem(name)).toMatch(/alphabets/);
    },
  );

  test.each([
    'Ресторан «Якорь»',
    'Hotel Αθήνα',
    'ރީފް Resort',
    'Café 7 & Sons',
    '山田 Diving 株式会社',
    '\u00b5Blox',
    'O’Neill',
  ])('%s is none of that', (name) => {
    expect(companyNameProblem(name)).toBeUndefined();
  });

  test.each(['—', '★★★', '...'])('%s names nothing', (name) => {
    expect(companyNameProblem(name)).toMatch(/letter or a digit/);
  });
});
