import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { refuse } from '#server/refusal.ts';
import { compressed } from './compressed.ts';
import { sendRefusal } from './errors.ts';
import type { SessionCookie } from './session-cookie.ts';

export interface WebPage {
  /** What is sent for an address, to somebody who has a session or has none, and whether a screen has that address. */
  at: (pathname: string, hasSession: boolean) => { html: string; isScreen: boolean };
  /** The addresses of screens that say the same to everybody. */
  forEverybody: string[];
  folder: string;
  /** Content-Security-Policy sources for the inline parts of the page. */
  inline: { scripts: string[]; styles: string[] };
}

interface Page {
  html: string;
  /** The same for those without a session, where theirs is another. */
  signedOut?: string;
}

/** What vite.screens.ts writes. */
interface Written {
  screens: (Page & { path: string; ids?: string[]; isForEverybody?: true })[];
  notFound: Page;
}

/** The built page with the operator's brand put in; without a build a page that says so, at every address. */
export function loadWebPage(folder: string, brand: string): WebPage {
  const named = (html: string) => html.replaceAll('Moorings', escaped(brand));
  const both = ({ html, signedOut = html }: Page) => ({ html: named(html), signedOut: named(signedOut) });
  const unbuilt =
    '<!doctype html><title>Not built</title><p>The web app has not been built. Run npm start.</p>';
  const page = read(path.join(folder, 'index.html')) ?? unbuilt;
  const file = read(path.join(folder, 'screens.json'));
  // The cast: our own build wrote it.
  const written = file === undefined ? undefined : (JSON.parse(file) as Partial<Written>);
  const screens = (written?.screens ?? []).map((screen) => ({ pattern: patternOf(screen), ...both(screen) }));
  const otherwise = both(written?.notFound ?? { html: page });
  const pages = [named(page), ...[...screens, otherwise].flatMap(({ html, signedOut }) => [html, signedOut])];
  return {
    at: (pathname, hasSession) => {
      const screen = screens.find(({ pattern }) => pattern.test(pathname));
      const { html, signedOut } = screen ?? otherwise;
      return { html: hasSession ? html : signedOut, isScreen: !written?.screens || screen !== undefined };
    },
    forEverybody: (written?.screens ?? [])
      .filter(({ isForEverybody }) => isForEverybody)
      .map(({ path: address }) => address),
    folder,
    inline: { scripts: hashes(pages, 'script'), styles: hashes(pages, 'style') },
  };
}

function read(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** '/jobs/:id' as an expression, by which the app finds its screens too: in capitals or small letters, and only ids for ids. */
function patternOf({ path: address, ids = [] }: { path: string; ids?: string[] }): RegExp {
  const part = (_: string, name: string) => (ids.includes(name) ? '[1-9]\\d{0,9}' : '[^/]+');
  return new RegExp(`^${address.replaceAll(/:(\w+)/g, part)}/?$`, 'i');
}

/**
 * Serves the built files, which carry a hash in their names and never change, and the page for every other path, as found
 * where a screen has that address. What belongs to the API, or can only be meant for a file, is never answered with the page.
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
    const [pathname = '/'] = request.url.split('?');
    const { html, isScreen } = page.at(pathname, cookie.read(request) !== undefined);
    const isShown = isScreen || (request.headers.accept?.includes('text/html') && !isFile.test(pathname));
    if (!isPage || !isShown) return sendRefusal(request, reply, refuse.notFound());
    const { encoding, content } = compressed(html, request.headers['accept-encoding']);
    if (encoding) reply.header('Content-Encoding', encoding);
    return reply
      .code(isScreen ? 200 : 404)
      .type('text/html; charset=utf-8')
      .headers({ 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' })
      .send(content);
  });
}

/** An ending, or a name that is hidden: no address of a screen looks like that. */
const isFile = /\/\.|\.\w+$/;

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
