import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import { fewAMinute } from './few-a-minute.ts';
import { noteSecurity, type SecurityEntry } from './security-log.queries.ts';

/**
 * Notes what failed or was refused: its transaction is rolled back, so the entry goes by another connection; and nobody
 * waits for it, nor fails when it cannot be written. One entry is written at a time, whatever comes in.
 */
export interface SecurityNotes {
  note: (entry: SecurityEntry) => void;
  /** Notes it where the same person, or network, has had so many within a minute that these are no slips any more. */
  slip: (entry: SecurityEntry) => void;
  /**
   * Resolves once what was noted so far is written, or the database is found wanting: a reader sees what they did before, and
   * what somebody did goes to the company that vouched for them then.
   */
  written: () => Promise<void>;
  /** Writes what is left, for a stop that loses nothing. */
  close: () => Promise<void>;
}

/** Entries that wait while the database does not answer; those that come then are counted in the server's log only. */
const mostWaiting = 1_000;
const aMinute = 60_000;
const beforeTryingAgain = 2_000;
/** So many slips a minute are nobody's who fills in forms. */
const slipsAMinute = 20;
/** Of so many people and networks slips are counted at once; of those that come then they are not. */
const mostCounted = 10_000;

export function createSecurityNotes(db: pg.Pool, log: Logger, limited: boolean): SecurityNotes {
  const few = fewAMinute();
  const waiting: { entry: SecurityEntry; since: number }[] = [];
  const closing = new AbortController();
  let writing: Promise<void> | undefined;
  let minute: NodeJS.Timeout | undefined;
  const slips = new Map<string, number>();
  let lost = 0;

  const add = (entry: SecurityEntry) => {
    if (waiting.length >= mostWaiting) lost += 1;
    else waiting.push({ entry: { at: new Date(), ...entry }, since: performance.now() });
    writing ??= write().finally(() => {
      writing = undefined;
    });
  };
  const write = async () => {
    let failed = 0;
    // Not taken out before it is written.
    for (let next = waiting[0]; next; next = waiting[0]) {
      try {
        await noteSecurity(db, { ...next.entry, ago: performance.now() - next.since });
        waiting.shift();
        failed = 0;
      } catch (error) {
        failed += 1;
        if (failed === 1)
          log.warn({ err: error, waiting: waiting.length }, 'the security log cannot be written');
        if (closing.signal.aborted) return;
        await pause(beforeTryingAgain, undefined, { signal: closing.signal, ref: false }).catch(
          () => undefined,
        );
      }
    }
    if (lost) log.error({ lost }, 'entries of the security log were lost');
    lost = 0;
  };
  const endMinute = () => {
    clearTimeout(minute);
    minute = undefined;
    few.rest().forEach(add);
    slips.clear();
  };

  const note = (entry: SecurityEntry) => {
    minute ??= setTimeout(endMinute, aMinute).unref();
    if (!limited || few.takes(entry)) add(entry);
  };

  return {
    note,
    slip: (entry) => {
      minute ??= setTimeout(endMinute, aMinute).unref();
      const key = String(entry.actorId ?? entry.network);
      const before = slips.get(key) ?? 0;
      if (before || slips.size < mostCounted) slips.set(key, before + 1);
      if (before + 1 >= slipsAMinute) note(entry);
    },
    written: async () => {
      await Promise.race([writing, pause(beforeTryingAgain, undefined, { ref: false })]);
    },
    close: async () => {
      endMinute();
      closing.abort();
      await writing;
    },
  };
}
