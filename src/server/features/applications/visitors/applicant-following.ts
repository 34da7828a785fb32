import type { Db } from '#server/db/query.ts';
import { holderById, type HolderRow } from '#server/features/accounts/sessions.queries.ts';
import { applicantOf } from './apply-pages.queries.ts';

/** As whom the reader of a link follows an application. */
export async function applicantFollowing(db: Db, applicationId: number): Promise<HolderRow | undefined> {
  const userId = await applicantOf(db, applicationId);
  return userId === undefined ? undefined : holderById(db, userId);
}
