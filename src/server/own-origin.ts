import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';

/** Under what we are reached, as the operator has said it. Never what a request claims: whoever sends it could say anything. */
export function ownOrigin({ publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>): string {
  return publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Where the system was to choose the port: which one it chose. Addresses that are made from now on have it. */
export function learnPort(server: FastifyInstance, config: Config): void {
  const address = server.server.address();
  if (config.port === 0 && address !== null && typeof address === 'object') config.port = address.port;
}

/** The origin of a company's own domain: encrypted where we are. Which port there is, is the proxy's. */
export function domainOrigin({ publicUrl }: Pick<Config, 'publicUrl'>, domain: string): string {
  return `${publicUrl?.startsWith('https:') ? 'https' : 'http'}://${domain}`;
}
