import { beforeAll, describe, expect, test } from 'vitest';
import { viewLimits } from '#domain/limits.ts';
import { company, joined, recruiter } from '#test/people.ts';
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
