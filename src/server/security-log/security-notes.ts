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
  /** Resolves once what was noted so far is written, or the database is found wanting: a reader sees what they did before. */
  written: () => Promise<void>;
  /** Writes what is left, for a stop that loses nothing. */
  close: () => Promise<void>;
}

/** Entries that wait while the database does not answer; those that come then are counted in the server's log only. */
const mostWaiting = 1_000;
const aMinute = 60_000;
const beforeTryingAgain = 2_000;

export function createSecurityNotes(db: pg.Pool, log: Logger, limited: boolean): SecurityNotes {
  const few = fewAMinute();
  const waiting: { entry: SecurityEntry; at: number }[] = [];
  const closing = new AbortController();
  let writing: Promise<void> | undefined;
  let minute: NodeJS.Timeout | undefined;
  let lost = 0;

  const add = (entry: SecurityEntry) => {
    if (waiting.length >= mostWaiting) lost += 1;
    else waiting.push({ entry, at: performance.now() });
    writing ??= write().finally(() => {
      writing = undefined;
    });
  };
  const write = async () => {
    for (let failed = 0; waiting.length;) {
      // Not taken out before it is written.
      const [{ entry, at }] = waiting as [(typeof waiting)[number]];
      try {
        await noteSecurity(db, { ...entry, ago: performance.now() - at });
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
  };

  return {
    note: (entry) => {
      minute ??= setTimeout(endMinute, aMinute).unref();
      if (!limited || few.takes(entry)) add(entry);
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
