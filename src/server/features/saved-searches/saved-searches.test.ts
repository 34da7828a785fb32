import { beforeEach, describe, expect, test } from 'vitest';
import type { BodyInput } from '#contract/api.ts';
import { limits } from '#domain/limits.ts';
import { jobSeeker, recruiter } from '#test/people.ts';
import { type Person, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
let seeker: Person;

beforeEach(async () => {
  seeker = await jobSeeker(server);
});

const save = (body: BodyInput<'POST /api/saved-searches'>, person = seeker) =>
  server.as(person).call('POST /api/saved-searches', { body });
const list = (person = seeker) => server.as(person).call('GET /api/saved-searches');

describe('a search is not saved', () => {
  test.each([
    {},
    { name: 'Chefs' },
    { name: '', filters: {} },
    { name: 'x'.repeat(121), filters: {} },
    { name: 'Chefs', filters: { search: 'x'.repeat(201) } },
    { name: 'Chefs', filters: { employmentType: ['slave'] } },
    { name: 'Chefs', filters: { salaryMin: '5' } },
    { name: 'Chefs', filters: { location: 'Malé' } },
    { name: 'Chefs', filters: { location: Array.from({ length: 21 }, (_, at) => `Atoll ${at}`) } },
    { name: 'Chefs', filters: {}, alert: 'hourly' },
  ])('as %j', async (body) => {
    expect((await server.as(seeker).post('/api/saved-searches', body)).status).toBe(400);
  });

  test('by somebody who looks for no job', async () => {
    const reply = await server
      .as(await recruiter(server))
      .post('/api/saved-searches', { name: 'A', filters: {} });
    expect(reply.status).toBe(403);
  });

  test('twice, whatever it is called', async () => {
    await save({ name: 'Kitchen work', filters: { search: 'chef', location: ['Malé'] } });
    const again = await server
      .as(seeker)
      .post('/api/saved-searches', { name: 'Again', filters: { location: ['Malé'], search: ' chef ' } });
    expect(again.status).toBe(409);
    expect(again.text).toContain('as “Kitchen work”');
  });

  test('when there are as many as one can keep, also not several at once', async () => {
    const replies = await Promise.all(
      Array.from({ length: limits.savedSearches + 5 }, (_, at) =>
        server.as(seeker).post('/api/saved-searches', { name: 'One', filters: { salaryMin: at + 1 } }),
      ),
    );
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(5);
    expect(await list()).toHaveLength(limits.savedSearches);
  });
});

describe('a saved search', () => {
  test('keeps all that it looks for, the last saved first', async () => {
    const filters = {
      search: '"sous chef" -night',
      employmentType: ['full_time' as const],
      location: ['Malé'],
      experienceLevel: ['Senior'],
      skill: ['HACCP'],
      postedWithinDays: 7,
      salaryMin: 900,
      salaryCurrency: 'USD',
    };
    await save({ name: 'First', filters: {} });
    await save({ name: 'Second', filters });
    expect(await list()).toMatchObject([
      { name: 'Second', filters, alert: null, nextAlertAt: null },
      { name: 'First', filters: {} },
    ]);
  });

  test('is renamed and deleted by whoever saved it, and is not there for others', async () => {
    const { id } = await save({ name: 'Before', filters: {} });
    const stranger = await jobSeeker(server);
    expect(await list(stranger)).toEqual([]);
    expect((await server.as(stranger).put(`/api/saved-searches/${id}`, { name: 'Mine' })).status).toBe(404);
    expect((await server.as(stranger).delete(`/api/saved-searches/${id}`)).status).toBe(404);
    await server.as(seeker).call('PUT /api/saved-searches/:id', { params: { id }, body: { name: 'After' } });
    expect(await list()).toMatchObject([{ id, name: 'After' }]);
    await server.as(seeker).call('DELETE /api/saved-searches/:id', { params: { id } });
    expect(await list()).toEqual([]);
  });

  test('has an alert that comes daily or weekly, in the morning, or not at all', async () => {
    const { id } = await save({ name: 'Chefs', filters: { search: 'chef' }, alert: 'daily' });
    const set = (alert: 'daily' | 'weekly' | null) =>
      server.as(seeker).call('PUT /api/saved-searches/:id', { params: { id }, body: { alert } });
    const days = (at: string | null) => (Date.parse(at ?? '') - Date.now()) / 86_400_000;
    expect(days((await list())[0]?.nextAlertAt ?? null)).toBeLessThanOrEqual(1);
    const weekly = await set('weekly');
    expect(days(weekly.nextAlertAt)).toBeGreaterThan(5);
    expect(await set(null)).toMatchObject({ alert: null, nextAlertAt: null });
    expect(await set('daily')).toMatchObject({ alert: 'daily' });
  });
});
