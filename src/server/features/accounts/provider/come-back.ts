import { fromOf } from '#server/security-log/from.ts';
import type { Call } from '#contract/api.ts';
import type { Actor } from '#domain/permissions.ts';
import { hasShownMore, type SignInProblem } from '#domain/single-sign-on.ts';
import type { Tx } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { OwnSession } from '#server/http/who-may-call.ts';
import type { Received } from '#server/http/calls.ts';
import { noteSecurity } from '#server/security-log/security-log.queries.ts';
import { openSession } from '#server/features/accounts/begin-session.ts';
import { standingOf } from '#server/features/accounts/factors/standing.queries.ts';
import { noteShown } from '#server/features/accounts/sessions.queries.ts';
import { admitPerson } from './admit-person.ts';
import { askProvider } from './ask-provider.ts';
import { type BrowserProof, hashOf } from './browser-proof.ts';
import { confirmByProvider } from './confirm-by-provider.ts';
import { connectAccount } from './connect-account.ts';
import { hasLoggedOut, insertProviderSession } from './identities.queries.ts';
import type { ProviderPerson } from './person-from.ts';
import type { ProviderClients } from './provider-client.ts';
import { ProviderTrouble } from './provider-trouble.ts';
import { type ProviderRow, providerOf } from './providers.queries.ts';
import { type BackAgain, takeUnderWay, type UnderWay, writePendingLink } from './sign-ins.queries.ts';

type Coming = Pick<Received<Call>, 'db' | 'log' | 'config' | 'cookie' | 'request' | 'reply' | 'from'> & {
  actor: Actor | undefined;
  session: OwnSession | undefined;
};

export interface Ways {
  clients: ProviderClients;
  proof: BrowserProof;
}

/** Where somebody who comes back from a provider goes on. */
type CameBack = { to: string | null } | { problem: SignInProblem } | { connectTo: number };

/** What they wanted before goes along, also where they have to begin anew. */
export type Returning = CameBack & { wanted: string | null; purpose: UnderWay['purpose'] | undefined };

/** Somebody comes back from a company's provider with a code, or without one. */
export async function comeBack(coming: Coming, ways: Ways, companyId: number): Promise<Returning> {
  const { db, log, request } = coming;
  const query = new URL(request.url, 'http://here').searchParams;
  const browser = ways.proof.read(request);
  // Given twice, it is none of ours.
  const [state, ...more] = query.getAll('state');
  const going =
    browser && state && !more.length
      ? await takeUnderWay(db, { stateHash: hashOf(state), browserHash: hashOf(browser), companyId })
      : undefined;
  const came = going
    ? await finish(coming, ways, { going, query, browser: browser ?? '', state: state ?? '' }).catch(
        (error: unknown) => {
          if (!(error instanceof ProviderTrouble)) throw error;
          log.warn({ err: error, companyId }, 'A sign-in by a provider failed');
          return { problem: error.problem };
        },
      )
    : { problem: 'expired' as const };
  if ('problem' in came)
    await noteSecurity(db, {
      act: going?.purpose === 'confirm' ? 'identity.confirmed' : 'sign-in.failed',
      outcome: came.problem === 'provider_wrong' ? 'failed' : 'refused',
      actorId: coming.actor?.id ?? null,
      userId: going?.userId ?? null,
      // Where nothing was under way nobody has said whose it is.
      companyId: going ? companyId : null,
      ...fromOf(request),
      details: { way: 'provider', reason: came.problem },
    });
  return { ...came, wanted: going?.returnTo ?? null, purpose: going?.purpose };
}

interface Returned {
  going: BackAgain;
  query: URLSearchParams;
  browser: string;
  state: string;
}

async function finish(coming: Coming, ways: Ways, { going, ...returned }: Returned): Promise<CameBack> {
  const { db, config, request } = coming;
  const provider = await providerOf(db, going.companyId);
  const isSame = provider?.issuer === going.issuer && provider.clientId === going.clientId;
  if (!provider?.enabled || !isSame || config.publicUrl === undefined) return { problem: 'off' };
  const client = await ways.clients.of(db, provider);
  const { purpose, returnTo } = going;
  const person = await askProvider(client, provider, { ...returned, publicUrl: config.publicUrl });
  const around = { brandName: config.brandName, from: fromOf(request) };
  if (purpose === 'confirm') {
    const problem = await confirmByProvider(coming, provider, person, going);
    return problem ? { problem } : { to: returnTo };
  }
  if (purpose === 'connect') {
    // Who went is who has to be there still: the session may have changed hands meanwhile.
    if (going.userId === null || coming.actor?.id !== going.userId) return { problem: 'expired' };
    const problem = await connectAccount(db, provider, person, { userId: going.userId, ...around });
    return problem ? { problem } : { to: returnTo };
  }
  const admitted = await inTransaction(db, (tx) => admitPerson(tx, provider, person, around));
  if ('problem' in admitted) return admitted;
  if ('connectTo' in admitted) {
    await writePendingLink(db, {
      ...person,
      browserHash: hashOf(returned.browser),
      userId: admitted.connectTo,
      companyId: provider.companyId,
    });
    return admitted;
  }
  return (await begun(coming, provider, person, admitted)) ? { to: returnTo } : { problem: 'signed_out' };
}

/** Begins the session, unless the provider has ended its own meanwhile. */
async function begun(
  coming: Coming,
  { companyId, secondFactorValues }: ProviderRow,
  person: ProviderPerson,
  { userId, first }: { userId: number; first: boolean },
): Promise<boolean> {
  try {
    await openSession(coming, userId, {
      way: 'provider',
      companyId,
      opened: async (tx, sid) => {
        if (await hasLoggedOut(tx, person, person.issuedAt)) throw new LoggedOutMeanwhile();
        await insertProviderSession(tx, sid, person);
        await noteShown(tx, sid, {
          // Who comes the first time has nothing yet that could be taken: they can set up a way back in.
          secondsAgo: first ? 0 : await shownBefore(tx, userId, person),
          secondFactor: hasShownMore(person.strength, secondFactorValues),
        });
      },
    });
    return true;
  } catch (error) {
    if (error instanceof LoggedOutMeanwhile) return false;
    throw error;
  }
}

/**
 * How many seconds ago somebody has shown who they are: to the provider, which may have let them through for a sign-in of this
 * morning. Null where it does not say, and where there is a second factor of ours, which is what confirms then.
 */
async function shownBefore(
  tx: Tx,
  userId: number,
  { authenticatedAt, issuedAt }: ProviderPerson,
): Promise<number | null> {
  if (authenticatedAt === null || (await standingOf(tx, userId))?.has) return null;
  return Math.max(0, (issuedAt.getTime() - authenticatedAt.getTime()) / 1_000);
}

class LoggedOutMeanwhile extends Error {}
