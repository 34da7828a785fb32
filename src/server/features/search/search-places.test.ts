import { beforeAll, describe, expect, test } from 'vitest';
import type { QueryInput } from '#contract/api.ts';
import { cities } from '#domain/places/cities.ts';
import { countries } from '#domain/places/countries.ts';
import { plainName } from '#domain/places/gazetteer.ts';
import { atolls } from '#domain/places/maldives.ts';
import { regions } from '#domain/places/regions.ts';
import { rows, run } from '#server/db/query.ts';
import { upkeepComes } from '#test/background.ts';
import { company, jobSeeker } from '#test/people.ts';
import { postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile({ config: { publicUrl: 'https://jobs.example.com' } });
let house: { id: number; founder: Person };
let seeker: Person;

beforeAll(async () => {
  house = await company(server, 'Reef House');
  seeker = await jobSeeker(server);
  const places = {
    'Captain at the jetty': 'Malé',
    'Diver on the reef': 'Dhigurah, South Ari Atoll',
    'Cook of the resort': 'Kurumba Maldives, Kaafu Atoll',
    'Nurse of the ward': 'London, United Kingdom',
    'Nurse of the lake': 'London, Ontario',
    'Writer from afar': 'Remote (UK)',
    'Keeper of secrets': 'Somewhere else',
    'Welder at the dock': 'Wrocław, Poland',
    'Trawler hand': 'Tromsø, Norway',
    'Gardener of the park': 'Gießen',
  };
  for (const [title, location] of Object.entries(places))
    await postedJob(server, house.founder, { title, location, description: 'Every day.' });
  await postedJob(server, house.founder, { title: 'Draft of a gardener', location: 'Malé', status: 'draft' });
  await upkeepComes(server, 'search-index');
});

type Search = QueryInput<'GET /api/jobs'>;

const first = (titles: readonly string[]) =>
  titles.flatMap((title) => title.split(' ')[0] ?? []).toSorted((one, other) => one.localeCompare(other));
const found = async (location: string | string[], more: Search = {}) => {
  const jobs = await server
    .as(seeker)
    .call('GET /api/jobs', { query: { location: [location].flat(), ...more } });
  return first(jobs.map(({ title }) => title));
};

describe('a place that somebody asks for', () => {
  test('is refused where there are too many of them, or one is too long', async () => {
    const many = Array.from({ length: 21 }, (_, at) => `location=Island${at}`).join('&');
    for (const query of [many, `location=${'x'.repeat(1_000)}`]) {
      const { status } = await server.as(seeker).get(`/api/jobs?${query}`);
      expect(status).toBe(400);
    }
  });

  test.each(['Atlantis', 'Denmark', 'le', '&|!:*()', 'Malé & London', "'; drop table job_search"])(
    '%s finds nothing where no job is there',
    async (place) => expect(await found(place)).toEqual([]),
  );

  test.each<[string | string[], string[]]>([
    ['Maldives', ['Captain', 'Cook', 'Diver']],
    ['maldives', ['Captain', 'Cook', 'Diver']],
    ['Malé', ['Captain']],
    ['male', ['Captain']],
    ['Malé, Maldives', ['Captain']],
    ['Dhigurah', ['Diver']],
    ['South Ari Atoll', ['Diver']],
    ['Alifu Dhaalu Atoll', ['Diver']],
    ['Kaafu', ['Captain', 'Cook']],
    ['Kaafu Atoll, Maldives', ['Captain', 'Cook']],
    ['Kurumba Maldives', ['Cook']],
    ['UK', ['Nurse', 'Writer']],
    ['London', ['Nurse', 'Nurse']],
    ['London, Ontario', ['Nurse']],
    ['Somewhere else', ['Keeper']],
    ['Wrocław', ['Welder']],
    ['wroclaw', ['Welder']],
    ['Wrocław, Poland', ['Welder']],
    ['TROMSØ', ['Trawler']],
    ['Tromso, Norway', ['Trawler']],
    ['Gießen', ['Gardener']],
    ['giessen', ['Gardener']],
    [
      ['Dhigurah', 'Somewhere else'],
      ['Diver', 'Keeper'],
    ],
  ])('%j finds the jobs in it', async (place, titles) => {
    expect(await found(place)).toEqual(titles);
    expect(await found(place, { sort: 'deadline' })).toEqual(titles);
    expect(await found(place, { search: 'every day' })).toEqual(titles);
  });

  test('goes with words, and with jobs of one’s own', async () => {
    expect(await found('Maldives', { search: 'diver' })).toEqual(['Diver']);
    const own = await server
      .as(house.founder)
      .call('GET /api/jobs', { query: { location: ['Maldives'], scope: 'own' } });
    expect(first(own.map(({ title }) => title))).toEqual(['Captain', 'Cook', 'Diver', 'Draft']);
  });

  test('is counted as it finds, chosen or listed', async () => {
    for (const chosen of [[], ['Maldives'], ['Kaafu Atoll', 'London']]) {
      const { total, location } = await server
        .as(seeker)
        .call('GET /api/jobs/facets', { query: { location: chosen } });
      expect(total).toBe((await found(chosen)).length);
      expect(location.map(({ value }) => value)).toEqual(expect.arrayContaining(chosen));
      for (const { value, count } of location)
        expect({ value, count }).toEqual({ value, count: (await found(value)).length });
    }
  });

  test('is left when the posting says another', async () => {
    const job = await postedJob(server, house.founder, { title: 'Sailor', location: 'Malé' });
    expect(await found('Maldives')).toContain('Sailor');
    await server.as(house.founder).call('PUT /api/jobs/:id', {
      params: { id: job.id },
      body: { location: 'At sea', country: 'IT', locality: 'Genoa' },
    });
    expect(await found('Maldives')).not.toContain('Sailor');
    expect(await found('Italy')).toEqual(['Sailor']);
    expect(await found('Genoa')).toEqual(['Sailor']);
    await server.as(house.founder).call('PUT /api/jobs/:id', {
      params: { id: job.id },
      body: { location: 'Ashore' },
    });
    expect(await found('Italy')).toEqual([]);
    await server
      .as(house.founder)
      .call('PUT /api/jobs/:id', { params: { id: job.id }, body: { status: 'closed' } });
  });
});

test('names of places are compared as the index writes them', async () => {
  const names = [
    ...countries.flatMap(({ name, also }) => [name, ...also]),
    ...atolls.flatMap(({ name, also, islands }) => [name, ...also, ...islands]),
    ...[...regions, ...cities].flatMap((one) => one.names),
    'Þórshöfn',
    'Hafnarfjörður',
    'Łódź',
    'Đà Nẵng',
    'Ħamrun',
    'Diyarbakır',
    'İzmir',
    'STRAẞE',
    'Sœul',
  ];
  const kept = await rows<{ name: string; key: string }>(
    server.database.pool,
    'select name, place_key(name) as key from unnest($1::text[]) as name',
    [names],
  );
  expect(kept.map(({ name }) => [name, plainName(name)])).toEqual(kept.map(({ name, key }) => [name, key]));
});

test('a visitor of an open platform finds them by the same names', async () => {
  await run(server.database.pool, 'update operator set public_jobs = true');
  const page = async (place: string) =>
    (await server.as().get(`/jobs?location=${encodeURIComponent(place)}`, { accept: 'text/html' })).text;
  const nowhere = await page('Denmark');
  expect(nowhere).not.toContain('Captain at the jetty');
  const maldives = await page('Maldives');
  for (const title of ['Captain at the jetty', 'Diver on the reef', 'Cook of the resort'])
    expect(maldives).toContain(title);
  expect(maldives).not.toContain('Nurse of the ward');
  const jobs = await server.as().get('/feeds/jobs.json?location=Maldives');
  expect(jobs.text).toContain('Captain at the jetty');
  expect(jobs.text).not.toContain('Nurse of the ward');
});
