import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Stops the processes of the embedded database in this folder, as a machine does that swaps; answers how to let them go on. */
export function freeze(dataDir: string): () => void {
  const frozen = databaseProcesses(dataDir);
  signal(frozen, 'SIGSTOP');
  return () => signal(frozen, 'SIGCONT');
}

function databaseProcesses(dataDir: string): number[] {
  const postmaster = Number.parseInt(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10);
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8');
  return [postmaster, ...children.trim().split(/\s+/).map(Number)];
}

function signal(processes: readonly number[], name: NodeJS.Signals): void {
  for (const pid of processes) {
    try {
      process.kill(pid, name);
    } catch {
      // A connection's process that has ended meanwhile.
    }
  }
}
