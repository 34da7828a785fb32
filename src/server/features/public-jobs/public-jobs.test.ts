import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { run } from '#server/db/query.ts';
import { company, platformAdmin } from '#test/people.ts';
import { postedJob } from '#test/postings.ts';
import { type Client, type Person, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile({ config: { publicUrl: 'https://jobs.example.com' } });
let admin: Client;
let employer: { id: number; founder: Person };
let founder: Client;
let slug: string;
const nobody = () => server.as();

beforeAll(async () => {
  admin = server.as(await platformAdmin(server));
  employer = await company(server);
  founder = server.as(employer.founder);
  ({ slug } = await founder.call('GET /api/company/settings'));
});

const open = (publicJobs: boolean) => admin.call('PUT /api/admin/operator', { body: { publicJobs } });
const settings = (body: object) => founder.call('PUT /api/company/settings', { body });
const change = (id: number, body: object) => founder.call('PUT /api/jobs/:id', { params: { id }, body });
const list = (query: object = {}) =>
  nobody().call('GET /api/public/companies/:slug/jobs', { params: { slug }, query });
const one = (id: number) => nobody().get(`/api/public/jobs/${id}`);

beforeEach(() => open(true));

describe('while the platform is closed', () => {
  test('visitors find nothing, whatever is there, in the words for what is not', async () => {
    const { id } = await postedJob(server, employer.founder);
    await open(false);
    const addresses = [`/api/public/jobs/${id}`, `/api/public/companies/${slug}/jobs`];
    for (const path of addresses) {
      const { status, text } = await nobody().get(path);
      expect({ path, status, text }).toEqual({
        path,
        status: 404,
        text: (await nobody().get('/api/x')).text,
      });
      expect((await admin.get(path)).status).toBe(404);
    }
    expect((await nobody().get(`/api/jobs/${id}`)).status).toBe(401);
  });

  test('nothing becomes public behind its back, and what has closed meanwhile was never public', async () => {
    await open(false);
    const { id } = await postedJob(server, employer.founder);
    await change(id, { status: 'closed' });
    await open(true);
    expect((await one(id)).status).toBe(404);
  });
});

describe('a job on an open platform', () => {
  test('is read by everybody, with what its employer says and nobody’s name or number', async () => {
    const { id } = await postedJob(server, employer.founder, {
      title: 'Dive instructor <OWSI>',
      location: 'Malé',
      salaryRange: 'USD 1,200 - 1,500 a month',
      description: 'Two boats.\n\nBring <b>fins</b> & a mask.',
      questions: [
        { kind: 'choice', text: 'Which agency?', choices: ['PADI', 'SSI'], required: true, wanted: ['PADI'] },
      ],
    });
    const { status, json, headers } = await one(id);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      id,
      closed: false,
      title: 'Dive instructor <OWSI>',
      company: { slug },
      descriptionText: 'Two boats.\n\nBring <b>fins</b> & a mask.',
      descriptionHtml: expect.not.stringContaining('<b>'),
      questions: [{ kind: 'choice', label: 'Which agency?', required: true, options: ['PADI', 'SSI'] }],
      location: 'Malé',
      place: { country: 'MV', locality: 'Malé' },
      salary: 'USD 1,200 - 1,500 a month',
      pay: { min: 1_200, max: 1_500, currency: 'USD', period: 'month' },
      url: `https://jobs.example.com/jobs/${id}`,
    });
    expect(JSON.stringify(json)).not.toMatch(/"(wanted|least|recruiterId|applicationCount|views)"/);
    expect(headers['cache-control']).toBe('public, max-age=30');
    expect(headers['set-cookie']).toBeUndefined();
  });

  test.each([
    ['a draft', { status: 'draft' }],
    ['unlisted from the start', { listed: false }],
  ] as const)('is as if it were not there when it is %s', async (_, body) => {
    const { id } = await postedJob(server, employer.founder, body);
    const [it, missing] = [await one(id), await one(999_999)];
    const seen = ({
      status,
      text,
      headers: { date: _d, 'request-id': _r, 'keep-alive': _k, ...headers },
    }: typeof it) => ({
      status,
      text,
      headers,
    });
    expect(seen(it)).toEqual(seen(missing));
    expect((await list()).map((job) => job.id)).not.toContain(id);
  });

  test.each([
    [
      'is closed',
      (id: number) => change(id, { status: 'closed' }),
      (id: number) => change(id, { status: 'active' }),
    ],
    [
      'is unlisted',
      (id: number) => change(id, { listed: false }),
      (id: number) => change(id, { listed: true }),
    ],
    [
      'is past its deadline',
      (id: number) =>
        run(
          server.database.pool,
          `update job_posting set closes_at = now() - interval '1 second' where id = $1`,
          [id],
        ),
      (id: number) =>
        run(server.database.pool, 'update job_posting set closes_at = null where id = $1', [id]),
    ],
    ['has a company that opts out', () => settings({ showJobs: false }), () => settings({ showJobs: true })],
    [
      'has a company that is suspended',
      () =>
        admin.call('PUT /api/admin/companies/:id', {
          params: { id: employer.id },
          body: { suspended: true },
        }),
      () =>
        admin.call('PUT /api/admin/companies/:id', {
          params: { id: employer.id },
          body: { suspended: false },
        }),
    ],
  ])('leaves a tombstone everywhere once it %s, and comes back as it was', async (_, end, begin) => {
    const { id } = await postedJob(server, employer.founder);
    const before = await one(id);
    const since = new Date().toISOString();
    await end(id);
    const gone = await one(id);
    expect(gone).toMatchObject({ status: 410, json: { id, closed: true, closedAt: expect.any(String) } });
    expect(gone.headers['error-code']).toBe('job_closed');
    expect((await list()).find((job) => job.id === id)).toEqual(gone.json);
    expect((await list({ closed: 'no' })).map((job) => job.id)).not.toContain(id);
    expect(await list({ updatedSince: new Date(Date.parse(since) - 60_000).toISOString() })).toContainEqual(
      gone.json,
    );
    await begin(id);
    const { updatedAt: _u, closesAt: _c, ...again } = Object(await one(id).then(({ json }) => json));
    expect(before.json).toMatchObject(again);
    expect((await list({ updatedSince: since })).find((job) => job.id === id)).toMatchObject({
      closed: false,
    });
  });

  test('leaves one after it is deleted, too', async () => {
    const { id } = await postedJob(server, employer.founder);
    await run(server.database.pool, 'delete from job_posting where id = $1', [id]);
    expect((await one(id)).json).toMatchObject({ id, closed: true });
    expect((await list()).find((job) => job.id === id)).toMatchObject({ closed: true });
  });
});

