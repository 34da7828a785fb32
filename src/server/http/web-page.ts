import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { refuse } from '#server/refusal.ts';
import { sendRefusal } from '#server/http/errors.ts';

export interface WebPage {
  html: string;
  folder: string;
  /** Content-Security-Policy sources for the inline parts of the page. */
  inline: { scripts: string[]; styles: string[] };
}

/** The built page with the operator's brand put in; without a build a page that says so. */
export function loadWebPage(folder: string, brand: string): WebPage {
  const file = path.join(folder, 'index.html');
  const built = existsSync(file)
    ? readFileSync(file, 'utf8')
    : '<!doctype html><title>Not built</title><p>The web app has not been built. Run npm start.</p>';
  const html = built.replaceAll('Moorings', escaped(brand));
  return { html, folder, inline: { scripts: hashes(html, 'script'), styles: hashes(html, 'style') } };
}

/**
 * Serves the built files, which carry a hash in their names and never change, and the page for every other path:
 * the app in the browser knows which screens there are. What belongs to the API is never answered with the page.
 */
export async function serveWebPage(server: FastifyInstance, page: WebPage): Promise<void> {
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
    return reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-cache').send(page.html);
  });
}

function hashes(html: string, element: 'script' | 'style'): string[] {
  const inline = html.matchAll(new RegExp(`<${element}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${element}>`, 'g'));
  return [...inline].map(
    ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
