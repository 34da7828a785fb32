import type { FastifyInstance } from 'fastify';

interface Installation {
  publicUrl: string | undefined;
  now: () => Date;
  /** Whether visitors are shown jobs. */
  isOpen: () => Promise<boolean>;
  /** Under what we are reached. */
  origin: () => string;
  /** Addresses of pages that everybody may read. */
  forEverybody: readonly string[];
  /** Where whoever has found a weakness turns to, as addresses with their scheme; given the origin people use. */
  contacts: (origin: string) => Promise<readonly string[]>;
}

/** What programs look for at addresses that are the same everywhere. */
export function serveWellKnown(
  server: FastifyInstance,
  { publicUrl, now, isOpen, origin: ownOrigin, forEverybody, contacts }: Installation,
): void {
  server.get('/robots.txt', async (_request, reply) => {
    const robots = (await isOpen()) ? openRobotsTxt(forEverybody, ownOrigin()) : robotsTxt(forEverybody);
    return reply.type('text/plain; charset=utf-8').send(robots);
  });

  server.get('/.well-known/security.txt', async (request, reply) => {
    const origin = publicUrl ?? `http://${request.host}`;
    return reply
      .header('Cache-Control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send(securityTxt(origin, await contacts(origin), now()));
  });
}

/** RFC 9309. What needs a session is nothing to be found, and the API no page; the longest rule that fits is the one that counts. */
function robotsTxt(forEverybody: readonly string[]): string {
  const allowed = ['/assets/', '/favicon.svg', '/auth$', ...forEverybody.map((address) => `${address}$`)];
  return ['User-agent: *', ...allowed.map((address) => `Allow: ${address}`), 'Disallow: /', ''].join('\n');
}

/** The same while visitors are shown jobs: what they can read may be found, screens of those who are signed in and the API may not. */
function openRobotsTxt(forEverybody: readonly string[], origin: string): string {
  const allowed = [
    '/$',
    '/auth$',
    '/employers$',
    '/jobs$',
    '/jobs?',
    '/jobs/',
    '/companies$',
    '/companies?',
    '/companies/',
    '/c/',
    '/feeds/',
    '/sitemap',
    '/embed/',
    '/assets/',
    '/favicon.svg',
    ...forEverybody.map((address) => `${address}$`),
  ];
  return [
    'User-agent: *',
    ...[...new Set(allowed)].map((address) => `Allow: ${address}`),
    ...['/jobs/post', '/jobs/create', '/jobs/manage', '/jobs/*/edit', '/'].map(
      (address) => `Disallow: ${address}`,
    ),
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

/** RFC 9116. As long as it is answered somebody runs this, so that it ends half a year from now. */
function securityTxt(origin: string, contacts: readonly string[], now: Date): string {
  const expires = new Date(now.getTime() + 180 * 86_400_000).toISOString();
  return [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
