import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { Config } from '#server/config.ts';
import { hostName } from '#domain/site-domains.ts';
import { isFree } from '#server/http/lanes.ts';
import { Refusal } from '#server/refusal.ts';
import { answerAtDomain, type OwnDomainDeps } from './answer-at-domain.ts';
import { ownDomainAt } from './own-domains.queries.ts';

/**
 * A request whose host is a domain that a company has proved gets that company's careers site and nothing else of the platform:
 * no cookie is read there and none is set, whatever else stands behind. To be registered ahead of all that reads one.
 */
export function serveOwnDomains(server: FastifyInstance, deps: OwnDomainDeps & { primary: pg.Pool }): void {
  const { primary, config } = deps;
  server.decorateRequest('ownDomain', undefined);

  server.addHook('onRequest', async (request, reply) => {
    if (hostsIn(request) > 1) throw new Refusal(400, 'bad_request', 'The request could not be understood.');
    const host = hostName(request.host);
    // How we are is asked by whatever name, also when there is no database to ask whose it is.
    if (isFree(request.url) || isPlatforms(host, config)) return undefined;
    const found = await ownDomainAt(primary, host);
    if (!found) return undefined;
    delete request.raw.headers.cookie;
    delete request.raw.headers.authorization;
    return (await answerAtDomain(deps, found, { request, reply })) ? reply : undefined;
  });

  server.addHook('onSend', async (request, reply) => {
    if (request.ownDomain) reply.removeHeader('Set-Cookie');
    // What keeps answers between such a proxy and us knows them apart by this.
    if (config.trustedProxies) {
      const vary = [reply.getHeader('Vary') ?? []].flat().join(', ');
      reply.header('Vary', vary ? `${vary}, X-Forwarded-Host` : 'X-Forwarded-Host');
    }
  });
}

/** Two of them, and whoever is on the way may take another for the one that counts (RFC 9112, 3.2). */
function hostsIn({ raw: { rawHeaders } }: FastifyRequest): number {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
}

/** A name that no company can have: the platform's own, or none on the internet. */
function isPlatforms(host: string, { publicUrl }: Config): boolean {
  const own = publicUrl && hostName(new URL(publicUrl).host);
  return host === own || !host.includes('.') || isIP(host) > 0 || host.startsWith('[');
}
