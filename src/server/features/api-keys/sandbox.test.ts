import { beforeAll, describe, expect, test } from 'vitest';
import { rows, run } from '#server/db/query.ts';
import { companyKey, type KeyHolder } from '#test/keys.ts';
import { company, jobSeeker, platformAdmin, recruiter } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, type Reply, serverForThisFile } from '#test/server.ts';
import { openToVisitors } from '#test/visitors.ts';
import { forgetSandboxes } from './make-sandbox.ts';

const server = serverForThisFile({ config: { publicUrl: 'https://jobs.example.mv' } });
let manager: Person;
let companyId: number;
let admin: Person;
let key: KeyHolder;

const made = async (): Promise<{ key: KeyHolder; companyId: number }> => {
  const {
    companyId: of,
    id,
    key: text,
  } = await server.as(manager).call('POST /api/company/sandbox', {
    query: { companyId },
  });
  return { companyId: of, key: { id, key: text, userType: 'recruiter' } };
};
const list = async (path: string, who: KeyHolder | Person = key) => {
  const reply: Reply = await server.as(who).get(path);
  expect(reply.status, `${path} ${reply.text}`).toBe(200);
  return reply.json as { id: number; title?: string; status?: string; companyId?: number }[];
};

beforeAll(async () => {
  ({ founder: manager, id: companyId } = await company(server));
  admin = await platformAdmin(server);
  await openToVisitors(server);
  ({ key } = await made());
});

test('its webhook is made where the address says so, and nowhere where the body does', async () => {
  const { companyId: of } = await made();
  const body = { url: 'https://hooks.example.com/told', types: ['job.posted'] };
  const misplaced = await server.as(manager).post('/api/company/webhooks', { ...body, companyId: of });
  expect(misplaced).toMatchObject({
    status: 400,
    text: 'companyId belongs in the address, as ?companyId=…, and not in the body.',
  });
  for (const sent of [body, { ...body, companyId: of }])
    expect((await server.as(manager).post(`/api/company/webhooks?companyId=${of}`, sent)).status).toBe(201);
  const webhooks = async (query: string) => server.as(manager).get(`/api/company/webhooks${query}`);
  expect((await webhooks('')).json).toEqual([]);
  expect((await webhooks(`?companyId=${of}`)).json).toHaveLength(2);
});

test('who manages all companies manages no sandbox: to its number they are answered as to one that no company has', async () => {
  const { companyId: sandbox } = await made();
  const subjects = ['keys', 'webhooks', 'settings', 'mail', 'website', 'provider', 'domains', 'site-domains'];
  subjects.push('careers-site', 'pictures', 'exports', 'export', 'provisioning', 'imports');
  const written: [string, object][] = [
    ['keys', { name: 'Theirs', scopes: ['jobs:read'] }],
    ['webhooks', { url: 'https://hooks.example.com/told', types: ['job.posted'] }],
    ['sandbox', {}],
    ['exports', {}],
    ['provisioning/tokens', { name: 'Theirs' }],
    ['careers-site/publication', {}],
    ['domains', { domain: 'example.com' }],
    ['site-domains', { domain: 'jobs.example.com' }],
  ];
  for (const number of [sandbox, 999_999]) {
    for (const subject of subjects)
      expect(
        (await server.as(admin).get(`/api/company/${subject}?companyId=${number}`)).status,
        subject,
      ).toBe(404);
    for (const [subject, body] of written)
      expect(
        (await server.as(admin).post(`/api/company/${subject}?companyId=${number}`, body)).status,
        subject,
      ).toBe(404);
    const settings = await server.as(admin).put(`/api/company/settings?companyId=${number}`, { phone: '1' });
    expect(settings.status).toBe(404);
  }
});

test('who runs the platform changes nothing of it, nor of people in it or brought along: they are answered as of what is not there', async () => {
  const { companyId: sandbox, key: tried } = await made();
  const [job] = await list('/api/jobs?scope=own', tried);
  const people = await rows<{ id: number }>(
    server.database.pool,
    `with brought as (insert into user_account (username, email, user_type, imported_into)
       values ('brought-along', 'brought.along@mail.example', 'job_seeker', $2) returning id)
     select id from brought union all (select id from user_account where imported_into = $1 limit 1)`,
    [sandbox, companyId],
  );
  const calls: [string, string, object?][] = [
    ['PUT', `companies/${sandbox}`, { suspended: false }],
    ['PUT', `companies/${sandbox}`, { verified: true }],
    ['PUT', `companies/${sandbox}`, { employeeCount: 3 }],
    ['PUT', `jobs/${job?.id}`, { status: 'closed' }],
  ];
  for (const { id } of people)
    calls.push(
      ['PUT', `users/${id}`, { disabled: true }],
      ['POST', `users/${id}/password-reset-link`],
      ['PUT', `users/${id}/email-confirmation`],
      ['DELETE', `users/${id}/factors`],
      ['DELETE', `users/${id}/sessions`],
    );
  expect(people).toHaveLength(2);
  for (const [method, path, body] of calls)
    expect(
      (await server.as(admin).send(method, `/api/admin/${path}`, { body })).status,
      `${method} ${path}`,
    ).toBe(404);
});

