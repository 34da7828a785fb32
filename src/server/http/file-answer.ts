import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A file as an answer: always to be saved, never to be shown in its place, where it would speak in our name. */
export class FileAnswer {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Buffer;

  constructor(name: string, mediaType: string, bytes: Buffer) {
    this.name = name;
    this.mediaType = mediaType;
    this.bytes = bytes;
  }
}

export function sendFile(reply: FastifyReply, { name, mediaType, bytes }: FileAnswer): FastifyReply {
  return reply
    .headers({
      'Content-Type': mediaType,
      'Content-Length': bytes.length,
      'Content-Disposition': attachment(name),
      // Should a browser show it after all, then as somebody else's page that can do nothing.
      'Content-Security-Policy': "default-src 'none'; sandbox",
    })
    .send(Readable.from(slices(bytes), { objectMode: false }));
}

/** Piece by piece, so that it shows whether whoever gets it takes any: a slow line has all the time it needs, a dead one has not. */
function* slices(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}

/** RFC 6266: the name in plain letters for old readers, and in full. */
export function attachment(name: string): string {
  const plain =
    name
      .normalize('NFD')
      .replaceAll(/[^\x20-\x7e]|["\\%]/g, '')
      .trim() || 'file';
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded(name)}`;
}

function encoded(name: string): string {
  return encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
