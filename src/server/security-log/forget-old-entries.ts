import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '#server/db/query.ts';
import { forgetSecurityLog } from './security-log.queries.ts';

/** Others write to the log meanwhile. */
const batch = 1_000;
const betweenBatchesMs = 100;

/** Takes away what is older than the log is kept, step by step; what is left when it has been enough goes the next time. */
export async function forgetOldEntries(db: Db, days: number, enough: AbortSignal): Promise<void> {
  while ((await forgetSecurityLog(db, days, batch)) === batch && !enough.aborted)
    await pause(betweenBatchesMs);
}
