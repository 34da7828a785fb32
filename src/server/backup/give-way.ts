import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import type { Tx } from '#server/db/query.ts';
import { processBeside } from '#server/db/process-beside.ts';
import { yieldAsSession } from '#server/db/yielding.ts';

/** As low as it goes: it is at work when nobody else is. */
const lowest = 19;

/** Lets people’s requests go first: this process with all its threads, and what PostgreSQL does for it where that runs on this machine. */
export async function giveWay(tx: Tx): Promise<void> {
  for (const thread of threads()) lower(thread);
  const backend = await processBeside(tx);
  if (backend === undefined || !isPostgres(backend)) return;
  lower(backend);
  // Where each session has as much as another its own priority alone counts among its own processes, of which there are no others.
  void yieldAsSession(backend, String(lowest));
}

/** Linux keeps a priority for each. */
function threads(): number[] {
  const listed = '/proc/self/task';
  return existsSync(listed) ? readdirSync(listed).map(Number) : [process.pid];
}

/** In containers that share a socket a number may be another process’s. */
function isPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres';
  } catch {
    return false;
  }
}

function lower(pid: number): void {
  try {
    setPriority(pid, lowest);
  } catch {
    // Another account’s, or ended by now: it is only slower for others.
  }
}
