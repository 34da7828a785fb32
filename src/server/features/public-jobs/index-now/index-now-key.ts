import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context.ts';
import { type Budgets, networkOf } from '#server/http/budgets.ts';
import { indexNow } from './index-now.queries.ts';

type ByKey = { Params: { key: string } };

/** Where engines see that who tells them of changes is whoever runs this. */
export function serveIndexNowKey(
  server: FastifyInstance,
  { db }: Pick<Context, 'db'>,
  budgets: Budgets,
): void {
  server.get<ByKey>('/:key(^[A-Za-z0-9-]{8,128}$).txt', async (request, reply) => {
    await budgets.spend('visitor', networkOf(request.ip));
    const { key } = request.params;
    if ((await indexNow(db))?.key !== key) {
      reply.callNotFound();
      return reply;
    }
    return reply.type('text/plain; charset=utf-8').header('Cache-Control', 'public, max-age=300').send(key);
  });
}
