import type pg from 'pg';
import { inTransaction } from '#server/db/transaction.ts';
import { allowTime, insertMatches, takeDueJobs, waitFor } from '#server/features/alerts/alerts.queries.ts';

/** So many jobs are put to the alerts at a time. */
const batch = 100;

/**
 * Puts newly listed jobs to all alerts. Taking a job and noting whom it is new to is one transaction: killed in between,
 * the job waits still. Answers how many were found to be new to somebody.
 */
export async function matchAlerts(db: pg.Pool): Promise<number> {
  for (let matched = 0; ;) {
    const { taken, found } = await inTransaction(db, async (tx) => {
      await waitFor('matching', tx);
      await allowTime(tx);
      const due = await takeDueJobs(tx, batch);
      return { taken: due.ids.length, found: due.ids.length ? await insertMatches(tx, due) : 0 };
    });
    matched += found;
    if (taken < batch) return matched;
  }
}
