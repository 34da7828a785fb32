import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
import { carryTasks } from '#server/db/carry-tasks.ts';
import { connect } from '#server/db/connect.ts';
import { roomIn } from '#server/db/disk-room.ts';
import { clusterFolder, exchangeCluster } from '#server/db/embedded-cluster.ts';
import { type Installation, majorOf } from '#server/db/embedded-installation.ts';
import { lockDataFolder } from '#server/db/embedded-lock.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { endWith } from '#server/db/end-with.ts';
import { sizeOfTables } from '#server/db/whole-database.ts';
import { BackupFault } from './backup-fault.ts';
import { makeBackupFolder } from './backup-folder.ts';
import { sizeOf } from './backup-names.ts';
import { type Made, makeBackup } from './make-backup.ts';
import { keptBesideOurs } from './not-taken-along.queries.ts';
import { restoreBackup } from './restore-backup.ts';

interface Wanted {
  dataDir: string;
  passphrase: string | undefined;
  log: Logger;
  stop: AbortSignal;
  /** The programs of the version that made the folder. */
  from: Installation;
  to: Installation;
}

export interface Moved {
  made: Made;
  /** The backup by which it went over. */
  file: string;
  /** Where the old database is kept. */
  aside: string;
  /** What somebody keeps beside ours in the old database, in words. */
  notTaken: string[];
  /** Backups of earlier runs that were killed; or of one from which somebody went back, who may want to keep it. */
  earlier: string[];
}

/**
 * Moves the embedded database over to another major version of PostgreSQL: by a backup, restored beside it, of which every row
 * is read back and compared. Only then it takes the place of the old one, which is kept. Whenever it is killed, the next start
 * has the one or the other, whole.
 */
export async function moveToPostgresql({ dataDir, passphrase, log, stop, from, to }: Wanted): Promise<Moved> {
  const unlock = await lockDataFolder(dataDir, 0, 'command');
  const beside = path.join(dataDir, 'upgrade');
  let ours: string | undefined;
  try {
    const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
    const backups = path.join(dataDir, 'backups');
    const begin = `moorings-postgresql-${from.major}-`;
    const file = path.join(backups, `${begin}${stamp}Z.backup`);
    await makeBackupFolder(backups);
    const earlier = readdirSync(backups).filter((name) => name.startsWith(begin) && name.endsWith('.backup'));
    ours = file;
    rmSync(beside, { recursive: true, force: true });
    const old = await startEmbedded({ dataDir, log, installation: from, isLocked: true });
    const oldDb = connect(old.connection);
    endWith(stop, oldDb);
    let made: Made;
    let notTaken: string[];
    try {
      stop.throwIfAborted();
      const [{ bytes: free }, size] = [await roomIn(dataDir), await sizeOfTables(oldDb)];
      // The backup, and the new database with its indexes.
      if (free < 3 * size)
        throw new BackupFault(
          `It takes up to ${sizeOf(3 * size)}, and there is room for ${sizeOf(free)} in ${dataDir}. Nothing was changed.`,
        );
      notTaken = await keptBesideOurs(oldDb);
      made = await makeBackup(oldDb, { file, passphrase, stop });
      const fresh = await startEmbedded({ dataDir: beside, log, installation: to });
      const freshDb = connect(fresh.connection);
      endWith(stop, freshDb);
      try {
        stop.throwIfAborted();
        await restoreBackup(freshDb, { file, passphrase, sendWaiting: true, compare: true });
        await carryTasks(oldDb, freshDb);
      } finally {
        await freshDb.end();
        await fresh.stop();
      }
    } finally {
      await oldDb.end();
      await old.stop();
    }
    stop.throwIfAborted();
    const aside = `${clusterFolder(dataDir)}-${majorOf(clusterFolder(dataDir))}-${stamp}`;
    ours = undefined;
    exchangeCluster(dataDir, clusterFolder(beside), aside);
    return { made, file, aside, notTaken, earlier: earlier.map((name) => path.join(backups, name)) };
  } finally {
    // Of use only to this run: the old database is where it was.
    if (ours !== undefined) rmSync(ours, { force: true });
    rmSync(beside, { recursive: true, force: true });
    unlock();
  }
}
