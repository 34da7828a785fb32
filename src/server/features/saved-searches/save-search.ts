import type pg from 'pg';
import type { Body, SavedSearch } from '#contract/api.ts';
import { limits } from '#domain/limits.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { type FindOtherNames, standingQuery } from '#server/features/search/standing-query.queries.ts';
import {
  countForSaving,
  insertSavedSearch,
  sameSearch,
  savedSearchOf,
  turnAlertOn,
} from './saved-searches.queries.ts';
import { refuse } from '#server/refusal.ts';
import { found } from '#server/found.ts';

/** Keeps a search, and tells of new jobs it finds where that is wanted. */
export async function saveSearch(
  db: pg.Pool,
  userId: number,
  { name, filters, alert }: Body<'POST /api/saved-searches'>,
  otherNames: FindOtherNames,
): Promise<SavedSearch> {
  return inTransaction(db, async (tx) => {
    const count = await countForSaving(tx, userId);
    const same = await sameSearch(tx, userId, filters);
    if (same)
      throw refuse.conflict('saved_already', `You have saved this search already, as “${same.name}”.`);
    if (count >= limits.savedSearches)
      throw refuse.conflict(
        'too_many_searches',
        `You can keep ${limits.savedSearches} searches. Delete one to save another.`,
      );
    const id = await insertSavedSearch(tx, { userId, name, filters });
    if (alert) await turnAlertOn(tx, id, alert, await standingQuery(tx, filters, otherNames));
    return found(await savedSearchOf(tx, userId, id));
  });
}
