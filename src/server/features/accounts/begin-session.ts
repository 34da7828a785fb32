import type { Call } from '#contract/api.ts';
import type { SignInWay } from '#domain/sessions.ts';
import type { Tx } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { networkOf } from '#server/http/budgets.ts';
import type { Received } from '#server/http/calls.ts';
import { fromOf } from '#server/security-log/from.ts';
import { noteSecurity } from '#server/security-log/security-log.queries.ts';
import { meetDevice } from './devices.ts';
import { endSession } from './end-sessions.ts';
import { heedProvider } from './provider/heed-provider.ts';
import { insertProviderSession } from './provider/identities.queries.ts';
import { sidOf, startSession } from './sessions.ts';

/** What every way in has of a request. */
type Visit = Pick<Received<Call>, 'db' | 'config' | 'cookie' | 'request' | 'reply'>;

/**
 * The way in for whoever has shown us who they are: a new session id at every sign-in, and the old one ended, so that an id
 * that somebody planted before is worth nothing after. Whose company wants them to come by its provider is refused.
 */
export async function beginSession(visit: Visit, userId: number, way: SignInWay): Promise<void> {
  const provided = await heedProvider(visit, userId, way);
  await openSession(visit, userId, {
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
  visit: Visit,
  userId: number,
  { way, companyId, opened }: Opening,
): Promise<void> {
  const old = visit.cookie.read(visit.request);
  const handed = await inTransaction(visit.db, async (tx) => {
    if (old) await endSession(tx, old);
    await noteSecurity(tx, {
      act: 'sign-in.done',
      outcome: 'done',
      actorId: userId,
      userId,
      companyId: companyId ?? null,
      ...fromOf(visit.request),
      details: { way },
    });
    const entered = await enter(tx, visit, userId, way);
    await opened(tx, sidOf(entered.token));
    return entered;
  });
  handOver(visit, handed);
}

/** What the browser is handed once it is kept that it has a session. */
export interface Handed {
  token: string;
  device: string;
}

/** Begins a session in the transaction of what it comes with. Its cookies are for after that. */
export async function enter(
  tx: Tx,
  visit: Pick<Visit, 'config' | 'cookie' | 'request'>,
  userId: number,
  way: SignInWay,
): Promise<Handed> {
  const { ip, headers } = visit.request;
  const device = await meetDevice(tx, visit, userId);
  const beginning = { userAgent: headers['user-agent'], network: networkOf(ip), way };
  return { device, token: await startSession(tx, userId, beginning, visit.config.sessions) };
}

export function handOver(
  { cookie, reply }: Pick<Visit, 'cookie' | 'reply'>,
  { token, device }: Handed,
): void {
  cookie.write(reply, token);
  cookie.writeDevice(reply, device);
}
