import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import cookies from '@fastify/cookie';
import { fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendSecurityHeaders } from './security-headers.ts';
import { sessionCookie } from './session-cookie.ts';
import { loadWebPage, serveWebPage } from './web-page.ts';
import { serveWellKnown } from './well-known.ts';
import { serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();

describe('the page', () => {
  test('travels compressed to whoever can read that, and plain to the rest', async () => {
    const plain = await pageAs(undefined);
    expect(plain.encoding).toBeUndefined();
    expect(plain.content.toString()).toContain('<title>');
    const gzip = await pageAs('gzip, br;q=0');
    expect(gzip.encoding).toBe('gzip');
    expect(gunzipSync(gzip.content)).toEqual(plain.content);
    for (const accepted of ['gzip, deflate, br, zstd', 'br']) {
      const brotli = await pageAs(accepted);
      expect(brotli.encoding).toBe('br');
      expect(brotliDecompressSync(brotli.content)).toEqual(plain.content);
    }
  });
});

describe('to search engines and in links', () => {
  const headOf = async (address: string) => {
    const { text, headers } = await server.as().get(address, { accept: 'text/html' });
    const [head = ''] = text.split('</head>');
    const found = (pattern: RegExp) => pattern.exec(head)?.[1];
    return {
      title: found(/<title>(.*?)<\/title>/),
      description: found(/<meta name="description" content="([^"]*)"/),
      address: found(/<link rel="canonical" href="([^"]*)"/),
      shared: found(/<meta property="og:title" content="([^"]*)"/),
      robots: headers['x-robots-tag'],
    };
  };

  test('each page that may be found says its own title, what is on it, and its one address', async () => {
    const heads = await Promise.all(['/', '/auth', '/pricing', '/Enterprise/?from=mail'].map(headOf));
    expect(heads.map(({ title }) => title)).toEqual([
      'Find your perfect career match. · Moorings',
      expect.stringMatching(/Moorings$/),
      'Pricing · Moorings',
      'For groups of hotels · Moorings',
    ]);
    for (const { title, shared, description, robots } of heads) {
      expect(shared).toBe(title);
      expect(description?.length).toBeGreaterThan(50);
      expect(robots).toBeUndefined();
    }
    expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
    expect(heads.map((head) => new URL(head.address ?? '').pathname)).toEqual([
      '/',
      '/auth',
      '/pricing',
      '/enterprise',
    ]);
  });

  test('no other page is to be found', async () => {
    for (const address of ['/applications', '/settings', '/employers', '/reset-password', '/nowhere'])
      expect((await headOf(address)).robots, address).toBe('noindex');
  });
});

describe('of what was built', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'moorings-page-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const style = 'h1{color:teal}';
  writeFileSync(path.join(folder, 'index.html'), '<title>Moorings</title><script>ask()</script>');
  writeFileSync(
    path.join(folder, 'screens.json'),
    JSON.stringify({
      screens: [
        { path: '/', isForEverybody: true, html: `<style>${style}</style><h1>Moorings</h1>` },
        { path: '/jobs/manage', html: 'managed', signedOut: 'managed, signed out' },
        { path: '/jobs/:id', ids: ['id'], html: 'a job', signedOut: 'a job, signed out' },
        { path: '/auth', html: 'waiting', signedOutAtOnce: 'a form' },
      ],
      notFound: { html: '<title>Moorings</title><script>ask()</script>', signedOut: 'not found' },
    }),
  );
  const page = loadWebPage(folder, 'Reef & <Sons>');
  const htmlAt = (address: string, hasSession = true, hasQuery = false) =>
    page.at(address, { hasSession, hasQuery }).html;

  test('each address gets its own screen, and any other is none', () => {
    expect(htmlAt('/jobs/manage')).toBe('managed');
    for (const job of ['/jobs/17', '/jobs/17/', '/Jobs/17'])
      expect(page.at(job, { hasSession: true })).toEqual({ html: 'a job', isScreen: true });
    for (const other of ['/jobs', '/jobs/17/edit', '/jobs/first', '/jobs/0', '/nowhere']) {
      expect(page.at(other, { hasSession: true })).toMatchObject({
        html: expect.stringContaining('ask()'),
        isScreen: false,
      });
      expect(page.at(other, { hasSession: false })).toEqual({ html: 'not found', isScreen: false });
    }
  });

  test('who has no session gets the screen of those who will sign in first, where there is one', () => {
    expect(htmlAt('/jobs/17', false)).toBe('a job, signed out');
    expect(htmlAt('/', false)).toBe(htmlAt('/', true));
  });

  test('the form to sign in comes with the page, unless it says something of what was asked for', () => {
    expect(htmlAt('/auth', false)).toBe('a form');
    expect(htmlAt('/auth', false, true)).toBe('waiting');
    expect(htmlAt('/auth', true)).toBe('waiting');
  });

  test('the operator’s name stands in every page, as text', () => {
    expect(htmlAt('/')).toContain('<h1>Reef &#38; &#60;Sons&#62;</h1>');
    expect(htmlAt('/nowhere')).toContain('<title>Reef &#38; &#60;Sons&#62;</title>');
  });

  test('what is inline in any of them is named by its hash', () => {
    expect(page.inline).toEqual({ scripts: [sourceOf('ask()')], styles: [sourceOf(style)] });
  });
});

function sourceOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

describe('over the line', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'moorings-lines-'));
  const origin = 'https://jobs.example.com';
  const now = new Date('2026-03-01T12:00:00Z');
  const site = fastify();
  let isOpen = false;
  beforeAll(async () => {
    writeFileSync(path.join(folder, 'index.html'), '<title>Moorings</title>');
    const screens = [
      { path: '/', isForEverybody: true, html: 'landing' },
      { path: '/about', isForEverybody: true, html: 'about' },
      { path: '/jobs/:id', ids: ['id'], html: 'a job' },
    ];
    const notFound = { html: '<h1>404 Page Not Found</h1>' };
    writeFileSync(path.join(folder, 'screens.json'), JSON.stringify({ screens, notFound }));
    const page = loadWebPage(folder, 'Moorings');
    await site.register(cookies);
    sendSecurityHeaders(site, page.inline, true);
    serveWellKnown(site, {
      publicUrl: origin,
      now: () => now,
      isOpen: async () => isOpen,
      origin: () => origin,
      forEverybody: page.forEverybody,
      contacts: async (from) => [`${from}/contact`],
    });
    await serveWebPage(site, page, sessionCookie(false, 60));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
    return site.close();
  });
  const get = (url: string, accept = 'text/html,*/*;q=0.8') => site.inject({ url, headers: { accept } });

  test('an address of no screen is not found, and a browser is shown the page that says so', async () => {
    expect(await get('/jobs/17?from=mail')).toMatchObject({ statusCode: 200, body: 'a job' });
    for (const url of ['/there-is-no-such-page', '/jobs/first', '/about/us']) {
      const { statusCode, headers, body } = await get(url);
      expect({ statusCode, body, type: headers['content-type'] }).toEqual({
        statusCode: 404,
        body: '<h1>404 Page Not Found</h1>',
        type: 'text/html; charset=utf-8',
      });
    }
  });

  test.each([
    '/.env',
    '/.git/config',
    '/metrics.json',
    '/wp-login.php',
    '/sitemap.xml',
    '/favicon.ico',
    '/jobs/.env',
  ])('%s is no page, whoever asks', async (url) => {
    const { statusCode, headers } = await get(url);
    expect({ statusCode, type: headers['content-type'] }).toEqual({
      statusCode: 404,
      type: 'text/plain; charset=utf-8',
    });
  });

  test('a program that wants no page gets a sentence where there is nothing, and the page where there is one', async () => {
    expect((await get('/metrics', '*/*')).headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(await get('/about', '*/*')).toMatchObject({ statusCode: 200, body: 'about' });
  });

  test('robots may read what says the same to everybody, and nothing else', async () => {
    const { body, headers } = await get('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const [agent, ...rules] = body.trimEnd().split('\n');
    expect(agent).toBe('User-agent: *');
    expect(rules).toEqual(
      ['/assets/', '/favicon.svg', '/auth$', '/$', '/about$']
        .map((one) => `Allow: ${one}`)
        .concat('Disallow: /'),
    );
  });

  test('while visitors are shown jobs, robots may read these, are told where all of them are, and nothing behind the sign-in', async () => {
    isOpen = true;
    const { body } = await get('/robots.txt');
    isOpen = false;
    const rules = body.trimEnd().split('\n');
    expect(rules).toContain(`Sitemap: ${origin}/sitemap.xml`);
    expect(rules.indexOf('Disallow: /')).toBe(rules.length - 2);
    for (const address of ['/jobs/', '/jobs?', '/companies/', '/feeds/', '/$', '/about$'])
      expect(rules).toContain(`Allow: ${address}`);
    for (const address of ['/jobs/post', '/jobs/manage', '/jobs/*/edit'])
      expect(rules).toContain(`Disallow: ${address}`);
  });

  test('who found a weakness is told where to turn', async () => {
    const { body, headers } = await get('/.well-known/security.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body.trimEnd().split('\n')).toEqual([
      `Contact: ${origin}/contact`,
      'Expires: 2026-08-28T12:00:00.000Z',
      'Preferred-Languages: en',
      `Canonical: ${origin}/.well-known/security.txt`,
    ]);
  });

  test('under https, browsers are told to stay with it, there and below', async () => {
    expect((await get('/')).headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });
});

/** As it comes over the line: fetch would unpack it. */
function pageAs(accepted: string | undefined): Promise<{ encoding?: string; content: Buffer }> {
  return new Promise((resolve, reject) => {
    const headers = accepted ? { 'accept-encoding': accepted } : {};
    request(`${server.url}/`, { headers }, async (answer) => {
      resolve({
        encoding: answer.headers['content-encoding'],
        content: Buffer.concat(await answer.toArray()),
      });
    })
      .on('error', reject)
      .end();
  });
}
