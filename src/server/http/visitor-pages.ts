import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { compressedOnce } from './compressed.ts';
import { companyColours } from '#domain/company-colours.ts';
import type { CompanyFrame, DrawVisitorPage, VisitorPages } from '#contract/visitor-pages.ts';

interface How {
  /** 200 unless told. */
  status?: number;
  /** It holds something of whoever asks, such as what they have just typed: nobody keeps it. */
  isPrivate?: boolean;
  /** It has a script of ours, which may ask us. */
  runs?: boolean;
  /** It is for a frame of anybody's page: the same for everybody who asks, whoever they are. */
  isFramed?: boolean;
  /** Whose page it is, where it is a company's own. */
  company?: CompanyFrame | undefined;
  /** A page of ours may show it within itself. */
  inFrame?: boolean;
}

/** Draws a page for a visitor and sends it. */
export interface SendVisitorPage {
  <Name extends keyof VisitorPages>(
    asked: { request: FastifyRequest; reply: FastifyReply },
    name: Name,
    data: VisitorPages[Name],
    how?: How,
  ): Promise<void>;
}

const dressForm = z.object({
  styles: z.string(),
  applyScript: z.string().optional(),
});

/** What vite.visitors.ts has built in a folder, for an installation of this name that people reach at this origin. */
export async function loadVisitorPages(
  folder: string,
  { brand, origin }: { brand: string; origin: () => string },
): Promise<SendVisitorPage> {
  const draw = await drawing(folder);
  const dress = existsSync(path.join(folder, 'dress.json'))
    ? dressForm.parse(JSON.parse(readFileSync(path.join(folder, 'dress.json'), 'utf8')))
    : { styles: '' };
  return async (
    { request, reply },
    name,
    data,
    { status = 200, isPrivate = false, runs = false, isFramed = false, inFrame, ...how } = {},
  ) => {
    const { ownDomain } = request;
    const company = how.company ?? ownDomain?.company;
    const site = { brand, origin: ownDomain?.origin ?? origin(), ...dress };
    const html = draw(name, data, site, { asked: request.url, company });
    const sheets = [dress.styles, ...(company ? [companyColours(company.colour)] : [])];
    const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 24)}"`;
    reply.headers({
      'Content-Security-Policy': isFramed ? framedPolicyOf(html) : policyOf(sheets, { runs, inFrame }),
      ...(inFrame ? { 'X-Frame-Options': 'SAMEORIGIN' } : {}),
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': isPrivate ? 'private, no-store' : kept,
      // Who has signed in gets the app at the same address, but nobody has at a company's own domain.
      Vary: isFramed || ownDomain ? 'Accept-Encoding' : 'Cookie, Accept-Encoding',
      ...(isPrivate ? {} : { ETag: etag }),
    });
    const isKnown = !isPrivate && status === 200 && known(request).includes(etag.slice(2));
    if (isKnown) {
      void reply.code(304).send();
      return;
    }
    const { encoding, content } = await compressedOnce(html, request.headers['accept-encoding']);
    if (encoding) reply.header('Content-Encoding', encoding);
    void reply.code(status).send(content);
  };
}

/** Caches that many share may answer with it for half a minute; a browser asks each time, and is mostly told that nothing changed. */
const kept = 'public, max-age=0, s-maxage=30, must-revalidate';

function known(request: FastifyRequest): string[] {
  return (request.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
}

async function drawing(folder: string): Promise<DrawVisitorPage> {
  const file = path.join(folder, 'draw.js');
  if (!existsSync(file))
    return () =>
      '<!doctype html><title>Not built</title><p>The pages have not been built. Run npm start.</p>';
  // The cast: it is what src/client/visitors/draw.tsx exports, which is of this type.
  const built = (await import(pathToFileURL(file).href)) as { drawVisitorPage: DrawVisitorPage };
  return built.drawVisitorPage;
}

/** These pages have style sheets of ours, and where they say so a script of ours; they speak to nobody else. */
function policyOf(
  sheets: readonly string[],
  { runs, inFrame, isFramed }: Pick<How, 'runs' | 'inFrame' | 'isFramed'>,
): string {
  return [
    "default-src 'none'",
    ['style-src', ...sheets.map(sourceOf)].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${inFrame ? "'self'" : "'none'"}`,
    // Tools that look at a page fetch robots.txt in its name.
    ...(isFramed ? [] : ["connect-src 'self'"]),
    ...(runs ? ["script-src 'self'"] : []),
  ].join('; ');
}

/**
 * The same for a frame of anybody's page. In its sandbox the page is a stranger in our own house: it can read no cookie and nothing
 * that is kept, runs nothing, and opens what its links lead to as any other page does.
 */
function framedPolicyOf(html: string): string {
  const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  return `${policyOf([styles], { isFramed: true }).replace("frame-ancestors 'none'", 'frame-ancestors *')}; sandbox allow-forms allow-popups allow-popups-to-escape-sandbox`;
}

/** The one of these pages' styles is the same for all, and is not small. */
const sources = new Map<string, string>();

function sourceOf(sheet: string): string {
  const made = sources.get(sheet);
  if (made !== undefined) return made;
  const source = `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`;
  if (sources.size >= mostSources) sources.clear();
  sources.set(sheet, source);
  return source;
}

const mostSources = 500;
