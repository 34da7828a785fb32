import type pg from 'pg';
import type { Body, SavedSearch } from '#contract/api.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { type FindOtherNames, standingQuery } from '#server/features/search/standing-query.queries.ts';
import {
  changeRhythm,
  lockSavedSearch,
  renameSavedSearch,
  savedSearchOf,
  turnAlertOff,
  turnAlertOn,
} from './saved-searches.queries.ts';
import { found } from '#server/found.ts';

interface Change {
  userId: number;
  id: number;
  body: Body<'PUT /api/saved-searches/:id'>;
}

/** Renames a saved search, turns its alert on or off, or lets it come more or less often. */
export async function changeSearch(
  db: pg.Pool,
  { userId, id, body: { name, alert } }: Change,
  otherNames: FindOtherNames,
): Promise<SavedSearch> {
  return inTransaction(db, async (tx) => {
    const before = found(await lockSavedSearch(tx, userId, id));
    if (name !== undefined) await renameSavedSearch(tx, id, name);
    if (alert === null && before.alert) await turnAlertOff(tx, id);
    if (alert && before.alert && alert !== before.alert) await changeRhythm(tx, id, alert);
    if (alert && !before.alert)
      await turnAlertOn(tx, id, alert, await standingQuery(tx, before.filters, otherNames));
    return found(await savedSearchOf(tx, userId, id));
  });
}
