import { beforeAll, describe, expect, test } from 'vitest';
import { connect } from '#server/db/connect.ts';
import { readSearchedWords } from '#domain/searched-words.ts';
import { run } from '#server/db/query.ts';
import { company, jobSeeker } from '#test/people.ts';
import { postedJob } from '#test/postings.ts';
import { searchIndexIsWhole } from '#test/search-index.ts';
import { type Person, serverForThisFile, startServer } from '#test/server.ts';

const server = serverForThisFile();
let seeker: Person;
let resort: { id: number; founder: Person };

beforeAll(async () => {
  seeker = await jobSeeker(server);
  resort = await company(server, 'Blue Lagoon Resort');
});

const found = (search: string, on: Pick<typeof server, 'as'> = server) =>
  on.as(seeker).call('GET /api/jobs', { query: { search } });
const counted = async (search: string) =>
  (await server.as(seeker).call('GET /api/jobs/facets', { query: { search } })).total;
const edit = (id: number, body: object) =>
  server.as(resort.founder).call('PUT /api/jobs/:id', { params: { id }, body, headers: { 'if-match': '*' } });

describe('a search that has just been made', () => {
  test('finds and counts what was posted, edited or closed since', async () => {
    expect(await found('glassblower')).toEqual([]);
    expect(await counted('glassblower')).toBe(0);
    const { id } = await postedJob(server, resort.founder, {
      title: 'Glassblower',
      description: 'Vases by the sea.',
    });
    expect(await found('glassblower')).toMatchObject([{ id }]);
    expect(await counted('glassblower')).toBe(1);

    expect(await found('vases')).toMatchObject([{ id, excerpt: 'Vases by the sea.' }]);
    await edit(id, { description: 'Lamps and vases in town.' });
    expect(await found('vases')).toMatchObject([{ id, excerpt: 'Lamps and vases in town.' }]);
    expect(await found('lamps')).toMatchObject([{ id }]);

    await edit(id, { status: 'closed' });
    expect(await found('glassblower')).toEqual([]);
    expect(await counted('glassblower')).toBe(0);
  });

  test('knows of each word how postings write it by now, though it was asked for before', async () => {
    const markedFor = async (search: string) => {
      const { headers } = await server.as(seeker).get(`/api/jobs?search=${encodeURIComponent(search)}`);
      return readSearchedWords(String(headers['searched-words'] ?? '')).flat(2);
    };
    const text = { title: 'Cartographer', description: 'Charts and charting.' };
    await postedJob(server, resort.founder, text);
    await searchIndexIsWhole(server.database.pool);
    expect(await markedFor('cartographer charts')).not.toContain('cartographers');
    await postedJob(server, resort.founder, { ...text, description: 'With other cartographers.' });
    await searchIndexIsWhole(server.database.pool);
    expect(await markedFor('charting cartographer charts')).toContain('cartographers');
  });

  test('knows by now which words are a place, though each was asked for before', async () => {
    const text = { title: 'Bosun', location: 'Thulusdhoo', description: 'Sails with a crew.' };
    const about = await postedJob(server, resort.founder, { ...text, title: 'Bosun for Kulhudhuffushi' });
    await searchIndexIsWhole(server.database.pool);
    await Promise.all(['kulhudhuffushi crew', 'crew bosun'].map((words) => found(words)));
    expect(await found('kulhudhuffushi bosun')).toMatchObject([{ id: about.id }]);
    const there = await postedJob(server, resort.founder, { ...text, location: 'Kulhudhuffushi, HDh' });
    await searchIndexIsWhole(server.database.pool);
    // Of each word it is known by now; of these together nobody has asked.
    await Promise.all(['kulhudhuffushi crew', 'crew bosun'].map((words) => found(words)));
    expect(await found('kulhudhuffushi bosun')).toMatchObject([{ id: there.id }, { id: about.id }]);
  });

  test('knows by now which words are a skill, though each was asked for before', async () => {
    const text = { title: 'Laundry hand', description: 'Presses linen.' };
    const skilled = await postedJob(server, resort.founder, { ...text, skillsRequired: ['Silk stains'] });
    const other = await postedJob(server, resort.founder, { ...text, skillsRequired: ['Silk stains old'] });
    await searchIndexIsWhole(server.database.pool);
    await Promise.all(['silk linen', 'linen stains'].map((words) => found(words)));
    expect(await found('silk stains')).toMatchObject([{ id: skilled.id }, { id: other.id }]);
  });

  test('says of a job what is so now, though the search itself was kept', async () => {
    const { id } = await postedJob(server, resort.founder, { title: 'Astronomer' });
    expect(await found('astronomer')).toMatchObject([{ id, saved: false }]);
    await server.as(seeker).call('PUT /api/jobs/:id/save', { params: { id } });
    expect(await found('astronomer')).toMatchObject([{ id, saved: true }]);
  });

  test('leaves out at once the jobs of a company that is suspended', async () => {
    const other = await company(server, 'Grey Reef');
    const { id } = await postedJob(server, other.founder, { title: 'Falconer' });
    expect(await found('falconer')).toMatchObject([{ id }]);
    await run(server.database.pool, 'update company set suspended_at = now() where id = $1', [other.id]);
    expect(await found('falconer')).toEqual([]);
    expect(await counted('falconer')).toBe(0);
  });

  test('goes by what another server has written a moment ago', async () => {
    expect(await found('beekeeper')).toEqual([]);
    const pool = connect(server.database.connection);
    const beside = await startServer({ database: { ...server.database, pool } });
    try {
      expect(await found('beekeeper', beside)).toEqual([]);
      const { id } = await postedJob(beside, resort.founder, { title: 'Beekeeper' });
      expect(await found('beekeeper')).toMatchObject([{ id }]);
      expect(await found('beekeeper', beside)).toMatchObject([{ id }]);
    } finally {
      await beside.close();
      await pool.end();
    }
  });

  test('shows nobody what only those see who run a job', async () => {
    const { id } = await postedJob(server, resort.founder, { title: 'Lighthouse keeper', status: 'draft' });
    const own = await server
      .as(resort.founder)
      .call('GET /api/jobs', { query: { search: 'lighthouse', scope: 'own' } });
    expect(own).toMatchObject([{ id }]);
    expect(await found('lighthouse')).toEqual([]);
    const stranger = await company(server, 'Hulhumalé Boatyard');
    const others = await server
      .as(stranger.founder)
      .call('GET /api/jobs', { query: { search: 'lighthouse', scope: 'own' } });
    expect(others).toEqual([]);
  });
});
