import type pg from 'pg';
import type { Logger } from 'pino';
import { inTransaction } from '#server/db/transaction.ts';
import { jobsToRead, profilesToRead } from '#server/features/matches/facts.queries.ts';
import type { Reader } from '#server/features/matches/reader.ts';
import {
  type Due,
  giveBack,
  noteOutdated,
  takeDue,
  takeOff,
  unlistClosedJobs,
} from '#server/features/matches/reading-due.queries.ts';
import {
  forgetProfileReadings,
  keepJobReadings,
  keepProfileReadings,
} from '#server/features/matches/readings.queries.ts';

interface Reading {
  db: pg.Pool;
  reader: Reader;
  log: Logger;
  /** Asked between two batches: whether to leave the rest for later. */
  stopping: () => boolean;
}

const batch = 100;

/** Reads whatever has changed since it was read, the latest change first. Any number of servers may do so at once. */
export async function readWhatIsDue({ db, reader, log, stopping }: Reading): Promise<void> {
  for (;;) {
    const due = await takeDue(db, batch);
    try {
      if (due.length) await readBatch(db, due, reader, log);
    } catch (error) {
      await giveBack(db, due);
      // The thread was ended in the middle of it.
      if (stopping()) return;
      throw error;
    }
    if (due.length < batch || stopping()) return;
  }
}

async function readBatch(db: pg.Pool, due: readonly Due[], reader: Reader, log: Logger): Promise<void> {
  const idsOf = (kind: Due['kind']) => due.filter((one) => one.kind === kind).map(({ id }) => id);
  const jobs = await jobsToRead(db, idsOf('job'));
  const profiles = await profilesToRead(db, idsOf('profile'));
  const read = await reader.read({ jobs, profiles: profiles.filter(({ matching }) => matching) });
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
