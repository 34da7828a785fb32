import type { Db } from '#server/db/query.ts';
import { row } from '#server/db/query.ts';

/** Whether there is this company for somebody to manage: a sandbox is of its keys alone. */
export async function canBeManaged(db: Db, id: number): Promise<boolean> {
  return (await row(db, 'select from company where id = $1 and sandbox_of is null', [id])) !== undefined;
}
