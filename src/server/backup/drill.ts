import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Logger } from 'pino';
import { codeOf, messageOf } from '#domain/errors.ts';
import { connect } from '#server/db/connect.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { timeouts } from '#server/db/limits.ts';
import type { Tx } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { BackupFault } from './backup-fault.ts';
import { restoreBackup } from './restore-backup.ts';

interface Wanted {
  file: string;
  passphrase: string | undefined;
  log: Logger;
  /** Looks at what was restored. */
  examine: (tx: Tx) => Promise<void>;
}

/**
 * Restores a backup into an embedded database of its own, which is removed again, and holds every row against the sums it
 * was written with. Answers how long the restore alone took, in milliseconds. Nothing is sent from there: no server works on it.
 */
export async function drillBackup({ file, passphrase, log, examine }: Wanted): Promise<number> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'moorings-drill-')).catch((error: unknown) => {
    throw new BackupFault(
      `Nothing can be written in ${tmpdir()} (${codeOf(error) ?? messageOf(error)}). Set TMPDIR to a folder for the drill.`,
    );
  });
  try {
    const embedded = await startEmbedded({ dataDir, log });
    try {
      const db = connect(embedded.connection);
      try {
        const begun = Date.now();
        await restoreBackup(db, { file, passphrase, sendWaiting: false, compare: true });
        const took = Date.now() - begun;
        await inTransaction(db, examine, { atMost: timeouts.hour });
        return took;
      } finally {
        await db.end();
      }
    } finally {
      await embedded.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
