import { describe, expect, test } from 'vitest';
import { asLiteralWords, mayHoldFilters } from './filter-words.ts';
import { placesNamed } from './place-words.ts';
import { placesAskedFor, readFilterWords } from './read-filter-words.ts';

const market = [
  'Malé',
  'South Malé Atoll',
  'Thulusdhoo, North Malé Atoll',
  'Liveaboard, from Malé',
  'Hulhumalé',
  'Baa Atoll',
  'Dharavandhoo, Baa Atoll',
  'Hithadhoo, Addu City',
  'Leeds, United Kingdom',
  'Remote',
];

function read(typed: string) {
  const places = new Map(
    placesAskedFor(typed).map(({ key, words, near }) => [key, placesNamed(words, market, near)] as const),
  );
  const { search, filters } = readFilterWords(typed, places);
  // What the page asks before it has anything read must not miss what there is to read.
  expect(filters.length === 0 || mayHoldFilters(typed)).toBe(true);
  return { search, filters: Object.assign({}, ...filters.map((one) => one.filters)) };
}

describe('typed words are filters', () => {
  test.each([
    ['part time chef', 'chef', { employmentType: ['part_time'] }],
    ['chef, part-time', 'chef', { employmentType: ['part_time'] }],
    ['weekend jobs', '', { employmentType: ['part_time'] }],
    ['midwife 0.6 wte', 'midwife', { employmentType: ['part_time'] }],
    [
      'full-time receptionist this week',
      'receptionist',
      { employmentType: ['full_time'], postedWithinDays: 7 },
    ],
    ['internship in marketing', 'marketing', { employmentType: ['internship'] }],
    ['temporary cook', 'cook', { employmentType: ['contract'] }],
    ['freelance diver', 'diver', { employmentType: ['freelance'] }],
    ['cook with no experience', 'cook', { experienceLevel: ['Entry level'] }],
    ['no experience needed', '', { experienceLevel: ['Entry level'] }],
    ['waiter without any experience', 'waiter', { experienceLevel: ['Entry level'] }],
    ['entry-level accountant', 'accountant', { experienceLevel: ['Entry level'] }],
    ['nurse posted in the last 3 days', 'nurse', { postedWithinDays: 3 }],
    ['new jobs past two weeks', 'new jobs past two weeks', {}],
    ['driver last 2 weeks', 'driver', { postedWithinDays: 30 }],
    ['jobs posted today', '', { postedWithinDays: 1 }],
    ['barista 20 hours a week', 'barista', { employmentType: ['part_time'] }],
    ['22.5 hpw nurse', 'nurse', { employmentType: ['part_time'] }],
    ['cook 40 hrs/week', 'cook', { employmentType: ['full_time'] }],
    ['school leaver jobs', '', { experienceLevel: ['Entry level'] }],
    ['nurse (part time)', 'nurse', { employmentType: ['part_time'] }],
    ['cook - part time', 'cook', { employmentType: ['part_time'] }],
    [
      'C# developer (Unity or Unreal), part-time',
      'C# developer Unity or Unreal',
      { employmentType: ['part_time'] },
    ],
  ])('of kind, level and time: “%s”', (typed, search, filters) => {
    expect(read(typed)).toEqual({ search, filters });
  });

  test.each([
    ['captain over 900 USD', 'captain', { salaryMin: 900, salaryCurrency: 'USD' }],
    ['at least £12 an hour cleaner', 'cleaner', { salaryMin: 2076, salaryCurrency: 'GBP' }],
    ['MVR 15,000+ accountant', 'accountant', { salaryMin: 15_000, salaryCurrency: 'MVR' }],
    ['salary above 800 dollars', '', { salaryMin: 800, salaryCurrency: 'USD' }],
    ['more than Rf 10,000 per month', '', { salaryMin: 10_000, salaryCurrency: 'MVR' }],
    ['£36k or more engineer', 'engineer', { salaryMin: 3_000, salaryCurrency: 'GBP' }],
    ['paying 2000 housekeeper', 'housekeeper', { salaryMin: 2_000 }],
    ['over 1500 chef', 'chef', { salaryMin: 1_500 }],
    ['min 2k usd', '', { salaryMin: 2_000, salaryCurrency: 'USD' }],
    ['nurse £35,000', 'nurse', { salaryMin: 2_917, salaryCurrency: 'GBP' }],
    ['between 1000 and 2000 usd', '', { salaryMin: 1_000, salaryCurrency: 'USD' }],
    ['from €14 per hour', '', { salaryMin: 2_422, salaryCurrency: 'EUR' }],
  ])('of pay, by the month: “%s”', (typed, search, filters) => {
    expect(read(typed)).toEqual({ search, filters });
  });

  test.each([
    ['chef in male', 'chef', ['Malé', 'Liveaboard, from Malé']],
    ['a job in Malé', '', ['Malé', 'Liveaboard, from Malé']],
    [
      'waiter near Malé',
      'waiter',
      ['Malé', 'South Malé Atoll', 'Thulusdhoo, North Malé Atoll', 'Liveaboard, from Malé', 'Hulhumalé'],
    ],
    ['diver in north malé atoll', 'diver', ['Thulusdhoo, North Malé Atoll']],
    ['guide near Dharavandhoo', 'guide', ['Baa Atoll', 'Dharavandhoo, Baa Atoll']],
    ['guide within 5 km of Baa', 'guide', ['Baa Atoll', 'Dharavandhoo, Baa Atoll']],
    ['nurse in Leeds', 'nurse', ['Leeds, United Kingdom']],
    ['jobs in addu', '', ['Hithadhoo, Addu City']],
    ['remote accountant', 'accountant', ['Remote']],
    ['accountant, work from home', 'accountant', ['Remote']],
  ])('of place, as open jobs name it: “%s”', (typed, search, location) => {
    expect(read(typed)).toEqual({ search, filters: { location } });
  });

  test('several of them at once', () => {
    expect(read('part-time jobs near Hulhumalé with no experience over USD 500 a month')).toEqual({
      search: '',
      filters: {
        employmentType: ['part_time'],
        experienceLevel: ['Entry level'],
        location: ['Malé', 'Liveaboard, from Malé', 'Hulhumalé'],
        salaryMin: 500,
        salaryCurrency: 'USD',
      },
    });
  });
});

test.each([
  'chef',
  '"part time" chef',
  'chef -"full time"',
  'degree in nursing',
  'remote sensing analyst',
  'engineer with 5 years experience',
  'over 18 lifeguard',
  'manager of 1000+ rooms',
  'contract manager',
  'internship coordinator',
  'first aid instructor',
  'chef under 2000',
  'chef under 2000 USD',
  'cook up to €14 an hour',
  'driver 12000',
  'chef 5 star',
  'over the counter sales',
])('“%s” asks for words only', (typed) => {
  expect(read(typed)).toEqual({ search: typed, filters: {} });
});

test('whoever means the words can search for them as they stand', () => {
  const typed = 'part time chef over 900 USD';
  const { filters } = readFilterWords(typed);
  const literal = asLiteralWords(typed, filters);
  expect(literal).toBe('"part time" chef "over 900 USD"');
  expect(readFilterWords(literal)).toEqual({ search: literal, filters: [] });
});

test('a long text of figures and prepositions is read at once', () => {
  const typed = `${'in at least 1,000 '.repeat(4_000)}part time`;
  expect(readFilterWords(typed.slice(0, 20_000)).filters.length).toBeGreaterThan(0);
});
