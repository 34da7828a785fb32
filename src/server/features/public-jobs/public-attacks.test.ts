import type { OutgoingHttpHeaders } from 'node:http';
import { XMLValidator } from 'fast-xml-parser';
import { ElementType, parseDocument } from 'htmlparser2';
import { beforeAll, describe, expect, test } from 'vitest';
import { run } from '#server/db/query.ts';
import { upkeepComes } from '#test/background.ts';
import { company } from '#test/people.ts';
import { postedJob } from '#test/postings.ts';
import { openToVisitors, visitorOf } from '#test/visitors.ts';
import { type Person, type Reply, serverForThisFile } from '#test/server.ts';

const origin = 'https://jobs.example.com';
const ownSite = 'https://www.blue-lagoon.example';
const server = serverForThisFile({ config: { publicUrl: origin } });
const html = { accept: 'text/html,*/*;q=0.8' };

/** What somebody may write who hopes that it is more than text where it is read. */
const nasty = `</script></style></title>]]>-->"'\`<img src=x onerror=alert(1)><svg/onload=alert(2)>{{7*7}}\u2028\u0007<!--<script>alert(3)//`;
const missing = 770_099_123;

let house: { id: number; founder: Person };
let hidden: { id: number; founder: Person };
let slug: string;
let hiddenSlug: string;
const jobs = { nasty: 0, closed: 0, unlisted: 0, draft: 0, unverified: 0 };

beforeAll(async () => {
  // Numbers that stand nowhere else in a page.
  for (const table of ['job_posting', 'company'])
    await run(server.database.pool, `select setval(pg_get_serial_sequence('${table}', 'id'), 770077000)`);
  house = await company(server, `Lagoon ${nasty.slice(0, 80)}`);
  hidden = await company(server, 'Grey Reef', { verified: false });
  const settings = (person: Person) => server.as(person).call('GET /api/company/settings');
  await server.as(house.founder).call('PUT /api/company/settings', { body: { ownSites: ownSite } });
  await run(
    server.database.pool,
    'update company set description = $2, industry = $3, location = $3, website = $4 where id = $1',
    [house.id, nasty, nasty.slice(0, 60), 'https://nasty.example/"><svg/onload=alert(6)>'],
  );
  ({ slug } = await settings(house.founder));
  ({ slug: hiddenSlug } = await settings(hidden.founder));
  await openToVisitors(server);
  const post = async (poster: Person, body: Parameters<typeof postedJob>[2]) =>
    (await postedJob(server, poster, body)).id;
  jobs.nasty = await post(house.founder, {
    title: nasty.slice(0, 190),
    department: nasty.slice(0, 78),
    location: nasty.slice(0, 78),
    salaryRange: nasty.slice(0, 78),
    experienceLevel: nasty.slice(0, 50),
    description: `${nasty}\n\n[x](javascript:alert(4)) [y](https://nasty.example/"onmouseover=alert(5)) **${nasty}**`,
    requirements: nasty,
    skillsRequired: [nasty.slice(0, 45)],
    questions: [{ kind: 'choice', text: nasty.slice(0, 150), choices: [nasty.slice(0, 78), 'no'] }],
  });
  jobs.closed = await post(house.founder, { title: nasty.slice(0, 190) });
  await server
    .as(house.founder)
    .call('PUT /api/jobs/:id', { params: { id: jobs.closed }, body: { status: 'closed' } });
  jobs.unlisted = await post(house.founder, { title: 'Secret captain', listed: false });
  jobs.draft = await post(house.founder, { title: 'Secret mate', status: 'draft' });
  jobs.unverified = await post(hidden.founder, { title: 'Secret purser' });
  await upkeepComes(server, 'search-index');
});

const nobody = () => server.as();
const get = (path: string, headers: OutgoingHttpHeaders = {}) => nobody().get(path, { ...html, ...headers });
const ofJob = (id: number) => [
  `/jobs/${id}`,
  `/jobs/${id}/apply`,
  `/jobs/${id}/picture.png`,
  `/api/public/jobs/${id}`,
  `/api/public/jobs/${id}/applications/token`,
];
const ofCompany = (name: string, id: number) => [
  `/companies/${id}`,
  `/jobs?company=${id}`,
  `/embed/${name}`,
  `/embed/${name}?q=secret`,
  `/api/public/companies/${name}/jobs`,
  `/api/public/companies/${name}/jobs?texts=no&search=secret`,
  ...['jobs.rss', 'jobs.json', 'indeed.xml', 'linkedin.xml'].map((feed) => `/feeds/${feed}?company=${name}`),
];
const ofAll = [
  '/',
  '/jobs',
  '/jobs?q=captain',
  '/companies',
  '/feeds/jobs.rss',
  '/feeds/jobs.json',
  '/feeds/indeed.xml',
];
const lists = [
  ...ofAll,
  '/feeds/linkedin.xml',
  '/sitemap.xml',
  '/sitemaps/jobs-15401.xml',
  '/sitemaps/companies-15401.xml',
  '/robots.txt',
];
/** Whatever a visitor can read, at every address it has. */
const everything = () => [
  ...lists,
  ...ofCompany(slug, house.id),
  ...ofJob(jobs.nasty),
  `/jobs/${jobs.closed}`,
];

