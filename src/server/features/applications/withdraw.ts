import type pg from 'pg';
import { isWithdrawable } from '#domain/application-status.ts';
import type { Actor } from '#domain/permissions.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { saveEvent } from '#server/events/reactions.ts';
import type { ApplicationRow } from './applications.queries.ts';
import { lockVisibleApplication, visibleApplicationById } from './applications.queries.ts';
import { insertHistory, lockStatus, markWithdrawn } from './moves.queries.ts';
import { refuse } from '#server/refusal.ts';
import { found } from '#server/found.ts';

/** Takes one's own application back. Doing so twice is the same as once. */
export async function withdrawApplication(db: pg.Pool, actor: Actor, id: number): Promise<ApplicationRow> {
  return inTransaction(db, async (tx) => {
    const application = found(await lockVisibleApplication(tx, actor, id));
    if (application.withdrawnAt) return application;
    // Not as they know it: a rejection of which they have not been told stands, too, and nobody can take it back after this.
    const standing = await lockStatus(tx, id);
    if (!standing || !isWithdrawable(standing))
      throw refuse.conflict(
        'hired',
        'You have been hired through this application, so it cannot be withdrawn.',
      );

    await markWithdrawn(tx, id);
    await insertHistory(tx, {
      applicationId: id,
      changedBy: actor.id,
      from: standing.status,
      to: standing.status,
      withdrawal: true,
    });
    await saveEvent(tx, { type: 'application.withdrawn', subjectId: id, actorId: actor.id });
    return (await visibleApplicationById(tx, actor, id)) ?? application;
  });
}
