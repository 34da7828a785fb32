import { beforeAll, describe, expect, test } from 'vitest';
import { viewLimits } from '#domain/limits.ts';
import { run } from '#server/db/query.ts';
import { company, jobSeeker, joined, platformAdmin, recruiter } from '#test/people.ts';
import { type Person, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
let employer: { id: number; founder: Person };
let colleague: Person;

beforeAll(async () => {
  employer = await company(server);
  colleague = await joined(server, await recruiter(server), employer.id);
});

let made = 0;
const save = (person: Person, more: object = {}) =>
  server.as(person).post('/api/views', {
    screen: 'board',
    name: `View ${(made += 1)}`,
    query: 'waiting=true',
    ...more,
  });
const saved = async (person: Person, more: object = {}) => (await save(person, more)).json as { id: number };
const views = (person: Person, screen: 'board' | 'applications' = 'board') =>
  server.as(person).call('GET /api/views', { query: { screen } });

describe('a view is not saved', () => {
  test.each([
    { name: '' },
    { name: 'x'.repeat(61) },
    { screen: 'settings' },
    { query: 'x'.repeat(1_001) },
    { query: 'javascript:alert(1)' },
    { query: '"><script>' },
    { shared: 'yes' },
  ])('with %j', async (more) => {
    expect((await save(employer.founder, more)).status).toBe(400);
  });

  test('twice under a name, but for another screen it is', async () => {
    await save(employer.founder, { name: 'Mine' });
    expect((await save(employer.founder, { name: 'MINE' })).status).toBe(409);
    expect((await save(employer.founder, { name: 'Mine', screen: 'applications' })).status).toBe(201);
    expect((await save(colleague, { name: 'Mine' })).status).toBe(201);
  });

  test('to share it where there is no company to share it with', async () => {
    expect((await save(await recruiter(server), { shared: true })).status).toBe(400);
  });

  test('beyond so many', async () => {
    const keen = await recruiter(server);
    for (let count = 0; count < viewLimits.own; count += 1) expect((await save(keen)).status).toBe(201);
    expect((await save(keen)).status).toBe(409);
  });
});

describe('a saved view', () => {
  test('is its owner’s alone until it is shared, and nobody else changes it', async () => {
    const { id } = await saved(employer.founder, { query: 'search=captain&tag=4' });
    expect(await views(colleague)).not.toContainEqual(expect.objectContaining({ id }));
    await server.as(employer.founder).call('PUT /api/views/:id', { params: { id }, body: { shared: true } });
    expect(await views(colleague)).toContainEqual(
      expect.objectContaining({
        id,
        own: false,
        by: employer.founder.username,
        query: 'search=captain&tag=4',
      }),
    );
    expect((await server.as(colleague).put(`/api/views/${id}`, { name: 'Taken' })).status).toBe(403);
    expect((await server.as(colleague).delete(`/api/views/${id}`)).status).toBe(403);
    const stranger = (await company(server)).founder;
    expect((await server.as(stranger).put(`/api/views/${id}/default`)).status).toBe(404);
  });

  test('is given another name, not another’s of one’s own, and other filters', async () => {
    const { id } = await saved(colleague, { name: 'Waiting', query: 'waiting=true' });
    await save(colleague, { name: 'Night shift' });
    const change = (body: object) => server.as(colleague).put(`/api/views/${id}`, body);
    expect((await change({ name: ' ' })).status).toBe(400);
    expect((await change({ name: 'night SHIFT' })).status).toBe(409);
    expect((await change({ query: 'javascript:alert(1)' })).status).toBe(400);
    expect((await change({ name: 'Still waiting' })).status).toBe(200);
    expect((await change({ query: 'search=captain' })).json).toMatchObject({
      name: 'Still waiting',
      query: 'search=captain',
    });
  });

  test('is what one person’s screen opens with, until another is or it is gone', async () => {
    const { id } = await saved(employer.founder, { shared: true });
    const next = await saved(colleague);
    const chosen = async () => (await views(colleague)).filter(({ isDefault }) => isDefault).map((v) => v.id);
    await server.as(colleague).call('PUT /api/views/:id/default', { params: { id } });
    expect(await chosen()).toEqual([id]);
    expect((await views(employer.founder)).some(({ isDefault }) => isDefault)).toBe(false);
    await server.as(colleague).call('PUT /api/views/:id/default', { params: { id: next.id } });
    expect(await chosen()).toEqual([next.id]);
    await server.as(colleague).call('DELETE /api/views/:id', { params: { id: next.id } });
    expect(await chosen()).toEqual([]);
  });

  test('goes from the others when its owner leaves the company', async () => {
    const leaver = await joined(server, await recruiter(server), employer.id);
    const { id } = await saved(leaver, { shared: true });
    await server
      .as(employer.founder)
      .call('DELETE /api/companies/:id/members/:userId', { params: { id: employer.id, userId: leaver.id } });
    expect(await views(colleague)).not.toContainEqual(expect.objectContaining({ id }));
    expect(await views(leaver)).toContainEqual(expect.objectContaining({ id, own: true }));
  });
});

describe('a view of colleagues', () => {
  const share = (person: Person, id: number, isShared: boolean) =>
    server.as(person).call('PUT /api/views/:id', { params: { id }, body: { shared: isShared } });
  const chosen = async (person: Person) =>
    (await views(person)).filter(({ isDefault }) => isDefault).map(({ id }) => id);

  test('that is shared no more opens nobody’s screen, and does again once it is', async () => {
    const { id } = await saved(employer.founder, { shared: true });
    await server.as(colleague).call('PUT /api/views/:id/default', { params: { id } });
    await share(employer.founder, id, false);
    expect(await chosen(colleague)).toEqual([]);
    expect(await views(colleague)).not.toContainEqual(expect.objectContaining({ id }));
    expect((await server.as(colleague).delete(`/api/views/${id}/default`)).status).toBe(404);
    await share(employer.founder, id, true);
    expect(await chosen(colleague)).toEqual([id]);
    await server.as(colleague).call('DELETE /api/views/:id/default', { params: { id } });
    expect(await chosen(colleague)).toEqual([]);
  });

  test('names who made it as they are called now, and one’s own names nobody', async () => {
    const maker = await joined(
      server,
      await recruiter(server, { firstName: 'Mariyam', lastName: 'Zahir' }),
      employer.id,
    );
    const { id } = await saved(maker, { shared: true });
    expect(await views(colleague)).toContainEqual(expect.objectContaining({ id, by: 'Mariyam Zahir' }));
    expect(await views(maker)).toContainEqual(expect.objectContaining({ id, by: null, own: true }));
  });

  test('is not for who has merely asked to join, nor for a platform admin, who keeps their own', async () => {
    const { id } = await saved(employer.founder, { shared: true });
    const asked = await joined(server, await recruiter(server), employer.id, { verified: false });
    const admin = await platformAdmin(server);
    for (const person of [asked, admin]) {
      expect(await views(person)).toEqual([]);
      expect((await server.as(person).put(`/api/views/${id}/default`)).status).toBe(404);
      expect((await save(person, { shared: true })).status).toBe(400);
      expect((await save(person)).status).toBe(201);
      expect(await views(person)).toHaveLength(1);
    }
  });

  test('is still their own to change for who has left, but to share with nobody', async () => {
    const leaver = await joined(server, await recruiter(server), employer.id);
    const { id } = await saved(leaver, { shared: true });
    await server.as(employer.founder).call('DELETE /api/companies/:id/members/:userId', {
      params: { id: employer.id, userId: leaver.id },
    });
    expect((await server.as(leaver).put(`/api/views/${id}`, { name: 'Still mine' })).status).toBe(200);
    expect((await server.as(leaver).put(`/api/views/${id}`, { shared: true })).status).toBe(400);
    const elsewhere = await company(server);
    await joined(server, leaver, elsewhere.id);
    // What was shared with one employer is not carried to the next.
    expect(await views(elsewhere.founder)).not.toContainEqual(expect.objectContaining({ id }));
    await share(leaver, id, true);
    expect(await views(elsewhere.founder)).toContainEqual(
      expect.objectContaining({ id, name: 'Still mine' }),
    );
    expect(await views(colleague)).not.toContainEqual(expect.objectContaining({ id }));
  });

  test('stays while the company is suspended, when everybody goes on with what is their own', async () => {
    const stopped = await company(server);
    const helper = await joined(server, await recruiter(server), stopped.id);
    const { id } = await saved(stopped.founder, { shared: true });
    await run(server.database.pool, 'update company set suspended_at = now() where id = $1', [stopped.id]);
    expect(await views(helper)).toContainEqual(expect.objectContaining({ id }));
    expect((await save(helper, { name: 'Mine meanwhile' })).status).toBe(201);
    expect((await server.as(helper).put(`/api/views/${id}/default`)).status).toBe(204);
  });
});

describe('views', () => {
  test('are not for job seekers, and not without signing in', async () => {
    const seeker = await jobSeeker(server);
    expect((await server.as(seeker).get('/api/views?screen=board')).status).toBe(403);
    expect((await save(seeker)).status).toBe(403);
    expect((await server.as().get('/api/views?screen=board')).status).toBe(401);
  });

  test.each(['', '?screen=', '?screen=settings', '?screen=board&screen=applications'])(
    'are asked for by a screen that has some, not by “%s”',
    async (query) => {
      expect((await server.as(colleague).get(`/api/views${query}`)).status).toBe(400);
    },
  );

  test('of two screens have nothing to do with each other', async () => {
    const keen = await joined(server, await recruiter(server), employer.id);
    const onBoard = await saved(keen);
    const inList = await saved(keen, { screen: 'applications' });
    for (const { id } of [onBoard, inList])
      await server.as(keen).call('PUT /api/views/:id/default', { params: { id } });
    const openings = async (screen: 'board' | 'applications') =>
      (await views(keen, screen)).filter(({ isDefault }) => isDefault).map(({ id }) => id);
    expect([await openings('board'), await openings('applications')]).toEqual([[onBoard.id], [inList.id]]);
    await server.as(keen).call('DELETE /api/views/:id/default', { params: { id: onBoard.id } });
    expect([await openings('board'), await openings('applications')]).toEqual([[], [inList.id]]);
  });

  test('are one’s own first, each by its name, whatever its case', async () => {
    const alone = await company(server);
    const helper = await joined(server, await recruiter(server), alone.id);
    for (const name of ['zulu', 'Alpha', 'mike']) await save(alone.founder, { name });
    await save(helper, { name: 'Aardvark', shared: true });
    expect((await views(alone.founder)).map(({ name }) => name)).toEqual([
      'Alpha',
      'mike',
      'zulu',
      'Aardvark',
    ]);
  });

  test('are no more than one keeps, also when many are saved at the same moment', async () => {
    const keen = await recruiter(server);
    const replies = await Promise.all(Array.from({ length: viewLimits.own + 5 }, () => save(keen)));
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(5);
    expect(await views(keen)).toHaveLength(viewLimits.own);
  });

  test('of one name are one, also when both are saved at the same moment', async () => {
    const keen = await recruiter(server);
    const replies = await Promise.all(['Twice', 'TWICE', 'twice'].map((name) => save(keen, { name })));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  });

  test('of others are as little there as those that never were', async () => {
    const { id } = await saved(employer.founder);
    for (const one of [id, 2_000_000_000, 'board']) {
      expect((await server.as(colleague).put(`/api/views/${one}`, { name: 'Theirs' })).status).toBe(404);
      expect((await server.as(colleague).delete(`/api/views/${one}`)).status).toBe(404);
      expect((await server.as(colleague).put(`/api/views/${one}/default`)).status).toBe(404);
    }
  });
});
