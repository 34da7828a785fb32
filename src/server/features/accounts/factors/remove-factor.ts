import { needsFactor } from '#domain/second-factor.ts';
import type { Actor } from '#domain/permissions.ts';
import type { Tx } from '#server/db/query.ts';
import { renewSession } from '#server/features/accounts/renew-session.ts';
import type { Received } from '#server/http/calls.ts';
import { refuse } from '#server/refusal.ts';
import { deleteAuthenticator } from './authenticator.queries.ts';
import { factorChanged } from './factor-changed.ts';
import { deletePasskey } from './passkeys.queries.ts';
import { deleteRecoveryCodes } from './recovery-codes.queries.ts';
import { lockBearer, standingOf } from './standing.queries.ts';

export async function removePasskey(received: Received<'DELETE /api/user/passkeys/:id'>): Promise<void> {
  const { actor, params } = received;
  await renewSession(received, async (tx) => {
    await lockBearer(tx, actor.id);
    const removed = await deletePasskey(tx, actor.id, params.id);
    if (!removed) throw refuse.notFound();
    await afterRemoval(tx, actor);
    await factorChanged(tx, received, {
      actorId: actor.id,
      userId: actor.id,
      act: 'passkey.removed',
      name: removed.name,
    });
  });
}

/** Fine also when there is none. */
export async function removeAuthenticator(
  received: Received<'DELETE /api/user/authenticator'>,
): Promise<void> {
  const { actor } = received;
  await renewSession(received, async (tx) => {
    await lockBearer(tx, actor.id);
    const removed = await deleteAuthenticator(tx, actor.id);
    if (!removed?.confirmed) return;
    await afterRemoval(tx, actor);
    await factorChanged(tx, received, { actorId: actor.id, userId: actor.id, act: 'authenticator.removed' });
  });
}

/** The last factor stays where one is asked for; where it goes, what stands in for it goes too. */
async function afterRemoval(tx: Tx, actor: Actor): Promise<void> {
  const standing = await standingOf(tx, actor.id);
  if (!standing || standing.has) return;
  if (needsFactor(actor, standing))
    throw refuse.conflict(
      'last_factor',
      'Your account needs a second way to sign in. Add another one before you remove this one.',
    );
  await deleteRecoveryCodes(tx, actor.id);
}
