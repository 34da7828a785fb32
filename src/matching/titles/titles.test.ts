import { describe, expect, test } from 'vitest';
import { loadVocabulary } from '#server/features/matches/vocabulary.ts';
import { cleanTitle } from './clean-title.ts';
import { linkTitle } from './link-title.ts';
import { suggestTitles } from './suggest-titles.ts';

const vocabulary = loadVocabulary();

describe('a messy title is cleaned', () => {
  test.each([
    ['URGENT!! Waiter/Waitress (Baa Atoll) 2 posts', 'Waiter/Waitress'],
    ['We are hiring: Housekeeping attendant', 'Housekeeping attendant'],
    ['Vacancy for Shop Assistant', 'Shop Assistant'],
    ['LORRY DRIVER (21/05/2021)', 'LORRY DRIVER'],
    ['3 x Commis Chef - Immediate start', 'Commis Chef'],
    ['(Manager)', '(Manager)'],
    ['C++ developer', 'C++ developer'],
    ['Sous Chef', 'Sous Chef'],
    ['', ''],
  ])('%s: %s', (title, clean) => {
    expect(cleanTitle(title)).toBe(clean);
  });
});

describe('a title is linked to the occupation it names', () => {
  test.each([
    ['URGENT!! Waiter/Waitress (Baa Atoll) 2 posts', 'waiter/waitress'],
    ['F&B Manager', 'restaurant manager'],
    ['Sr. Software Engineer', 'software developer'],
    ['Vacancy for Shop Assistant', 'shop assistant'],
    ['Boat captain', 'skipper'],
    ['Demi chef', 'chef'],
    ['HR Executive (Recruitment)', 'human resources assistant'],
    ['Accounts Clerk (Fresh Graduate)', 'bookkeeper'],
    ['Hotel Receptionist', 'hospitality establishment receptionist'],
  ])('%s: %s', (title, label) => {
    expect(linkTitle(vocabulary, title, 3).map((link) => link.label)).toContain(label);
  });

  test('with the words it was read from, best first, surest for a known name', () => {
    const links = linkTitle(vocabulary, 'URGENT: Waitress (Malé)');
    expect(links[0]).toMatchObject({ label: 'waiter/waitress', words: 'Waitress' });
    expect(links[0]!.confidence).toBeGreaterThanOrEqual(0.8);
    expect(links.map(({ confidence }) => confidence)).toEqual(
      links.map(({ confidence }) => confidence).toSorted((a, b) => b - a),
    );
  });

  test('and to nothing when no word is known', () => {
    expect(linkTitle(vocabulary, 'Qwxyz')).toEqual([]);
    expect(linkTitle(vocabulary, '')).toEqual([]);
  });
});

test('titles are suggested while somebody types, the best known first', () => {
  expect(suggestTitles(vocabulary, 'waite', 3)[0]).toBe('waiter/waitress');
  expect(suggestTitles(vocabulary, 'front off', 5)).toContain('front office manager');
  expect(suggestTitles(vocabulary, 'développeur zzz', 5)).toEqual([]);
  expect(suggestTitles(vocabulary, '  ', 5)).toEqual([]);
});
