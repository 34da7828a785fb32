import { endLinks } from '#server/addresses/links.queries.ts';
import { found } from '#server/found.ts';
import { networkOf } from '#server/http/budgets.ts';
import type { Received } from '#server/http/calls.ts';
import { noteSecurity } from '#server/security-log/security-log.queries.ts';
import { updatePassword } from './accounts.queries.ts';
import { addressOf } from './addresses.queries.ts';
import { endOtherSessions } from './end-sessions.ts';
import { deleteUnfinishedOf } from './factors/unfinished.queries.ts';
import { hashPassword } from './passwords.ts';
import { provePassword } from './prove-password.ts';
import { refuseGuessed } from './refuse-guessed.ts';
import { renewSession } from './renew-session.ts';
import { markConfirmed } from './sessions.queries.ts';
import type { SignInDelays } from './sign-in-delays.ts';
import { writeAccountMail } from './write-account-mail.ts';

/** Gives somebody who is signed in, and knows their password, another one. Links that were sent before end, and every other session. */
export async function changePassword(
  received: Received<'PUT /api/user/password'>,
  delays: SignInDelays,
): Promise<void> {
  const { db, actor, body, session, request, config } = received;
  const network = networkOf(request.ip);
  await provePassword(received, { userId: actor.id, network, password: body.currentPassword }, delays);
  const account = found(await addressOf(db, actor.id));
  await refuseGuessed('newPassword', body.newPassword, account, config);
  const hashed = await hashPassword(body.newPassword);
  await renewSession(received, async (tx) => {
    await updatePassword(tx, actor.id, hashed);
    await markConfirmed(tx, session.id);
    await endLinks(tx, actor.id, 'reset');
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
