import type { ConfirmationWay } from '#domain/sessions.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { networkOf } from '#server/http/budgets.ts';
import type { Received } from '#server/http/calls.ts';
import { refuse } from '#server/refusal.ts';
import { noteSecurity } from '#server/security-log/security-log.queries.ts';
import { passwordOf } from './accounts.queries.ts';
import { passwordFits } from './passwords.ts';
import { factorsOf } from './factors/standing.queries.ts';
import { providerOfPerson } from './provider/providers.queries.ts';
import { renewSession } from './renew-session.ts';
import { markConfirmed, markSecondFactor } from './sessions.queries.ts';
import type { SignInDelays } from './sign-in-delays.ts';

/**
 * How somebody can show again who they are, the usual way first. Who has a second factor shows that: whoever has found out the
 * password, or sits where the company's provider knows them, shall not take the factor away with it.
 */
export async function confirmationWaysOf(db: Db, userId: number): Promise<ConfirmationWay[]> {
  const { passkeys, authenticator, recoveryCodes } = await factorsOf(db, userId);
  if (passkeys || authenticator)
    return [
      ...(passkeys ? (['passkey'] as const) : []),
      ...(authenticator || recoveryCodes ? (['code'] as const) : []),
    ];
  const stored = await passwordOf(db, userId);
  return [
    ...(stored?.password ? (['password'] as const) : []),
    ...((await providerOfPerson(db, userId)) ? (['provider'] as const) : []),
  ];
}

/** Lets somebody go on with sensitive acts who types their password, and is held up like signing in with wrong ones. */
export async function confirmByPassword(
  received: Received<'POST /api/user/confirmation'>,
  delays: SignInDelays,
): Promise<void> {
  const { db, actor, body, request } = received;
  const ways = await confirmationWaysOf(db, actor.id);
  if (ways.includes('passkey') || ways.includes('code'))
    throw refuse.conflict('confirm_by_factor', 'Confirm with your passkey or a code that it’s you.');
  const attempt = { account: `id ${actor.id}`, from: networkOf(request.ip) };
  await delays.check(attempt);
  const stored = await passwordOf(db, actor.id);
  if (!(await passwordFits(body.password, stored?.password))) {
    await delays.wrong(attempt);
    await noteConfirmation(db, received, 'failed', 'password');
    throw refuse.invalid('Password is wrong.', { password: 'Password is wrong.' });
  }
  await delays.right(attempt);
  await identityConfirmed(received, 'password');
}

/** However somebody has shown again who they are: it is noted, and the session gets a new id; `also` is done with it. */
export async function identityConfirmed(
  received: Pick<
    Received<'POST /api/user/confirmation'>,
    'db' | 'actor' | 'session' | 'cookie' | 'request' | 'reply' | 'from'
  >,
  way: ConfirmationWay,
  also: (tx: Tx) => Promise<void> = async () => undefined,
): Promise<void> {
  await renewSession(received, async (tx) => {
    await markConfirmed(tx, received.session.id);
    if (way === 'passkey' || way === 'code') await markSecondFactor(tx, received.session.id);
    await also(tx);
    await noteConfirmation(tx, received, 'done', way);
  });
}

async function noteConfirmation(
  db: Db,
  { actor, from }: Pick<Received<'POST /api/user/confirmation'>, 'actor' | 'from'>,
  outcome: 'done' | 'failed',
  way: ConfirmationWay,
): Promise<void> {
  await noteSecurity(db, {
    act: 'identity.confirmed',
    outcome,
    actorId: actor.id,
    userId: actor.id,
    ...from,
    details: { way },
  });
}
