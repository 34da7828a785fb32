import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { namesTag } from './kept-answer.ts';

/** For how long everybody on the way may keep what visitors read, in seconds: what has closed is closed everywhere within a minute. */
export const keptByAll = 30;

/** What is the same for everybody, cookies or none: kept for a moment, and not sent again to who has it. */
export function sendShared(request: FastifyRequest, reply: FastifyReply, body: string): FastifyReply {
  const said = `${String(reply.getHeader('Link') ?? '')} ${body}`;
  const tag = `W/"${createHash('sha256').update(said).digest('base64url').slice(0, 22)}"`;
  reply.headers({ ETag: tag, 'Cache-Control': `public, max-age=${keptByAll}` });
  if (namesTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
}
