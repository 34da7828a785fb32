import { codeOf, messageOf } from '#domain/errors.ts';
import { spawnSync } from 'node:child_process';
import { closeSync, ftruncateSync, openSync, readFileSync, statSync, writeSync } from 'node:fs';
import path from 'node:path';
import { CannotStart } from '#server/cannot-start.ts';
import { makeFolder } from '#server/make-folder.ts';
import { makeFileForOwner } from '#server/owner-of-folder.ts';

/** Another living program of ours works in this data folder. */
export class DataFolderInUse extends CannotStart {
  override name = 'DataFolderInUse';

  readonly holder: Holder;

  constructor(dataDir: string, holder: Holder) {
    super(`Another Moorings process (pid ${holder.pid ?? 'unknown'}) is using ${dataDir}.`);
    this.holder = holder;
  }
}

/** A server, whose database others may use beside it, or a command, whose database ends with it. */
export type Role = 'server' | 'command';

/** Who has taken the lock, as its file says it. */
export interface Holder {
  pid: number | undefined;
  as: Role;
  /** False for a moment, where it has just taken the lock and the file still says who had it before. */
  isSeen: boolean;
}

/**
 * Takes the data folder for this process and answers how to give it back. The lock is flock's, held by an open file of
 * ours, so the kernel releases it however we end; no stale file can ever be in the way. Node has no flock of its own:
 * the program of that name (util-linux) is handed our file and locks it for us.
 */
export async function lockDataFolder(
  dataDir: string,
  timeoutSeconds: number,
  as: Role = 'server',
): Promise<() => void> {
  const file = await openLockFile(dataDir);
  const wait = timeoutSeconds > 0 ? ['-w', String(timeoutSeconds)] : ['-n'];
  const flock = spawnSync('flock', ['-x', ...wait, '3'], { stdio: ['ignore', 'ignore', 'pipe', file] });
  if (flock.status === 0) {
    writeHolder(file, dataDir, as);
    return () => closeSync(file);
  }
  closeSync(file);
  if (flock.error)
    throw new CannotStart('The program flock (package util-linux) is needed to guard the data folder.');
  throw new DataFolderInUse(dataDir, holderIn(lockFile(dataDir)));
}

/**
 * Says for as long as this process lives that it uses the database in this folder beside others, and answers how to ask whether it was the
 * last of them: then it is locked, so that of two that end at once one has it. A lock that all of them share, on a file of its own.
 */
export function shareDataFolder(dataDir: string): () => boolean {
  const open = () => {
    makeFileForOwner(shareFile(dataDir), 0o644);
    return openSync(shareFile(dataDir), 'a+');
  };
  const flock = (file: number, how: string[]) =>
    spawnSync('flock', [...how, '3'], { stdio: ['ignore', 'ignore', 'ignore', file] }).status === 0;
  const own = open();
  // Whoever has it alone is on their way out.
  flock(own, ['-s', '-w', '5']);
  let isLast: boolean | undefined;
  return () => {
    if (isLast === undefined) closeSync(own);
    isLast ??= flock(open(), ['-x', '-n']);
    return isLast;
  };
}

/** The file may be there and find no room for what it is to say. */
function writeHolder(file: number, dataDir: string, as: Role): void {
  try {
    ftruncateSync(file);
    writeSync(file, `${process.pid} ${as}\n`, 0);
  } catch (error) {
    closeSync(file);
    throw cannotBeWritten(dataDir, error);
  }
}

/** Programs before this one said only their number. */
function holderIn(file: string): Holder {
  const [pid, as] = readFileSync(file, 'utf8').trim().split(' ');
  return {
    pid: pid ? Number(pid) : undefined,
    as: as === 'command' ? 'command' : 'server',
    isSeen: pid !== undefined && pid !== '' && isAlive(Number(pid)),
  };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** Whether anybody has ever locked it; whoever was killed leaves its number. */
export function wasLocked(dataDir: string): boolean {
  return (statSync(lockFile(dataDir), { throwIfNoEntry: false })?.size ?? 0) > 0;
}

async function openLockFile(dataDir: string): Promise<number> {
  try {
    await makeFolder(dataDir);
    makeFileForOwner(lockFile(dataDir), 0o644);
    return openSync(lockFile(dataDir), 'a+');
  } catch (error) {
    throw cannotBeWritten(dataDir, error);
  }
}

function cannotBeWritten(dataDir: string, error: unknown): CannotStart {
  return new CannotStart(`The data folder ${dataDir} cannot be written: ${messageOf(error)}.`);
}

const shareFile = (dataDir: string) => path.join(dataDir, 'servers.lock');
const lockFile = (dataDir: string) => path.join(dataDir, 'server.lock');
