import type pg from 'pg';
import type { Body } from '#contract/api.ts';
import type { Actor } from '#domain/permissions.ts';
import { refuseUnknownZone } from '#server/db/time-zones.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { updateTimeZone } from './accounts.queries.ts';

/** Says where somebody's clocks are. What a browser says by itself counts only where nothing has been said. */
export async function changeTimeZone(
  db: pg.Pool,
  actor: Actor,
  { timeZone }: Body<'PUT /api/user/time-zone'>,
): Promise<void> {
  await refuseUnknownZone(db, timeZone);
  await inTransaction(db, (tx) => updateTimeZone(tx, actor.id, timeZone));
}