/** All that can be seen of an answer, but for what no two have in common and the number that was asked for. */
function seen({ status, text, headers }: Reply, own: readonly (string | number)[]) {
  const { date: _d, 'request-id': _r, 'keep-alive': _k, connection: _c, etag, ...rest } = headers;
  const bare = own.reduce<string>((all, one) => all.replaceAll(String(one), '#'), text);
  // A tag is made of the text, in which the number stands.
  return {
    status,
    text: bare,
    headers: { ...rest, 'content-length': undefined },
    tagged: etag !== undefined,
  };
}

describe('what people write', () => {
  test('is text in every output, and every output can be read by programs', async () => {
    for (const path of everything()) {
      const reply = await get(path);
      expect(reply.headers['x-content-type-options'], path).toBe('nosniff');
      expect(unreadable(reply), path).toEqual([]);
    }
  });

  test('stays text where it comes back as what was typed, and as the HTML of the API', async () => {
    const body = new URLSearchParams({
      name: nasty,
      email: nasty,
      coverLetter: nasty,
      source: nasty,
    }).toString();
    const again = await nobody().send('POST', `/jobs/${jobs.nasty}/apply`, {
      body,
      headers: { ...html, 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(markedUp(again.text)).toEqual([]);
    const { json } = await nobody().get(`/api/public/jobs/${jobs.nasty}`);
    const { descriptionHtml, requirementsHtml } = json as Record<string, string>; // As the contract has it.
    for (const made of [descriptionHtml, requirementsHtml]) expect(markedUp(made ?? '')).toEqual([]);
  });
});

describe('what is not public', () => {
  test('does not differ from what is not there, whatever is asked about it', async () => {
    for (const id of [jobs.unlisted, jobs.draft, jobs.unverified])
      for (const [at, path] of ofJob(id).entries()) {
        const [it, none] = await Promise.all([get(path), get(ofJob(missing)[at] ?? '')]);
        expect(it.status, path).toBe(404);
        expect(seen(it, [id]), path).toEqual(seen(none, [missing]));
      }
    for (const [at, path] of ofCompany(hiddenSlug, hidden.id).entries()) {
      const [it, none] = await Promise.all([get(path), get(ofCompany('nobody-there', missing)[at] ?? '')]);
      expect(seen(it, [hiddenSlug, hidden.id]), path).toEqual(seen(none, ['nobody-there', missing]));
    }
  });

  test('does not differ for who writes, or asks as a browser does before', async () => {
    const { token } = visitorOf(server);
    const valid = await token(jobs.nasty);
    const tries = async (id: number) => {
      const reply = await nobody().post(
        `/api/public/jobs/${id}/applications`,
        { name: 'Ali', email: 'ali@example.mv', token: valid },
        { 'idempotency-key': 'the-same-each-time' },
      );
      const upload = await nobody().post(`/api/public/jobs/${id}/uploads`, {
        token: valid,
        name: 'a.txt',
        size: 5,
      });
      const form = await nobody().post(`/jobs/${id}/apply`, undefined, html);
      const asked = await nobody().send('OPTIONS', `/api/public/jobs/${id}/applications`, {
        headers: { origin: ownSite, 'access-control-request-method': 'POST' },
      });
      return [reply, upload, form, asked].map((one) => seen(one, [id]));
    };
    const none = await tries(missing);
    for (const id of [jobs.unlisted, jobs.draft, jobs.unverified]) expect(await tries(id)).toEqual(none);
  });

  test('stands in no list, feed or sitemap, however it is searched for', async () => {
    for (const path of [
      ...everything(),
      '/jobs?q=Secret',
      '/feeds/jobs.json?search=secret',
      '/companies?q=grey',
    ])
      expect((await get(path)).text, path).not.toMatch(/Secret (captain|mate|purser)|Grey Reef/);
  });
});

describe('a request that lies', () => {
  const lies: OutgoingHttpHeaders[] = [
    { host: 'evil.example' },
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http', 'x-forwarded-port': '1' },
    {
      forwarded: 'host=evil.example;proto=http',
      'x-host': 'evil.example',
      'x-forwarded-server': 'evil.example',
    },
    { 'x-original-url': '/evil.example', 'x-rewrite-url': '/evil.example', 'x-http-method-override': 'POST' },
    { referer: 'https://evil.example/', 'user-agent': '<evil.example>', 'accept-language': 'evil.example' },
    { origin: 'https://evil.example', 'x-forwarded-prefix': '//evil.example', range: 'bytes=0-3' },
  ];

  test('changes nothing that a cache would give to others', async () => {
    for (const path of everything()) {
      const plain = await get(path);
      for (const lie of lies) {
        const reply = await get(path, lie);
        const about = `${path} ${JSON.stringify(lie)}`;
        expect(`${reply.text} ${JSON.stringify(reply.headers)}`.includes('evil.example'), about).toBe(false);
        expect(reply.status, about).toBe(plain.status);
        expect(keptAs(reply), about).toEqual(keptAs(plain));
      }
    }
  });

  test('cannot make an answer of one origin pass for that of another', async () => {
    for (const path of [`/api/public/jobs/${jobs.nasty}`, `/api/public/companies/${slug}/jobs`]) {
      const own = await get(path, { origin: ownSite });
      expect(own.headers['access-control-allow-origin']).toBe(ownSite);
      for (const one of [own, await get(path), await get(path, { origin: 'null' })])
        expect(one.headers.vary, path).toMatch(/\borigin\b/i);
    }
  });

  test('is led to no other place', async () => {
    await server.as(house.founder).call('PUT /api/company/settings', { body: { slug: 'lagoon-anew' } });
    for (const path of [
      `/embed/${slug}?q=//evil.example`,
      `/api/public/companies/${slug}/jobs?search=//evil.example`,
      `/feeds/jobs.rss?company=${slug}&search=//evil.example`,
    ]) {
      const { status, headers } = await get(path, { host: 'evil.example' });
      expect(status, path).toBe(308);
      expect(new URL(String(headers.location), origin).origin, path).toBe(origin);
    }
    await server.as(house.founder).call('PUT /api/company/settings', { body: { slug } });
    for (const path of [
      '//evil.example/jobs',
      '//evil.example/c/blue-lagoon/',
      '/embed//evil.example',
      '/embed/%2e%2e',
      '/embed/a%00b',
      '/embed/%ff',
    ])
      expect((await get(path)).headers.location, path).toBeUndefined();
  });
});

describe('pages of others', () => {
  test('read nothing of who is signed in, even where the company has named them', async () => {
    const person = server.as(house.founder);
    for (const path of [
      '/api/user',
      '/api/applications',
      '/api/company/settings',
      '/api/notifications',
      '/dashboard',
    ])
      for (const from of [ownSite, origin.replace('https', 'http'), 'null'])
        expect(
          (await person.get(path, { origin: from, 'sec-fetch-site': 'cross-site' })).headers,
          `${path} from ${from}`,
        ).not.toHaveProperty('access-control-allow-origin');
    for (const path of everything())
      expect((await person.get(path, { origin: ownSite })).headers, path).not.toHaveProperty(
        'access-control-allow-credentials',
      );
  });
});

/** What a cache gives to others in the place of an answer: nothing of one that it may not keep. */
function keptAs({ text, bytes, headers }: Reply): unknown {
  const isShared = /public|s-maxage/.test(String(headers['cache-control']));
  return isShared && [headers['content-type'] === 'image/png' ? bytes.length : text, headers['content-type']];
}

/** What keeps programs from reading an answer as what it says it is, or is more than text in it. */
function unreadable({ status, text, headers }: Reply): string[] {
  const type = String(headers['content-type']);
  const policy = String(headers['content-security-policy']);
  if (status >= 500) return [String(status)];
  if (type.includes('xml')) return XMLValidator.validate(text) === true ? [] : ['XML'];
  if (type.includes('json')) return typeof JSON.parse(text) === 'object' ? [] : ['JSON'];
  if (!type.includes('html')) return /^(text\/plain|image\/png)/.test(type) ? [] : [type];
  const isLax = policy.includes('unsafe') || !policy.includes("default-src 'none'");
  return [...markedUp(text), ...(isLax ? [policy] : [])];
}

/** What stands in this HTML that no page of ours has: what somebody hoped would run, or be loaded. */
function markedUp(text: string): string[] {
  const found: string[] = [];
  const walk = (nodes: ReturnType<typeof parseDocument>['children']): void => {
    for (const node of nodes) {
      if (node.type === ElementType.Comment) found.push(`<!--${node.data}`);
      if (!('attribs' in node)) continue;
      const { src, href, type } = node.attribs;
      const isOwn = /^\/(assets|pictures|jobs)\//.test(src ?? '');
      const runs = node.name === 'script' && type !== 'application/ld+json' && !isOwn;
      const isLoaded =
        ['img', 'iframe', 'object', 'embed', 'link'].includes(node.name) && src !== undefined && !isOwn;
      const isHandler = Object.keys(node.attribs).some((name) => name.startsWith('on'));
      if (runs || isLoaded || isHandler || /^\s*(javascript|data):/i.test(href ?? ''))
        found.push(`<${node.name} ${JSON.stringify(node.attribs)}>`);
      if (type === 'application/ld+json') JSON.parse(textIn(node.children));
      walk(node.children);
    }
  };
  walk(parseDocument(text).children);
  return found;
}

function textIn(nodes: ReturnType<typeof parseDocument>['children']): string {
  return nodes.map((node) => ('data' in node ? node.data : '')).join('');
}
