import { beforeAll, describe, expect, test } from 'vitest';
import { row, rows, run } from '#server/db/query.ts';
import { movedSince } from '#server/features/public-jobs/index-now/index-now.queries.ts';
import { upkeepComes } from '#test/background.ts';
import { eventually } from '#test/eventually.ts';
import type { KeyHolder } from '#test/keys.ts';
import { company, jobSeeker } from '#test/people.ts';
import { postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile } from '#test/server.ts';
import { openToVisitors } from '#test/visitors.ts';
import { receiverForThisFile } from '#test/webhook-receiver.ts';
import { webhookOf } from '#test/webhooks.ts';

const server = serverForThisFile({
  config: { publicUrl: 'https://jobs.example.mv', webhookAllow: '127.0.0.1' },
});
const receiver = receiverForThisFile();
let manager: Person;
let sandbox: { id: number; key: KeyHolder };

beforeAll(async () => {
  ({ founder: manager } = await company(server));
  await openToVisitors(server);
  const { companyId, id, key } = await server.as(manager).call('POST /api/company/sandbox', { query: {} });
  sandbox = { id: companyId, key: { id, key, userType: 'recruiter' } };
});

const at = (path: string) => `/api/company/webhooks${path}?companyId=${sandbox.id}`;
const firstApplication = async () =>
  (await server.as(sandbox.key).call('GET /api/applications')).find(({ status }) => status === 'submitted')
    ?.id ?? 0;
const moved = async (id: number) =>
  server
    .as(sandbox.key)
    .call('PUT /api/applications/:id/status', { params: { id }, body: { status: 'screening' } });

test('webhooks of a sandbox are nobody else’s to make or read', async () => {
  const { founder: other } = await company(server);
  const body = { url: receiver.at('/other'), types: ['application.moved'] };
  expect((await server.as(other).post(at(''), body)).status).toBe(404);
  expect((await server.as(other).get(at(''))).status).toBe(404);
  expect((await server.as(sandbox.key).get(at(''))).status).toBe(403);
});

test('a webhook of a sandbox is told what happens there, one of the company is not, and it stays when the sandbox begins anew', async () => {
  const types = ['application.moved', 'job.posted'] as const;
  const query = { companyId: sandbox.id };
  const { id } = await server
    .as(manager)
    .call('POST /api/company/webhooks', { query, body: { url: receiver.at('/sandbox'), types: [...types] } });
  await webhookOf(server, manager, receiver.at('/real'), [...types]);
  await server.as(manager).call('POST /api/company/webhooks/:id/test', { params: { id }, query });
  const application = await firstApplication();
  await moved(application);
  await postedJob(server, manager);
  await eventually(() => receiver.got('/sandbox').length > 1 && receiver.got('/real').length > 0);
  const told = (path: string) => receiver.got(path).map(({ said }) => said.data['companyId']);
  const moves = receiver.got('/sandbox').filter(({ said }) => said.type === 'application.moved');
  expect(moves.map(({ said }) => said.data['applicationId'])).toEqual([application]);
  expect(told('/real')).not.toContain(sandbox.id);

  sandbox.id = (await server.as(sandbox.key).call('POST /api/sandbox/reset')).companyId;
  const kept = await server
    .as(manager)
    .call('GET /api/company/webhooks', { query: { companyId: sandbox.id } });
  expect(kept.map((one) => one.id)).toEqual([id]);
  await moved(await firstApplication());
  await eventually(() => told('/sandbox').includes(sandbox.id));
});

test('nobody who looks for work can hide from it, or learns that it is there', async () => {
  const seeker = server.as(await jobSeeker(server));
  for (const id of [sandbox.id, 2_000_000_000]) {
    expect(await seeker.put(`/api/hidden-companies/${id}`)).toMatchObject({ status: 404 });
    expect(await seeker.delete(`/api/hidden-companies/${id}`)).toMatchObject({ status: 404 });
  }
  expect(await seeker.call('GET /api/hidden-companies')).toEqual([]);
  expect(
    await rows(server.database.pool, 'select from hidden_from where company_id = $1', [sandbox.id]),
  ).toEqual([]);
});

test('no alert finds its jobs, no search engine is told of them, and it has no careers page', async () => {
  const { pool } = server.database;
  const seeker = await jobSeeker(server);
  await server.as(seeker).call('POST /api/saved-searches', {
    body: { name: 'Kelp', filters: { search: 'kelp' }, alert: 'daily' },
  });
  const real = await postedJob(server, manager, { title: 'Kelp farmer' });
  const { id: tried } = await server
    .as(sandbox.key)
    .call('POST /api/jobs', { body: { title: 'Kelp diver', description: 'Cuts kelp.' } });
  await upkeepComes(server, 'alert-matching');
  const found = await rows<{ id: number }>(pool, 'select job_id as id from alert_match');
  expect(found.map(({ id }) => id)).toEqual([real.id]);

  await run(pool, `update public_job set moved_at = moved_at - interval '2 minutes'`);
  const told = await movedSince(pool, { key: 'any', toldTo: '2020-01-01T00:00:00Z', toldJob: 0 });
  expect(told.map(({ id }) => id)).toContain(real.id);
  expect(told.map(({ id }) => id)).not.toContain(tried);

  const slug = async (id: number) =>
    (await row<{ slug: string }>(pool, 'select slug from company where id = $1', [id]))?.slug;
  expect((await server.as().get(`/c/${await slug(real.companyId)}`)).status).toBe(200);
  expect((await server.as().get(`/c/${await slug(sandbox.id)}`)).status).toBe(404);
});

describe('a sandbox is made and begun anew', () => {
  const nameOf = async (holder: KeyHolder) => {
    const [job] = await server.as(holder).call('GET /api/jobs', { query: { scope: 'own' } });
    return job?.companyName;
  };
  const begins = async (founder: Person) => {
    const { id, key } = await server.as(founder).call('POST /api/company/sandbox');
    const holder: KeyHolder = { id, key, userType: 'recruiter' };
    const name = await nameOf(holder);
    await server.as(holder).call('POST /api/sandbox/reset');
    return [name, await nameOf(holder)];
  };

  test('under the number of its company', async () => {
    const { id, founder } = await company(server);
    expect(await begins(founder)).toEqual([`Sandbox number ${id}`, `Sandbox number ${id}`]);
  });

  test.each(['', ' (old)'])('also where somebody has founded one of its name with “%s”', async (more) => {
    const { id, founder } = await company(server);
    await company(server, `SANDBOX number ${id}${more}`);
    for (const name of await begins(founder)) expect(name).toMatch(new RegExp(`^Sandbox number ${id}\\b`));
  });

  test('also where somebody has taken usernames that people in it might have', async () => {
    const { id, founder } = await company(server);
    for (const next of [1, 2, 3]) await jobSeeker(server, { username: `sandbox-${id + next}-1` });
    expect(await begins(founder)).toHaveLength(2);
  });
});
