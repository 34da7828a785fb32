import type { RoutesOf } from '#server/http/calls.ts';
import { failedTasks, queuesNow } from './background.queries.ts';
import { decideOnFailed } from './decide-on-failed.ts';

type BackgroundCalls =
  | 'GET /api/admin/background'
  | 'GET /api/admin/background/failed'
  | 'POST /api/admin/background/failed/:id/retry'
  | 'DELETE /api/admin/background/failed/:id';

export const backgroundRoutes: RoutesOf<BackgroundCalls> = {
  'GET /api/admin/background': async ({ db }) => queuesNow(db),

  'GET /api/admin/background/failed': async ({ db, query }) => failedTasks(db, query),

  'POST /api/admin/background/failed/:id/retry': async ({ db, actor, params }) =>
    decideOnFailed(db, actor, params.id, 'retry'),

  'DELETE /api/admin/background/failed/:id': async ({ db, actor, params }) =>
    decideOnFailed(db, actor, params.id, 'discard'),
};
