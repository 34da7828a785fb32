import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { limits } from '#domain/limits.ts';
import { can } from '#domain/permissions.ts';
import type { AlertRhythm } from '#domain/saved-searches.ts';
import { forgetWithoutAlerts, markMadeForAlerts } from '#server/addresses/made-for-alerts.queries.ts';
import type { Tx } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { saveEvent } from '#server/events/reactions.ts';
import { insertAccount } from '#server/features/accounts/accounts.queries.ts';
import { lockAddress, ownerOfAddress } from '#server/features/accounts/addresses.queries.ts';
import { holderById } from '#server/features/accounts/sessions.queries.ts';
import {
  changeRhythm,
  countForSaving,
  insertSavedSearch,
  turnAlertOff,
  turnAlertOn,
} from '#server/features/saved-searches/saved-searches.queries.ts';
import { type FindOtherNames, standingQuery } from '#server/features/search/standing-query.queries.ts';
import { found } from '#server/found.ts';
import { forgetRefusalOf } from '#server/mail/refused-addresses.queries.ts';
import { refuse } from '#server/refusal.ts';
import {
  deleteSearchOfAlert,
  forgetAlert,
  lockAlert,
  lockWaitingAlert,
  markAlertConfirmed,
  sameKeptSearch,
  type VisitorAlertRow,
  wantMailOfAlerts,
} from './alerts.queries.ts';

/**
 * Whoever has the address is told from now on: by the account that has proved it, or by one without a password, made to keep
 * alerts. What is told, when, and how often is as of every alert.
 */
export async function confirmAlert(
  db: pg.Pool,
  { id, rhythm }: { id: number; rhythm: AlertRhythm },
  otherNames: FindOtherNames,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { address, name, filters } = found(await lockWaitingAlert(tx, id));
    const userId = await ownerFor(tx, address);
    const count = await countForSaving(tx, userId);
    const same = await sameKeptSearch(tx, userId, filters);
    if (!same && count >= limits.savedSearches)
      throw refuse.conflict(
        'too_many_searches',
        `You have ${limits.savedSearches} alerts already. End one to add another.`,
      );
    const savedSearchId = same?.id ?? (await insertSavedSearch(tx, { userId, name, filters }));
    if (same?.alert) await changeRhythm(tx, savedSearchId, rhythm);
    else await turnAlertOn(tx, savedSearchId, rhythm, await standingQuery(tx, filters, otherNames));
    await wantMailOfAlerts(tx, userId);
    const { stays, rhythmBefore } = same ?? { stays: false, rhythmBefore: null };
    await markAlertConfirmed(tx, id, { savedSearchId, stays, rhythmBefore });
    // Whoever says that mail has arrived is believed.
    await forgetRefusalOf(tx, address);
  });
}

async function ownerFor(tx: Tx, address: string): Promise<number> {
  await lockAddress(tx, address);
  const owner = await ownerOfAddress(tx, address);
  if (owner) {
    const holder = await holderById(tx, owner.id);
    if (owner.disabled || !holder || !can['search.save'](holder))
      throw refuse.conflict(
        'not_a_job_seeker',
        'This address belongs to an account that can’t have job alerts. Ask for them with another address.',
      );
    return owner.id;
  }
  const userId = await insertAccount(tx, {
    username: `alerts-${randomBytes(6).toString('hex')}`,
    password: null,
    email: address,
    emailConfirmed: true,
    firstName: null,
    lastName: null,
    userType: 'job_seeker',
  });
  await markMadeForAlerts(tx, userId);
  await saveEvent(tx, { type: 'account.registered', subjectId: userId, actorId: userId });
  return userId;
}

/**
 * Ends an alert and forgets its address, where nothing else has come to stand there. What its owner had saved themselves is as it was
 * before: answers whether that goes on telling them.
 */
export async function endAlert(db: pg.Pool, id: number): Promise<{ goesOn: boolean }> {
  return inTransaction(db, async (tx) => {
    const alert = found(await lockAlert(tx, id));
    await forgetAlert(tx, alert);
    const goesOn = await endSearchOf(tx, alert);
    const owner = await ownerOfAddress(tx, alert.address);
    if (owner) await forgetWithoutAlerts(tx, owner.id);
    return { goesOn };
  });
}

async function endSearchOf(
  tx: Tx,
  { savedSearchId: id, searchStays, rhythm, rhythmBefore }: VisitorAlertRow,
): Promise<boolean> {
  if (id === null) return false;
  if (!searchStays) await deleteSearchOfAlert(tx, id);
  // Where its owner has turned it off meanwhile, it stays off.
  else if (rhythm && rhythmBefore) await changeRhythm(tx, id, rhythmBefore);
  else if (rhythm) await turnAlertOff(tx, id);
  return searchStays && rhythm !== null && rhythmBefore !== null;
}
