import { generateSecret, generateURI } from 'otplib';
import { codeSentences } from '#domain/second-factor.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { markSecondFactor } from '#server/features/accounts/sessions.queries.ts';
import { renewSession } from '#server/features/accounts/renew-session.ts';
import { networkOf } from '#server/http/budgets.ts';
import type { Received } from '#server/http/calls.ts';
import { refuse } from '#server/refusal.ts';
import { accountById } from '#server/features/accounts/accounts.queries.ts';
import { authenticatorStanding, beginAuthenticator } from './authenticator.queries.ts';
import { checkCode } from './check-code.ts';
import { factorChanged } from './factor-changed.ts';
import { lockBearer } from './standing.queries.ts';

/** Begins to set up an authenticator app: its secret is told this once, and is worth nothing until a code of it has come. */
export async function beginToSetUp({ db, actor, config }: Received<'POST /api/user/authenticator'>) {
  const account = await accountById(db, actor.id);
  if (!account) throw refuse.signedOut();
  const key = generateSecret();
  if (!(await beginAuthenticator(db, actor.id, key))) throw alreadyThere();
  return { key, uri: generateURI({ issuer: config.brandName, label: account.username, secret: key }) };
}

/** Takes the authenticator app into use, once it has shown a right code. */
export async function confirmAuthenticator(received: Received<'PUT /api/user/authenticator'>): Promise<void> {
  const { db, actor, body, request, session, now } = received;
  const checked = await inTransaction(db, async (tx) => {
    await lockBearer(tx, actor.id);
    const begun = await authenticatorStanding(tx, actor.id);
    if (!begun) throw refuse.conflict('no_authenticator', 'Begin to set up an authenticator app first.');
    if (begun.since) throw alreadyThere();
    const outcome = await checkCode(tx, {
      userId: actor.id,
      code: body.code.replace(/[\s-]/g, ''),
      network: networkOf(request.ip),
      now: now(),
      confirmed: false,
    });
    if (outcome.right)
      await factorChanged(tx, received, { actorId: actor.id, userId: actor.id, act: 'authenticator.added' });
    return outcome;
  });
  if (checked.wait !== undefined)
    throw refuse.tooMany(checked.wait, 'Too many wrong codes. Please wait a moment and try again.');
  if (!checked.right) {
    const sentence =
      checked.problem === 'wrong'
        ? 'That code is wrong. Check that the clock of your phone is right, and enter the next one.'
        : codeSentences[checked.problem];
    throw refuse.invalid(sentence, { code: sentence });
  }
  await renewSession(received, (tx) => markSecondFactor(tx, session.id));
}

function alreadyThere() {
  return refuse.conflict(
    'authenticator_there',
    'You have an authenticator app already. Remove it before you set up another.',
  );
}
