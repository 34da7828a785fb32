import type { Db } from '#server/db/query.ts';
import { row } from '#server/db/query.ts';

/** Whether a company brought this person along from another system: they have no account that anybody reads. */
export async function wasBroughtAlong(db: Db, userId: number): Promise<boolean> {
  const person = await row(db, 'select from user_account where id = $1 and imported_into is not null', [
    userId,
  ]);
  return person !== undefined;
}
