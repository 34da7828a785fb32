import type { RoutesOf } from '#server/http/calls.ts';
import { countWaiting } from './response-times.queries.ts';
import { refuse } from '#server/refusal.ts';
import { runsJobById } from '#server/visibility/visible-jobs.queries.ts';

export const responseTimeRoutes: RoutesOf<'GET /api/jobs/:id/waiting'> = {
  'GET /api/jobs/:id/waiting': async ({ db, actor, params }) => {
    if (!(await runsJobById(db, actor, params.id))) throw refuse.notFound();
    return { jobId: params.id, waiting: await countWaiting(db, params.id) };
  },
};
