import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { run } from '#server/db/query.ts';
import { company, platformAdmin } from '#test/people.ts';
import { postedJob } from '#test/postings.ts';
import { type Client, type Person, serverForThisFile, startServer } from '#test/server.ts';

const origin = 'https://jobs.example.com';
const server = serverForThisFile({ config: { publicUrl: origin } });
const feeds = ['/feeds/jobs.rss', '/feeds/jobs.json', '/feeds/indeed.xml', '/feeds/linkedin.xml'];
let admin: Client;
let employer: { id: number; founder: Person };
let founder: Client;
let slug: string;
const nobody = () => server.as();

beforeAll(async () => {
  admin = server.as(await platformAdmin(server));
  employer = await company(server, 'Blue Lagoon');
  founder = server.as(employer.founder);
  ({ slug } = await founder.call('GET /api/company/settings'));
});
const open = (publicJobs: boolean) => admin.call('PUT /api/admin/operator', { body: { publicJobs } });
const settings = (body: object) => founder.call('PUT /api/company/settings', { body });
const suspended = (is: boolean) =>
  admin.call('PUT /api/admin/companies/:id', { params: { id: employer.id }, body: { suspended: is } });
const change = (id: number, body: object) => founder.call('PUT /api/jobs/:id', { params: { id }, body });
beforeEach(() => open(true));

/** As if all that has happened to public jobs had happened so much earlier. */
const longAgo = (interval: string) =>
  run(
    server.database.pool,
    `update public_job set moved_at = moved_at - $1::interval, ended_at = ended_at - $1::interval, closes_at = closes_at - $1::interval`,
    [interval],
  );
const tagOf = async (path: string) => String((await nobody().get(path)).headers.etag);

/** Every output that lists jobs, by its address. */
const outputs = (id: number) => [
  ...feeds,
  ...feeds.map((path) => `${path}?company=${slug}`),
  '/feeds/jobs.rss?search=instructor',
  `/sitemaps/jobs-1.xml`,
  `/api/public/companies/${slug}/jobs?closed=no`,
  `/api/public/jobs/${id}`,
];
/** Those that say that one can read the job. */
async function showing(id: number): Promise<string[]> {
  const replies = await Promise.all(
    outputs(id).map(async (path) => ({ path, reply: await nobody().get(path) })),
  );
  return replies
    .filter(({ reply }) => reply.status === 200 && reply.text.includes(`${origin}/jobs/${id}`))
    .map(({ path }) => path);
}

describe('a job that ends', () => {
  const pool = () => server.database.pool;
  test.each([
    ['by its status', (id: number) => change(id, { status: 'closed' }), undefined],
    [
      'at its deadline',
      (id: number) =>
        run(pool(), `update job_posting set closes_at = now() - interval '1 second' where id = $1`, [id]),
      undefined,
    ],
    ['with its company suspended', () => suspended(true), () => suspended(false)],
    ['unlisted', (id: number) => change(id, { listed: false }), undefined],
    ['with its company opting out', () => settings({ showJobs: false }), () => settings({ showJobs: true })],
    ['with the platform closed', () => open(false), () => open(true)],
  ])('%s is in none of the outputs by the next time they are asked for', async (_, end, begin) => {
    const { id } = await postedJob(server, employer.founder, { title: 'Dive instructor' });
    expect(await showing(id)).toEqual(outputs(id));
    const tags = await Promise.all(
      outputs(id).map(async (path) => [path, String((await nobody().get(path)).headers.etag)] as const),
    );
    await end(id);
    expect(await showing(id)).toEqual([]);
    // Nor is anybody told that what they keep is as it was.
    for (const [path, tag] of tags)
      expect((await nobody().get(path, { 'if-none-match': tag })).status, path).not.toBe(304);
    await begin?.();
  });
});

