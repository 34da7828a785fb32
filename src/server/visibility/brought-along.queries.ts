import type { Db } from '#server/db/query.ts';
import { row } from '#server/db/query.ts';

/**
 * Whether a company brought this person along from another system: they have no account that anybody reads. In a sandbox people are
 * invented, and can be written to as if they had one.
 */
export async function wasBroughtAlong(db: Db, userId: number): Promise<boolean> {
  const person = await row(
    db,
    `select from user_account u join company c on c.id = u.imported_into where u.id = $1 and c.sandbox_of is null`,
    [userId],
  );
  return person !== undefined;
}
