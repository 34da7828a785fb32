import type pg from 'pg';
import type { Profile } from '#contract/api.ts';
import { profileCompletion } from '#domain/profile-completion.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { refuseStale, withEtag } from '#server/etags.ts';
import type { ProfileRow } from './profiles.queries.ts';
import {
  countEntries,
  lockProfile,
  ownProfile,
  updateCompletion,
  updateProfile,
} from './profiles.queries.ts';
import type { IfMatch } from '#server/http/if-match.ts';
import { refuse } from '#server/refusal.ts';

type Changes = { [Key in keyof ProfileRow]?: ProfileRow[Key] | undefined };

/** Changes one's own profile; what is undefined stays as it is. */
export async function changeProfile(
  db: pg.Pool,
  userId: number,
  changes: Changes,
  ifMatch: IfMatch,
): Promise<Profile> {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  await withProfile(db, userId, async (tx, profile) => {
    const changed: ProfileRow = { ...profile, ...given };
    if (changed.goalPay !== null && changed.goalPayCurrency === null)
      throw refuse.invalid('Say in which currency.', { goalPayCurrency: 'Say in which currency.' });
    refuseStale(ifMatch, { id: userId }, withEtag(call, profile));
    await updateProfile(tx, {
      ...changed,
      goalPayCurrency: changed.goalPay === null ? null : changed.goalPayCurrency,
    });
  });
  return profileOf(db, userId);
}

const call = 'PUT /api/profile/job-seeker';

/** One's own profile, with its entity tag. */
export async function profileOf(db: Db, userId: number): Promise<Profile> {
  return withEtag(call, await ownProfile(db, userId));
}

/** Does something to a person's profile or its entries, and keeps the completion right in the same transaction. */
export async function withProfile<Result>(
  db: pg.Pool,
  userId: number,
  change: (tx: Tx, profile: ProfileRow) => Promise<Result>,
): Promise<Result> {
  return inTransaction(db, async (tx) => {
    const result = await change(tx, await lockProfile(tx, userId));
    await recalculateCompletion(tx, userId);
    return result;
  });
}

/** What a file that came or went does to the profile of its owner. */
export async function syncCompletion(tx: Tx, { actorId }: { actorId: number | null }): Promise<void> {
  if (actorId === null) return;
  await lockProfile(tx, actorId);
  await recalculateCompletion(tx, actorId);
}

async function recalculateCompletion(tx: Tx, userId: number): Promise<void> {
  const profile = await ownProfile(tx, userId);
  const counts = await countEntries(tx, profile.id);
  await updateCompletion(tx, profile.id, profileCompletion({ ...profile, ...counts }));
}
