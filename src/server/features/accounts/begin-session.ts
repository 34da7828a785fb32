import type { Call } from '#contract/api.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Tx } from '#server/db/query.ts';
import { networkOf } from '#server/http/budgets.ts';
import type { Received } from '#server/http/calls.ts';
import { noteSecurity } from '#server/security-log/security-log.queries.ts';
import { endSession } from './end-sessions.ts';
import { heedProvider } from './provider/heed-provider.ts';
import { insertProviderSession } from './provider/identities.queries.ts';
import { sidOf, startSession } from './sessions.ts';

/** How somebody has shown who they are. */
export type SignInWay = 'password' | 'code' | 'recovery-code' | 'passkey' | 'provider' | 'registration';

/** What every way in has of a request. */
type Entering = Pick<Received<Call>, 'db' | 'config' | 'cookie' | 'request' | 'reply'>;

/**
 * The way in for whoever has shown us who they are: a new session id at every sign-in, and the old one ended, so that an id
 * that somebody planted before is worth nothing after. Whose company wants them to come by its provider is refused.
 */
export async function beginSession(received: Entering, userId: number, way: SignInWay): Promise<void> {
  const provided = await heedProvider(received, userId, way);
  await openSession(received, userId, {
    way,
    opened: async (tx, sid) => {
      if (provided) await insertProviderSession(tx, sid, provided);
    },
  });
}

interface Opening {
  way: SignInWay;
  /** Whose admins may read of it, where it came by their provider. */
  companyId?: number;
  /** What else is to be so when the session is there, or it is not begun. */
  opened: (tx: Tx, sid: string) => Promise<void>;
}

/** The same, where who they are has been shown to their company's provider. */
export async function openSession(
  { db, cookie, request, reply }: Entering,
  userId: number,
  { way, companyId, opened }: Opening,
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
      companyId: companyId ?? null,
      network,
      details: { way },
    });
    const begun = await startSession(tx, userId, { userAgent: request.headers['user-agent'], network, way });
    await opened(tx, sidOf(begun));
    return begun;
  });
  cookie.write(reply, token);
}
