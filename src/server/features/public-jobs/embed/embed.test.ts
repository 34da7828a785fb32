import { gzipSync } from 'node:zlib';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { run } from '#server/db/query.ts';
import { upkeepComes } from '#test/background.ts';
import { company } from '#test/people.ts';
import { postedJob } from '#test/postings.ts';
import { openToVisitors } from '#test/visitors.ts';
import { type Person, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile({ config: { publicUrl: 'https://jobs.example.com' } });
let house: { id: number; founder: Person };
let slug: string;
const ids = { diver: 0, cook: 0, secret: 0 };

beforeAll(async () => {
  house = await company(server, 'Blue Lagoon');
  ({ slug } = await server.as(house.founder).call('GET /api/company/settings'));
  const post = async (body: Parameters<typeof postedJob>[2]) =>
    (await postedJob(server, house.founder, body)).id;
  ids.diver = await post({ title: 'Dive instructor', location: 'Malé', employmentType: 'full_time' });
  ids.cook = await post({ title: 'Sous chef <b>&', location: 'Baa Atoll', employmentType: 'contract' });
  ids.secret = await post({ title: 'Secret captain', listed: false });
  await upkeepComes(server, 'search-index');
});
beforeEach(() => openToVisitors(server));

const nobody = () => server.as();
const framed = (query = '', of = slug) => nobody().get(`/embed/${of}${query}`, { host: 'evil.example' });

describe('the script of the pages of others', () => {
  test('is at most 12 KB long as it is, loaded from anywhere, and asked for again seldom', async () => {
    const { status, headers, bytes } = await nobody().get('/embed/board.js');
    expect({ status, type: headers['content-type'] }).toEqual({
      status: 200,
      type: 'text/javascript; charset=utf-8',
    });
    expect(bytes.length).toBeLessThanOrEqual(12 * 1_024);
    expect(gzipSync(bytes).length).toBeLessThanOrEqual(5 * 1_024);
    expect(headers).toMatchObject({
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=600',
      'x-content-type-options': 'nosniff',
    });
    const again = await nobody().get('/embed/board.js', { 'if-none-match': headers.etag });
    expect(again).toMatchObject({ status: 304, text: '' });
  });

  test('evaluates nothing, writes no markup, and keeps nothing of a page or its readers', async () => {
    const { text } = await nobody().get('/embed/board.js');
    expect(text).not.toMatch(
      /\beval\b|new Function|innerHTML|outerHTML|insertAdjacentHTML|document\.write|cookie|localStorage|sessionStorage|indexedDB|sendBeacon/,
    );
    expect(text).toContain('moorings-board');
  });
});

describe('a list for who shows many', () => {
  test('leaves out the long texts, and nothing else', async () => {
    const list = (query: object) =>
      nobody().call('GET /api/public/companies/:slug/jobs', { params: { slug }, query });
    const whole = await list({});
    const brief = await list({ texts: 'no' });
    const texts = ['descriptionText', 'descriptionHtml', 'requirementsText', 'requirementsHtml', 'questions'];
    expect(brief).toHaveLength(2);
    expect(brief).toEqual(
      whole.map((job) => Object.fromEntries(Object.entries(job).filter(([key]) => !texts.includes(key)))),
    );
  });
});

describe('the page for a frame', () => {
  test('has a company’s public jobs, each leading out of it, and may stand on any page', async () => {
    const { status, text, headers } = await framed();
    expect(status).toBe(200);
    for (const id of [ids.diver, ids.cook]) {
      expect(text).toContain(`<a href="/jobs/${id}" target="_blank" rel="noopener" dir="auto">`);
      expect(text).toContain(`href="/jobs/${id}/apply?source=website"`);
    }
    expect(text).toContain('Sous chef &lt;b&gt;&amp;');
    expect(text).not.toMatch(/Secret captain|<script|<link rel="preload"|noindex(?!")/);
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers).toMatchObject({
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': expect.stringMatching(
        /default-src 'none'.*frame-ancestors \*; sandbox allow-forms allow-popups allow-popups-to-escape-sandbox$/,
      ),
    });
    expect(headers['content-security-policy']).not.toMatch(/script-src|connect-src|unsafe|allow-same-origin/);
  });

  test('says to the form to apply with where somebody comes from, in words that there are', async () => {
    const form = async (source: string) =>
      (await nobody().get(`/jobs/${ids.diver}/apply?source=${source}`)).text;
    expect(await form('website')).toContain('<input type="hidden" name="source" value="website"/>');
    expect(await form('%3Cb%3E')).not.toContain('name="source"');
  });

  test('is the only page of ours that may', async () => {
    for (const path of [
      '/',
      '/jobs',
      `/jobs/${ids.diver}`,
      `/jobs/${ids.diver}/apply`,
      `/api/public/jobs/${ids.diver}`,
    ]) {
      const { headers } = await nobody().get(path, { accept: 'text/html' });
      expect(headers, path).toMatchObject({
        'x-frame-options': 'DENY',
        'cross-origin-resource-policy': 'same-origin',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      });
    }
  });

  test('is the same for who is signed in, and no cookie changes hands', async () => {
    const asked = { host: 'jobs.example.com' };
    const mine = await server.as(house.founder).get(`/embed/${slug}`, asked);
    const nobodys = await nobody().get(`/embed/${slug}`, asked);
    expect(mine.text).toBe(nobodys.text);
    expect(mine.headers.etag).toBe(nobodys.headers.etag);
    expect(mine.headers['set-cookie']).toBeUndefined();
    expect(mine.headers.vary).not.toMatch(/cookie/i);
  });

  test('is searched by words and narrowed by type, without a script', async () => {
    const found = async (query: string) => {
      const { text, status } = await framed(query);
      expect(status).toBe(200);
      return [ids.diver, ids.cook].filter((id) => text.includes(`/jobs/${id}"`));
    };
    expect(await found('?q=instructor')).toEqual([ids.diver]);
    expect(await found('?q=&type=contract')).toEqual([ids.cook]);
    expect(await found('?q=zookeeper')).toEqual([]);
    expect(await found('?type=nonsense&after=nonsense&theme=%00&q=a&q=b')).toEqual([ids.diver, ids.cook]);
  });

  test('of a company that shows nothing is the same as of none, and says so where it stands', async () => {
    const hidden = await company(server, 'Grey Reef', { verified: false });
    await postedJob(server, hidden.founder, { title: 'Unvouched captain' });
    const { slug: hiddenSlug } = await server.as(hidden.founder).call('GET /api/company/settings');
    const none = await framed('', 'nobody-at-all');
    const kept = await framed('', hiddenSlug);
    expect(none.status).toBe(404);
    expect(none.headers['content-security-policy']).toContain('frame-ancestors *');
    expect([kept.status, kept.text, kept.headers.etag]).toEqual([404, none.text, none.headers.etag]);
    await openToVisitors(server, false);
    expect(await framed()).toMatchObject({ status: 404, text: none.text });
  });

  test('leads on from a company’s old address, and goes on page by page', async () => {
    await server.as(house.founder).call('PUT /api/company/settings', { body: { slug: 'bluer-lagoon' } });
    const { status, headers } = await framed('?q=x');
    expect({ status, location: headers.location }).toEqual({
      status: 308,
      location: '/embed/bluer-lagoon?q=x',
    });
    await server.as(house.founder).call('PUT /api/company/settings', { body: { slug } });
    await run(
      server.database.pool,
      `insert into job_posting (company_id, recruiter_id, title, description, posted_date)
       select company_id, recruiter_id, 'Deckhand ' || n, 'On deck.', now() - interval '1 day' from job_posting, generate_series(1, 35) n where id = $1`,
      [ids.diver],
    );
    const first = await framed();
    const [, next = ''] = /href="([^"]+)" rel="next"/.exec(first.text) ?? [];
    const second = await framed(`?${next.replaceAll('&amp;', '&').split('?')[1]}`);
    const titles = [first, second].flatMap(({ text }) =>
      [...text.matchAll(/>(Deckhand \d+)</g)].map(([, title]) => title),
    );
    expect(new Set(titles).size).toBe(35);
    expect(titles).toHaveLength(35);
  });
});
