import type pg from 'pg';
import { inTransaction } from '#server/db/transaction.ts';
import { type FindOtherNames, standingQuery } from '#server/features/search/standing-query.queries.ts';
import { outdatedAlerts, writeStandingQuery } from './saved-searches.queries.ts';

/** So many are written in one transaction. */
const batch = 50;

/** After an update that reads words otherwise: writes the queries of alerts anew, so that they find what the search finds. */
export async function renewAlerts(
  db: pg.Pool,
  otherNames: FindOtherNames,
  enough?: AbortSignal,
): Promise<void> {
  for (;;) {
    const renewed = await inTransaction(db, async (tx) => {
      const outdated = await outdatedAlerts(tx, batch);
      for (const { id, filters } of outdated)
        await writeStandingQuery(tx, id, await standingQuery(tx, filters, otherNames));
      return outdated.length;
    });
    if (renewed < batch || enough?.aborted) return;
  }
}
