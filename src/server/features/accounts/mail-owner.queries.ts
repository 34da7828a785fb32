import type { Db } from '#server/db/query.ts';
import { row } from '#server/db/query.ts';
import { personName } from '#server/visibility/person-name.queries.ts';

/** Where somebody is written to, and what they are called, whether or not their account is disabled. */
export async function contactOf(
  db: Db,
  userId: number,
): Promise<{ email: string | null; name: string } | undefined> {
  return row(db, `select u.email, ${personName('u')} as name from user_account u where u.id = $1`, [userId]);
}
