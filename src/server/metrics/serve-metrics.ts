import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hostName } from '#domain/site-domains.ts';
import { comesWith } from '#server/http/bearer-token.ts';
import { sendRefusal } from '#server/http/errors.ts';
import { nearPeers } from '#server/http/near-peer.ts';
import { refuse } from '#server/refusal.ts';
import { type Metrics, metricsType } from './metrics.ts';
import type { Standing } from './standing.ts';

/**
 * The figures of this server, for whoever asks from this very machine, and from elsewhere with the operator's token. Without one
 * there is nothing at the address for anybody else. What a proxy has passed on comes from elsewhere, wherever the proxy stands.
 */
export function serveMetrics(
  server: FastifyInstance,
  {
    metrics,
    standing,
    token,
  }: { metrics: Metrics; standing: () => Promise<Standing | undefined>; token: string | undefined },
): void {
  const isNear = nearPeers(undefined);
  const isFromHere = (request: FastifyRequest) => isNear(request) && isOwnName(request.headers.host ?? '');
  const comesWithIt = token === undefined ? undefined : comesWith(token);
  server.get('/metrics', async (request, reply) => {
    if (!isFromHere(request)) {
      if (!comesWithIt) return sendRefusal(request, reply, refuse.notFound());
      if (!comesWithIt(request)) return sendRefusal(request, reply, refuse.signedOut());
    }
    return reply
      .header('Cache-Control', 'no-store')
      .type(metricsType)
      .send(await metrics.say(await standing()));
  });
}

/** A page of somebody's in a browser of this machine comes under the name it was led here by, whatever a proxy is believed. */
function isOwnName(host: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostName(host));
}
