import { messageOf } from '#domain/errors.ts';
import { spawnSync } from 'node:child_process';
import { closeSync, ftruncateSync, openSync, readFileSync, statSync, writeSync } from 'node:fs';
import path from 'node:path';
import { CannotStart } from '#server/cannot-start.ts';
import { makeFolder } from '#server/make-folder.ts';

/** Another living program of ours works in this data folder. */
export class DataFolderInUse extends CannotStart {
  override name = 'DataFolderInUse';
}

/**
 * Takes the data folder for this process and answers how to give it back. The lock is flock's, held by an open file of
 * ours, so the kernel releases it however we end; no stale file can ever be in the way. Node has no flock of its own:
 * the program of that name (util-linux) is handed our file and locks it for us.
 */
export async function lockDataFolder(dataDir: string, timeoutSeconds: number): Promise<() => void> {
  const file = await openLockFile(dataDir);
  const wait = timeoutSeconds > 0 ? ['-w', String(timeoutSeconds)] : ['-n'];
  const flock = spawnSync('flock', ['-x', ...wait, '3'], { stdio: ['ignore', 'ignore', 'pipe', file] });
  if (flock.status === 0) {
    ftruncateSync(file);
    writeSync(file, `${process.pid}\n`, 0);
    return () => closeSync(file);
  }
  closeSync(file);
  if (flock.error)
    throw new CannotStart('The program flock (package util-linux) is needed to guard the data folder.');
  const holder = readFileSync(lockFile(dataDir), 'utf8').trim() || 'unknown';
  throw new DataFolderInUse(`Another Moorings process (pid ${holder}) is using ${dataDir}.`);
}

/** Whether anybody has ever locked it; whoever was killed leaves its number. */
export function wasLocked(dataDir: string): boolean {
  return (statSync(lockFile(dataDir), { throwIfNoEntry: false })?.size ?? 0) > 0;
}

async function openLockFile(dataDir: string): Promise<number> {
  try {
    await makeFolder(dataDir);
    return openSync(lockFile(dataDir), 'a+', 0o644);
  } catch (error) {
    throw new CannotStart(`The data folder ${dataDir} cannot be written: ${messageOf(error)}.`);
  }
}

const lockFile = (dataDir: string) => path.join(dataDir, 'server.lock');
