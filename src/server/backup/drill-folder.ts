import { lstatSync, rmSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { codeOf, messageOf } from '#domain/errors.ts';
import { clusterFolder } from '#server/db/embedded-cluster.ts';
import { lockDataFolder, wasLocked } from '#server/db/embedded-lock.ts';
import { endOrphanedDatabase } from '#server/db/embedded.ts';
import { BackupFault } from './backup-fault.ts';

/** Where a drill restores to: everything that people wrote is in it, and in clear. */
export interface DrillFolder {
  /** Locked, until it is removed. */
  dataDir: string;
  remove: () => Promise<void>;
}

const begin = 'moorings-drill-';

/** Makes one of our own, after those were removed whose drill was killed. It goes also where the process ends at once. */
export async function makeDrillFolder(): Promise<DrillFolder> {
  await removeThoseOfKilled();
  const dataDir = await mkdtemp(path.join(tmpdir(), begin)).catch((error: unknown) => {
    throw new BackupFault(
      `Nothing can be written in ${tmpdir()} (${codeOf(error) ?? messageOf(error)}). Set TMPDIR to a folder for the drill.`,
    );
  });
  const atExit = () => {
    for (const folder of inTurn(dataDir)) rmSync(folder, whole);
  };
  process.once('exit', atExit);
  const unlock = await lockDataFolder(dataDir, 0, 'command');
  return {
    dataDir,
    remove: async () => {
      await removed(dataDir);
      process.off('exit', atExit);
      unlock();
    },
  };
}

/** What people wrote goes first: as long as the lock's file is there, the next drill sees what is left of this one. */
const inTurn = (dataDir: string) => [clusterFolder(dataDir), dataDir];

async function removed(dataDir: string): Promise<void> {
  for (const folder of inTurn(dataDir)) await rm(folder, whole);
}

/** A PostgreSQL that is just ending may still write there. */
const whole = { recursive: true, force: true, maxRetries: 20, retryDelay: 100 } as const;

async function removeThoseOfKilled(): Promise<void> {
  for (const name of await readdir(tmpdir()).catch(() => [])) {
    const folder = path.join(tmpdir(), name);
    // One that has never been locked is being made just now, or holds nothing.
    if (!name.startsWith(begin) || !isOurs(folder) || !wasLocked(folder)) continue;
    await endOrphanedDatabase(folder, () => removed(folder));
  }
}

/** In a folder that all users share, the others' are none of our business. */
function isOurs(folder: string): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  return found !== undefined && found.isDirectory() && found.uid === process.getuid?.();
}
