import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refuse } from '#server/refusal.ts';
import { compressed } from './compressed.ts';
import { sendRefusal } from './errors.ts';
import { type DescribePage, escaped, withHead } from './page-head.ts';
import type { SessionCookie } from './session-cookie.ts';

export interface WebPage {
  /** What is sent for an address, to somebody who has a session or has none, and whether a screen has that address. */
  at: (
    pathname: string,
    asked: { hasSession: boolean; hasQuery?: boolean },
  ) => {
    html: string;
    isScreen: boolean;
  };
  /** Whether the app has a screen at an address. */
  hasScreen: (pathname: string) => boolean;
  /** The addresses of screens that say the same to everybody. */
  forEverybody: string[];
  folder: string;
  brand: string;
  /** Content-Security-Policy sources for the inline parts of the page. */
  inline: { scripts: string[]; styles: string[] };
}

const pageForm = z.object({
  html: z.string(),
  /** The same for those without a session, where theirs is another. */
  signedOut: z.string().optional(),
  /** The same where the address says no more than which screen it is: whole, as it stays. */
  signedOutAtOnce: z.string().optional(),
});
type Page = z.infer<typeof pageForm>;

const screenForm = pageForm.extend({
  path: z.string(),
  ids: z.array(z.string()).optional(),
  isForEverybody: z.boolean().optional(),
});

/** What vite.screens.ts writes. */
const writtenForm = z.object({ screens: z.array(screenForm), notFound: pageForm });

/** The built page with the operator's brand put in; without a build a page that says so, at every address. */
export function loadWebPage(folder: string, brand: string): WebPage {
  const named = (html: string) => html.replaceAll('Moorings', escaped(brand));
  const each = ({ html, signedOut = html, signedOutAtOnce = signedOut }: Page) => ({
    html: named(html),
    signedOut: named(signedOut),
    signedOutAtOnce: named(signedOutAtOnce),
  });
  const unbuilt =
    '<!doctype html><title>Not built</title><p>The web app has not been built. Run npm start.</p>';
  const page = read(path.join(folder, 'index.html')) ?? unbuilt;
  const file = read(path.join(folder, 'screens.json'));
  const written = file === undefined ? undefined : writtenForm.parse(JSON.parse(file));
  const screens = (written?.screens ?? []).map((screen) => ({
    pattern: patternOf(screen),
    ...each(screen),
  }));
  const otherwise = each(written?.notFound ?? { html: page });
  const pages = [
    named(page),
    ...[...screens, otherwise].flatMap(({ html, signedOut, signedOutAtOnce }) => [
      html,
      signedOut,
      signedOutAtOnce,
    ]),
  ];
  return {
    at: (pathname, { hasSession, hasQuery = false }) => {
      const screen = screens.find(({ pattern }) => pattern.test(pathname));
      const { html, signedOut, signedOutAtOnce } = screen ?? otherwise;
      const ofNobody = hasQuery ? signedOut : signedOutAtOnce;
      return { html: hasSession ? html : ofNobody, isScreen: !written?.screens || screen !== undefined };
    },
    hasScreen: (pathname) => screens.some(({ pattern }) => pattern.test(pathname)),
    forEverybody: (written?.screens ?? [])
      .filter(({ isForEverybody }) => isForEverybody)
      .map(({ path: address }) => address),
    folder,
    brand,
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
 * Answers a request where there is a page for visitors, and says whether it did; elsewhere the app answers, and where that is unknown
 * as the database cannot be asked.
 */
type AnswerVisitor = (asked: {
  request: FastifyRequest;
  reply: FastifyReply;
}) => Promise<boolean | 'unknown'>;

interface Answering {
  /** Where there is a page for visitors. */
  answerVisitor?: AnswerVisitor;
  /** What is to be found by search engines, and under what name; everything else is not. */
  describe?: DescribePage;
  /** Under which people reach us. */
  origin?: () => string;
}

/**
 * Serves the built files, which carry a hash in their names and never change, and the page for every other path, as found
 * where a screen has that address. What belongs to the API, or can only be meant for a file, is never answered with the page.
 */
export async function serveWebPage(
  server: FastifyInstance,
  page: WebPage,
  cookie: SessionCookie,
  { answerVisitor = async () => false, describe = async () => undefined, origin = () => '' }: Answering = {},
): Promise<void> {
  const assets = path.join(page.folder, 'assets');
  if (existsSync(assets)) {
    await server.register(async (files) => {
      // What leads out of the folder names nothing, as what is not in it.
      files.setErrorHandler((error: FastifyError, _request, reply) => {
        if (error.statusCode !== 403) throw error;
        return reply.callNotFound();
      });
      // One route for all of them: a route for each of a thousand files would take a third of the program's start.
      await files.register(fastifyStatic, {
        root: assets,
        prefix: '/assets/',
        preCompressed: true,
        immutable: true,
        maxAge: '1y',
        index: false,
      });
    });
  }
  const favicon = path.join(page.folder, 'favicon.svg');
  if (existsSync(favicon)) {
    const svg = readFileSync(favicon);
    server.get('/favicon.svg', (_request, reply) =>
      reply.type('image/svg+xml').header('Cache-Control', 'public, max-age=86400').send(svg),
    );
  }
  server.setNotFoundHandler(async (request, reply) => {
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !/^\/(api|assets|healthz|metrics)(\/|$|\?)/.test(request.url);
    const answered = isPage && (await answerVisitor({ request, reply }));
    if (answered === true) return reply;
    if (request.ownDomain) return sendRefusal(request, reply, refuse.notFound());
    const [pathname = '/'] = request.url.split('?');
    const hasSession = cookie.read(request) !== undefined;
    const { html, isScreen } = page.at(pathname, { hasSession, hasQuery: request.url.includes('?') });
    const isShown = isScreen || (request.headers.accept?.includes('text/html') && !isFile.test(pathname));
    if (!isPage || !isShown) return sendRefusal(request, reply, refuse.notFound());
    const head = isScreen ? await describe(pathname) : undefined;
    const named = head ? withHead(html, head, { brand: page.brand, origin: origin() }) : html;
    const { encoding, content } = compressed(named, request.headers['accept-encoding']);
    if (encoding) reply.header('Content-Encoding', encoding);
    // The app says it to people; a search engine would take a page without jobs for all there is, and forget the one it knows.
    const isLater = answered === 'unknown' && isScreen && !hasSession;
    if (isLater) reply.header('Retry-After', retryAfterSeconds);
    return reply
      .code(isLater ? 503 : isScreen ? 200 : 404)
      .type('text/html; charset=utf-8')
      .headers({
        'Cache-Control': reply.getHeader('Cache-Control') ?? 'no-cache',
        ...(head || isLater ? {} : { 'X-Robots-Tag': 'noindex' }),
        Vary: [reply.getHeader('Vary') ?? [], 'Accept-Encoding'].flat().join(', '),
      })
      .send(content);
  });
}

const retryAfterSeconds = 60;

/** An ending, or a name that is hidden: no address of a screen looks like that. */
const isFile = /\/\.|\.\w+$/;

function hashes(pages: string[], element: 'script' | 'style'): string[] {
  const pattern = new RegExp(`<${element}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${element}>`, 'g');
  const contents = pages.flatMap((html) => [...html.matchAll(pattern)].map(([, content = '']) => content));
  return [...new Set(contents)].map(
    (content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );
}
