import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { askerOf } from './asker.ts';
import { networkOf } from './budgets.ts';
import { receiveFile } from './receive-file.ts';
import type { Place, UploadRoom } from './upload-room.ts';
import { storable } from '#domain/fields/texts.ts';
import { refuse } from '#server/refusal.ts';

/** A file somebody sent, with what can be stored of the name they gave it. */
export interface SentFile {
  name: string;
  bytes: Buffer;
}

/**
 * Registers routes whose body is a file as it is. There is no multipart and so no parser that could be broken: bytes are
 * counted as they come and cut off at the call's limit, whatever was announced.
 */
export function withFileBodies(
  server: FastifyInstance,
  room: UploadRoom,
  register: (inside: FastifyInstance) => void,
): void {
  void server.register(async (inside) => {
    inside.removeAllContentTypeParsers();
    inside.addContentTypeParser('*', receivingInto(inside, room));
    register(inside);
  });
}

/** Reads bodies into the room that files have, in the order in which they ask for some. */
export function receivingInto(inside: FastifyInstance, room: UploadRoom) {
  const places = new WeakMap<FastifyRequest, Place>();
  // Behind the routes' own refusals: who may not send anything does not count.
  inside.addHook('preParsing', async (request, reply) => {
    // Who left while it was asked who they are closes nothing any more: what they take would stay taken.
    if (reply.raw.destroyed) throw refuse.busy();
    const place = room.enter(askerOf(request) ?? networkOf(request.ip));
    places.set(request, place);
    reply.raw.once('close', place.leave);
  });
  return async (request: FastifyRequest, body: IncomingMessage): Promise<Buffer> => {
    const place = places.get(request);
    if (!place) throw refuse.busy();
    const bytes = await receiveFile(request, body, place);
    place.arrived();
    return bytes;
  };
}

export function sentFile(request: FastifyRequest): SentFile {
  const { body } = request;
  return {
    name: storable(nameIn(request.headers['content-disposition'])),
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
