import type { FastifyRequest } from 'fastify';
import { deviceOf } from '#domain/devices.ts';
import { networkOf } from '#server/http/budgets.ts';

/** From where somebody asks, as much of it as is kept: no whole address, and of the browser what it is in words. */
export interface From {
  network: string | null;
  device: string | null;
  /** The request's, by which the lines of the server's own log are found. */
  requestId: string | null;
}

export function fromOf({ ip, headers, id }: Pick<FastifyRequest, 'ip' | 'headers' | 'id'>): From {
  return { network: networkOf(ip), device: deviceOf(headers['user-agent']), requestId: id };
}
