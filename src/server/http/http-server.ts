import { createServer, type RequestListener } from 'node:http';
import type { FastifyServerFactory } from 'fastify';
import type { Admission } from './admission.ts';
import type { Config } from '#server/config.ts';
import { keepConnections } from './connections.ts';
import { inTurn } from './in-turn.ts';
import {
  mostConnections,
  mostPerAddress,
  mostRequestsPerSocket,
  nodeLimits,
  silence,
  connectionTimeouts,
} from './node-limits.ts';

/** Node's own server, with what it lacks against clients that never ask, never read or never hang up. */
export function httpServer(
  { limits, trustedProxies }: Pick<Config, 'limits' | 'trustedProxies'>,
  { receive }: Pick<Admission, 'receive'>,
  timeouts = connectionTimeouts,
): FastifyServerFactory {
  return (handle) => {
    // Behind a proxy everybody comes from its address.
    const perAddress = limits && !trustedProxies ? mostPerAddress : Infinity;
    const connections = keepConnections({ all: mostConnections, perAddress }, timeouts);
    const inTime: RequestListener = (request, response) => receive(request, response, handle);
    const server = createServer(nodeLimits, inTurn(inTime, connections));
    server.setTimeout(silence);
    server.maxRequestsPerSocket = mostRequestsPerSocket;
    server.on('connection', connections.open);
    const sweeping = setInterval(connections.sweep, 500).unref();
    server.on('close', () => clearInterval(sweeping));
    return server;
  };
}
