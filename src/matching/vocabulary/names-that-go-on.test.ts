import { expect, test } from 'vitest';
import { loadVocabulary } from '#server/features/matches/vocabulary.ts';
import { suggestSkills } from '#matching/skills/suggest-skills.ts';
import { suggestTitles } from '#matching/titles/suggest-titles.ts';

const vocabulary = loadVocabulary();
const skills = (typed: string) => suggestSkills(vocabulary, typed, 8).map((text) => text.toLowerCase());
const titles = (typed: string) => suggestTitles(vocabulary, typed, 8).map((text) => text.toLowerCase());

test('a few letters suggest the skill that most people mean by them', () => {
  expect(skills('firs')[0]).toBe('first aid');
  expect(skills('scu')).toContain('scuba diving');
  expect(skills('javas')[0]).toBe('javascript');
});

test('every word counts, the last one perhaps unfinished, wherever in the name they stand together', () => {
  expect(titles('diving inst')[0]).toBe('diving instructor');
  expect(titles('diving inst').every((title) => title.includes('diving inst'))).toBe(true);
  expect(titles('inst diving')).toEqual([]);
  expect(titles('waitress').some((title) => title.includes('waitress'))).toBe(true);
});

test('letters are the same with and without accents and in any case', () => {
  expect(titles('SOMMÉLIER')).toEqual(titles('sommelier'));
});

test('nothing is suggested twice', () => {
  for (const typed of ['word', 'dri', 'food hyg']) {
    const found = suggestSkills(vocabulary, typed, 50).map((text) => text.toLowerCase());
    expect(found.length).toBeGreaterThan(1);
    expect(new Set(found).size).toBe(found.length);
  }
});

test('nothing typed suggests nothing, nor does what no name goes on from', () => {
  expect(skills('  ')).toEqual([]);
  expect(skills('xyzzy')).toEqual([]);
});
