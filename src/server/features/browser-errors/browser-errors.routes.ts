import type { RoutesOf } from '#server/http/calls.ts';

export const browserErrorRoutes: RoutesOf<'POST /api/browser-errors'> = {
  // Under the request's own id, so that it can be found from the request log, and the other way round.
  'POST /api/browser-errors': async ({ request, body }) => {
    request.log.warn({ browserError: body }, 'Something broke in a browser');
  },
};
