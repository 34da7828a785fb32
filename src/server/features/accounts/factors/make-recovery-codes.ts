import { randomBytes } from 'node:crypto';
import { canonicalRecoveryCode, recoveryCodeFrom, recoveryCodes } from '#domain/second-factor.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Received } from '#server/http/calls.ts';
import { refuse } from '#server/refusal.ts';
import { factorChanged } from './factor-changed.ts';
import { replaceRecoveryCodes } from './recovery-codes.queries.ts';
import { lockBearer, standingOf } from './standing.queries.ts';

/** Makes recovery codes in place of the older ones, and answers them this once: what is kept are their hashes. */
export async function makeRecoveryCodes(
  received: Received<'POST /api/user/recovery-codes'>,
): Promise<{ codes: string[] }> {
  const { db, actor } = received;
  const codes = Array.from({ length: recoveryCodes.made }, () =>
    recoveryCodeFrom(randomBytes(recoveryCodes.signs)),
  );
  await inTransaction(db, async (tx) => {
    await lockBearer(tx, actor.id);
    if (!(await standingOf(tx, actor.id))?.has)
      throw refuse.conflict(
        'no_factor',
        'Recovery codes stand in for a passkey or an authenticator app. Add one of those first.',
      );
    await replaceRecoveryCodes(tx, actor.id, codes.map(canonicalRecoveryCode));
    await factorChanged(tx, received, { actorId: actor.id, userId: actor.id, act: 'recovery-codes.made' });
  });
  return { codes };
}
