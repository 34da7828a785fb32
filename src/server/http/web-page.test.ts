import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { loadWebPage } from '#server/http/web-page.ts';
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

describe('of what was built', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'moorings-page-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const style = 'h1{color:teal}';
  writeFileSync(path.join(folder, 'index.html'), '<title>Moorings</title><script>ask()</script>');
  writeFileSync(
    path.join(folder, 'screens.json'),
    JSON.stringify([
      { path: '/', html: `<style>${style}</style><h1>Moorings</h1>` },
      { path: '/jobs/manage', html: 'managed', signedOut: 'managed, signed out' },
      { path: '/jobs/:id', html: 'a job', signedOut: 'a job, signed out' },
    ]),
  );
  const page = loadWebPage(folder, 'Reef & <Sons>');

  test('each address gets its own screen, and any other the page without one', () => {
    expect(page.htmlFor('/jobs/manage', true)).toBe('managed');
    expect(page.htmlFor('/jobs/17', true)).toBe('a job');
    expect(page.htmlFor('/jobs/17/', true)).toBe('a job');
    for (const other of ['/jobs', '/jobs/17/edit', '/nowhere'])
      expect(page.htmlFor(other, true)).toContain('<script>');
  });

  test('who has no session gets the screen of those who will sign in first, where there is one', () => {
    expect(page.htmlFor('/jobs/17', false)).toBe('a job, signed out');
    expect(page.htmlFor('/', false)).toBe(page.htmlFor('/', true));
  });

  test('the operator’s name stands in every page, as text', () => {
    expect(page.htmlFor('/', true)).toContain('<h1>Reef &#38; &#60;Sons&#62;</h1>');
    expect(page.htmlFor('/nowhere', true)).toContain('<title>Reef &#38; &#60;Sons&#62;</title>');
  });

  test('what is inline in any of them is named by its hash', () => {
    expect(page.inline).toEqual({ scripts: [sourceOf('ask()')], styles: [sourceOf(style)] });
  });
});

function sourceOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

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
