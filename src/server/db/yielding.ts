import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

/** A nice value so that where both want the processor the server gets three parts of four, and the database, on one core, still a quarter. */
const niceness = '5';

const ways = [
  ['chrt', '--batch', '0'],
  ['nice', '-n', niceness],
] as const;

/**
 * The command that starts a program so that it leaves the processor to us: as SCHED_BATCH and with less weight, as far as the system
 * lets us. Otherwise each statement that is sent wakes a process of PostgreSQL that takes the processor from ours, whose one thread all
 * requests go through: it was kept waiting two fifths of the time (docs/decisions/0094-the-database-does-not-preempt-us.md).
 */
export function yielding(): readonly string[] {
  return ways.flatMap((way) => (isPossible(way) ? way : []));
}

function isPossible([command, ...args]: (typeof ways)[number]): boolean {
  return spawnSync(command, [...args, 'true'], { stdio: 'ignore' }).status === 0;
}

/** For as many connections as there may be, opened at once. */
const longestMs = 60_000;
/** How often Linux lets whoever is not root change a session's weight. */
const oneInMs = 100;

/**
 * Lets a process of PostgreSQL have less weight where Linux shares the processor among sessions (`sched_autogroup_enabled`, as most
 * distributions have it outside of containers): each of them begins a session of its own, which has as much as ours with all its threads
 * and inherits no weight. Where there is no such thing nothing happens.
 */
export async function yieldAsSession(processId: number, nice = niceness): Promise<void> {
  for (const begun = performance.now(); performance.now() - begun < longestMs;) {
    const failed = await writeFile(`/proc/${processId}/autogroup`, nice).then(
      () => undefined,
      (error: NodeJS.ErrnoException) => error.code,
    );
    if (failed !== 'EAGAIN') return;
    await pause(oneInMs * (1 + Math.random()), undefined, { ref: false });
  }
}
