import type { RoutesOf } from '#server/http/calls.ts';
import { asksForStream } from '#server/http/lanes.ts';
import type { LiveAudience } from './live-audience.ts';
import { toldOf } from './listener.ts';
import { missedSince } from './live.queries.ts';

export function liveRoutes(audience: LiveAudience): RoutesOf<'GET /api/live'> {
  return {
    'GET /api/live': async ({ db, actor, query, request, reply, whoIsIt }) => {
      const since = lastHeard(request.headers['last-event-id']) ?? query.since;
      if (!asksForStream(request, '/api/live')) {
        return since === undefined ? [] : toldOf(actor, await missedSince(db, since));
      }
      const connection = reply.raw;
      audience.admit(actor, connection);
      const headers = {
        ...reply.getHeaders(),
        'Content-Type': 'text/event-stream',
        'Cache-Control': 'no-store',
        'X-Accel-Buffering': 'no',
      };
      const joining = { actor, since, connection, stillThere: whoIsIt };
      reply.hijack();
      // One by one they can be read afterwards, too: by its type a stream is known to who counts requests.
      connection.setHeaders(new Map(Object.entries(headers as Record<string, string>))).writeHead(200);
      await audience.join(joining);
      return [];
    },
  };
}

function lastHeard(header: string | string[] | undefined): number | undefined {
  const id = Number(header);
  return header !== undefined && Number.isSafeInteger(id) && id >= 0 ? id : undefined;
}
