import { describe, expect, test } from 'vitest';
import { vocabulary } from '#test/features.ts';
import { stemsOf } from '#matching/text/tokens.ts';
import { cosine } from '#matching/vocabulary/word-vectors.ts';
import { linkTitle } from './link-title.ts';
import { middleOfNames, occupationMeanings } from './occupation-meanings.ts';
import { postingRankingOf } from './rank-postings.ts';
import { suggestTitles } from './suggest-titles.ts';
import { directionOfTitle } from './title-directions.ts';
import { cosineOfMeanings, meaningOfTitle } from './title-meaning-text.ts';
import { titleMeaning } from './title-meaning.ts';
import { titleWords } from './title-words.ts';

const names = [
  'Waiter',
  'Bartender',
  'Dive Instructor',
  'Dive Guide',
  'Accountant',
  'Sous Chef',
  'Sales Manager',
  'Boat captain',
  'Receptionist',
  'Qwxyz',
];
const near = (one: string, other: string) =>
  cosineOfMeanings(meaningOfTitle(vocabulary, one), meaningOfTitle(vocabulary, other));

test('neighbouring words of a title count as one more: a sales assistant is no assistant', () => {
  expect(titleWords(['sale', 'assistant', 'bar'])).toEqual([
    'sale',
    'assistant',
    'bar',
    'sale_assistant',
    'assistant_bar',
  ]);
  expect([titleWords(['sale']), titleWords([])]).toEqual([['sale'], []]);
});

describe('what a title means', () => {
  test('is a direction of length one, or none where no word is known', () => {
    for (const text of names) {
      const { direction } = titleMeaning(vocabulary, text, 0.5);
      expect(cosine(direction, direction)).toBeCloseTo(text === 'Qwxyz' ? 0 : 1, 4);
    }
    expect([...directionOfTitle(vocabulary, [])].every((value) => value === 0)).toBe(true);
  });

  test('goes by what it is known to stand for, where as a whole it is a name', () => {
    expect(titleMeaning(vocabulary, 'Concierge', 0.5).known).toBe(true);
    expect(titleMeaning(vocabulary, 'Concierge of the moon', 0.5).known).toBe(false);
    const [own, named] = [0, 1].map((share) => titleMeaning(vocabulary, 'Concierge', share).direction);
    expect(cosine(own!, named!)).toBeLessThan(0.999);
    expect([...titleMeaning(vocabulary, 'Concierge', 0).direction]).toEqual([
      ...directionOfTitle(vocabulary, stemsOf('Concierge')),
    ]);
  });

  test('comes back from its text nearly as it was', () => {
    for (const one of names)
      for (const other of names) {
        const [a, b] = [one, other].map((text) => titleMeaning(vocabulary, text, 0.5).direction);
        expect(Math.abs(near(one, other) - Math.max(0, cosine(a!, b!)))).toBeLessThan(0.06);
      }
  });

  test('can stand in JSON as it is', () => {
    for (const text of names) expect(meaningOfTitle(vocabulary, text)).toMatch(/^[$-z]*$/);
  });
});

describe('an occupation', () => {
  test('lies among its own names, nearer than among those of another', () => {
    const { occupations, directions } = occupationMeanings(vocabulary);
    const size = vocabulary.titleWords.dimensions;
    for (const at of [0, 500, 1_500, 2_500]) {
      const own = directions.subarray(at * size, (at + 1) * size);
      const [mine, others] = [at, (at + 700) % occupations.length].map((place) =>
        cosine(own, middleOfNames(vocabulary, occupations[place]!)),
      );
      expect(mine!).toBeGreaterThan(0.7);
      expect(mine!).toBeGreaterThan(others!);
    }
  });

  test('is found for a title as surely as the title names it, and not beyond the number asked for', () => {
    for (const text of names) {
      const links = linkTitle(vocabulary, text, 4);
      expect(links.length).toBeLessThanOrEqual(4);
      expect(links.slice(0, 2)).toEqual(linkTitle(vocabulary, text, 2));
      for (const { confidence } of links) {
        expect(confidence).toBeGreaterThan(0);
        expect(confidence).toBeLessThan(1);
      }
    }
    const sure = (text: string) => linkTitle(vocabulary, text, 1)[0]!.confidence;
    expect(sure('waiter')).toBeGreaterThan(sure('waiter of moods and other things'));
  });
});

describe('postings', () => {
  const postings = [
    { title: 'Dive Instructor', text: 'Teach guests to dive on the house reef.' },
    { title: 'Accountant', text: 'Close the books, prepare payroll and reconcile bank statements.' },
    { title: 'Pastry Chef', text: 'Bake bread, cakes and desserts for two restaurants.' },
  ];
  const rank = postingRankingOf(vocabulary, postings);
  const first = (query: string) => {
    const scores = rank(query);
    return postings[scores.indexOf(Math.max(...scores))]?.title;
  };

  test.each([
    ['scuba teacher', 'Dive Instructor'],
    ['bookkeeping and payroll', 'Accountant'],
    ['I bake cakes', 'Pastry Chef'],
    ['acountnat', 'Accountant'],
  ])('stand nearest to what somebody says of their work: “%s” to %s', (query, posting) => {
    expect(first(query)).toBe(posting);
  });

  test('have no place where nothing is said', () => {
    expect([...rank('')]).toEqual([0, 0, 0]);
  });

  test('stand as near whatever order they are listed in', () => {
    const turned = postingRankingOf(vocabulary, postings.toReversed());
    for (const [at, score] of [...rank('bread')].entries())
      expect(turned('bread')[2 - at]).toBeCloseTo(score, 5);
  });
});

test('titles are suggested once each, no more than asked for, those that begin so before the rest', () => {
  const found = suggestTitles(vocabulary, 'guide', 40);
  expect(found.length).toBeGreaterThan(3);
  expect(new Set(found.map((name) => name.toLowerCase())).size).toBe(found.length);
  const begins = found.map((name) => name.toLowerCase().startsWith('guide'));
  expect(begins).toEqual(begins.toSorted((a, b) => Number(b) - Number(a)));
  expect(suggestTitles(vocabulary, 'guide', 2)).toEqual(found.slice(0, 2));
});
