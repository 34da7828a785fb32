import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '#server/db/query.ts';
import { daysAheadOf, forgetSecurityLog } from './security-log.queries.ts';

/** Others write to the log meanwhile. */
const batch = 1_000;
const betweenBatchesMs = 100;

interface Forgetting {
  days: number;
  now: Date;
  enough: AbortSignal;
}

/**
 * Takes away what is older than the log is kept, step by step; what is left when it has been enough goes the next time. The database goes
 * by its own clock: what is old by that alone, as it is ahead, stays.
 */
export async function forgetOldEntries(db: Db, { days, now, enough }: Forgetting): Promise<void> {
  const kept = days + (await daysAheadOf(db, now));
  while ((await forgetSecurityLog(db, kept, batch)) === batch && !enough.aborted)
    await pause(betweenBatchesMs);
}
