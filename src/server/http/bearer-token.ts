import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Tells of a request whether it comes with this token, as `Authorization: Bearer …`; the scheme in letters of any size (RFC 9110). */
export function comesWith(token: string): (request: Pick<FastifyRequest, 'headers'>) => boolean {
  const expected = digestOf(token);
  return ({ headers }) => {
    const [, sent = ''] = /^Bearer +(.*)$/i.exec(headers.authorization ?? '') ?? [];
    return timingSafeEqual(digestOf(sent), expected);
  };
}

/** Of one length, whatever was sent: neither how long it is nor where it differs can be told by the time. */
function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
