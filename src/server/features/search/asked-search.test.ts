import { beforeAll, expect, test } from 'vitest';
import { company, jobSeeker } from '#test/people.ts';
import { postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
let seeker: Person;

beforeAll(async () => {
  seeker = await jobSeeker(server);
  const { founder } = await company(server, 'Lagoon Resort');
  const jobs = [
    { title: 'Chef', location: 'Malé', employmentType: 'part_time', salaryRange: 'USD 1,000' },
    { title: 'Chef', location: 'Thulusdhoo, North Malé Atoll', employmentType: 'full_time' },
    { title: 'Accountant', location: 'Remote', salaryRange: 'USD 2,000' },
    { title: 'Diver', location: 'Laamu Atoll', status: 'draft' },
  ] as const;
  for (const job of jobs) await postedJob(server, founder, { description: 'By the sea.', ...job });
});

const asked = (search: string) => server.as(seeker).call('GET /api/jobs/asked', { query: { search } });

test('words that are filters are told apart from words to search for, and find what they say', async () => {
  const { search, filters } = await asked('part time chef in male over 900 USD');
  expect({ search, filters }).toEqual({
    search: 'chef',
    filters: [
      { words: 'part time', at: 0, end: 9, filters: { employmentType: ['part_time'] } },
      { words: 'in male', at: 15, end: 22, filters: { location: ['Malé'] } },
      { words: 'over 900 USD', at: 23, end: 35, filters: { salaryMin: 900, salaryCurrency: 'USD' } },
    ],
  });
  const query = Object.assign({ search }, ...filters.map((one) => one.filters));
  const found = await server.as(seeker).call('GET /api/jobs', { query });
  expect(found.map(({ title, location }) => `${title}, ${location}`)).toEqual(['Chef, Malé']);
});

test('only places of open jobs are places, newly posted ones at once', async () => {
  expect((await asked('chef near Malé')).filters[0]?.filters.location).toEqual([
    'Malé',
    'Thulusdhoo, North Malé Atoll',
  ]);
  expect(await asked('diver in Laamu')).toEqual({ search: 'diver in Laamu', filters: [] });
  expect((await asked('remote')).filters[0]?.filters.location).toEqual(['Remote']);
});

test('near me is where one says one lives, and words for whoever does not say', async () => {
  expect(await asked('chef near me')).toEqual({ search: 'chef near me', filters: [] });
  await server.as(seeker).call('PUT /api/profile/job-seeker', { body: { location: 'Thulusdhoo, Maldives' } });
  expect((await asked('chef near me part time')).filters).toEqual([
    { words: 'near me', at: 5, end: 12, filters: { location: ['Thulusdhoo, North Malé Atoll'] } },
    { words: 'part time', at: 13, end: 22, filters: { employmentType: ['part_time'] } },
  ]);
});

test('what is no text of ours asks for nothing in particular', async () => {
  expect(await asked('')).toEqual({ search: '', filters: [] });
  expect(await asked('\0 in % _ \\')).toMatchObject({ filters: [] });
  expect((await server.as(seeker).get(`/api/jobs/asked?search=${'x'.repeat(201)}`)).status).toBe(400);
});
