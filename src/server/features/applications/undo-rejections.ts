import type pg from 'pg';
import type { Answer } from '#contract/api.ts';
import { factsOf } from '#domain/application-facts.ts';
import { type Actor, may } from '#domain/permissions.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { saveEvent } from '#server/events/reactions.ts';
import { addresseesOf } from '#server/features/templates/templates.queries.ts';
import { refuse } from '#server/refusal.ts';
import { lockApplicationFacts } from '#server/visibility/visible-applications.queries.ts';
import { movedAt } from './moves.queries.ts';
import { heldFrom } from './rejections.queries.ts';
import { setStatus } from './set-status.ts';

type Undone = Answer<'POST /api/rejections/undo'>;

/** Takes rejections back of which nobody has been told, each by itself: where it is too late, nothing is moved. */
export async function undoRejections(db: pg.Pool, actor: Actor, ids: readonly number[]): Promise<Undone> {
  const done: Undone = { undone: [], refused: [] };
  for (const id of new Set(ids)) {
    const undone = await undoOne(db, actor, id);
    if (undone) done.undone.push(undone);
    else
      done.refused.push({
        id,
        applicantName: (await addresseesOf(db, [id])).get(id)?.applicantName ?? '',
        reason: 'has been notified already, or is not rejected any more',
      });
  }
  return done;
}

async function undoOne(db: pg.Pool, actor: Actor, id: number): Promise<Undone['undone'][number] | undefined> {
  return inTransaction(db, async (tx) => {
    const application = await lockApplicationFacts(tx, actor, id);
    if (!application || !may['application.move'](actor, factsOf(application)))
      throw refuse.invalid('One of these applications is not there for you to move.');
    const before = await heldFrom(tx, id);
    if (!before) return undefined;
    const event = await setStatus(tx, {
      id,
      from: 'rejected',
      to: before.status,
      by: actor.id,
      stepId: before.stepId,
      undo: true,
    });
    await saveEvent(tx, event);
    return { id, ...before, statusUpdatedAt: await movedAt(tx, id) };
  });
}