describe('a company’s list', () => {
  test('is not sent again to who has it, and is sent when anything in it changes', async () => {
    const { id } = await postedJob(server, employer.founder);
    const path = `/api/public/companies/${slug}/jobs`;
    const { headers } = await nobody().get(path);
    const known = { 'if-none-match': String(headers.etag) };
    expect(await nobody().get(path, known)).toMatchObject({ status: 304, text: '' });
    await change(id, { title: 'Another title' });
    expect((await nobody().get(path, known)).status).toBe(200);
  });

  test('goes on page by page through what is open and what has closed, each once', async () => {
    const ids = [];
    for (let n = 0; n < 5; n += 1) ids.push((await postedJob(server, employer.founder)).id);
    for (const id of ids.slice(0, 2)) await change(id, { status: 'filled' });
    const all = (await list({ limit: 200 })).map(({ id }) => id);
    const seen: number[] = [];
    for (let next = `/api/public/companies/${slug}/jobs?limit=2`; next;) {
      const { json, headers } = await nobody().get(next);
      seen.push(...(json as { id: number }[]).map(({ id }) => id)); // The list that the contract says it is.
      next = /<(.+)>/.exec(String(headers.link))?.[1] ?? '';
    }
    expect(seen).toEqual(all);
  });

  test('refuses a cursor it did not give, and one that came with other filters', async () => {
    await postedJob(server, employer.founder);
    const path = `/api/public/companies/${slug}/jobs`;
    const { headers } = await nobody().get(`${path}?limit=1`);
    const cursor = new URL(/<(.+)>/.exec(String(headers.link))?.[1] ?? '', 'http://x').searchParams.get(
      'cursor',
    );
    for (const query of [
      `cursor=nonsense`,
      `cursor=${cursor}&closed=no`,
      `cursor=${cursor}&updatedSince=2026-01-01T00:00:00Z`,
    ])
      expect(await nobody().get(`${path}?limit=1&${query}`)).toMatchObject({
        status: 400,
        text: expect.stringMatching(/^cursor /),
      });
    for (const query of [
      'updatedSince=yesterday',
      'updatedSince=0001-01-01T00:00:00Z',
      'closed=maybe',
      'limit=0',
    ])
      expect((await nobody().get(`${path}?${query}`)).status).toBe(400);
  });

  test('is searched by words', async () => {
    const { id } = await postedJob(server, employer.founder, { title: 'Sailmaker' });
    expect((await list({ search: 'sailmaker' })).map((job) => job.id)).toEqual([id]);
    expect(await list({ search: 'zookeeper' })).toEqual([]);
  });

  test('is found by the company’s address, whose old ones lead on, and no two have the same', async () => {
    const { json } = await nobody().get(`/api/public/companies/${slug}/jobs`);
    await settings({ slug: 'a-new-address' });
    const { status, headers } = await nobody().get(`/api/public/companies/${slug}/jobs?closed=no`);
    expect({ status, location: headers.location }).toEqual({
      status: 308,
      location: '/api/public/companies/a-new-address/jobs?closed=no',
    });
    expect((await nobody().get('/api/public/companies/a-new-address/jobs')).status).toBe(200);
    const other = await company(server);
    for (const taken of [slug, 'a-new-address', 'admin'])
      expect(
        await server.as(other.founder).put('/api/company/settings', { slug: taken }),
        taken,
      ).toMatchObject({ status: 409 });
    await settings({ slug });
    expect((await nobody().get(`/api/public/companies/${slug}/jobs`)).json).toHaveLength(
      (json as object[]).length,
    ); // As above.
  });
});

