import type pg from 'pg';
import type { Logger } from 'pino';
import { inTransaction } from '#server/db/transaction.ts';
import { jobsToRead, profilesToRead } from './facts.queries.ts';
import type { Reader } from './reader.ts';
import {
  type Due,
  giveBack,
  noteOutdated,
  takeDue,
  takeOff,
  unlistClosedJobs,
} from './reading-due.queries.ts';
import { forgetProfileReadings, keepJobReadings, keepProfileReadings } from './readings.queries.ts';

interface Reading {
  db: pg.Pool;
  reader: Reader;
  log: Logger;
  /** Aborted when the rest is left for later; a reading under way ends. */
  enough: AbortSignal;
}

const batch = 100;

/** Reads whatever has changed since it was read, the latest change first. Any number of servers may do so at once. */
export async function readWhatIsDue({ db, reader, log, enough }: Reading): Promise<void> {
  for (;;) {
    const due = await takeDue(db, batch);
    try {
      if (due.length) await readBatch(due, { db, reader, log, enough });
    } catch (error) {
      await giveBack(db, due);
      // The thread was ended in the middle of it.
      if (enough.aborted) return;
      throw error;
    }
    if (due.length < batch || enough.aborted) return;
  }
}

async function readBatch(due: readonly Due[], { db, reader, log, enough }: Reading): Promise<void> {
  const idsOf = (kind: Due['kind']) => due.filter((one) => one.kind === kind).map(({ id }) => id);
  const jobs = await jobsToRead(db, idsOf('job'));
  const profiles = await profilesToRead(db, idsOf('profile'));
  const read = await reader.read({ jobs, profiles: profiles.filter(({ matching }) => matching) }, enough);
  for (const failure of read.failed)
    log.error(failure, 'Something cannot be matched, because it cannot be read');

  await inTransaction(db, async (tx) => {
    const kept = await takeOff(tx, due);
    const isKept = (kind: Due['kind']) => {
      const ids = new Set(kept.filter((one) => one.kind === kind).map(({ id }) => id));
      return ({ id }: { id: number }) => ids.has(id);
    };
    await keepJobReadings(tx, read.jobs.filter(isKept('job')));
    await keepProfileReadings(tx, read.profiles.filter(isKept('profile')));
    const off = profiles.filter(({ matching }) => !matching).filter(isKept('profile'));
    await forgetProfileReadings(
      tx,
      off.map(({ id }) => id),
    );
  });
}

const aFew = 1_000;

/** Takes closed jobs off the index and notes what another engine, or last month's, has read; the rest is for the next time. */
export async function keepReadingsCurrent(db: pg.Pool): Promise<void> {
  await unlistClosedJobs(db, aFew);
  await noteOutdated(db, aFew);
}
