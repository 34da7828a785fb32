import type { RoutesOf } from '#server/http/calls.ts';
import { listEvents } from './list-events.ts';

export const companyEventRoutes: RoutesOf<'GET /api/events'> = {
  'GET /api/events': async ({ db, actor, query, reply }) => {
    const { events, next, more } = await listEvents(db, actor, query);
    reply.headers({ 'Next-After': next, ...(more ? { 'More-Events': 'true' } : {}) });
    return events;
  },
};
