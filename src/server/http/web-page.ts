import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { refuse } from '#server/refusal.ts';
import { compressed } from '#server/http/compressed.ts';
import { sendRefusal } from '#server/http/errors.ts';
import type { SessionCookie } from '#server/http/session-cookie.ts';

export interface WebPage {
  /** What is sent for an address, to somebody who has a session or has none. */
  htmlFor: (pathname: string, hasSession: boolean) => string;
  folder: string;
  /** Content-Security-Policy sources for the inline parts of the page. */
  inline: { scripts: string[]; styles: string[] };
}

/** What vite.screens.ts writes. */
interface Screen {
  path: string;
  html: string;
  /** The same for those who will be sent on to sign in, where they are. */
  signedOut?: string;
}

/** The built page with the operator's brand put in; without a build a page that says so. */
export function loadWebPage(folder: string, brand: string): WebPage {
  const named = (html: string) => html.replaceAll('Moorings', escaped(brand));
  const page = named(
    read(path.join(folder, 'index.html')) ??
      '<!doctype html><title>Not built</title><p>The web app has not been built. Run npm start.</p>',
  );
  // The cast: our own build wrote it.
  const written = JSON.parse(read(path.join(folder, 'screens.json')) ?? '[]') as Screen[];
  const screens = written.map(({ path: address, html, signedOut = html }) => ({
    pattern: patternOf(address),
    html: named(html),
    signedOut: named(signedOut),
  }));
  const pages = [page, ...screens.map(({ html }) => html)];
  return {
    htmlFor: (pathname, hasSession) => {
      const screen = screens.find(({ pattern }) => pattern.test(pathname));
      return (hasSession ? screen?.html : screen?.signedOut) ?? page;
    },
    folder,
    inline: { scripts: hashes(pages, 'script'), styles: hashes(pages, 'style') },
  };
}

function read(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** '/jobs/:id' as an expression. */
function patternOf(address: string): RegExp {
  return new RegExp(`^${address.replaceAll(/:\w+/g, '[^/]+')}/?$`);
}

/**
 * Serves the built files, which carry a hash in their names and never change, and the page for every other path:
 * the app in the browser knows which screens there are. What belongs to the API is never answered with the page.
 */
export async function serveWebPage(
  server: FastifyInstance,
  page: WebPage,
  cookie: SessionCookie,
): Promise<void> {
  const assets = path.join(page.folder, 'assets');
  if (existsSync(assets)) {
    await server.register(fastifyStatic, {
      root: assets,
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: '1y',
      wildcard: false,
      index: false,
    });
  }
  const favicon = path.join(page.folder, 'favicon.svg');
  if (existsSync(favicon)) {
    const svg = readFileSync(favicon);
    server.get('/favicon.svg', (_request, reply) =>
      reply.type('image/svg+xml').header('Cache-Control', 'public, max-age=86400').send(svg),
    );
  }
  server.setNotFoundHandler((request, reply) => {
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !/^\/(api|assets|healthz)(\/|$|\?)/.test(request.url);
    if (!isPage) return sendRefusal(request, reply, refuse.notFound());
    const [pathname = '/'] = request.url.split('?');
    const html = page.htmlFor(pathname, cookie.read(request) !== undefined);
    const { encoding, content } = compressed(html, request.headers['accept-encoding']);
    if (encoding) reply.header('Content-Encoding', encoding);
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' })
      .send(content);
  });
}

function hashes(pages: string[], element: 'script' | 'style'): string[] {
  const pattern = new RegExp(`<${element}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${element}>`, 'g');
  const contents = pages.flatMap((html) => [...html.matchAll(pattern)].map(([, content = '']) => content));
  return [...new Set(contents)].map(
    (content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
