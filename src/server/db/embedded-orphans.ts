import { readFileSync, readdirSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Ends whatever PostgreSQL processes a killed server left on this folder, and removes their lock files. Only for a
 * caller who holds the data folder's lock. PostgreSQL's own check goes by process id alone, so after a reboot an
 * unrelated program that got the old id would keep it from starting; a process works on this folder if it stands in it.
 */
export async function endOrphans(folder: string): Promise<void> {
  const home = realpathSync(folder);
  const lockFile = path.join(home, 'postmaster.pid');
  const postmaster = readPid(lockFile);
  const deadline = Date.now() + 10_000;
  for (let left = processesIn(home), asked = false; left.length > 0; left = processesIn(home)) {
    if (!asked && postmaster && left.includes(postmaster)) signal(postmaster, 'SIGINT');
    asked = true;
    // Without their postmaster the others end by themselves; write-ahead logging makes even the hard way lose nothing.
    if (Date.now() > deadline) for (const pid of left) signal(pid, 'SIGKILL');
    await pause(20);
  }
  for (const name of ['postmaster.pid', '.s.PGSQL.5432', '.s.PGSQL.5432.lock'])
    rmSync(path.join(home, name), { force: true });
}

function readPid(lockFile: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(lockFile, 'utf8'), 10) || undefined;
  } catch {
    return undefined;
  }
}

/** Every PostgreSQL process changes into its data folder when it starts. */
function processesIn(folder: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return (
          readlinkSync(`/proc/${pid}/cwd`) === folder &&
          readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres'
        );
      } catch {
        return false; // Another user's process, or one that has just ended.
      }
    })
    .map(Number);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended meanwhile.
  }
}
