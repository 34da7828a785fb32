import type pg from 'pg';
import { inTransaction } from '#server/db/transaction.ts';
import { forgetUnusedBlobs } from '#server/features/applications/visitors/forget-visitors.queries.ts';
import { forgetOldLines } from './batches.queries.ts';
import { forgetFilesWithoutLines } from './imported-files.queries.ts';

/** Lines and files of imports go when nobody can take anything back any more. */
export async function forgetImports(db: pg.Pool): Promise<void> {
  await forgetOldLines(db);
  await inTransaction(db, async (tx) => {
    if (await forgetFilesWithoutLines(tx)) await forgetUnusedBlobs(tx);
  });
}
