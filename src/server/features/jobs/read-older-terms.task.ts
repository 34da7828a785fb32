import type pg from 'pg';
import { payRead } from '#domain/job-pay.ts';
import { placeRead } from '#domain/job-place.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { beginReadingTerms, jobsToReadTermsOf, keepTermsRead } from './terms.queries.ts';

/** Changes with how places and pay are read: then all that was only read is read again. */
const reader = '1';
const batch = 500;

/**
 * Reads place and pay out of the texts of jobs that no reader, or an older one, has read, the newest first. A migration cannot: it
 * is done while the server runs, some at a time, and goes on where it stopped. What a file or a person tells is left alone.
 */
export async function readOlderTerms(db: pg.Pool, enough: AbortSignal): Promise<void> {
  while (!enough.aborted) {
    const read = await inTransaction(db, async (tx) => {
      const below = await beginReadingTerms(tx, reader);
      const jobs = await jobsToReadTermsOf(tx, below, batch);
      await keepTermsRead(
        tx,
        jobs.map(({ id, location, salaryRange }) => ({
          id,
          place: placeRead(location),
          pay: payRead(salaryRange),
        })),
        jobs.length < batch ? 0 : Math.min(...jobs.map(({ id }) => id)),
      );
      return jobs.length;
    });
    if (read < batch) return;
  }
}
