import type { Actor } from '#domain/permissions.ts';
import { isAdmin } from '#domain/permissions.ts';
import { recordAudit } from '#server/audit.queries.ts';
import type { Db } from '#server/db/query.ts';
import { candidateById, candidates } from '#server/features/candidates/candidates.queries.ts';
import { mergedAccounts } from '#server/features/pool/pairs.queries.ts';
import { educationOf, workExperienceOf } from '#server/features/profiles/profiles.queries.ts';
import type { RoutesOf } from '#server/http/calls.ts';
import { refuse } from '#server/refusal.ts';
import type { ViewCounter } from '#server/tasks/view-counter.ts';

type CandidateCalls = 'GET /api/company/candidates' | 'GET /api/company/candidates/:id';

export function candidateRoutes(views: ViewCounter): RoutesOf<CandidateCalls> {
  return {
    'GET /api/company/candidates': async ({ db, actor, query }) => {
      await auditReading(db, actor, null);
      return candidates(db, actor, query);
    },

    'GET /api/company/candidates/:id': async ({ db, actor, params, request }) => {
      const candidate = await candidateById(db, actor, params.id);
      if (!candidate) throw refuse.notFound();
      await auditReading(db, actor, candidate.id);
      // Our pages fetch a candidate ahead when a pointer rests on their name: nobody has looked yet.
      const ahead = request.headers['purpose'] === 'prefetch';
      if (!ahead && !isAdmin(actor)) views.sawProfile(candidate.id, actor.id);
      const [workExperience, education, merged] = await Promise.all([
        workExperienceOf(db, candidate.id),
        educationOf(db, candidate.id),
        mergedAccounts(db, actor, candidate.id),
      ]);
      return { ...candidate, ...merged, workExperience, education };
    },
  };
}

/** A platform admin can look at everybody, so that they did is on record. */
async function auditReading(db: Db, actor: Actor, subjectId: number | null): Promise<void> {
  if (isAdmin(actor)) {
    await recordAudit(db, { actorId: actor.id, action: 'candidate.read', subject: 'user', subjectId });
  }
}
