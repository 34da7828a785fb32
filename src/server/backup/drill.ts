import type { Logger } from 'pino';
import { connect } from '#server/db/connect.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { endWith } from '#server/db/end-with.ts';
import { timeouts } from '#server/db/limits.ts';
import type { Tx } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { makeDrillFolder } from './drill-folder.ts';
import { restoreBackup } from './restore-backup.ts';

interface Wanted {
  file: string;
  passphrase: string | undefined;
  log: Logger;
  stop?: AbortSignal;
  /** Looks at what was restored. */
  examine: (tx: Tx) => Promise<void>;
}

/**
 * Restores a backup into an embedded database of its own, which is removed again, and holds every row against the sums it
 * was written with. Answers how long the restore alone took, in milliseconds. Nothing is sent from there: no server works on it.
 */
export async function drillBackup({ file, passphrase, log, stop, examine }: Wanted): Promise<number> {
  const { dataDir, remove, removeAtExit } = await makeDrillFolder();
  try {
    const embedded = await startEmbedded({ dataDir, log, isLocked: true });
    // After the database's own: it is told to end first.
    removeAtExit();
    try {
      const db = connect(embedded.connection);
      endWith(stop, db);
      try {
        stop?.throwIfAborted();
        const begun = Date.now();
        await restoreBackup(db, { file, passphrase, sendWaiting: false, compare: true });
        const took = Date.now() - begun;
        stop?.throwIfAborted();
        await inTransaction(db, examine, { atMost: timeouts.hour });
        return took;
      } finally {
        await db.end();
      }
    } finally {
      await embedded.stop();
    }
  } finally {
    await remove();
  }
}