describe('a sandbox is refused', () => {
  test('to who does not manage the company', async () => {
    const stranger = await recruiter(server);
    const { founder: other } = await company(server);
    for (const person of [stranger, await jobSeeker(server)])
      expect((await server.as(person).post('/api/company/sandbox')).status).toBe(403);
    expect((await server.as(other).post(`/api/company/sandbox?companyId=${companyId}`)).status).toBe(404);
    expect((await server.as(key).post('/api/company/sandbox')).status).toBe(403);
  });

  test('to be begun anew by any key but its own, and by people', async () => {
    const real = await companyKey(server, manager);
    const colleague = await recruiter(server);
    for (const who of [real, colleague])
      expect((await server.as(who).post('/api/sandbox/reset')).status).toBe(404);
  });
});

test('its key reads examples of all kinds, and writes as in any company; its events tell of it', async () => {
  await server.as(key).call('POST /api/sandbox/reset');
  expect(await list('/api/jobs?scope=own')).toHaveLength(3);
  const applications = await list('/api/applications');
  expect(applications).toHaveLength(5);
  const people = await list('/api/company/candidates');
  expect(people.map((one) => (one as { email?: string }).email)).toEqual(
    expect.arrayContaining(['ada.example@example.com']),
  );
  const { headers } = await server.as(key).get('/api/events?after=latest');
  const posted = await server
    .as(key)
    .call('POST /api/jobs', { body: { title: 'Tried out', description: 'Work.' } });
  const [first] = applications.filter(({ status }) => status === 'submitted');
  await server.as(key).call('PUT /api/applications/:id/status', {
    params: { id: first?.id ?? 0 },
    body: { status: 'screening' },
  });
  await server.as(key).call('POST /api/applications/:id/messages', {
    params: { id: first?.id ?? 0 },
    body: { body: 'Come and see us' },
  });
  const events = await server.as(key).get(`/api/events?after=${String(headers['next-after'])}`);
  expect((events.json as { type: string }[]).map(({ type }) => type)).toEqual(
    expect.arrayContaining(['job.posted', 'application.moved', 'message.sent']),
  );
  expect(posted.companyId).not.toBe(companyId);
  expect(
    await rows(server.database.pool, `select from mail where to_address like '%.example@example.com'`),
  ).toEqual([]);
});

test('nobody else sees it: not in searches, lists, suggestions, public pages, feeds, site maps, recommendations or figures', async () => {
  const seeker = await jobSeeker(server);
  const { founder: other } = await company(server);
  const look = /Sandbox number|Tried out|This job is an example|\.example@example\.com/;
  const [inSandbox] = await list('/api/jobs?scope=own');
  const addresses: [string, (Person | undefined)[]][] = [
    ['/api/jobs?limit=200', [seeker, other, manager, admin]],
    ['/api/jobs?search=example&limit=200', [seeker, other, manager]],
    ['/api/companies?limit=200', [seeker, other, manager, admin]],
    ['/api/jobs?scope=own&limit=200', [admin]],
    ['/api/jobs?scope=own&search=example', [admin]],
    ['/api/jobs/facets?scope=own', [admin]],
    ['/api/jobs/export', [admin]],
    ['/api/suggestions/search?q=sandb', [seeker, other]],
    ['/api/jobs/recommended', [seeker]],
    ['/api/company/candidates?limit=200', [other, manager]],
    ['/api/applications?limit=200', [other, manager, seeker, admin]],
    ['/api/applications/export', [admin]],
    ['/api/admin/companies?limit=200', [admin]],
    ['/api/admin/users?limit=200', [admin]],
    ['/api/admin/jobs?limit=200', [admin]],
    ['/', [undefined]],
    ['/jobs', [undefined]],
    ['/companies', [undefined]],
    ['/sitemap.xml', [undefined]],
    ['/sitemaps/jobs-1.xml', [undefined]],
    ['/feeds/jobs.rss', [undefined]],
    ['/feeds/jobs.json', [undefined]],
    ['/feeds/indeed.xml', [undefined]],
    ['/feeds/linkedin.xml', [undefined]],
  ];
  for (const path of ['/api/company/candidates', '/api/company/candidates/export', '/api/company/analytics'])
    addresses.push([`${path}?companyId=${inSandbox?.companyId}`, [other, manager, admin]]);
  for (const [path, whos] of addresses)
    for (const who of whos) expect((await server.as(who).get(path)).text, path).not.toMatch(look);
  expect((await server.as().get(`/api/public/jobs/${inSandbox?.id}`)).status).toBe(404);
  for (const who of [seeker, other])
    for (const path of [`/api/jobs/${inSandbox?.id}`, `/api/companies/${inSandbox?.companyId}`])
      expect((await server.as(who).get(path)).status, path).toBe(404);
  expect((await server.as(admin).get(`/careers-preview/${inSandbox?.companyId}`)).status).toBe(404);
  const figures = async () => ({
    ...((await server.as(admin).call('GET /api/admin/stats')) as Record<string, unknown>),
    jobs: await server.as(admin).call('GET /api/jobs/counts'),
    facets: await server.as(admin).call('GET /api/jobs/facets', { query: { scope: 'own' } }),
  });
  const events = async (after: unknown) => server.as(admin).get(`/api/events?after=${String(after)}`);
  const [before, latest] = [await figures(), await events('latest')];
  await server.as(key).call('POST /api/sandbox/reset');
  await server.as(key).call('POST /api/jobs', { body: { title: 'One more', description: 'Work.' } });
  expect(await figures()).toEqual(before);
  expect((await events(latest.headers['next-after'])).json).toEqual([]);
  const tried = (await list('/api/jobs?scope=own')).map(({ id }) => id);
  const { id: real } = await postedJob(server, other);
  const live = await server.as(admin).call('GET /api/live', { query: { since: 0 } });
  const told = live.map(({ jobId }) => jobId);
  expect([real, ...tried].map((id) => told.includes(id))).toEqual([true, ...tried.map(() => false)]);
});

