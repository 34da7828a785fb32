import type { FastifyInstance } from 'fastify';
import { refuse } from '#server/refusal.ts';
import { askerOf } from './asker.ts';
import { traceOf } from './follow-requests.ts';
import type { RequestEnds } from './request-ends.ts';

const longestUrl = 4_096;

/**
 * One line a request: who asked, by number, and for what by its pattern, never by its address, because searches, names
 * and ids people type are personal. The id stands in the answer's Request-Id, so that a report can be found in the log.
 */
export function logRequests(server: FastifyInstance, onEnd: RequestEnds): void {
  server.addHook('onRequest', async (request, reply) => {
    reply.header('Request-Id', request.id);
    if (request.url.length > longestUrl) throw refuse.urlTooLong();
  });
  onEnd((request, reply, status) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'page',
        status,
        ms: Math.round(reply.elapsedTime),
        actor: askerOf(request),
        traceId: traceOf(request)?.traceId,
      },
      'request',
    );
  });
}
