import { codeSentences } from '#domain/second-factor.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { identityConfirmed } from '#server/features/accounts/confirm-identity.ts';
import type { Received } from '#server/http/calls.ts';
import { refuse } from '#server/refusal.ts';
import { takeCode } from './take-code.ts';
import { ownerOf, passkeyToShow } from './sign-in-with-passkey.ts';

/** Lets somebody go on with sensitive acts who shows a code: of their authenticator app, or one to recover with. */
export async function confirmByCode(received: Received<'POST /api/user/confirmation/code'>): Promise<void> {
  const { db, actor, body, notes, from } = received;
  const taken = await inTransaction(db, (tx) => takeCode(tx, received, actor.id, body.code));
  if (taken.wait !== undefined)
    throw refuse.tooMany(taken.wait, 'Too many wrong codes. Please wait a moment and try again.');
  if (!taken.right) {
    notes.note({
      act: 'identity.confirmed',
      outcome: 'failed',
      actorId: actor.id,
      userId: actor.id,
      ...from,
      details: { way: taken.way },
    });
    const sentence = codeSentences[taken.problem];
    throw refuse.invalid(sentence, { code: sentence });
  }
  await identityConfirmed(received, 'code');
}

/** What this session asks a passkey of its owner. */
export async function passkeyToConfirm(received: Received<'POST /api/user/confirmation/passkey/options'>) {
  const { actor, session } = received;
  return passkeyToShow(received, { purpose: 'confirm', userId: actor.id, sessionId: session.id });
}

export async function confirmByPasskey(
  received: Received<'POST /api/user/confirmation/passkey'>,
): Promise<void> {
  const { actor, session, body } = received;
  const asked = { purpose: 'confirm', userId: actor.id, sessionId: session.id } as const;
  if ((await ownerOf(received, body.passkey, asked)) === undefined)
    throw refuse.conflict('passkey_refused', 'This passkey did not work. Please try again.');
  await identityConfirmed(received, 'passkey');
}
