import { beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '#test/eventually.ts';
import { company, jobSeeker } from '#test/people.ts';
import { postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
let seeker: Person;
let resort: Person;
let yard: Person;

/** Of each: the job that is looked at, one of the same trade in other words, one of a neighbouring trade, and one that shares a word. */
const kinds = [
  ['Scuba instructor', 'Moniteur de plongée', 'Dive guide', 'Driving instructor'],
  ['Room attendant', 'Housekeeping attendant', 'Cleaner', 'Parking attendant'],
  ['Accountant', 'Comptable', 'Bookkeeper', 'Account manager'],
  ['Software developer', 'Programmer', 'Web developer', 'Property developer'],
  ['Plumber', 'Klempner', 'Pipe fitter', 'Kitchen fitter'],
  ['Network administrator', 'Administrator, network', 'Systems administrator', 'School administrator'],
  ['Cook', 'Köchin', 'Commis chef', 'Cook book editor'],
  ['Midwife', 'Sage-femme', 'Gynaecology nurse', 'Midfield coach'],
  ['Gardener', 'Landscaper', 'Grounds keeper', 'Kindergarten teacher'],
  ['Launch master', 'Speed boat captain', 'Ship pilot', 'Web master'],
] as const;
const looked = new Map<string, number>();

beforeAll(async () => {
  seeker = await jobSeeker(server);
  resort = (await company(server, 'Blue Lagoon Resort')).founder;
  yard = (await company(server, 'Hulhumalé Boatyard')).founder;
  for (const [own, ...others] of kinds) {
    looked.set(own, (await postedJob(server, resort, { title: own, description: 'Every day.' })).id);
    for (const title of others) await postedJob(server, yard, { title, description: 'Every day.' });
  }
});

const similar = async (id: number) =>
  (await server.as(seeker).call('GET /api/jobs/:id/similar', { params: { id } })).map(({ title }) => title);

describe('the same trade comes first, then its neighbours, and none that only shares a word', () => {
  test.each(kinds)('%s: %s, %s, never %s', async (own, same, neighbour, sharing) => {
    const id = looked.get(own) ?? 0;
    await eventually(async () => (await similar(id)).includes(neighbour));
    const found = await similar(id);
    expect(found[0]).toBe(same);
    expect(found.indexOf(neighbour)).toBeGreaterThan(0);
    expect(found).not.toContain(sharing);
  });
});

describe('none is better than a wrong one', () => {
  test.each([
    'Falconer',
    'Organ builder',
    'Zyxo winder',
    'Clinical fellow',
    'Ice sculptor',
    'Coffin bearer',
    'Lighthouse keeper',
    'Perfume blender',
    'Notary',
    'Puppeteer',
  ])('for a %s', async (title) => {
    const { id } = await postedJob(server, resort, { title, description: 'Alone.' });
    await eventually(async () => (await similar(looked.get('Cook') ?? 0)).length > 0);
    expect(await similar(id)).toEqual([]);
  });
});

describe('the same posting put out again is not like it', () => {
  const text = 'Sews kites, and mends what the wind has torn of them. '.repeat(6);
  const posting = { title: 'Kite Repairer', description: text, location: 'Malé' };
  const again: (Partial<typeof posting> & { how: string; by?: 'another' })[] = [
    { how: 'as it was' },
    { how: 'in capitals', title: 'KITE REPAIRER' },
    { how: 'with blanks', title: 'Kite  Repairer' },
    { how: 'in a hurry', title: 'URGENT: Kite Repairer' },
    { how: 'with its number', title: 'Kite Repairer – 2 posts' },
    { how: 'with marks', title: '*** Kite Repairer!!' },
    { how: 'joined by a hyphen', title: 'Kite-Repairer' },
    { how: 'with its hours', title: 'Kite Repairer (full time)' },
    { how: 'in other words', description: 'Sews kites, all of them.' },
    { how: 'elsewhere in the same words', location: 'Addu' },
    { how: 'with lines broken', location: 'Addu', description: text.replaceAll('. ', '.\n') },
    { how: 'for the place in small letters', location: 'malé', description: 'Sews.' },
    { how: 'by an agency, word for word', by: 'another' },
  ];

  test('however it is written', async () => {
    const { id } = await postedJob(server, yard, posting);
    for (const { how, by, ...changed } of again) {
      await postedJob(server, by ? resort : yard, { ...posting, ...changed });
      expect(await similar(id), how).toEqual([]);
    }
  });

  test('and another’s of that name is, once', async () => {
    const { id } = await postedJob(server, yard, { ...posting, title: 'Sail Repairer' });
    for (const title of ['Sail Repairer', 'SAIL repairer', 'Sail Repairer (urgent)'])
      await postedJob(server, resort, { title, description: 'Sews sails in the yard of the resort.' });
    const found = await similar(id);
    expect(found.filter((title) => /sail/i.test(title))).toHaveLength(1);
  });
});
