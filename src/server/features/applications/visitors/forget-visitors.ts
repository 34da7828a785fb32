import type pg from 'pg';
import { inTransaction } from '#server/db/transaction.ts';
import { deleteOldUploads } from './uploads.queries.ts';
import { forgetUnconfirmed, forgetUnusedBlobs } from './forget-visitors.queries.ts';

/** What visitors sent and did not confirm in time goes away, and files that never came to their end. */
export async function forgetVisitors(db: pg.Pool): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (await forgetUnconfirmed(tx)) await forgetUnusedBlobs(tx);
  });
  await deleteOldUploads(db);
}
