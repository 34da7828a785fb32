import type pg from 'pg';
import type { Actor } from '#domain/permissions.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { companyChangingPool } from './change-pool.ts';
import { tagNamed, tagOfCompany, updateTag } from './tags.queries.ts';
import { refuse } from '#server/refusal.ts';

/** Gives a tag another name, wherever it stands. One name is one tag, so another's is refused and not merged in silence. */
export async function renameTag(
  db: pg.Pool,
  actor: Actor,
  id: number,
  name: string,
): Promise<{ id: number; name: string }> {
  return inTransaction(db, async (tx) => {
    const companyId = await companyChangingPool(tx, actor);
    if (!(await tagOfCompany(tx, companyId, id))) throw refuse.notFound();
    const known = await tagNamed(tx, companyId, name);
    if (known && known.id !== id) {
      const taken = 'Your company has a tag of this name already.';
      throw refuse.conflict('name_taken', taken, { name: taken });
    }
    await updateTag(tx, id, name);
    return { id, name };
  });
}
