import type pg from 'pg';
import type { Body } from '#contract/api.ts';
import { viewLimits } from '#domain/limits.ts';
import { type Actor, poolCompany } from '#domain/permissions.ts';
import { brokenUniqueRule } from '#server/db/conflicts.ts';
import { inTransaction } from '#server/db/transaction.ts';
import {
  countViews,
  insertView,
  lockViewsOf,
  updateView,
  type ViewRow,
  visibleViewById,
} from './views.queries.ts';
import { refuse } from '#server/refusal.ts';

export async function saveView(
  db: pg.Pool,
  actor: Actor,
  { screen, name, query, shared }: Body<'POST /api/views'>,
): Promise<ViewRow> {
  return naming(() =>
    inTransaction(db, async (tx) => {
      await lockViewsOf(tx, actor.id);
      if ((await countViews(tx, actor.id, screen)) >= viewLimits.own)
        throw refuse.conflict(
          'too_many_views',
          `You can keep at most ${viewLimits.own} views of a screen. Remove one you no longer use.`,
        );
      const companyId = shared ? companyToShareWith(actor) : null;
      const id = await insertView(tx, { userId: actor.id, companyId, screen, name, query });
      return seen(await visibleViewById(tx, actor, id));
    }),
  );
}

/** Only its owner changes a view; for others it is theirs to use. */
export async function changeView(
  db: pg.Pool,
  actor: Actor,
  id: number,
  { shared, ...changes }: Body<'PUT /api/views/:id'>,
): Promise<ViewRow> {
  return naming(() =>
    inTransaction(db, async (tx) => {
      const view = seen(await visibleViewById(tx, actor, id));
      if (!view.own) throw refuse.forbidden();
      const companyId = shared ? companyToShareWith(actor) : null;
      await updateView(tx, id, { ...changes, ...(shared === undefined ? {} : { companyId }) });
      return seen(await visibleViewById(tx, actor, id));
    }),
  );
}

function companyToShareWith(actor: Actor): number {
  const companyId = poolCompany(actor);
  if (companyId === undefined) {
    const problem = 'There is no company to share it with.';
    throw refuse.invalid(problem, { shared: problem });
  }
  return companyId;
}

function seen(view: ViewRow | undefined): ViewRow {
  if (!view) throw refuse.notFound();
  return view;
}

async function naming(work: () => Promise<ViewRow>): Promise<ViewRow> {
  try {
    return await work();
  } catch (error) {
    if (brokenUniqueRule(error) !== 'saved_view_name') throw error;
    const taken = 'You have a view of this name already.';
    throw refuse.conflict('name_taken', taken, { name: taken });
  }
}
