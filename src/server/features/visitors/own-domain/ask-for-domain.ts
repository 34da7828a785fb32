import type { FastifyInstance } from 'fastify';
import { siteDomain } from '#domain/site-domains.ts';
import type { Context } from '#server/context.ts';
import { nearPeers } from '#server/http/near-peer.ts';
import { refuse } from '#server/refusal.ts';
import { isProved } from './own-domains.queries.ts';

/** Where a proxy asks before it gets a certificate for a name (Caddy's on-demand TLS): yes for what a company has proved, and for nothing else. */
export function serveDomainQuestion(
  server: FastifyInstance,
  { db, config }: Pick<Context, 'db' | 'config'>,
): void {
  const isNear = nearPeers(config.trustedProxies);
  server.get<{ Querystring: { domain?: unknown } }>('/own-domains/ask', async (request, reply) => {
    if (!isNear(request)) throw refuse.notFound();
    const { domain } = request.query;
    const name = typeof domain === 'string' ? siteDomain(domain) : undefined;
    if (name === undefined || !(await isProved(db, name))) throw refuse.notFound();
    return reply.header('Cache-Control', 'no-store').type('text/plain; charset=utf-8').send('yes');
  });
}
