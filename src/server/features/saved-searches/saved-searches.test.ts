import { beforeEach, describe, expect, test } from 'vitest';
import type { BodyInput } from '#contract/api.ts';
import { limits } from '#domain/limits.ts';
import { company, jobSeeker, recruiter } from '#test/people.ts';
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

describe('what is kept of a search', () => {
  const change = (id: number, body: object) => server.as(seeker).put(`/api/saved-searches/${id}`, body);

  test('is what it looks for, however it was written: in another order it is the same search', async () => {
    await save({ name: 'One', filters: { skill: ['HACCP'], location: ['Malé', 'Baa'] } });
    const again = await server.as(seeker).post('/api/saved-searches', {
      name: 'Two',
      filters: { location: ['Malé', 'Baa'], skill: ['HACCP'] },
    });
    expect(again.status).toBe(409);
    const other = await jobSeeker(server);
    const theirs = await save(
      { name: 'Mine', filters: { skill: ['HACCP'], location: ['Malé', 'Baa'] } },
      other,
    );
    expect(theirs.name).toBe('Mine');
  });

  test('is once there when it is saved several times at the same moment', async () => {
    const replies = await Promise.all(
      ['A', 'B', 'C'].map((name) =>
        server.as(seeker).post('/api/saved-searches', { name, filters: { search: 'skipper' } }),
      ),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    expect(await list()).toHaveLength(1);
  });

  test('names the company that it narrows to, as that is called now', async () => {
    const { id: companyId, founder } = await company(server, 'Before Lagoon');
    await save({ name: 'There', filters: { company: companyId } });
    expect(await list()).toMatchObject([{ companyName: 'Before Lagoon' }]);
    await server.as(founder).call('PUT /api/company/settings', { body: { companyName: 'After Lagoon' } });
    expect(await list()).toMatchObject([{ companyName: 'After Lagoon', filters: { company: companyId } }]);
  });

  test('of a company that never was is a search that finds nothing', async () => {
    const { filters } = await save({ name: 'Nowhere', filters: { company: 2_000_000_000 } });
    const found = await server.as(seeker).call('GET /api/jobs', { query: { company: filters.company } });
    expect(found).toEqual([]);
    expect(await list()).toMatchObject([{ companyName: null }]);
  });

  test.each([{ name: ' ' }, { name: 7 }, { alert: 'hourly' }, { alert: '' }, { name: 'x'.repeat(121) }])(
    'is not changed by %j',
    async (body) => {
      const { id } = await save({ name: 'As it was', filters: {}, alert: 'weekly' });
      expect((await change(id, body)).status).toBe(400);
      expect(await list()).toMatchObject([{ name: 'As it was', alert: 'weekly' }]);
    },
  );

  test('stays where only its name changes: its alert comes when it was to come', async () => {
    const { id, nextAlertAt } = await save({ name: 'Chefs', filters: {}, alert: 'daily' });
    expect((await change(id, { name: 'Cooks' })).json).toMatchObject({
      name: 'Cooks',
      alert: 'daily',
      nextAlertAt,
    });
    expect((await change(id, {})).json).toMatchObject({ name: 'Cooks', nextAlertAt });
    expect((await change(id, { alert: 'daily' })).json).toMatchObject({ nextAlertAt });
  });

  test('tells of jobs in the morning where its owner lives', async () => {
    const next = async (timeZone: string) => {
      await server.as(seeker).call('PUT /api/user/time-zone', { body: { timeZone } });
      const { id, nextAlertAt } = await save({
        name: timeZone,
        filters: { search: timeZone },
        alert: 'daily',
      });
      await server.as(seeker).call('DELETE /api/saved-searches/:id', { params: { id } });
      const hour = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' });
      return Number(hour.format(new Date(nextAlertAt ?? '')));
    };
    const hours = [
      await next('Indian/Maldives'),
      await next('Pacific/Honolulu'),
      await next('Asia/Kathmandu'),
    ];
    expect(new Set(hours).size).toBe(1);
  });

  test('is gone at once and for good, and its name and its place free', async () => {
    const { id } = await save({ name: 'Once', filters: { search: 'once' }, alert: 'daily' });
    await server.as(seeker).call('DELETE /api/saved-searches/:id', { params: { id } });
    expect((await server.as(seeker).delete(`/api/saved-searches/${id}`)).status).toBe(404);
    expect((await change(id, { name: 'Back' })).status).toBe(404);
    expect((await save({ name: 'Once', filters: { search: 'once' } })).id).not.toBe(id);
  });
});
