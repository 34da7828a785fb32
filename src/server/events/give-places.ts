import type pg from 'pg';
import { inTransaction } from '#server/db/transaction.ts';
import { refuse } from '#server/refusal.ts';
import {
  forgetOldPlaces,
  giveInPlaces,
  isAnyUntold,
  keptDays,
  keptSince,
  lastTold,
  lockPlaces,
} from './places.queries.ts';

/**
 * Gives all that has been committed its place, by one at a time. Numbers that are taken when something is written come out of
 * order, as transactions end; these are given afterwards, so that nothing ever appears below one that somebody has read.
 */
export async function givePlaces(db: pg.Pool): Promise<void> {
  while (await isAnyUntold(db)) {
    const last = await inTransaction(db, async (tx) => {
      await lockPlaces(tx);
      return giveInPlaces(tx);
    });
    if (last === undefined) return;
  }
}

/** Where no program follows what happens it does not pile up either. */
export async function forgetOldEvents(db: pg.Pool, today: Date): Promise<void> {
  await givePlaces(db);
  while (await inTransaction(db, (tx) => forgetOldPlaces(tx, today))) {
    // Some at a time: whoever reads meanwhile waits for none of it.
  }
}

/**
 * Before a list of what was modified since is read: refused where not everything since then is kept. Answers since when to ask the next
 * time, so that nothing is missed; what happened at just that moment is answered twice.
 */
export async function beforeModified(db: pg.Pool, since: string): Promise<string> {
  await givePlaces(db);
  if (Date.parse(since) < Date.parse(await keptSince(db))) throw refuse.eventsForgotten(keptDays);
  return lastTold(db);
}