describe('who keeps a copy is told', () => {
  const told = (updatedSince: string) =>
    nobody().call('GET /api/public/companies/:slug/jobs', { params: { slug }, query: { updatedSince } });
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

  test('what was changed of a job while the platform was closed, once it opens again', async () => {
    const { id } = await postedJob(server, employer.founder, { applicationDeadline: inDays(1) });
    await longAgo('5 minutes');
    const since = new Date().toISOString();
    const tags = await Promise.all(feeds.map(async (path) => [path, await tagOf(path)] as const));
    await open(false);
    await change(id, { salaryRange: 'USD 2,000 a month', applicationDeadline: inDays(30) });
    await open(true);
    expect(await told(since)).toMatchObject([{ id, salary: 'USD 2,000 a month', deadline: inDays(30) }]);
    for (const [path, tag] of tags)
      expect((await nobody().get(path, { 'if-none-match': tag })).status, path).toBe(200);
    // When the day has passed that was its last at first.
    await longAgo('2 days');
    expect((await nobody().get('/sitemaps/jobs-1.xml')).text).toContain(`/jobs/${id}<`);
  });

  test('nothing of what its company does not show, whatever is changed of it', async () => {
    const { id } = await postedJob(server, employer.founder);
    await settings({ showJobs: false });
    await change(id, { title: 'Kept back' });
    await open(false);
    await change(id, { applicationDeadline: inDays(30) });
    await open(true);
    expect((await nobody().get('/sitemaps/jobs-1.xml')).text).not.toContain(`/jobs/${id}<`);
    await settings({ showJobs: true });
  });

  test('another website of its company', async () => {
    const { id } = await postedJob(server, employer.founder);
    await admin.call('PUT /api/company/settings', {
      query: { companyId: employer.id },
      body: { website: 'https://lagoon.example' },
    });
    await longAgo('5 minutes');
    const since = new Date().toISOString();
    await settings({ website: 'https://lagoon.example/' });
    expect(await told(since)).toContainEqual(
      expect.objectContaining({
        id,
        company: expect.objectContaining({ website: 'https://lagoon.example/' }),
      }),
    );
  });
});

