import type { Db } from '#server/db/query.ts';
import { run } from '#server/db/query.ts';

/** Takes away counts whose time is over. */
export async function deleteExpiredRateLimits(db: Db): Promise<number> {
  return run(db, 'delete from rate_limit where expire < extract(epoch from now()) * 1000');
}
