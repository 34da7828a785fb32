import { describe, expect, test } from 'vitest';
import { adviceOn, type Advert } from './advert-advice.ts';

const today = '2026-11-22';

const good: Advert = {
  title: 'Dive Instructor',
  location: 'Baa Atoll',
  salaryRange: 'USD 900–1,100 a month',
  description: `Our house reef begins ten metres from the dive centre. You join a team of six who take small groups out twice a day and teach beginners in the lagoon.

## What you will do
- Guide two dives a day for at most four guests
- Teach courses from first breath to rescue diver
- Keep equipment and logs in order
- Help guests choose the dive that suits them

## What we offer
A room of your own, three meals a day, service charge, 30 days of leave and a ticket home each year.`,
  requirements: 'An instructor’s licence and 100 logged dives. A second language is welcome.',
  skillsRequired: ['Scuba diving', 'Teaching', 'First aid'],
  applicationDeadline: '2026-12-22',
};

const long = Array.from({ length: 120 }, (_, index) => `word${index}`).join(' ');
const winding = `${Array.from({ length: 34 }, () => 'and').join(' ')}.`;

test('A good advertisement lacks nothing', () => {
  expect(adviceOn(good, today)).toEqual([]);
});

test.each<[string, Partial<Advert>, (keyof Advert)[], RegExp]>([
  ['no title', { title: ' ' }, ['title'], /title people search for/],
  ['a shouted title', { title: 'DIVE INSTRUCTOR NEEDED' }, ['title'], /capitals/],
  ['a title that exclaims', { title: 'Dive Instructor!' }, ['title'], /exclamation/],
  ['an urgent title', { title: 'Urgent: Dive Instructor' }, ['title'], /“urgent”/],
  [
    'a title of a sentence',
    { title: 'Dive Instructor for our beautiful house reef and the outer reefs of Baa' },
    ['title'],
    /Shorten/,
  ],
  [
    'a blank left in a template',
    { description: `${good.description} [Number] days off.` },
    ['description'],
    /square brackets, such as \[Number\]/,
  ],
  ['no pay', { salaryRange: '' }, ['salaryRange'], /what the job pays/],
  ['pay to be talked about', { salaryRange: 'Negotiable' }, ['salaryRange'], /amount with a currency/],
  ['an attractive package', { salaryRange: 'Attractive package' }, ['salaryRange'], /amount with a currency/],
  ['no place', { location: '' }, ['location'], /where the job is/],
  ['no description', { description: '' }, ['description'], /Describe the job/],
  [
    'one line',
    { description: 'You will dive, you will teach, you will guide. Meals included.' },
    ['description'],
    /11 words so far/,
  ],
  [
    'no duties',
    {
      description: `${good.description.split('\n')[0]} ${'The lagoon is blue and calm. '.repeat(9)}Meals and a room are included.`,
    },
    ['description'],
    /what the person will do/,
  ],
  [
    'no offer',
    {
      description: `${good.description.split('## What we offer')[0]}${'The reef is close and calm. '.repeat(4)}`,
    },
    ['description'],
    /what you offer/,
  ],
  [
    'far too many words',
    { description: `${good.description}\n\n${'The reef is close and very calm today. '.repeat(130)}` },
    ['description', 'description'],
    /more than most people read/,
  ],
  [
    'a wall of text',
    { description: `${good.description}\n\n${long.replaceAll(/(word\d*[09]) /g, '$1. ')}` },
    ['description'],
    /Break up the longest paragraph, of 120 words/,
  ],
  [
    'winding sentences',
    { description: `${good.description}\n\n${Array.from({ length: 8 }, () => winding).join('\n\n')}` },
    ['description'],
    /Shorten the sentences/,
  ],
  [
    'a shouted line',
    { description: `${good.description}\n\nONLY SERIOUS CANDIDATES SHOULD APPLY HERE` },
    ['description'],
    /shouting/,
  ],
  [
    'shouted requirements',
    { requirements: 'MUST HAVE LOGGED DIVES WITH MANY GUESTS' },
    ['requirements'],
    /shouting/,
  ],
  [
    'a shouted line in bold',
    { requirements: '**MUST HAVE LOGGED DIVES WITH MANY GUESTS**' },
    ['requirements'],
    /shouting/,
  ],
  ['no skills', { skillsRequired: [] }, ['skillsRequired'], /matched by them/],
  [
    'a dozen and more skills',
    { skillsRequired: Array.from({ length: 16 }, (_, index) => `Skill ${index}`) },
    ['skillsRequired'],
    /16 put good people off/,
  ],
  [
    'a wish for women',
    { requirements: `${good.requirements} Females only.` },
    ['requirements'],
    /Take out “Females only”/,
  ],
  [
    'a wish for the young',
    { requirements: `${good.requirements} Age limit: 35.` },
    ['requirements'],
    /Take out “Age limit: 35/,
  ],
  [
    'a wish for women among the skills',
    { skillsRequired: ['Diving', 'Females Only'] },
    ['skillsRequired'],
    /Take out/,
  ],
  [
    'a wish written in bold',
    { requirements: `${good.requirements} **Females** only.` },
    ['requirements'],
    /Take out “Females only”/,
  ],
  [
    'a deadline that has passed',
    { applicationDeadline: '2026-11-21' },
    ['applicationDeadline'],
    /has passed/,
  ],
  ['a deadline tomorrow', { applicationDeadline: '2026-11-23' }, ['applicationDeadline'], /more time/],
  ['no requirements at all', { requirements: '' }, ['requirements'], /must bring/],
])('%s', (_, change, fields, sentence) => {
  const advice = adviceOn({ ...good, ...change }, today);
  expect(advice.map(({ field }) => field)).toEqual(fields);
  expect(advice.map(({ say }) => say).join(' ')).toMatch(sentence);
});

describe('Nothing is said of', () => {
  test.each<[string, Partial<Advert>]>([
    ['a title with a certificate in it', { title: 'STCW Deck Officer, CoC 3' }],
    ['a title of one abbreviation', { title: 'HR' }],
    ['pay in rufiyaa', { salaryRange: 'MVR 12,000 per month + service charge' }],
    ['a link', { description: `${good.description} See [our reef](https://reef.example).` }],
    ['no deadline', { applicationDeadline: '' }],
    ['a deadline in three days', { applicationDeadline: '2026-11-25' }],
    [
      'requirements within the description',
      { requirements: '', description: `${good.description}\n\nNo experience needed.` },
    ],
    ['abbreviations in a line', { requirements: 'PADI or SSI, EFR and O2 provider, and ISO 9001.' }],
    [
      'duties told in sentences',
      { description: good.description.replaceAll(/^- /gm, 'You will ').replaceAll('## ', '') },
    ],
    [
      'a list without formatting',
      { description: good.description.replaceAll('- ', '• ').replaceAll('## ', '') },
    ],
    ['openness to everybody', { requirements: `${good.requirements} Men and women of any age are welcome.` }],
  ])('%s', (_, change) => {
    expect(adviceOn({ ...good, ...change }, today)).toEqual([]);
  });
});

test('Each sentence ends as one and names no field twice in the same words', () => {
  const all = adviceOn(
    {
      ...good,
      title: '',
      location: '',
      salaryRange: '',
      description: '',
      requirements: '',
      skillsRequired: [],
    },
    today,
  );
  expect(all.map(({ field }) => field)).toEqual([
    'title',
    'salaryRange',
    'location',
    'description',
    'skillsRequired',
  ]);
  for (const { say } of all) expect(say).toMatch(/^[A-Z].*\.$/);
});
