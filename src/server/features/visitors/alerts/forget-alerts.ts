import type pg from 'pg';
import { forgetStoppedAlerts } from '#server/addresses/made-for-alerts.queries.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { forgetUnconfirmedAlerts } from './alerts.queries.ts';

/** Alerts of visitors that nobody confirmed in time go away, and those whose mail was ended, with their addresses. */
export async function forgetAlerts(db: pg.Pool): Promise<void> {
  await inTransaction(db, async (tx) => {
    await forgetUnconfirmedAlerts(tx);
    await forgetStoppedAlerts(tx);
  });
}