test('from it nobody finds real people who want to be found', async () => {
  const found = await jobSeeker(server);
  await server.as(found).put('/api/profile/job-seeker', { title: 'Diver', discoverable: true });
  expect((await list('/api/company/candidates?limit=200', manager)).map(({ id }) => id)).toContain(found.id);
  expect((await list('/api/company/candidates?limit=200')).map(({ id }) => id)).not.toContain(found.id);
  const [job] = await list('/api/jobs?scope=own');
  expect((await server.as(key).get(`/api/jobs/${job?.id}/candidates`)).status).toBe(403);
});

test('begun anew it is as it was at first, with its keys, and the company’s own things are not touched', async () => {
  const { id: realJob } = await postedJob(server, manager, { title: 'A real one' });
  await applied(server, await jobSeeker(server), realJob);
  await server.as(key).call('POST /api/jobs', { body: { title: 'Left over', description: 'Work.' } });
  const { companyId: now } = await server.as(key).call('POST /api/sandbox/reset');
  expect((await list('/api/jobs?scope=own')).map(({ title }) => title)).not.toContain('Left over');
  expect(await list('/api/applications')).toHaveLength(5);
  expect((await list('/api/jobs?scope=own', manager)).map(({ id }) => id)).toEqual([realJob]);
  const second = await made();
  expect(second.companyId).toBe(now);
  expect(await list('/api/applications', second.key)).toHaveLength(5);
});

test('begun anew it does what is sent again with an Idempotency-Key, and the same for its beginning does it once', async () => {
  const send = (path: string, name: string, body?: object) =>
    server.as(key).post(path, body, { 'idempotency-key': name });
  const post = () => send('/api/jobs', 'row-1', { title: 'Row one', description: 'Work.' });
  const titles = async () => (await list('/api/jobs?scope=own')).map(({ title }) => title);
  await post();
  const begun = await send('/api/sandbox/reset', 'anew');
  expect((await send('/api/sandbox/reset', 'anew')).json).toEqual(begun.json);
  expect(await titles()).not.toContain('Row one');
  const again = await post();
  expect([again.status, again.headers['idempotent-replayed']]).toEqual([201, undefined]);
  expect(await titles()).toContain('Row one');
  expect((await post()).headers['idempotent-replayed']).toBe('true');
});

test('its keys stand with the company’s own, marked; replaced they stay its keys, and who manages the company ends them', async () => {
  const { key: tried } = await made();
  const managing = server.as(manager);
  const keys = async () => managing.call('GET /api/company/keys', { query: { companyId } });
  expect((await keys()).find(({ id }) => id === tried.id)).toMatchObject({ name: 'Sandbox', sandbox: true });
  const own = await companyKey(server, manager);
  expect((await keys()).find(({ id }) => id === own.id)).toMatchObject({ sandbox: false });

  const params = { id: tried.id };
  const next = await managing.call('POST /api/company/keys/:id/rotation', { params, body: {} });
  const replaced: KeyHolder = { id: next.id, key: next.key, userType: 'recruiter' };
  expect((await list('/api/jobs?scope=own', replaced)).map(({ title }) => title)).not.toContain('A real one');
  expect((await keys()).find(({ id }) => id === next.id)).toMatchObject({ sandbox: true });

  const { founder: other } = await company(server);
  expect((await server.as(other).delete(`/api/company/keys/${tried.id}`)).status).toBe(404);
  await managing.call('DELETE /api/company/keys/:id', { params });
  expect((await server.as(tried).get('/api/jobs')).status).toBe(401);
});

test('it ends when no key has called it for so many days', async () => {
  const { pool } = server.database;
  await forgetSandboxes(pool, new Date(), 30);
  expect((await server.as(key).get('/api/applications')).status).toBe(200);
  await run(
    pool,
    `update api_key set last_used_at = now() - interval '31 days' where company_id in (select id from company where sandbox_of is not null)`,
  );
  await run(pool, `update company set created_at = now() - interval '40 days' where sandbox_of is not null`);
  await forgetSandboxes(pool, new Date(), 30);
  expect((await server.as(key).get('/api/applications')).status).toBe(401);
  expect(await rows(pool, `select from user_account where username like 'sandbox %' and not is_key`)).toEqual(
    [],
  );
});
