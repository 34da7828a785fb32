import { beforeAll, describe, expect, test } from 'vitest';
import type { SearchSuggestion } from '#contract/api.ts';
import { eventually } from '#test/eventually.ts';
import { company, jobSeeker } from '#test/people.ts';
import { postedJob } from '#test/postings.ts';
import { searchIndexIsWhole } from '#test/search-index.ts';
import { type Person, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
let seeker: Person;
let lagoon: { id: number; founder: Person };

beforeAll(async () => {
  seeker = await jobSeeker(server);
  lagoon = await company(server, 'Lagún Resort');
  const jobs = [
    { title: 'Sous Chef', location: 'Malé', skillsRequired: ['Soups', 'Cooking'] },
    { title: 'Sous chef', location: 'Malé', skillsRequired: ['Cooking'] },
    { title: 'Chef de Partie', location: 'Maradhoo', skillsRequired: ['Cooking'] },
    { title: 'Night Porter', location: 'South Malé Atoll' },
    { title: 'Healthcare Assistant' },
    { title: 'Registered Nurse' },
    { title: 'F&B Captain' },
    { title: 'A/C Technician' },
    { title: 'Lifeguard, aquatic center' },
  ];
  for (const job of jobs) await postedJob(server, lagoon.founder, { description: 'By the sea.', ...job });
  await postedJob(server, lagoon.founder, { title: 'Chef Saucier', description: 'Soon.', status: 'draft' });
  await searchIndexIsWhole(server.database.pool);
});

const suggestions = (q: string) => server.as(seeker).call('GET /api/suggestions/search', { query: { q } });
const texts = (found: readonly SearchSuggestion[], kind: SearchSuggestion['kind']) =>
  found.filter((one) => one.kind === kind).map(({ text }) => text);

describe('what is being typed may become', () => {
  test('titles of open jobs, the most frequent first, before usual ones', async () => {
    const titles = texts(await suggestions('che'), 'title');
    expect(titles.slice(0, 2)).toEqual(['Sous Chef', 'Chef de Partie']);
    expect(titles).not.toContain('Chef Saucier');
  });

  test('usual titles only as far as the market has their words', async () => {
    expect(texts(await suggestions('porter'), 'title')).toEqual(['Night Porter', 'Porter']);
    expect(texts(await suggestions('astronaut'), 'title')).toEqual([]);
  });

  test.each([
    ['HCA', 'Healthcare Assistant'],
    ['hca', 'Healthcare Assistant'],
    ['infirmi', undefined],
    ['infirmière', 'Registered Nurse'],
    ['F&B', 'F&B Captain'],
    ['f&b cap', 'F&B Captain'],
    ['f & b', 'F&B Captain'],
    ['food and beverage', 'F&B Captain'],
    ['A/C', 'A/C Technician'],
    ['aircon tech', 'A/C Technician'],
    ['lifeguard centre', 'Lifeguard, aquatic center'],
  ])('for %s the title %s, which says it so or in other words', async (typed, title) => {
    const found = texts(await suggestions(typed), 'title');
    expect(found[0]).toBe(title);
  });

  test('skills, companies and places, whatever the accents', async () => {
    expect(texts(await suggestions('cook'), 'skill')).toEqual(['Cooking']);
    expect(await suggestions('lagun')).toContainEqual({
      kind: 'company',
      text: 'Lagún Resort',
      companyId: lagoon.id,
      rest: '',
    });
    expect(texts(await suggestions('MA'), 'place')).toEqual(['Malé', 'Maradhoo']);
  });

  test('a place after other words, which stay', async () => {
    expect(await suggestions('sous chef mal')).toContainEqual({
      kind: 'place',
      text: 'Malé',
      rest: 'sous chef',
    });
  });
});

test.each(['', 'c', '%', '_%', '\\', '"', "'", '\u0000a', '🐠🐠', '-- a'])(
  'of %j nothing is made that does not begin so',
  async (q) => {
    const found = await suggestions(q);
    expect(found.filter(({ kind }) => kind !== 'title')).toEqual([]);
  },
);

test('what no open job has any more is not suggested', async () => {
  const diner = await company(server, 'Zanzibar Diner');
  const job = await postedJob(server, diner.founder, { title: 'Zitherist', location: 'Zuwakhah' });
  await searchIndexIsWhole(server.database.pool);
  expect((await suggestions('z')).length).toBe(0);
  expect((await suggestions('zu')).map(({ text }) => text)).toEqual(['Zuwakhah']);
  await server.as(diner.founder).put(`/api/jobs/${job.id}`, { status: 'closed' });
  // The server may be at it already, and then its own is not done yet.
  await searchIndexIsWhole(server.database.pool);
  await eventually(async () => (await suggestions('zu')).length === 0);
  expect(await suggestions('zanzi')).toEqual([]);
});
