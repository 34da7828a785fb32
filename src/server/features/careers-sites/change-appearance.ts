import type pg from 'pg';
import type { Body } from '#contract/api.ts';
import type { Actor } from '#domain/permissions.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { refuse } from '#server/refusal.ts';
import { appearanceOf, type OwnAppearance, updateAppearance } from './careers-sites.queries.ts';

/** Says whether one is shown on the careers site of one’s company. Nobody else can say it, and it ends with belonging there. */
export async function changeAppearance(
  db: pg.Pool,
  actor: Actor,
  { shown, title = null }: Body<'PUT /api/user/careers-site'>,
): Promise<{ company: OwnAppearance | null }> {
  return inTransaction(db, async (tx) => {
    const own = await appearanceOf(tx, actor.id);
    if (!own && shown)
      throw refuse.conflict(
        'no_company',
        'A company has to confirm that you belong to it before it can show you.',
      );
    if (own && shown && !own.named)
      throw refuse.conflict(
        'name_missing',
        'Add your first and last name to your profile first: visitors see them.',
      );
    await updateAppearance(tx, actor.id, { shown, title });
    return { company: (await appearanceOf(tx, actor.id)) ?? null };
  });
}
