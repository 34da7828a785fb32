import type { Db } from '#server/db/query.ts';
import { row } from '#server/db/query.ts';

/**
 * Whether a company brought `user_account u` along from another system: they have no account that anybody reads. In a sandbox people
 * are invented, and can be written to as if they had one.
 */
export const broughtAlong =
  'exists (select from company b where b.id = u.imported_into and b.sandbox_of is null)';

export async function wasBroughtAlong(db: Db, userId: number): Promise<boolean> {
  const person = await row(db, `select from user_account u where u.id = $1 and ${broughtAlong}`, [userId]);
  return person !== undefined;
}
