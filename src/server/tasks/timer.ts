import type { Logger } from 'pino';
import type { Db } from '#server/db/query.ts';
import { claimAnew, giveBackAbandoned, wakeAllDue } from './tasks.queries.ts';

export const tickMs = 5_000;
/** How often, in ticks of the timer. */
export const every = { giveBack: 6, claimAnew: 6, supervise: 24, schedules: 720 } as const;

/**
 * What pg-boss does queue by queue, or as a failed attempt, in one statement for all: what has become due is begun, and
 * what a dead server had in hand is given back. `supervise` is pg-boss's own look at what has expired and may be forgotten;
 * `syncSchedules` is for time zones that somebody has come to.
 */
export function keepTime(
  db: Db,
  log: Logger,
  { supervise, syncSchedules }: { supervise: () => Promise<unknown>; syncSchedules: () => Promise<unknown> },
): { stop: () => void } {
  let ticks = 0;
  let ticking = false;
  const tick = async () => {
    if (ticking) return;
    ticking = true;
    try {
      // Before it supervises, which would count it as failed.
      if (ticks % every.giveBack === 0) await giveBackAbandoned(db);
      // The clock may be set right while the server runs, and nothing tells of that.
      if (ticks % every.claimAnew === 0) await claimAnew(db);
      await wakeAllDue(db);
      if (ticks % every.supervise === every.supervise - 1) await supervise();
      if (ticks % every.schedules === every.schedules - 1) await syncSchedules();
      ticks += 1;
    } catch (error) {
      log.warn({ err: error }, 'The queues could not be looked at');
    } finally {
      ticking = false;
    }
  };
  const timer = setInterval(() => void tick(), tickMs).unref();
  return { stop: () => clearInterval(timer) };
}
