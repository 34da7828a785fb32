import type pg from 'pg';
import type { Logger } from 'pino';
import { inTransaction } from '#server/db/transaction.ts';
import { jobsToExtract, profilesToExtract } from './facts.queries.ts';
import type { Extractor } from './extractor.ts';
import {
  type StaleItem,
  releaseClaimed,
  markOutdated,
  claimStale,
  acknowledge,
  unlistClosedJobs,
} from './stale-features.queries.ts';
import { deleteProfileFeatures, saveJobFeatures, saveProfileFeatures } from './features.queries.ts';

interface Extraction {
  db: pg.Pool;
  extractor: Extractor;
  log: Logger;
  /** Aborted when the rest is left for later; one under way ends. */
  enough: AbortSignal;
}

const batch = 100;

/** Reads whatever has changed since it was read, the latest change first. Any number of servers may do so at once. */
export async function extractStaleFeatures({ db, extractor, log, enough }: Extraction): Promise<void> {
  for (;;) {
    const due = await claimStale(db, batch);
    try {
      if (due.length) await extractBatch(due, { db, extractor, log, enough });
    } catch (error) {
      await releaseClaimed(db, due);
      // The thread was ended in the middle of it.
      if (enough.aborted) return;
      throw error;
    }
    if (due.length < batch || enough.aborted) return;
  }
}

async function extractBatch(
  due: readonly StaleItem[],
  { db, extractor, log, enough }: Extraction,
): Promise<void> {
  const idsOf = (kind: StaleItem['kind']) => due.filter((one) => one.kind === kind).map(({ id }) => id);
  const jobs = await jobsToExtract(db, idsOf('job'));
  const profiles = await profilesToExtract(db, idsOf('profile'));
  const read = await extractor.extract(
    { jobs, profiles: profiles.filter(({ matching }) => matching) },
    enough,
  );
  for (const failure of read.failed)
    log.error(failure, 'Something cannot be matched, because it cannot be read');

  await inTransaction(db, async (tx) => {
    const kept = await acknowledge(tx, due);
    const isKept = (kind: StaleItem['kind']) => {
      const ids = new Set(kept.filter((one) => one.kind === kind).map(({ id }) => id));
      return ({ id }: { id: number }) => ids.has(id);
    };
    await saveJobFeatures(tx, read.jobs.filter(isKept('job')));
    await saveProfileFeatures(tx, read.profiles.filter(isKept('profile')));
    const off = profiles.filter(({ matching }) => !matching).filter(isKept('profile'));
    await deleteProfileFeatures(
      tx,
      off.map(({ id }) => id),
    );
  });
}

const batchSize = 1_000;

/** Takes closed jobs off the index and notes what another engine, or last month's, has read; the rest is for the next time. */
export async function markOutdatedFeatures(db: pg.Pool): Promise<void> {
  await unlistClosedJobs(db, batchSize);
  await markOutdated(db, batchSize);
}
