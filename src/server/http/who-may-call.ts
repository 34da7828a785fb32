import type { FastifyRequest } from 'fastify';
import type { Call } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { whyNot } from '#domain/company-standing.ts';
import { type Actor, can } from '#domain/permissions.ts';
import { atWork, personal, suspendedCompany } from '#domain/suspension.ts';
import { refuse } from '#server/refusal.ts';
import { isAskedBy } from './asker.ts';
import { type Budgets, networkOf } from './budgets.ts';
import { type KeyInUse, keyIn, refuseOutOfScope } from './by-key.ts';
import type { SessionCookie } from './session-cookie.ts';

/** What a call has to know of the session over which it comes. */
export interface OwnSession {
  id: number;
  /** Whether whoever holds it has lately shown who they are. */
  confirmed: boolean;
  /** Whether they can do nothing in it before they have set up a second factor. */
  lacksFactor: boolean;
  /** What they may do now, where it is something else than when the session got its id. */
  changedTo: string | undefined;
}

/** Who asks, and over which session; or with which key, which is in none. */
export interface Present {
  actor: Actor;
  session: OwnSession;
  key?: KeyInUse;
}

/** How it is found out who calls. */
export interface CallerLookup {
  budgets: Budgets;
  cookie: SessionCookie;
  /** Who holds this session token, and which session it is of; or undefined. */
  presentOf: (token: string) => Promise<Present | undefined>;
  /** Who calls with this key; throws a refusal where it does not work. */
  presentOfKey: (key: string, request: FastifyRequest) => Promise<Present>;
}

/** What of a call says who may make it. */
type Asked = Pick<
  Endpoint,
  'permission' | 'budget' | 'withoutFactor' | 'inSuspension' | 'fromElsewhere' | 'forVisitors'
> & { key: string; method: string };

/**
 * Who makes a call, which is counted, and whether its body was still on its way when that was looked up; throws the refusal where
 * they may not.
 */
export async function admitted(
  request: FastifyRequest,
  asked: Asked,
  lookup: CallerLookup,
): Promise<{ present: Present | undefined; isComing: boolean }> {
  const { budgets } = lookup;
  const present = asked.fromElsewhere ? undefined : await whoAsks(request, lookup);
  const isComing = !request.raw.complete;
  const actor = present?.actor;
  if (actor) isAskedBy(request, actor.id);
  const usual = present?.key ? 'key' : actor ? 'session' : asked.forVisitors ? 'visitor' : 'anonymous';
  await budgets.spend(usual, present?.key?.id ?? actor?.id ?? networkOf(request.ip));
  refuseForbidden(present, asked);
  if (asked.budget) await budgets.spend(asked.budget, actor?.id ?? networkOf(request.ip));
  return { present: atTheirWork(present, asked), isComing };
}

/** The same person as they are now, once their body has come: it is one call, which is counted already. */
export async function readmitted(
  request: FastifyRequest,
  asked: Asked,
  lookup: CallerLookup,
): Promise<{ actor: Actor | undefined; session: OwnSession | undefined }> {
  const present = await whoAsks(request, lookup);
  refuseForbidden(present, asked);
  const now = atTheirWork(present, asked);
  return { actor: now?.actor, session: now?.session };
}

function refuseForbidden(present: Present | undefined, { key, permission, withoutFactor }: Asked): void {
  // The cast: what is registered stands in the contract.
  if (present?.key) refuseOutOfScope(key as Call, present.key);
  if (permission === 'anyone') return;
  if (!present) throw refuse.signedOut();
  if (present.session.lacksFactor && !withoutFactor) throw refuse.factorRequired();
  if (!can[permission](present.actor)) throw refuse.forbidden(whyNot(present.actor, permission));
}

function atTheirWork(
  present: Present | undefined,
  { method, permission, inSuspension = method === 'GET' ? 'open' : 'stopped' }: Asked,
): Present | undefined {
  if (!present || permission === 'anyone' || personal.has(permission) || inSuspension === 'open')
    return present;
  // Before anything is looked up, so that a suspended company cannot tell what is there from what is not.
  if (suspendedCompany(present.actor) !== undefined) throw refuse.suspended();
  return { ...present, actor: atWork(present.actor) };
}

/** For what is sensitive: whoever has found an open screen, or a cookie, is asked who they are. */
export function refuseUnconfirmed(session: OwnSession | undefined): void {
  if (!session?.confirmed) throw refuse.unconfirmed();
}

export async function whoAsks(
  request: FastifyRequest,
  { presentOf, presentOfKey, budgets, cookie }: CallerLookup,
): Promise<Present | undefined> {
  const key = keyIn(request);
  if (key !== undefined)
    return presentOfKey(key, request).catch(async (refusal: unknown) => {
      await budgets.spend('anonymous', networkOf(request.ip));
      throw refusal;
    });
  const token = cookie.read(request);
  return token ? presentOf(token) : undefined;
}
