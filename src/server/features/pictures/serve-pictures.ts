import type { FastifyInstance } from 'fastify';
import { pictureFormats } from '#domain/pictures.ts';
import type { Db } from '#server/db/query.ts';
import { refuse } from '#server/refusal.ts';
import { pictureBytes } from './pictures.queries.ts';

/**
 * Pictures at addresses that nobody can guess and that never show another. They are no calls: a page shows dozens, and a
 * visitor’s budget of calls is for what they ask.
 */
export function servePictures(server: FastifyInstance, db: Db): void {
  server.get<{ Params: { key: string; size: string } }>('/pictures/:key/:size', async (request, reply) => {
    const [, width, ending] = /^([1-9]\d{1,3})\.(\w{4})$/.exec(request.params.size) ?? [];
    const format = pictureFormats.find((one) => one === ending);
    const { key } = request.params;
    if (!width || !format || !/^[\w-]{22}$/.test(key)) throw refuse.notFound();
    const picture = await pictureBytes(db, { key, width: Number(width), format });
    if (!picture) throw refuse.notFound();
    // A portrait is for whoever may see the person: no cache that many share keeps it.
    const who = picture.kind === 'portrait' ? 'private' : 'public';
    return reply
      .headers({
        'Content-Type': `image/${format}`,
        'Cache-Control': `${who}, max-age=31536000, immutable`,
        'Content-Security-Policy': "default-src 'none'; sandbox",
        ...(who === 'private' ? { 'X-Robots-Tag': 'noindex' } : {}),
      })
      .send(picture.bytes);
  });
}
