import type { FastifyInstance, FastifyRequest } from 'fastify';
import { limits } from '#domain/limits.ts';
import { refuse } from '#server/refusal.ts';

/** A file somebody sent, with the name they gave it. */
export interface SentFile {
  name: string;
  bytes: Buffer;
}

/** So many bytes of files may be held in this process's memory at once, on their way in or being read. */
const mostBytes = 160 * 1024 * 1024;
let held = 0;

/**
 * Registers routes whose body is a file as it is. There is no multipart and so no parser that could be broken: bytes are
 * counted as they come and cut off at the call's limit, whatever was announced.
 */
export function withFileBodies(server: FastifyInstance, register: (inside: FastifyInstance) => void): void {
  void server.register(async (inside) => {
    inside.removeAllContentTypeParsers();
    inside.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    // Behind the routes' own refusals: who may not send anything does not count.
    inside.addHook('preParsing', async (request, reply) => {
      // Who left while it was asked who they are closes nothing any more: what they take would stay taken.
      if (reply.raw.destroyed) throw refuse.busy();
      const bytes = bytesOf(request);
      if (held + bytes > mostBytes) throw refuse.busy();
      held += bytes;
      reply.raw.once('close', () => {
        held -= bytes;
      });
    });
    register(inside);
  });
}

/** As announced; what does not say how long it is may become as long as its call accepts. */
function bytesOf({ headers, routeOptions }: FastifyRequest): number {
  const most = routeOptions.bodyLimit ?? limits.file;
  const announced = Number(headers['content-length'] ?? most);
  return announced >= 0 && announced <= most ? announced : most;
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
