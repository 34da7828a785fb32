import type { From } from '#server/security-log/from.ts';
import type pg from 'pg';
import type { SignInProblem } from '#domain/single-sign-on.ts';
import type { Tx } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { noteSecurity } from '#server/security-log/security-log.queries.ts';
import { accountById } from '#server/features/accounts/accounts.queries.ts';
import { mayBeConnected } from './admit-person.ts';
import { identitiesOf, insertIdentity, lockIssuer, personOfIdentity } from './identities.queries.ts';
import type { ProviderPerson } from './person-from.ts';
import type { ProviderRow } from './providers.queries.ts';
import type { Identity } from './sign-ins.queries.ts';

/** Connects the account that is signed in with somebody at its company's provider; answers what is in the way. */
export async function connectAccount(
  db: pg.Pool,
  { companyId }: ProviderRow,
  { issuer, subject }: ProviderPerson,
  { userId, from }: { userId: number; from: From },
): Promise<SignInProblem | undefined> {
  return inTransaction(db, async (tx) => {
    await lockIssuer(tx, issuer);
    const known = await personOfIdentity(tx, issuer, subject);
    if (known) return known.userId === userId ? undefined : 'taken';
    const account = await accountById(tx, userId);
    const isMember = account?.memberships.some((one) => one.companyId === companyId && one.verified);
    if (!account || !isMember || !mayBeConnected(account)) return 'elsewhere';
    const all = await identitiesOf(tx, userId);
    if (all.some((one) => one.issuer === issuer && one.companyId === companyId)) return 'connected';
    await link(tx, { companyId, issuer, subject }, { userId, from });
    return undefined;
  });
}

/** Connects the two, and says so. */
export async function link(
  tx: Tx,
  identity: Identity,
  { userId, from }: { userId: number; from: From },
): Promise<boolean> {
  const linked = await insertIdentity(tx, { ...identity, userId });
  if (linked)
    await noteSecurity(tx, {
      act: 'provider.linked',
      outcome: 'done',
      actorId: userId,
      userId,
      companyId: identity.companyId,
      ...from,
      details: { issuer: identity.issuer },
    });
  return linked;
}
