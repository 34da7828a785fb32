import type pg from 'pg';
import { timeouts } from '#server/db/limits.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { insertMatches, takeDueJobs, waitForMatching } from './alerts.queries.ts';

/** So many jobs are put to the alerts at a time. */
const batch = 100;

/**
 * Puts newly listed jobs to all alerts. Taking a job and noting whom it is new to is one transaction: killed in between,
 * the job waits still. Answers how many were found to be new to somebody.
 */
export async function matchAlerts(db: pg.Pool, enough?: AbortSignal): Promise<number> {
  for (let matched = 0; ;) {
    // Nobody waits for it, and jobs that nearly everybody looks for may take a while.
    const options = { atMost: timeouts.minute };
    const { taken, found } = await inTransaction(
      db,
      async (tx) => {
        await waitForMatching(tx);
        const due = await takeDueJobs(tx, batch);
        return { taken: due.ids.length, found: due.ids.length ? await insertMatches(tx, due) : 0 };
      },
      options,
    );
    matched += found;
    if (taken < batch || enough?.aborted) return matched;
  }
}
