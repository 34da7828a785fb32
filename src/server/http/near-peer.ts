import type { FastifyRequest } from 'fastify';
import { addressGuard } from '#server/outgoing/address-guard.ts';

/** What these words of TRUST_PROXY stand for. */
export const wordsForNetworks: Record<string, string> = {
  loopback: '127.0.0.0/8, ::1',
  linklocal: '169.254.0.0/16, fe80::/10',
  uniquelocal: '10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16, fc00::/7',
};

/** Whether a request comes from this machine or from the operator's proxy itself, and is none that a proxy has passed on. */
export function nearPeers(trustedProxies: string | undefined): (request: FastifyRequest) => boolean {
  const listed = (trustedProxies ?? '').split(',').map((part) => wordsForNetworks[part.trim()] ?? part);
  const { isNamed } = addressGuard([wordsForNetworks['loopback'], ...listed].join(','));
  return ({ raw: { socket, headers } }) =>
    isNamed(socket.remoteAddress ?? '') && !saidByProxies.some((name) => headers[name] !== undefined);
}

const saidByProxies = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
];
