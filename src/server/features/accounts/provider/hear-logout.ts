import type { From } from '#server/security-log/from.ts';
import { jwtVerify } from 'jose';
import type { Context } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { noteSecurity } from '#server/security-log/security-log.queries.ts';
import { refuse } from '#server/refusal.ts';
import { endTheseSessions } from '#server/features/accounts/end-sessions.ts';
import { insertLogout, lockIssuer, type Logout, sessionsMeant } from './identities.queries.ts';
import type { ProviderClient, ProviderClients } from './provider-client.ts';
import { fromProvider, ProviderTrouble } from './provider-trouble.ts';
import { providerOf } from './providers.queries.ts';

/** What makes a token one of OpenID Connect Back-Channel Logout 1.0. */
const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout';
/** How old one may be, and how far a clock may be off, in seconds. */
const oldest = 300;
const tolerance = 30;

/** A provider says that somebody has signed out, or left: their sessions end, and what is open over them. */
export async function hearLogout(
  { db, log }: Pick<Context, 'db' | 'log'>,
  clients: ProviderClients,
  companyId: number,
  { token, from }: { token: string; from: From },
): Promise<void> {
  const provider = await providerOf(db, companyId);
  if (!provider?.enabled) throw refuse.notFound();
  const logout = await clients
    .of(db, provider)
    .then((client) => fromProvider(() => verified(client, provider.clientId, token)))
    .catch((error: unknown) => {
      if (!(error instanceof ProviderTrouble)) throw error;
      log.warn({ err: error, companyId }, 'A logout by a provider was not believed');
      throw refuse.invalid('The logout token is not one of this provider, or is not valid.');
    });
  await inTransaction(db, async (tx) => {
    await lockIssuer(tx, logout.issuer);
    if (!(await insertLogout(tx, logout))) throw refuse.invalid('This logout token was heard before.');
    const ended = await sessionsMeant(tx, logout, companyId);
    await endTheseSessions(tx, ended);
    for (const userId of new Set(ended.map((session) => session.userId)))
      await noteSecurity(tx, {
        act: 'session.ended',
        outcome: 'done',
        actorId: null,
        userId,
        companyId,
        ...from,
        details: { way: 'provider', sessions: ended.filter((session) => session.userId === userId).length },
      });
  });
}

/** Everything of a logout token that its standard wants looked at (2.6). */
async function verified({ issuer, keys }: ProviderClient, clientId: string, token: string): Promise<Logout> {
  const { payload, protectedHeader } = await jwtVerify(token, keys, {
    issuer,
    audience: clientId,
    // Signed with a key that only the provider has: nothing that can be made with a client's secret, nor none at all.
    algorithms: [
      'RS256',
      'RS384',
      'RS512',
      'PS256',
      'PS384',
      'PS512',
      'ES256',
      'ES384',
      'ES512',
      'EdDSA',
      'Ed25519',
    ],
    requiredClaims: ['iat', 'jti', 'events'],
    maxTokenAge: oldest,
    clockTolerance: tolerance,
  });
  const { typ } = protectedHeader;
  const { sub, sid, events, nonce, jti, iat } = payload;
  const isLogout = typeof events === 'object' && events !== null && Object.hasOwn(events, logoutEvent);
  // Nothing else that the provider signs, an ID token above all, may do as one of these: hence the type, and no nonce.
  if (!isLogout || nonce !== undefined || !/^(application\/)?logout\+jwt$/i.test(typ ?? ''))
    throw new ProviderTrouble('provider_wrong');
  const isText = (claim: unknown): claim is string =>
    typeof claim === 'string' && claim.length > 0 && claim.length <= 300;
  if ((sub === undefined && sid === undefined) || !isText(jti) || iat === undefined)
    throw new ProviderTrouble('provider_wrong');
  if ((sub !== undefined && !isText(sub)) || (sid !== undefined && !isText(sid)))
    throw new ProviderTrouble('provider_wrong');
  return {
    issuer,
    tokenId: jti,
    subject: sub ?? null,
    providerSid: sid ?? null,
    issuedAt: new Date(iat * 1_000),
  };
}
