import { connect } from 'node:net';
import { XMLValidator } from 'fast-xml-parser';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { run } from '#server/db/query.ts';
import { upkeepComes } from '#test/background.ts';
import { company } from '#test/people.ts';
import { postedJob } from '#test/postings.ts';
import { plainPicture } from '#test/pictures.ts';
import { type Person, type Reply, serverForThisFile, startServer } from '#test/server.ts';
import { openToVisitors } from '#test/visitors.ts';

const platform = 'https://jobs.example.com';
const domain = 'careers.blue-lagoon.example';
const own = `https://${domain}`;
const server = serverForThisFile({ config: { publicUrl: platform } });
let house: { id: number; founder: Person };
let other: { id: number; founder: Person };
const jobs = { cook: 0, closed: 0, secret: 0, others: 0 };

const pool = () => server.database.pool;
const at = (host: string, path: string, headers = {}) =>
  server.as().get(path, { accept: 'text/html,*/*;q=0.8', host, ...headers });
const get = (path: string, headers = {}) => at(domain, path, headers);
/** As if it had been proved; how it is proved has a test of its own. */
async function proved(id: number, name: string, is = true): Promise<void> {
  await run(
    pool(),
    `insert into site_domain (company_id, domain, token, proved_at, proved_by, checked_at)
     values ($1, $2, $3, case when $4 then now() end, case when $4 then 'record' end, now())`,
    [id, name, 't'.repeat(32), is],
  );
}

beforeAll(async () => {
  house = await company(server, 'Blue Lagoon');
  other = await company(server, 'Grey Reef');
  const post = async (poster: Person, title: string, more = {}) =>
    (await postedJob(server, poster, { title, ...more })).id;
  await openToVisitors(server);
  jobs.cook = await post(house.founder, 'Cook', { location: 'Malé' });
  jobs.closed = await post(house.founder, 'Night porter');
  jobs.secret = await post(house.founder, 'Secret captain', { listed: false });
  jobs.others = await post(other.founder, 'Diver of another house');
  await server
    .as(house.founder)
    .call('PUT /api/jobs/:id', { params: { id: jobs.closed }, body: { status: 'closed' } });
  await upkeepComes(server, 'search-index');
});
beforeEach(async () => {
  await openToVisitors(server);
  await run(pool(), 'delete from site_domain');
  await proved(house.id, domain);
});

const canonicalOf = ({ text }: Reply) => /<link rel="canonical" href="([^"]*)">/.exec(text)?.[1];
const dataOf = ({ text }: Reply) =>
  [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, data = '']) => data);

