import type pg from 'pg';
import type { Body } from '#contract/api.ts';
import { reasonsOf } from '#domain/duplicates.ts';
import type { Actor } from '#domain/permissions.ts';
import { recordAudit } from '#server/audit/audit.queries.ts';
import { brokenUniqueRule } from '#server/db/conflicts.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { companyChangingPool } from './change-pool.ts';
import {
  applicantsOf,
  hasOthersMerged,
  insertDecision,
  lockDecision,
  markUndone,
  mergedInto,
} from './duplicate-pairs.queries.ts';
import { refuse } from '#server/refusal.ts';

/**
 * Takes two of the company's applicants for one person, or tells them apart. It is a record beside their accounts: neither
 * account changes, and neither person learns of it.
 */
export async function decideOnPair(
  db: pg.Pool,
  actor: Actor,
  { keepId, otherId, same }: Body<'POST /api/company/duplicates'>,
): Promise<{ id: number }> {
  try {
    return await inTransaction(db, async (tx) => {
      const companyId = await companyChangingPool(tx, actor);
      const found = await applicantsOf(tx, companyId, [keepId, otherId]);
      const [kept, other] = [keepId, otherId].map((id) => found.find((applicant) => applicant.id === id));
      if (!kept || !other || kept === other)
        throw refuse.invalid('These are not two people who have applied to your company.', {
          otherId: 'Not another applicant of your company.',
        });
      if (same) {
        for (const { id } of [kept, other])
          if (await mergedInto(tx, companyId, id))
            throw refuse.conflict('already_merged', 'One of the two is already merged with someone else.');
        if (await hasOthersMerged(tx, companyId, other.id))
          throw refuse.conflict(
            'has_merged',
            'Others have been merged into the second of the two. Keep that one, or undo the earlier decision first.',
          );
      }
      const reasons = reasonsOf(kept, other);
      const id = await insertDecision(tx, {
        companyId,
        keptId: keepId,
        otherId,
        same,
        reasons,
        by: actor.id,
      });
      await recordAudit(tx, {
        actorId: actor.id,
        action: same ? 'candidate.merged' : 'candidate.told_apart',
        subject: 'user',
        subjectId: keepId,
        details: { userId: otherId, company: companyId, reasons },
      });
      return { id };
    });
  } catch (error) {
    if (brokenUniqueRule(error) !== 'candidate_pair_once') throw error;
    throw refuse.conflict('already_decided', 'Someone has already decided about these two.');
  }
}

/** Takes a decision back; the record of it stays. A second time does nothing. */
export async function undoDecision(db: pg.Pool, actor: Actor, id: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const companyId = await companyChangingPool(tx, actor);
    const decision = await lockDecision(tx, companyId, id);
    if (!decision) throw refuse.notFound();
    if (decision.undoneAt !== null) return;
    await markUndone(tx, id, actor.id);
    await recordAudit(tx, {
      actorId: actor.id,
      action: 'candidate.decision_undone',
      subject: 'user',
      subjectId: decision.keptId,
      details: { userId: decision.otherId, company: companyId, same: decision.same },
    });
  });
}
