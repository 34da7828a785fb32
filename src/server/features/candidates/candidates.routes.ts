import { may } from '#domain/permissions.ts';
import { candidateById, candidates, lastResumeOf } from './candidates.queries.ts';
import { mergedAccounts } from '#server/features/pool/duplicate-pairs.queries.ts';
import { educationOf, workExperienceOf } from '#server/features/profiles/profile-entries.queries.ts';
import type { RoutesOf } from '#server/http/calls.ts';
import { csvAnswer, dayOf } from '#server/http/csv-answer.ts';
import { candidateColumns } from './candidate-columns.ts';
import type { ViewCounter } from '#server/page-views/view-counter.ts';
import { found } from '#server/found.ts';

type CandidateCalls =
  | 'GET /api/company/candidates'
  | 'GET /api/company/candidates/export'
  | 'GET /api/company/candidates/:id';

export function candidateRoutes(views: ViewCounter): RoutesOf<CandidateCalls> {
  return {
    'GET /api/company/candidates': async ({ db, actor, query }) => candidates(db, actor, query),

    'GET /api/company/candidates/export': async ({ db, actor, query, now }) =>
      csvAnswer(`candidates-${dayOf(now())}`, candidateColumns, (place) =>
        candidates(db, actor, { ...query, ...place }),
      ),

    'GET /api/company/candidates/:id': async ({ db, actor, params, request }) => {
      const candidate = found(await candidateById(db, actor, params.id));
      // Our pages fetch a candidate ahead when a pointer rests on their name: nobody has looked yet.
      const isPrefetch = request.headers['purpose'] === 'prefetch';
      if (!isPrefetch && may['candidate.countAsView'](actor)) views.sawProfile(candidate.id, actor.id);
      const [resume, workExperience, education, merged] = await Promise.all([
        lastResumeOf(db, actor, candidate.id),
        workExperienceOf(db, candidate.id),
        educationOf(db, candidate.id),
        mergedAccounts(db, actor, candidate.id),
      ]);
      return { ...candidate, ...merged, resume, workExperience, education };
    },
  };
}
