import type { Db } from '#server/db/query.ts';
import { oneRow } from '#server/db/query.ts';

/** By what tokens of visitors are signed: the same for all copies of the server, and after a restart. */
export async function visitorSecret(db: Db): Promise<string> {
  return (await oneRow<{ secret: string }>(db, 'select secret from visitor_secret')).secret;
}
