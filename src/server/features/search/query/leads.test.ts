import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Leads, leadsOf } from './leads.ts';
import { type Group, neededBy, type ParsedQuery } from './parsed-query.ts';
import { rarestFirst, type Term, type Variants } from './term-query.ts';

const jobs: Record<string, number> = {
  assist: 300_000,
  kitchen: 9_000,
  cater: 20_000,
  canteen: 300,
  hand: 90_000,
  boy: 4_000,
};
const jobsOf = (term: Term) => (typeof term === 'string' ? jobs[term] : undefined) ?? Infinity;
const names = [
  ['cater', 'assist'],
  ['kitchen', 'assist'],
  ['kitchen', 'hand'],
  ['kitchen', 'boy'],
  ['canteen', 'assist'],
];

test('of many names the words that few jobs have lead to all of them', () => {
  expect(leadsOf(names, jobsOf)).toEqual({ terms: ['canteen', 'kitchen', 'cater'], jobs: 29_300 });
});

test.each<[string, Variants]>([
  [
    'a few words',
    [
      ['cater', 'assist'],
      ['kitchen', 'hand'],
    ],
  ],
  [
    'names that share no words',
    ['assist', 'kitchen', 'cater', 'canteen', 'hand', 'boy'].map((word) => [word]),
  ],
  ['a name of words that are not counted', [...names, ['2', 'b']]],
  ['a name without any word', [...names, []]],
])('nothing leads to %s', (_, ways) => {
  expect(leadsOf(ways, jobsOf)).toBeUndefined();
});

const letters = 'a b c d e f g h i j'.split(' ');

test('whatever has one of the names has a lead, whichever the names are', () => {
  const way = fc.uniqueArray(fc.constantFrom(...letters), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(
      fc.array(way, { minLength: 1, maxLength: 12 }),
      fc.array(fc.nat(1_000), { minLength: 10, maxLength: 10 }),
      (ways, counts) => {
        const leads = leadsOf(
          ways,
          (term) => (typeof term === 'string' ? counts[letters.indexOf(term)] : undefined) ?? 0,
        );
        expect(ways.every((words) => !leads || words.some((word) => leads.terms.includes(word)))).toBe(true);
      },
    ),
  );
});

test('leads are looked up with the other words, the rarest first, and all of the names for what is left', () => {
  const leads = leadsOf(names, jobsOf);
  const needed = neededBy(asked(group(names, 900_000, leads), group([['maadi']], 37_000)), {
    textScope: 'anywhere',
  });
  expect(rarestFirst(needed)).toEqual([
    "('canteen'|'kitchen'|'cater')",
    "(('maadi'))",
    expect.stringMatching(/^\(\('cater'&'assist'\)\|.*\('canteen'&'assist'\)\)$/),
  ]);
});

test('what follows from another word of the search is not looked up, and of two that say the same one is', () => {
  const odp = group([['odp'], ['theatr', 'practition']], 4_000);
  const theatreNurse = group([['theatr'], ['odp'], ['scrub', 'nurs']], 9_000);
  const terms = (...groups: Group[]) =>
    neededBy(asked(...groups), { textScope: 'anywhere' }).map((need) => need.terms);
  expect(terms(odp, theatreNurse)).toEqual(terms(odp));
  expect(terms(theatreNurse, odp)).toEqual(terms(odp));
  expect(terms(odp, odp)).toEqual(terms(odp));
  expect(terms(odp, group([['nurs']], 1))).toHaveLength(2);
});

function asked(...groups: Group[]): ParsedQuery {
  const nothing = { unwanted: [], unwantedPhrases: [], skills: [], written: new Map() };
  return { ...nothing, groups, corrected: undefined, proposed: undefined };
}

function group(all: Variants, many: number, leads?: Leads): Group {
  const words = { typed: '', exact: [], forms: [], renamed: true, phrase: undefined, place: undefined };
  return { ...words, all, jobs: many, leads };
}
