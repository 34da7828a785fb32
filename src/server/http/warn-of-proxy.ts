import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import { addressGuard } from '#server/outgoing/address-guard.ts';
import { wordsForNetworks } from './near-peer.ts';

/**
 * Says once, in the log, that requests come by a proxy that TRUST_PROXY does not name: for every limit everybody behind it is one. Only of one
 * on this machine or in a private network, as strangers may write its header, too.
 */
export function warnOfProxy(
  server: FastifyInstance,
  { trustedProxies }: Pick<Config, 'trustedProxies'>,
): void {
  if (trustedProxies) return;
  const { isNamed } = addressGuard(Object.values(wordsForNetworks).join(','));
  let isSaid = false;
  server.addHook('onRequest', async ({ headers, log, raw: { socket } }) => {
    const proxy = socket.remoteAddress ?? '';
    if (isSaid || headers['x-forwarded-for'] === undefined || !isNamed(proxy)) return;
    isSaid = true;
    log.warn(
      { proxy },
      'Requests come by a proxy, and TRUST_PROXY is not set: everyone behind it shares the limits of one address. Set TRUST_PROXY to the proxy’s address.',
    );
  });
}
