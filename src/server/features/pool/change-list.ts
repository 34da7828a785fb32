import type pg from 'pg';
import type { Body } from '#contract/api.ts';
import { poolLimits } from '#domain/limits.ts';
import { type Actor, may } from '#domain/permissions.ts';
import { brokenUniqueRule } from '#server/db/conflicts.ts';
import type { Tx } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { companyChangingPool } from './change-pool.ts';
import {
  countLists,
  deleteList,
  emptyList,
  insertList,
  type ListRow,
  updateList,
  visibleListById,
} from './lists.queries.ts';
import { refuse } from '#server/refusal.ts';
import { found } from '#server/found.ts';

export async function makeList(
  db: pg.Pool,
  actor: Actor,
  { name, shared }: Body<'POST /api/company/lists'>,
): Promise<ListRow> {
  return naming(() =>
    inTransaction(db, async (tx) => {
      const companyId = await companyChangingPool(tx, actor);
      if ((await countLists(tx, companyId)) >= poolLimits.listsOfCompany)
        throw refuse.conflict(
          'too_many_lists',
          `A company can have at most ${poolLimits.listsOfCompany} lists. Remove one that is done with.`,
        );
      const id = await insertList(tx, { companyId, ownerId: actor.id, name, shared });
      return listIn(tx, actor, id);
    }),
  );
}

/** Renames a list, shares it inside the company or takes it back. */
export async function changeList(
  db: pg.Pool,
  actor: Actor,
  id: number,
  changes: Body<'PUT /api/company/lists/:id'>,
): Promise<ListRow> {
  return naming(() =>
    inTransaction(db, async (tx) => {
      const list = await manageable(tx, actor, id);
      // Nobody else makes a list its owner's alone: they would not see it any more.
      if (changes.shared === false && list.ownerId !== actor.id) throw refuse.forbidden();
      await updateList(tx, id, changes);
      return listIn(tx, actor, id);
    }),
  );
}

export async function removeList(db: pg.Pool, actor: Actor, id: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    await manageable(tx, actor, id);
    await deleteList(tx, id);
  });
}

export async function takeAllOff(db: pg.Pool, actor: Actor, id: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    await manageable(tx, actor, id);
    await emptyList(tx, id);
  });
}

async function listIn(tx: Tx, actor: Actor, id: number): Promise<ListRow> {
  return found(await visibleListById(tx, actor, id));
}

async function manageable(tx: Tx, actor: Actor, id: number): Promise<ListRow> {
  await companyChangingPool(tx, actor);
  const list = await listIn(tx, actor, id);
  if (!may['list.manage'](actor, list)) throw refuse.forbidden();
  return list;
}

async function naming(work: () => Promise<ListRow>): Promise<ListRow> {
  try {
    return await work();
  } catch (error) {
    if (brokenUniqueRule(error) !== 'candidate_list_name') throw error;
    const taken = 'You have a list of this name already.';
    throw refuse.conflict('name_taken', taken, { name: taken });
  }
}
