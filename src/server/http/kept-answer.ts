import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressed } from './compressed.ts';

/** An answer that is the same for everybody for as long as the server runs: made once, and not sent again to who has it. */
export function keptAnswer(
  mediaType: string,
  text: string,
  /** For how many seconds nobody asks whether it still is. */
  maxAge = 0,
): (request: FastifyRequest, reply: FastifyReply) => FastifyReply {
  // Weak, as it is the same for all encodings.
  const tag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  const plain = Buffer.from(text);
  return ({ headers }, reply) => {
    reply.headers({
      ETag: tag,
      'Cache-Control': maxAge ? `public, max-age=${maxAge}` : 'no-cache',
      Vary: 'Accept-Encoding',
    });
    if (namesTag(headers['if-none-match'], tag)) return reply.code(304).send();
    const { encoding, content } = compressed(text, headers['accept-encoding']);
    if (encoding) reply.header('Content-Encoding', encoding);
    return reply.type(mediaType).send(encoding ? content : plain);
  };
}

/** RFC 9110: any of a list, or whatever there is; whether one is weak does not matter. */
export function namesTag(known: string | undefined, tag: string): boolean {
  const bare = (one: string) => one.trim().replace(/^W\//, '');
  return known?.split(',').some((one) => one.trim() === '*' || bare(one) === bare(tag)) ?? false;
}
