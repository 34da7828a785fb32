import type { Job } from '#contract/api.ts';
import type { Actor } from '#domain/permissions.ts';
import { may } from '#domain/permissions.ts';
import { afterJoining } from '#domain/joining.ts';
import type { Db } from '#server/db/query.ts';
import { changeJob } from './change-job.ts';
import { presentJob } from './jobs.present.ts';
import { saveJob, savedJobs, unsaveJob, visibleJobById } from './jobs.queries.ts';
import { postJob } from './post-job.ts';
import { pageWithScores, withScore } from '#server/features/matches/scores.queries.ts';
import type { ViewCounter } from '#server/page-views/view-counter.ts';
import type { RoutesOf } from '#server/http/calls.ts';
import { refuse } from '#server/refusal.ts';
import { isJobVisible, runsJobById } from '#server/visibility/visible-jobs.queries.ts';
import { found } from '#server/found.ts';

type JobCalls =
  | 'GET /api/jobs/:id'
  | 'POST /api/jobs'
  | 'PUT /api/jobs/:id'
  | 'PUT /api/jobs/:id/save'
  | 'DELETE /api/jobs/:id/save'
  | 'GET /api/saved-jobs';

export function jobRoutes(views: ViewCounter): RoutesOf<JobCalls> {
  return {
    'GET /api/jobs/:id': async ({ db, actor, params, request }) => {
      const job = await jobFor(db, actor, params.id);
      // Our pages fetch a job ahead when a pointer rests on its card: that is no view yet.
      const isPrefetch = request.headers['purpose'] === 'prefetch';
      if (!isPrefetch && may['job.countAsView'](actor, job)) views.sawJob(job.id, actor.id);
      return job;
    },

    'POST /api/jobs': async ({ db, actor, body, now, config }) => {
      const { id, companyId } = await postJob(db, actor, body, {
        now: now().toISOString(),
        limited: config.limits,
      });
      return jobFor(db, afterJoining(actor, companyId), id);
    },

    'PUT /api/jobs/:id': {
      visible: ({ db, actor, params }) => runsJobById(db, actor, params.id),
      handle: async ({ db, actor, params, body, now, config, ifMatch }) => {
        const limited = config.limits;
        await changeJob(db, actor, params.id, body, { now: now().toISOString(), limited, ifMatch });
        return jobFor(db, actor, params.id);
      },
    },

    'PUT /api/jobs/:id/save': async ({ db, actor, params }) => {
      if (!(await isJobVisible(db, actor, params.id))) throw refuse.notFound();
      await saveJob(db, actor.id, params.id);
    },

    'DELETE /api/jobs/:id/save': async ({ db, actor, params }) => {
      const wasSaved = await unsaveJob(db, actor.id, params.id);
      if (!wasSaved && !(await isJobVisible(db, actor, params.id))) throw refuse.notFound();
    },

    'GET /api/saved-jobs': async ({ db, actor, query }) =>
      pageWithScores(db, actor, await savedJobs(db, actor, query)),
  };
}

async function jobFor(db: Db, actor: Actor, id: number): Promise<Job> {
  const job = await withScore(db, actor, visibleJobById(db, actor, id).then(found));
  return presentJob(job, actor);
}
