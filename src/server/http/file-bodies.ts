import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '#server/refusal.ts';

/** A file somebody sent, with the name they gave it. */
export interface SentFile {
  name: string;
  bytes: Buffer;
}

/** So many may be on their way in this process at once, each held in memory up to the size that its call accepts. */
const mostAtOnce = 24;
let underWay = 0;

/**
 * Registers routes whose body is a file as it is. There is no multipart and so no parser that could be broken: bytes are
 * counted as they come and cut off at the call's limit, whatever was announced.
 */
export function withFileBodies(server: FastifyInstance, register: (inside: FastifyInstance) => void): void {
  void server.register(async (inside) => {
    inside.removeAllContentTypeParsers();
    inside.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    // Behind the routes' own refusals: who may not send anything does not count.
    inside.addHook('preParsing', async (_request, reply) => {
      if (underWay >= mostAtOnce) throw refuse.busy();
      underWay += 1;
      reply.raw.once('close', () => {
        underWay -= 1;
      });
    });
    register(inside);
  });
}

export function sentFile(request: FastifyRequest): SentFile {
  const { body } = request;
  return {
    name: nameIn(request.headers['content-disposition']),
    bytes: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
  };
}

/** RFC 6266: `filename*=UTF-8''…` before `filename="…"`. */
function nameIn(disposition = ''): string {
  const [, encoded] = /filename\*\s*=\s*UTF-8''([^;\s]+)/i.exec(disposition) ?? [];
  const [, plain = ''] = /filename\s*=\s*"?([^";]*)"?/i.exec(disposition) ?? [];
  try {
    return encoded ? decodeURIComponent(encoded) : plain;
  } catch {
    return plain;
  }
}
