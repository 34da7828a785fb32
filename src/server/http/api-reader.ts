import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { refuse } from '#server/refusal.ts';
import { keptAnswer } from './kept-answer.ts';
import { escaped } from './page-head.ts';

const built = z.object({ script: z.string(), begin: z.string(), styles: z.string() });

/** Before the first paint, so that nobody who chose the dark theme sees a white flash. */
const theme = `try{if(localStorage.getItem('moorings.theme')==='dark')document.documentElement.dataset.theme='dark'}catch{}`;

/** The package writes styles as it draws. Everything else is as strict as elsewhere, and what it shows is our own document. */
const policy = [
  "default-src 'none'",
  `script-src 'self' 'sha256-${createHash('sha256').update(theme).digest('base64')}'`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The page on which every call can be read (vite.reader.ts builds what it loads): for everybody, and the same for everybody. */
export function serveApiReader(server: FastifyInstance, folder: string, brand: string): void {
  const file = path.join(folder, 'reader.json');
  const answer = existsSync(file)
    ? keptAnswer(
        'text/html; charset=utf-8',
        page(built.parse(JSON.parse(readFileSync(file, 'utf8'))), escaped(brand)),
      )
    : undefined;
  server.get('/developers/reference', (request, reply) => {
    if (!answer) throw refuse.notFound();
    reply.header('Content-Security-Policy', policy);
    return answer(request, reply);
  });
}

function page({ script, begin, styles }: z.infer<typeof built>, brand: string): string {
  return `<!doctype html>
<html lang="en" data-theme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>All calls · ${brand}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script>${theme}</script>
<link rel="stylesheet" href="${styles}">
<script src="${script}" defer></script>
<script src="${begin}" type="module"></script>
</head>
<body>
<header class="bar">
<a class="home" href="/">${brand}</a>
<a href="/developers">For developers</a>
<a href="/developers/problems">Problems</a>
</header>
<div id="reader"></div>
<noscript>This page needs JavaScript. The same is at /api/openapi.json.</noscript>
</body>
</html>
`;
}
