import type { From } from '#server/security-log/from.ts';
import { isAdmin, isHiringSide } from '#domain/permissions.ts';
import { mapsRoles, roleBy, type SignInProblem } from '#domain/single-sign-on.ts';
import type { Tx } from '#server/db/query.ts';
import { daysUntilAskingAgain } from '#server/features/companies/asking.queries.ts';
import { isProvedDomain } from './domains.queries.ts';
import {
  awaitingAccount,
  belongings,
  confirmByProvider,
  insertIdentity,
  type KnownPerson,
  lockIssuer,
  noteUse,
  personOfIdentity,
  provedHolderOf,
} from './identities.queries.ts';
import { joinByProvider, makeAccount, takeRole } from './join-by-provider.ts';
import type { ProviderPerson } from './person-from.ts';
import type { ProviderRow } from './providers.queries.ts';

/** Whoever it is: in (the first of all in that account, or not), to be connected with an account that is there first, or not let in, and why. */
export type Admitted =
  | { userId: number; first: boolean }
  | { connectTo: number }
  | { problem: SignInProblem };

interface Around {
  brandName: string;
  from: From;
}

/**
 * Finds the account of somebody whom a company's provider has sent. Issuer and subject alone say who it is. An address never
 * opens an account that is there already: whoever made that may not be who has the address now.
 */
export async function admitPerson(
  tx: Tx,
  provider: ProviderRow,
  person: ProviderPerson,
  around: Around,
): Promise<Admitted> {
  // Two first sign-ins of one person at once make one account.
  await lockIssuer(tx, person.issuer);
  const known = await personOfIdentity(tx, person.issuer, person.subject);
  if (known) return admitKnown(tx, provider, person, known, around.from);
  const { domain } = person;
  if (domain === undefined || !(await isProvedDomain(tx, provider.companyId, domain)))
    return { problem: 'no_address' };
  const awaiting = await awaitingAccountOf(tx, provider, person);
  if (awaiting) {
    const admitted = await admitKnown(tx, provider, person, awaiting, around.from);
    return 'userId' in admitted ? { ...admitted, first: true } : admitted;
  }
  const own = await ownAccount(tx, provider, person);
  if (own !== undefined) return { connectTo: own };
  const role = roleBy(provider, person.claims);
  const userId = await makeAccount(tx, provider, person, { ...around, role });
  await insertIdentity(tx, { ...person, companyId: provider.companyId, userId });
  return { userId, first: true };
}

async function admitKnown(
  tx: Tx,
  provider: ProviderRow,
  person: ProviderPerson,
  { userId, companyId, userType, disabled }: KnownPerson,
  from: From,
): Promise<Admitted> {
  if (disabled) return { problem: 'disabled' };
  // A company's provider opens accounts of that company, and of nobody besides: what else they could open is not its to give.
  if (companyId !== provider.companyId || isAdmin({ userType }) || !isHiringSide({ userType }))
    return { problem: 'elsewhere' };
  const all = await belongings(tx, userId);
  if (all.some((one) => one.verified && one.companyId !== companyId)) return { problem: 'elsewhere' };
  const role = roleBy(provider, person.claims);
  const present = all.find((one) => one.companyId === companyId);
  if (!present) {
    if (await daysUntilAskingAgain(tx, companyId, userId)) return { problem: 'removed' };
    await joinByProvider(tx, provider, userId, { role, from });
  } else if (mapsRoles(provider)) await takeRole(tx, provider, userId, { present, role, from });
  await noteUse(tx, person.issuer, person.subject);
  return { userId, first: false };
}

/** The account that the company's provisioning has made for them beforehand: theirs from now on. */
async function awaitingAccountOf(
  tx: Tx,
  { companyId }: ProviderRow,
  { issuer, subject, provedEmail, claims }: ProviderPerson,
): Promise<KnownPerson | undefined> {
  const { oid } = claims;
  const objectId = typeof oid === 'string' ? oid : null;
  const found = await awaitingAccount(tx, companyId, { subject, objectId, email: provedEmail });
  if (!found) return undefined;
  await insertIdentity(tx, { issuer, subject, companyId, userId: found.userId });
  if (provedEmail !== null) await confirmByProvider(tx, found.userId, provedEmail);
  return found;
}

/**
 * The account that somebody may have here already: theirs by an address that both sides have proved, of somebody who hires
 * and belongs to no other company. It is only asked for; signing in to it is what connects.
 */
async function ownAccount(
  tx: Tx,
  { companyId }: ProviderRow,
  { provedEmail }: ProviderPerson,
): Promise<number | undefined> {
  const holder = provedEmail === null ? undefined : await provedHolderOf(tx, provedEmail);
  if (!holder || holder.disabled || !mayBeConnected(holder)) return undefined;
  const all = await belongings(tx, holder.userId);
  return all.some((one) => one.verified && one.companyId !== companyId) ? undefined : holder.userId;
}

/** Whoever runs the site is nobody's to let in, and who looks for work is not a company's. */
export function mayBeConnected(account: Pick<KnownPerson, 'userType'>): boolean {
  return isHiringSide(account) && !isAdmin(account);
}