describe('pages of others', () => {
  const origin = 'https://www.blue-lagoon.example';

  test('read it in a browser where the company has named them, without cookies, and no others', async () => {
    const { id } = await postedJob(server, employer.founder);
    await settings({ ownSites: `${origin}/\nhttp://127.0.0.1:8080` });
    for (const path of [`/api/public/jobs/${id}`, `/api/public/companies/${slug}/jobs`]) {
      const { headers } = await nobody().get(path, { origin });
      expect(headers['access-control-allow-origin']).toBe(origin);
      expect(headers['access-control-allow-credentials']).toBeUndefined();
      expect(headers.vary).toMatch(/origin/i);
      for (const foreign of [
        'https://evil.example',
        'null',
        `${origin}.evil.example`,
        'https://blue-lagoon.example',
      ]) {
        const reply = await nobody().get(path, { origin: foreign });
        expect(reply.headers['access-control-allow-origin'], foreign).toBeUndefined();
        expect(reply.headers.vary).toMatch(/origin/i);
      }
      const preflight = await nobody().send('OPTIONS', path, {
        headers: {
          origin,
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'if-none-match',
        },
      });
      expect(preflight.status).toBe(204);
      expect(preflight.headers['access-control-allow-headers']).toContain('If-None-Match');
    }
  });

  test('never say under which name we are reached', async () => {
    const { id } = await postedJob(server, employer.founder);
    const { text } = await nobody().get(`/api/public/jobs/${id}`, {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
    });
    expect(text).toContain('https://jobs.example.com/jobs/');
    expect(text).not.toContain('evil');
  });
});
