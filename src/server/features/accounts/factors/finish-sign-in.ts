import { codeSentences } from '#domain/second-factor.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { fromOf } from '#server/security-log/from.ts';
import type { Received } from '#server/http/calls.ts';
import { refuse } from '#server/refusal.ts';
import { noteSecurity } from '#server/security-log/security-log.queries.ts';
import { beginSession } from '#server/features/accounts/begin-session.ts';
import { tellOf } from './factor-changed.ts';
import { takeCode } from './take-code.ts';
import { factorsOf } from './standing.queries.ts';
import { forgetUnfinished, unfinishedToken } from './unfinished-cookie.ts';
import { countTry, deleteUnfinished, lockUnfinished, unfinishedBy } from './unfinished.queries.ts';

type Finishing = Received<'POST /api/login/second-factor'>;

/** With what this browser's sign-in can be finished. */
export async function waysToFinish(received: Received<'GET /api/login/second-factor'>) {
  const token = unfinishedToken(received);
  const unfinished = token === undefined ? undefined : await unfinishedBy(received.db, token);
  if (!unfinished) throw signInAgain();
  const { passkeys, authenticator, recoveryCodes } = await factorsOf(received.db, unfinished.userId);
  return { passkey: passkeys > 0, authenticator, recoveryCode: recoveryCodes > 0 };
}

/** Finishes a sign-in whose password was right. Answers whose it is. */
export async function finishSignIn(received: Finishing): Promise<number> {
  const token = unfinishedToken(received);
  const outcome = token === undefined ? undefined : await looked(received, token);
  if (!outcome) throw signInAgain();
  if (outcome.wait !== undefined)
    throw refuse.tooMany(outcome.wait, 'Too many wrong codes. Please wait a moment and try again.');
  if (!outcome.right) throw refuse.signIn('wrong_code', codeSentences[outcome.problem]);
  await beginSession(received, outcome.userId, outcome.way);
  await forgetUnfinished(received);
  return outcome.userId;
}

function signInAgain() {
  return refuse.signIn('sign_in_again', 'This took too long. Sign in with your password again.');
}

/** What the code was worth. Whatever the answer, what it cost is kept. */
async function looked(received: Finishing, token: string) {
  const { db, body, request } = received;
  return inTransaction(db, async (tx) => {
    const unfinished = await lockUnfinished(tx, token);
    if (!unfinished) return undefined;
    const { userId } = unfinished;
    const checked = await takeCode(tx, received, userId, body.code);
    if (checked.right) await deleteUnfinished(tx, token);
    else if (checked.wait === undefined) {
      await countTry(tx, token);
      await noteSecurity(tx, {
        act: 'sign-in.failed',
        outcome: 'failed',
        actorId: null,
        userId,
        ...fromOf(request),
        details: { way: checked.way },
      });
      // Whoever got so far knows the password, and is perhaps not its owner.
      if (unfinished.triesLeft === 1) await tellOf(tx, received, userId, 'code.guessed');
    }
    return { ...checked, userId };
  });
}