describe('feeds', () => {
  test.each(feeds)(
    '%s is not there while the platform is closed, in words and not as a page',
    async (path) => {
      await open(false);
      for (const address of [path, `${path}?company=${slug}`]) {
        const { status, headers } = await nobody().get(address, { accept: 'text/html' });
        expect({ status, type: headers['content-type'] }).toEqual({
          status: 404,
          type: 'text/plain; charset=utf-8',
        });
      }
    },
  );

  test('have what an employer says, for readers of each kind', async () => {
    const { id } = await postedJob(server, employer.founder, {
      title: 'Skipper & <mate>',
      description: 'Ends ]]> here, **boldly**.',
      requirements: 'Yachtmaster',
      salaryRange: 'USD 2,000 a month',
      location: 'Malé',
      skillsRequired: ['Sailing'],
      employmentType: 'part_time',
    });
    const read = new XMLParser({ ignoreAttributes: false, processEntities: true });
    // The casts: what is looked at of each.
    const rss = read.parse((await nobody().get('/feeds/jobs.rss')).text) as {
      rss: { channel: { item: object[] } };
    };
    expect([rss.rss.channel.item].flat()).toContainEqual(
      expect.objectContaining({
        title: 'Skipper & <mate> · Blue Lagoon · Malé',
        link: `${origin}/jobs/${id}`,
        description: expect.stringContaining('<p>Ends ]]&gt; here, <strong>boldly</strong>.</p>'),
      }),
    );
    const { items } = (await nobody().get('/feeds/jobs.json')).json as { items: object[] };
    expect(items).toContainEqual(
      expect.objectContaining({
        id: `${origin}/jobs/${id}`,
        title: 'Skipper & <mate>',
        tags: ['Part Time', 'Sailing'],
      }),
    );
    const jobsIn = (text: string) => [(read.parse(text) as { source: { job: object[] } }).source.job].flat();
    expect(jobsIn((await nobody().get('/feeds/indeed.xml')).text)).toContainEqual(
      expect.objectContaining({
        title: 'Skipper & <mate>',
        referencenumber: id,
        company: 'Blue Lagoon',
        city: 'Malé',
        country: 'MV',
        salary: 'USD 2,000 a month',
        jobtype: 'parttime',
      }),
    );
    expect(jobsIn((await nobody().get('/feeds/linkedin.xml')).text)).toContainEqual(
      expect.objectContaining({
        partnerJobId: id,
        title: 'Skipper & <mate>',
        location: 'Malé',
        jobtype: 'PART_TIME',
      }),
    );
  });

  test('are well-formed and complete, however many jobs there are, and each is in them once', async () => {
    await run(
      server.database.pool,
      `insert into job_posting (company_id, title, description, posted_date)
       select $1, 'Deckhand ' || n, 'Work.', now() - n * interval '1 second' from generate_series(1, 450) n`,
      [employer.id],
    );
    for (const path of feeds.filter((one) => one !== '/feeds/jobs.json')) {
      const { text, headers } = await nobody().get(path);
      expect(XMLValidator.validate(text), path).toBe(true);
      expect(headers['content-type']).toMatch(/xml; charset=utf-8$/);
      for (const n of [1, 200, 201, 400, 450])
        expect(
          text.split(`Deckhand ${n}<`).length +
            text.split(`Deckhand ${n} ·`).length +
            text.split(`Deckhand ${n}]`).length,
          `${path} ${n}`,
        ).toBe(4);
    }
    const { items } = (await nobody().get(`/feeds/jobs.json?company=${slug}`)).json as {
      items: { id: string }[];
    }; // As JSON Feed has it.
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    expect(items.length).toBeGreaterThanOrEqual(450);
    await run(server.database.pool, `delete from job_posting where title like 'Deckhand %'`);
  });

  test('of a search have what it finds, and say their own address and nothing that was slipped into it', async () => {
    const { id } = await postedJob(server, employer.founder, { title: 'Ropemaker' });
    const { text } = await nobody().get('/feeds/jobs.rss?search=ropemaker&utm_source=<script>&cursor=x');
    expect(text).toContain(`/jobs/${id}<`);
    expect(text.match(/<title>(?!Ropemaker|Jobs)/g)).toBeNull();
    expect(text).toContain(`href="${origin}/feeds/jobs.rss?search=ropemaker"`);
    expect(text).not.toContain('<script');
    expect((await nobody().get('/feeds/jobs.rss?search=ropemaker&employmentType=none')).status).toBe(400);
  });

  test('of a company lead on from its old address, and are none of one that shows nothing', async () => {
    await postedJob(server, employer.founder);
    await settings({ slug: 'lagoon' });
    const { status, headers } = await nobody().get(`/feeds/jobs.rss?company=${slug}`);
    expect({ status, location: headers.location }).toEqual({
      status: 308,
      location: '/feeds/jobs.rss?company=lagoon',
    });
    await settings({ slug, showJobs: false });
    expect((await nobody().get(`/feeds/jobs.rss?company=${slug}`)).status).toBe(404);
    await settings({ showJobs: true });
    for (const search of ['%00', '%ED%A0%80', '%', '"', "'", '((('])
      expect([200, 400], search).toContain((await nobody().get(`/feeds/jobs.rss?search=${search}`)).status);
    for (const unknown of ['nobody-at-all', '../x', '%00', 'x'.repeat(150)])
      expect((await nobody().get(`/feeds/jobs.rss?company=${unknown}`)).status, unknown).toBe(404);
  });

  test('are not sent again to who has them, once what was being written is out', async () => {
    await postedJob(server, employer.founder);
    await longAgo('5 minutes');
    for (const path of [...feeds, '/sitemap.xml', '/sitemaps/jobs-1.xml']) {
      const { headers } = await nobody().get(path);
      expect(await nobody().get(path, { 'if-none-match': String(headers.etag) }), path).toMatchObject({
        status: 304,
        text: '',
      });
      expect(headers['cache-control']).toBe('public, max-age=30');
    }
    const { headers } = await nobody().get('/feeds/jobs.rss');
    const since = String(headers['last-modified']);
    expect((await nobody().get('/feeds/jobs.rss', { 'if-modified-since': since })).status).toBe(304);
    const earlier = new Date(Date.parse(since) - 1_000).toUTCString();
    expect((await nobody().get('/feeds/jobs.rss', { 'if-modified-since': earlier })).status).toBe(200);
    expect((await nobody().send('HEAD', '/feeds/jobs.rss')).status).toBe(200);
  });

  test('of the last days are sent again by the hour, though nobody writes anything', async () => {
    await postedJob(server, employer.founder);
    await longAgo('2 hours');
    const ask = (since: unknown) =>
      nobody().get('/feeds/jobs.rss?postedWithinDays=1', { 'if-modified-since': String(since) });
    const { headers } = await nobody().get('/feeds/jobs.rss');
    const first = await ask(headers['last-modified']);
    expect(first.status).toBe(200);
    expect((await ask(first.headers['last-modified'])).status).toBe(304);
  });

  test('come compressed to who can read that', async () => {
    for (let n = 0; n < 4; n += 1)
      await postedJob(server, employer.founder, { description: 'Long words of work. '.repeat(60) });
    const { headers, bytes } = await nobody().get('/feeds/jobs.rss', { 'accept-encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(headers.vary).toMatch(/accept-encoding/i);
    expect(bytes.subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]));
  });
});

