import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownSites } from '#domain/own-sites.ts';

/** What pages of others may read of an answer beside its body. */
const exposed =
  'ETag, Link, Error-Code, Retry-After, Next-Updated-Since, Public-Jobs-Version, Idempotent-Replayed';

/**
 * Lets pages of a company's own websites read an answer in a browser, and those of nobody else. No cookie is read for such
 * answers, and none is allowed with them.
 */
export function allowOwnSites(
  request: FastifyRequest,
  reply: FastifyReply,
  written: string | null | undefined,
): boolean {
  reply.header('Vary', 'Origin');
  const { origin } = request.headers;
  if (!origin || !ownSites(written ?? null).includes(origin)) return false;
  reply.headers({ 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': exposed });
  return true;
}

/** What a browser asks before a request that a page could not have made without us. */
export function answerPreflight(
  request: FastifyRequest,
  reply: FastifyReply,
  written: string | null | undefined,
): FastifyReply {
  if (allowOwnSites(request, reply, written))
    reply.headers({
      'Access-Control-Allow-Methods': 'GET, POST, PUT',
      'Access-Control-Allow-Headers': 'Content-Type, If-None-Match, Idempotency-Key, Application-Token',
      'Access-Control-Max-Age': '600',
    });
  return reply.code(204).header('Cache-Control', 'no-store').send();
}
