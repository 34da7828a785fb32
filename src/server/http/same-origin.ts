import type { FastifyInstance, FastifyRequest } from 'fastify';
import { keyIn } from './by-key.ts';
import { refuse } from '#server/refusal.ts';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Writes come from our own pages or from programs that are no browser. A browser always tells where a request
 * comes from (Sec-Fetch-Site, or Origin in older ones); what tells neither cannot be a page of another site.
 */
export function refuseCrossSiteWrites(server: FastifyInstance, publicUrl: string | undefined): void {
  server.addHook('onRequest', async (request) => {
    if (harmless.has(request.method) || isFromElsewhere(request) || keyIn(request) !== undefined) return;
    const site = request.headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin' && site !== 'none') throw refuse.crossSite();
    const { origin } = request.headers;
    if (origin === undefined) return;
    // A company's own domain is asked by its own pages, and not by the platform's either.
    const { ownDomain } = request;
    if (ownDomain ? origin !== ownDomain.origin : !isOurs(origin, request.headers.host, publicUrl))
      throw refuse.crossSite();
  });
}

declare module 'fastify' {
  /** What a route says of itself: calls.ts does. */
  interface FastifyContextConfig {
    fromElsewhere?: boolean | undefined;
  }
}

/** What others may send has no cookie read, and so does nothing that its sender could not do without a browser of somebody’s. */
function isFromElsewhere({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.fromElsewhere === true;
}

function isOurs(origin: string, host: string | undefined, publicUrl: string | undefined): boolean {
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  // Under https, a page of the same name that came unencrypted could have been written by anybody on the way.
  if (publicUrl && from.host === new URL(publicUrl).host) return from.origin === new URL(publicUrl).origin;
  return from.host === host;
}
