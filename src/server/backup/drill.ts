import { tmpdir } from 'node:os';
import type pg from 'pg';
import type { Logger } from 'pino';
import { connect } from '#server/db/connect.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { endWith } from '#server/db/end-with.ts';
import { timeouts } from '#server/db/limits.ts';
import type { Tx } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { makeDrillFolder } from './drill-folder.ts';
import { checkCanRestore, restoreBackup } from './restore-backup.ts';
import { needRoom, withRoom } from './room-to-restore.ts';
import type { Verified } from './verify-backup.ts';

interface Wanted {
  file: string;
  verified: Verified;
  passphrase: string | undefined;
  log: Logger;
  stop?: AbortSignal | undefined;
  /** Looks at what was restored. */
  examine: (tx: Tx) => Promise<void>;
}

interface Drilled {
  took: number;
  leftOut: string[];
}

/**
 * Restores a backup into an embedded database of its own, which is removed again, and holds every row against the sums it
 * was written with. Answers how long the restore alone took, in milliseconds, and what it left out. Nothing is sent from there: no server works on it.
 */
export async function drillBackup({ verified, log, stop, ...wanted }: Wanted): Promise<Drilled> {
  await checkCanRestore(verified.head);
  const { dataDir, remove } = await makeDrillFolder();
  const place = { dataDir, known: tmpdir(), advice: 'Set TMPDIR to a folder with more.' };
  try {
    await needRoom(verified, place);
    const embedded = await startEmbedded({ dataDir, log, isLocked: true });
    const db = connect(embedded.connection);
    endWith(stop, db);
    try {
      return await withRoom(place, () => restoreAndExamine(db, { ...wanted, stop }));
    } finally {
      await db.end();
      await embedded.abandon();
    }
  } finally {
    await remove();
  }
}

async function restoreAndExamine(
  db: pg.Pool,
  { file, passphrase, stop, examine }: Pick<Wanted, 'file' | 'passphrase' | 'stop' | 'examine'>,
): Promise<Drilled> {
  stop?.throwIfAborted();
  const begun = Date.now();
  const leftOut = await restoreBackup(db, { file, passphrase, sendWaiting: false, compare: true });
  const took = Date.now() - begun;
  stop?.throwIfAborted();
  await inTransaction(db, examine, { atMost: timeouts.hour });
  return { took, leftOut };
}
