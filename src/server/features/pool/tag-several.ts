import type pg from 'pg';
import type { Answer } from '#contract/api.ts';
import { poolLimits } from '#domain/limits.ts';
import type { Actor } from '#domain/permissions.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { isCandidateVisible } from '#server/visibility/visible-candidates.queries.ts';
import { companyChangingPool } from './change-pool.ts';
import { deleteUnusedTag, insertTagged, tagIdsOf } from './tags.queries.ts';
import { tagForCompany } from './tag-candidate.ts';

type Tagged = Answer<'POST /api/company/candidates/tags'>;

/** Gives several candidates one tag; each who cannot have it is named with the reason, and the others have it. */
export async function tagSeveral(
  db: pg.Pool,
  actor: Actor,
  candidateIds: readonly number[],
  name: string,
): Promise<Tagged> {
  return inTransaction(db, async (tx) => {
    const companyId = await companyChangingPool(tx, actor);
    const tag = await tagForCompany(tx, companyId, name);
    const done: Tagged = { tag, tagged: [], refused: [] };
    for (const id of new Set(candidateIds)) {
      if (!(await isCandidateVisible(tx, actor, id))) {
        done.refused.push({ id, reason: 'This candidate is not there for you to tag.' });
        continue;
      }
      const given = await tagIdsOf(tx, actor, id);
      if (given.includes(tag.id)) continue;
      if (given.length >= poolLimits.tagsOfCandidate) {
        done.refused.push({ id, reason: `A candidate can have at most ${poolLimits.tagsOfCandidate} tags.` });
        continue;
      }
      await insertTagged(tx, { tagId: tag.id, userId: id, by: actor.id });
      done.tagged.push(id);
    }
    // One that nobody has is none.
    await deleteUnusedTag(tx, tag.id);
    return done;
  });
}