describe('the sitemap', () => {
  test('names its parts, whose addresses are our own, with the time at which something in them changed', async () => {
    const { id } = await postedJob(server, employer.founder);
    const claimed = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    const { text } = await nobody().get('/sitemap.xml', claimed);
    expect(XMLValidator.validate(text)).toBe(true);
    const parts = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc);
    expect(parts).toEqual(['pages', 'companies-1', 'jobs-1'].map((name) => `${origin}/sitemaps/${name}.xml`));
    for (const part of parts) {
      const { status, text: inside } = await nobody().get(part.replace(origin, ''), claimed);
      expect({ part, status, valid: XMLValidator.validate(inside) }).toEqual({
        part,
        status: 200,
        valid: true,
      });
      expect(inside).not.toContain('evil');
    }
    const jobs = (await nobody().get('/sitemaps/jobs-1.xml')).text;
    const { updatedAt } = (await nobody().get(`/api/public/jobs/${id}`)).json as { updatedAt: string }; // As the contract has it.
    expect(jobs).toContain(`<loc>${origin}/jobs/${id}</loc><lastmod>${updatedAt}</lastmod>`);
    expect((await nobody().get('/sitemaps/companies-1.xml')).text).toContain(`/companies/${employer.id}<`);
  });

  test.each(['jobs-2', 'jobs-0', 'jobs-99999', 'companies-7', 'people-1', 'jobs-1x', '', 'x/y'])(
    'has no part %s',
    async (name) => {
      const { status, headers } = await nobody().get(`/sitemaps/${name}.xml`, { accept: 'text/html' });
      expect({ status, type: headers['content-type'] }).toEqual({
        status: 404,
        type: 'text/plain; charset=utf-8',
      });
    },
  );

  test('is not there while the platform is closed, and robots are not told of it', async () => {
    expect((await nobody().get('/robots.txt')).text).toContain(`Sitemap: ${origin}/sitemap.xml`);
    await open(false);
    for (const path of [
      '/sitemap.xml',
      '/sitemaps/pages.xml',
      '/sitemaps/jobs-1.xml',
      '/sitemaps/companies-1.xml',
    ])
      expect((await nobody().get(path)).status, path).toBe(404);
    expect((await nobody().get('/robots.txt')).text).not.toContain('Sitemap');
  });
});

test('addresses have the port that the system chose, where the operator leaves it that choice', async () => {
  const { id } = await postedJob(server, employer.founder);
  const chosen = await startServer({ database: server.database, config: { port: 0 } });
  const text = async (path: string) => (await chosen.as().get(path)).text;
  expect(await text('/robots.txt')).toContain(`Sitemap: ${chosen.url}/sitemap.xml`);
  for (const path of ['/sitemap.xml', '/sitemaps/pages.xml', '/sitemaps/jobs-1.xml', '/feeds/jobs.json'])
    expect(await text(path), path).toContain(`${chosen.url}/`);
  expect(await text(`/api/public/jobs/${id}`)).toContain(`${chosen.url}/jobs/${id}`);
  await chosen.close();
});

describe('who reads everything', () => {
  let strict: Awaited<ReturnType<typeof startServer>>;
  afterEach(() => strict.close());

  test('has a budget for feeds and a larger one for the rest, which search engines get by with', async () => {
    strict = await startServer({ database: server.database, config: { limits: true } });
    const ask = async (path: string, times: number) => {
      const statuses: number[] = [];
      while (statuses.length < times) {
        // No more connections at once than a busy machine takes.
        const some = Math.min(50, times - statuses.length);
        const replies = await Promise.all(Array.from({ length: some }, () => strict.as().get(path)));
        statuses.push(...replies.map(({ status }) => status));
      }
      return statuses;
    };
    const rss = await ask('/feeds/jobs.rss?search=nothing+like+it', 61);
    expect(rss.filter((status) => status === 429)).toHaveLength(1);
    // Twenty a second for a minute.
    const robots = await ask('/sitemaps/pages.xml', 600);
    expect(new Set(robots)).toEqual(new Set([200]));
    const more = await ask('/api/public/jobs/999999', 700);
    expect(more.filter((status) => status === 429)).toHaveLength(100);
    // One budget for all that is read, so that nobody goes on at another address.
    for (const path of [
      '/jobs',
      '/companies',
      '/embed/nobody-there',
      '/c/nobody-there',
      '/api/public/companies/nobody-there/jobs',
    ])
      expect(await strict.as().get(path, { accept: 'text/html' }), path).toMatchObject({
        status: 429,
        headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
      });
  });
});
