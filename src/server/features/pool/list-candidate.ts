import type pg from 'pg';
import { poolLimits } from '#domain/limits.ts';
import type { Actor } from '#domain/permissions.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { companyChangingPool } from './change-pool.ts';
import { countOthersListed, deleteListed, insertListed, visibleListById } from './lists.queries.ts';
import { refuse } from '#server/refusal.ts';
import { isCandidateVisible } from '#server/visibility/visible-candidates.queries.ts';

/** Puts somebody the actor can see on a list the actor can see. */
export async function putOnList(db: pg.Pool, actor: Actor, listId: number, userId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    await companyChangingPool(tx, actor);
    if (!(await visibleListById(tx, actor, listId))) throw refuse.notFound();
    if (!(await isCandidateVisible(tx, actor, userId))) throw refuse.notFound();
    if ((await countOthersListed(tx, listId, userId)) >= poolLimits.listed)
      throw refuse.conflict('list_full', `A list can have at most ${poolLimits.listed} people.`);
    await insertListed(tx, { listId, userId, by: actor.id });
  });
}

export async function takeOffList(db: pg.Pool, actor: Actor, listId: number, userId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    await companyChangingPool(tx, actor);
    if (!(await visibleListById(tx, actor, listId))) throw refuse.notFound();
    if (!(await deleteListed(tx, actor, listId, userId))) throw refuse.notFound();
  });
}
