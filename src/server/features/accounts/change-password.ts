import { passwordFields } from '#domain/fields/accounts.ts';
import { sentences } from '#domain/fields/sentences.ts';
import { found } from '#server/found.ts';
import { networkOf } from '#server/http/budgets.ts';
import { refuseUnconfirmed } from '#server/http/who-may-call.ts';
import type { Received } from '#server/http/calls.ts';
import { refuse } from '#server/refusal.ts';
import { noteSecurity } from '#server/security-log/security-log.queries.ts';
import { passwordOf, updatePassword } from './accounts.queries.ts';
import { addressOf } from './addresses.queries.ts';
import { endOtherSessions } from './end-sessions.ts';
import { endWhatWasBegun } from './end-what-was-begun.ts';
import { deleteUnfinishedOf } from './factors/unfinished.queries.ts';
import { hashPassword } from './passwords.ts';
import { requiredProviderOf } from './provider/required-provider.ts';
import { provePassword } from './prove-password.ts';
import { refuseField } from './refuse-field.ts';
import { refuseGuessed } from './refuse-guessed.ts';
import { renewSession } from './renew-session.ts';
import { markConfirmed } from './sessions.queries.ts';
import type { SignInDelays } from './sign-in-delays.ts';
import { writeAccountMail } from './write-account-mail.ts';

/**
 * Gives somebody who is signed in, and knows their password, another one; or a first one to who has none, and has lately shown who
 * they are. Links to a new one that were sent before end, a change of the address that waits, and every other session.
 */
export async function changePassword(
  received: Received<'PUT /api/user/password'>,
  delays: SignInDelays,
): Promise<void> {
  const { db, actor, body, session, config } = received;
  if ((await passwordOf(db, actor.id))?.password) await knowsPresentOne(received, delays);
  else {
    refuseUnconfirmed(session);
    await refuseUseless(received);
  }
  const account = found(await addressOf(db, actor.id));
  await refuseGuessed('newPassword', body.newPassword, account, config);
  const hashed = await hashPassword(body.newPassword);
  await renewSession(received, async (tx) => {
    await updatePassword(tx, actor.id, hashed);
    await markConfirmed(tx, session.id);
    await endWhatWasBegun(tx, actor.id, actor.id);
    await endOtherSessions(tx, actor.id, session.id);
    await deleteUnfinishedOf(tx, actor.id);
    await noteSecurity(tx, {
      act: 'password.changed',
      outcome: 'done',
      actorId: actor.id,
      userId: actor.id,
      ...received.from,
    });
    if (account.email !== null && account.inForce)
      await writeAccountMail(tx, config, account, account.email, 'password.changed');
  });
}

async function knowsPresentOne(
  received: Received<'PUT /api/user/password'>,
  delays: SignInDelays,
): Promise<void> {
  const { actor, body, request } = received;
  refuseField('currentPassword', body.currentPassword ? undefined : missing);
  const password = body.currentPassword ?? '';
  await provePassword(received, { userId: actor.id, network: networkOf(request.ip), password }, delays);
}

const missing = sentences.missing(passwordFields.currentPassword.label);

/** A password that would not let its owner in is none to set. */
async function refuseUseless({ db, actor, config }: Received<'PUT /api/user/password'>): Promise<void> {
  const required = await requiredProviderOf(db, config, actor.id);
  if (required)
    throw refuse.conflict(
      'provider_required',
      `${required.companyName} wants its people to sign in with the company. A password would not let you in.`,
    );
}