describe('at a company’s own domain', () => {
  test('its careers site is the first page, and everything in it has addresses of that domain', async () => {
    const page = await get('/');
    expect(page.status).toBe(200);
    expect(page.text).toContain('Work at Blue Lagoon');
    expect(page.text).toContain(`href="/jobs/${jobs.cook}"`);
    expect(canonicalOf(page)).toBe(`${own}/`);
    expect(page.text).toContain(`<meta property="og:url" content="${own}/">`);
    expect(dataOf(page).join()).toContain(`"@id":"${own}/#company"`);
    expect(page.text).not.toContain('/c/blue-lagoon');
    expect(page.text).not.toMatch(/Secret captain|Diver of another house/);
    expect((await get('/?q=cook')).text).toContain('<mark>Cook</mark>');
    const shared = await at('jobs.example.com', '/c/blue-lagoon');
    expect(canonicalOf(shared)).toBe(`${own}/`);
  });

  test('a job has its page there, in the company’s frame, with its picture and markup', async () => {
    const page = await get(`/jobs/${jobs.cook}`);
    expect(page.status).toBe(200);
    expect(canonicalOf(page)).toBe(`${own}/jobs/${jobs.cook}`);
    const data = dataOf(page).join();
    expect(data).toContain(`"url":"${own}/jobs/${jobs.cook}"`);
    expect(data).not.toContain(platform);
    expect(page.text).toMatch(new RegExp(`og:image" content="${own}/jobs/${jobs.cook}/picture.png`));
    expect(page.text).not.toMatch(/Sign In|\/feeds\//);
    expect((await get(`/jobs/${jobs.cook}/picture.png`)).headers['content-type']).toBe('image/png');
    const closed = await get(`/jobs/${jobs.closed}`);
    expect(closed.status).toBe(410);
    expect(closed.text).toContain('Cook');
    expect(closed.text).not.toContain('Diver of another house');
  });

  test('no job of another company’s is there, and none that visitors cannot read, by any address', async () => {
    const missing = (await get('/jobs/770099')).text;
    for (const id of [jobs.others, jobs.secret]) {
      expect((await get(`/jobs/${id}`)).text).toBe(missing);
      for (const path of [
        `/jobs/${id}`,
        `/jobs/${id}/apply`,
        `/jobs/${id}/picture.png`,
        `/api/public/jobs/${id}`,
        `/api/public/jobs/${id}/applications/token`,
        `/jobs/%3${String(id).slice(0, 1)}${String(id).slice(1)}`,
      ]) {
        const reply = await get(path);
        expect(reply.status, path).toBe(404);
        expect(reply.text).not.toMatch(/Diver of another|Secret captain|Grey Reef/);
      }
    }
    for (const path of ['/api/public/companies/grey-reef/jobs', '/embed/grey-reef', '/c/grey-reef'])
      expect((await get(path)).status, path).not.toBe(200);
  });

  test('a slash behind leads to the address without', async () => {
    for (const path of [`/jobs/${jobs.cook}/apply`, '/embed/blue-lagoon'])
      expect(await get(`${path}/?source=x`), path).toMatchObject({
        status: 308,
        headers: { location: `${path}?source=x` },
      });
  });

  test('what a website has of the company’s earlier address leads on there, too', async () => {
    const rename = (slug: string) =>
      server.as(house.founder).call('PUT /api/company/settings', { body: { slug } });
    await rename('lagoon-anew');
    const found = [
      await get('/api/public/companies/blue-lagoon/jobs?closed=no'),
      await get('/embed/blue-lagoon?q=cook'),
      await get('/api/public/companies/lagoon-anew/jobs'),
      await get('/embed/Lagoon-Anew'),
      await get('/api/public/companies/grey-reef/jobs'),
    ];
    await rename('blue-lagoon');
    expect(found.map(({ status, headers }) => [status, headers.location])).toEqual([
      [308, '/api/public/companies/lagoon-anew/jobs?closed=no'],
      [308, '/embed/lagoon-anew?q=cook'],
      [200, undefined],
      [200, undefined],
      [404, undefined],
    ]);
  });

  test('one applies there, over the form and over the API', async () => {
    const form = await get(`/jobs/${jobs.cook}/apply`);
    expect(form.status).toBe(200);
    expect(form.text).toContain('Apply for Cook');
    const key = /name="key" value="([^"]+)"/.exec(form.text)?.[1] ?? '';
    const body = new URLSearchParams({ key, name: 'Ali Rasheed', email: 'ali@example.mv' }).toString();
    const typed = { 'content-type': 'application/x-www-form-urlencoded', host: domain };
    const send = (headers: object) =>
      server.as().send('POST', `/jobs/${jobs.cook}/apply`, { body, headers: { ...typed, ...headers } });
    for (const origin of [platform, `http://${domain}`, 'https://evil.example', 'null'])
      expect((await send({ origin })).status, origin).toBe(403);
    expect((await send({ origin: own, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    const sent = await send({ origin: own, 'sec-fetch-site': 'same-origin' });
    expect({ status: sent.status, text: sent.text }).toEqual({ status: 303, text: '' });
    expect(sent.headers.location).toMatch(new RegExp(`^/jobs/${jobs.cook}/apply\\?sent=`));
    expect((await get(sent.headers.location ?? '')).text).toContain('Application sent');
    const token = await get(`/api/public/jobs/${jobs.cook}/applications/token`);
    expect(token.json).toMatchObject({ token: expect.any(String) });
  });

  test('pictures, fonts, the board’s script and the company’s list are there', async () => {
    const sent = await server
      .as(house.founder)
      .send('POST', '/api/company/pictures?kind=logo', { body: await plainPicture(300, 300) });
    const { key } = sent.json as { key: string };
    const page = await get('/');
    expect(page.text).toContain(`/pictures/${key}/`);
    const [, picture = ''] = new RegExp(`(/pictures/${key}/[\\w.]+)`).exec(page.text) ?? [];
    const [, font = ''] = /url\("?(\/assets\/[^")]+\.woff2)/.exec(page.text) ?? [];
    for (const path of [picture, font, '/favicon.svg', '/embed/board.js', '/embed/blue-lagoon'])
      expect((await get(path)).status, path).toBe(200);
    const list = await get('/api/public/companies/blue-lagoon/jobs');
    expect(list.text).toContain(`"url":"${own}/jobs/${jobs.cook}"`);
    expect(list.text).not.toContain(platform);
  });

  test('sitemap and robots are those of the domain', async () => {
    const map = await get('/sitemap.xml');
    expect(XMLValidator.validate(map.text)).toBe(true);
    expect([...map.text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
      `${own}/`,
      `${own}/jobs/${jobs.cook}`,
    ]);
    expect((await get('/robots.txt')).text).toContain(`Sitemap: ${own}/sitemap.xml`);
    const again = await at('jobs.example.com', '/sitemap.xml', { 'if-none-match': map.headers.etag });
    expect(again.status).toBe(200);
  });

  test('nobody is signed in, no cookie is read or set, and nothing else of the platform is there', async () => {
    const cookie = house.founder.session;
    const mine = await at('jobs.example.com', '/api/user', { cookie });
    expect(mine.status).toBe(200);
    for (const [method, path] of [
      ['GET', '/api/user'],
      ['GET', '/api/jobs'],
      ['GET', '/api/company/careers-site'],
      ['GET', `/careers-preview/${house.id}`],
      ['POST', '/api/login'],
      ['POST', '/api/register'],
      ['POST', '/api/logout'],
      ['PUT', '/api/user'],
      ['GET', '/scim/v2/1/Users'],
      ['GET', '/api/openapi.json'],
      ['GET', '/.well-known/security.txt'],
      ['GET', '/.well-known/change-password'],
      ['GET', '/feeds/jobs.rss'],
      ['GET', '/sitemaps/jobs-1.xml'],
      ['GET', '/own-domains/ask?domain=careers.blue-lagoon.example'],
      ['GET', '/dashboard'],
      ['GET', '/applied/abc'],
      ['GET', '/assets/../api/user'],
      ['GET', '/pictures/../api/user'],
      ['GET', '//'],
      ['GET', '/index.html'],
      ['OPTIONS', '/'],
      ['POST', '/'],
    ] as const) {
      const reply = await server.as().send(method, path, {
        headers: { host: domain, cookie, accept: 'text/html' },
        ...(method === 'POST' || method === 'PUT' ? { body: {} } : {}),
      });
      expect(reply.status, `${method} ${path}`).toBe(404);
      expect(reply.headers['set-cookie']).toBeUndefined();
      expect(reply.text).not.toContain(house.founder.username);
    }
    const page = await get('/', { cookie });
    expect(page.text).toBe((await get('/')).text);
    expect(page.headers).toMatchObject({ vary: 'Accept-Encoding' });
    expect(page.headers['set-cookie']).toBeUndefined();
    expect(page.headers['strict-transport-security']).toBe('max-age=31536000');
    const apply = await get(`/jobs/${jobs.cook}/apply`, { cookie });
    expect(apply.status).toBe(200);
  });

  test('what is the platform’s leads there, and what is the first page here leads to it', async () => {
    const led = async (path: string) => {
      const { status, headers } = await get(path);
      return { status, to: headers.location };
    };
    expect(await led('/forgot-password')).toEqual({ status: 302, to: `${platform}/forgot-password` });
    expect(await led(`/companies/${other.id}`)).toEqual({
      status: 302,
      to: `${platform}/companies/${other.id}`,
    });
    expect(await led('/jobs?q=cook')).toEqual({ status: 302, to: `${own}/?q=cook#jobs` });
    expect(await led(`/companies/${house.id}`)).toEqual({ status: 302, to: `${own}/#jobs` });
    expect((await led('//evil.example/')).status).toBe(404);
  });
});

describe('nothing shows', () => {
  const everything = () => [
    '/',
    '/robots.txt',
    '/sitemap.xml',
    `/jobs/${jobs.cook}`,
    `/jobs/${jobs.cook}/apply`,
    '/api/public/companies/blue-lagoon/jobs',
    '/favicon.svg',
    '/auth',
  ];
  const nothing = async (why: string) => {
    for (const path of everything()) expect((await get(path)).status, `${why} ${path}`).toBe(404);
  };

  test('while the platform is closed, or the company hidden, stopped or not vouched for', async () => {
    await openToVisitors(server, false);
    await nothing('closed');
    await openToVisitors(server);
    for (const [hide, show] of [
      ['verified_at = null', 'verified_at = now()'],
      ['suspended_at = now()', 'suspended_at = null'],
      ['show_jobs = false', 'show_jobs = true'],
    ]) {
      await run(pool(), `update company set ${hide} where id = $1`, [house.id]);
      await nothing(hide ?? '');
      await run(pool(), `update company set ${show} where id = $1`, [house.id]);
    }
    expect((await get('/')).status).toBe(200);
  });

  test('at a domain that nobody has proved: it is the platform, as at any name', async () => {
    await run(pool(), 'delete from site_domain');
    await proved(other.id, domain, false);
    const page = await get('/');
    expect(page.text).not.toContain('Work at Grey Reef');
    expect(page.text).not.toContain(domain);
    expect((await get(`/jobs/${jobs.cook}`)).status).toBe(200);
  });

  test('of what was lost: it leads to the site’s address at the platform', async () => {
    await run(pool(), 'update site_domain set proved_at = null, proved_by = null, lost_at = now()');
    const page = await get('/');
    expect({ status: page.status, to: page.headers.location }).toEqual({
      status: 302,
      to: `${platform}/c/blue-lagoon`,
    });
    expect((await get('/api/user')).status).toBe(302);
    expect(canonicalOf(await at('jobs.example.com', '/c/blue-lagoon'))).toBe(`${platform}/c/blue-lagoon`);
    // Another company has proved it since.
    await proved(other.id, domain);
    expect((await get('/')).text).toContain('Work at Grey Reef');
  });
});

test('a second domain leads to the one proved first, and every copy of the server hears of a change at once', async () => {
  const second = await startServer({ database: server.database, config: { publicUrl: platform } });
  await proved(house.id, 'work.blue-lagoon.example');
  const led = await second.as().get(`/jobs/${jobs.cook}?x=1`, { host: 'work.blue-lagoon.example' });
  expect(led.headers.location).toBe(`${own}/jobs/${jobs.cook}?x=1`);
  await run(pool(), 'delete from site_domain where domain = $1', [domain]);
  const now = await second.as().get('/', { host: 'work.blue-lagoon.example', accept: 'text/html' });
  expect(canonicalOf(now)).toBe('https://work.blue-lagoon.example/');
  expect((await second.as().get('/', { host: domain })).text).not.toContain('Work at Blue Lagoon');
  await second.close();
});

test('a company proves by a file where its domain leads here already, as long as it is its own', async () => {
  const file = await get('/.well-known/careers-site.txt');
  expect(file.text).toBe('t'.repeat(32));
  expect((await at('jobs.example.com', '/.well-known/careers-site.txt')).text).not.toContain('ttt');
  await run(pool(), 'update site_domain set proved_at = null, proved_by = null, lost_at = now()');
  expect((await get('/.well-known/careers-site.txt')).text).not.toContain('ttt');
});

describe('what a request says of its host', () => {
  /** The bytes as they are, and all that comes back. */
  const raw = (head: string, port = server.port) =>
    new Promise<string>((resolve, reject) => {
      let said = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(`${head}\r\nConnection: close\r\n\r\n`));
      socket.setEncoding('utf8').on('data', (piece: string) => (said += piece));
      socket.on('end', () => resolve(said)).on('error', reject);
    });

  test('is the same name in capitals, with a dot at its end and with a port', async () => {
    const page = (await get('/')).text;
    for (const host of [domain.toUpperCase(), `${domain}.`, `${domain}:443`, `${domain}.:8443`])
      expect((await at(host, '/')).text, host).toBe(page);
  });

  test('twice is refused, and none of it is repeated', async () => {
    for (const second of ['evil.example', domain, 'jobs.example.com']) {
      const said = await raw(`GET / HTTP/1.1\r\nHost: ${domain}\r\nHost: ${second}`);
      expect(said.split('\r\n')[0]).toBe('HTTP/1.1 400 Bad Request');
    }
  });

  test('in the address itself leads nowhere', async () => {
    const said = await raw(`GET http://evil.example/ HTTP/1.1\r\nHost: ${domain}`);
    expect(said.split('\r\n')[0]).toBe('HTTP/1.1 404 Not Found');
    expect(said).not.toContain('evil.example');
    const other404 = await raw(`GET http://${domain}/ HTTP/1.1\r\nHost: jobs.example.com`);
    expect(other404).not.toContain('Work at Blue Lagoon');
  });

  test('that is no name of anybody’s shows the platform, and stands in nothing that is kept', async () => {
    for (const host of [
      `${domain}.evil.example`,
      `evil${domain}`,
      `${domain}@evil.example`,
      `x, ${domain}`,
      '',
    ]) {
      const said = await raw(`GET / HTTP/1.1\r\nHost: ${host}`);
      expect(said, host).not.toContain('Work at Blue Lagoon');
      expect(said, host).not.toContain('evil');
    }
  });

  test('is believed of a proxy that is trusted, and of nobody else', async () => {
    const said = { 'x-forwarded-host': domain };
    expect((await at('jobs.example.com', '/', said)).text).not.toContain('Work at Blue Lagoon');
    expect((await at(domain, '/', { 'x-forwarded-host': 'evil.example' })).text).toContain(
      'Work at Blue Lagoon',
    );
    const behind = await startServer({
      database: server.database,
      config: { publicUrl: platform, trustedProxies: 'loopback' },
    });
    const page = await behind.as().get('/', { host: 'app.internal', accept: 'text/html', ...said });
    expect(page.text).toContain('Work at Blue Lagoon');
    expect(page.headers['vary']).toBe('Accept-Encoding, X-Forwarded-Host');
    const own404 = await behind.as().get('/', { host: 'app.internal', accept: 'text/html' });
    expect(own404.text).not.toContain('Work at Blue Lagoon');
    expect(own404.headers['vary']).toContain('X-Forwarded-Host');
    const asked = (headers: object) =>
      behind.as().get(`/own-domains/ask?domain=${domain}`, { host: 'app.internal', ...headers });
    expect((await asked({})).status).toBe(200);
    expect((await asked({ 'x-forwarded-for': '203.0.113.7' })).status).toBe(404);
    await behind.close();
  });

  test('does not mix up what is kept: one host’s tag is unknown at another', async () => {
    await proved(other.id, 'careers.grey-reef.example');
    const page = await get('/');
    expect((await get('/', { 'if-none-match': page.headers.etag })).status).toBe(304);
    expect((await at('careers.grey-reef.example', '/', { 'if-none-match': page.headers.etag })).status).toBe(
      200,
    );
    const job = await get(`/jobs/${jobs.cook}`);
    const atPlatform = await at('jobs.example.com', `/jobs/${jobs.cook}`, {
      'if-none-match': job.headers.etag,
    });
    expect(atPlatform.status).toBe(200);
  });
});

test('a proxy that asks for whom it may get a certificate hears yes for proved domains alone', async () => {
  const ask = (name: string, headers = {}) =>
    server.as().get(`/own-domains/ask?domain=${encodeURIComponent(name)}`, headers);
  expect((await ask(domain)).status).toBe(200);
  expect((await ask(domain.toUpperCase())).status).toBe(200);
  await proved(other.id, 'claimed.grey-reef.example', false);
  for (const name of [
    'claimed.grey-reef.example',
    'evil.example',
    `x.${domain}`,
    '',
    '127.0.0.1',
    'jobs.example.com',
  ])
    expect((await ask(name)).status, name).toBe(404);
  for (const passedOn of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])
    expect((await ask(domain, { [passedOn]: '203.0.113.7' })).status).toBe(404);
});
