import type { Call } from '#contract/api.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { networkOf } from '#server/http/budgets.ts';
import type { Received } from '#server/http/calls.ts';
import { noteSecurity } from '#server/security-log/security-log.queries.ts';
import { endSession } from './end-sessions.ts';
import { startSession } from './sessions.ts';

/** How somebody has shown who they are. */
export type SignInWay = 'password' | 'code' | 'recovery-code' | 'passkey' | 'provider' | 'registration';

/**
 * The one way in, however somebody has shown who they are: a new session id at every sign-in, and the old one ended, so that
 * an id that somebody planted before is worth nothing after.
 */
export async function beginSession(
  { db, cookie, request, reply }: Pick<Received<Call>, 'db' | 'cookie' | 'request' | 'reply'>,
  userId: number,
  way: SignInWay,
): Promise<void> {
  const old = cookie.read(request);
  const network = networkOf(request.ip);
  const token = await inTransaction(db, async (tx) => {
    if (old) await endSession(tx, old);
    await noteSecurity(tx, {
      act: 'sign-in.done',
      outcome: 'done',
      actorId: userId,
      userId,
      network,
      details: { way },
    });
    return startSession(tx, userId, { userAgent: request.headers['user-agent'], network, way });
  });
  cookie.write(reply, token);
}
