import { createReadStream } from 'node:fs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '#server/refusal.ts';
import { attachment } from './file-answer.ts';

/** A file on this machine's disk as an answer, in parts where they are asked for. */
export class StoredFileAnswer {
  readonly name: string;
  readonly mediaType: string;
  /** Where it is. */
  readonly path: string;
  readonly size: number;
  /** What is the same exactly while its bytes are. */
  readonly etag: string;

  constructor(file: { name: string; mediaType: string; path: string; size: number; etag: string }) {
    this.name = file.name;
    this.mediaType = file.mediaType;
    this.path = file.path;
    this.size = file.size;
    this.etag = file.etag;
  }
}

/** Sends it, or the one part that was asked for (RFC 9110, 14). */
export function sendStored(
  { headers }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  { name, mediaType, path, size, etag }: StoredFileAnswer,
): FastifyReply {
  const ifRange = headers['if-range'];
  const isOther = ifRange !== undefined && ifRange !== `"${etag}"`;
  const part = isOther ? undefined : partAsked(headers.range, size);
  if (part === 'beyond') {
    reply.header('Content-Range', `bytes */${size}`);
    throw refuse.rangeBeyond();
  }
  reply.headers({
    'Content-Type': mediaType,
    'Content-Disposition': attachment(name),
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Accept-Ranges': 'bytes',
    ETag: `"${etag}"`,
  });
  if (part === undefined) return reply.header('Content-Length', size).send(createReadStream(path));
  return reply
    .code(206)
    .headers({
      'Content-Range': `bytes ${part.start}-${part.end}/${size}`,
      'Content-Length': part.end - part.start + 1,
    })
    .send(createReadStream(path, part));
}

/** One part, by its first and last byte; of several, or of what is no range of ours, nothing: then all of it is answered. */
function partAsked(
  range: string | undefined,
  size: number,
): { start: number; end: number } | 'beyond' | undefined {
  const { from = '', to = '' } = /^bytes=(?<from>\d{0,15})-(?<to>\d{0,15})$/.exec(range ?? '')?.groups ?? {};
  if (from === '' && to === '') return undefined;
  if (from === '')
    return Number(to) > 0 ? { start: Math.max(0, size - Number(to)), end: size - 1 } : 'beyond';
  if (Number(from) >= size) return 'beyond';
  if (to !== '' && Number(to) < Number(from)) return undefined;
  return { start: Number(from), end: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}
