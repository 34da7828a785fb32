import { hears } from '#domain/live-events.ts';
import type { RoutesOf } from '#server/http/calls.ts';
import { type LiveAudience, mostMissed } from '#server/features/live/live-audience.ts';
import { presentEvent } from '#server/features/live/live.present.ts';
import { eventsSince } from '#server/features/live/live.queries.ts';

export function liveRoutes(audience: LiveAudience): RoutesOf<'GET /api/live'> {
  return {
    'GET /api/live': async ({ db, actor, query, request, reply, whoIsIt }) => {
      const since = lastHeard(request.headers['last-event-id']) ?? query.since;
      if (!request.headers.accept?.includes('text/event-stream')) {
        const events = since === undefined ? [] : await eventsSince(db, since, mostMissed);
        return events.filter((event) => hears(actor, event)).map((event) => presentEvent(actor, event));
      }
      audience.admit(actor);
      // Its socket may be silent for longer than any other answer's; the pulse keeps it from being cut off.
      const connection = reply.raw;
      const headers = {
        ...reply.getHeaders(),
        'Content-Type': 'text/event-stream',
        'Cache-Control': 'no-store',
        'X-Accel-Buffering': 'no',
      };
      const joining = { actor, since, connection, stillThere: whoIsIt };
      reply.hijack();
      connection.writeHead(200, headers as Record<string, string>);
      await audience.join(joining);
      return [];
    },
  };
}

function lastHeard(header: string | string[] | undefined): number | undefined {
  const id = Number(header);
  return header !== undefined && Number.isSafeInteger(id) && id >= 0 ? id : undefined;
}
