import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '#server/db/query.ts';
import { forgetOldRecords } from './match-record.queries.ts';

const batch = 1_000;
/** Others are shown scores meanwhile. */
const betweenBatchesMs = 100;

/** Takes away what is older than it is kept, step by step; what is left when it has been enough goes the next time. */
export async function forgetRecords(db: Db, today: Date, enough: AbortSignal): Promise<void> {
  while ((await forgetOldRecords(db, today, batch)) === batch && !enough.aborted)
    await pause(betweenBatchesMs);
}
