import { isAdmin, isHiringSide, managesByMembership } from '#domain/permissions.ts';
import { domainOf } from '#domain/single-sign-on.ts';
import { isProvedDomain } from '#server/features/accounts/provider/domains.queries.ts';
import { provedHolderOf } from '#server/features/accounts/provider/identities.queries.ts';
import { isTaken } from '#server/features/accounts/addresses.queries.ts';
import { type LinkFacts, linkFacts } from './accounts-made.queries.ts';
import { enqueue } from '#server/tasks/enqueue.ts';
import type { Act } from './act.ts';
import { ScimError, scimRefusal } from './scim/scim-error.ts';

/** An account that is there already, and what its owner is to the company. */
export interface Linked {
  userId: number;
  isMember: boolean;
}

/**
 * The account that is linked instead of making one: its owner has proved the address, and the company that such addresses are its
 * people's. Undefined where the address is free. Anybody else's account is never taken over.
 */
export async function accountToLink(act: Act, address: string): Promise<Linked | undefined> {
  const { tx, companyId } = act;
  const owner = await holderOf(act, address, null);
  if (owner === undefined) return undefined;
  const domain = domainOf(address);
  const isOfCompany = domain !== undefined && (await isProvedDomain(tx, companyId, domain));
  const facts = isOfCompany && owner !== 'somebody' ? await linkFacts(tx, companyId, owner) : undefined;
  if (!facts || owner === 'somebody' || !mayBeLinked(facts)) throw takenAddress();
  const { role } = facts;
  if (role && managesByMembership({ role, verified: true }) && !facts.adminBeside)
    throw new ScimError(
      409,
      'This is the last company admin who is not provisioned, and stays so. Make someone else company admin first.',
    );
  return { userId: owner, isMember: role !== null };
}

/** Refuses an address that is somebody else's. */
export async function refuseTakenAddress(act: Act, address: string, byOtherThan: number): Promise<void> {
  if ((await holderOf(act, address, byOtherThan)) !== undefined) throw takenAddress();
}

/**
 * Asks for proof of an address that the identity provider has given an account. It goes only where the company's own people are: a
 * token is no way to have mails sent to anybody.
 */
export async function askForProof(
  { tx, companyId, mails }: Act,
  userId: number,
  address: string,
): Promise<void> {
  const domain = domainOf(address);
  if (!mails || domain === undefined || !(await isProvedDomain(tx, companyId, domain))) return;
  await enqueue(tx, 'confirm-link', [{ data: { userId } }]);
}

/** Who has proved an address has it; where nobody can, who came first. */
async function holderOf(
  { tx, mails }: Act,
  address: string,
  byOtherThan: number | null,
): Promise<number | 'somebody' | undefined> {
  // Also makes those wait for each other who ask for one address.
  const isSaid = await isTaken(tx, address, byOtherThan);
  const owner = await provedHolderOf(tx, address);
  if (owner && owner.userId !== byOtherThan) return owner.userId;
  return isSaid && !mails ? 'somebody' : undefined;
}

/** Whoever runs the site is nobody's to let in, and who looks for work no company's. Who left does not come back by an address. */
function mayBeLinked({ userType, disabled, elsewhere, provisioned, left, role }: LinkFacts): boolean {
  if (disabled || elsewhere || provisioned || isAdmin({ userType })) return false;
  return isHiringSide({ userType }) && (role !== null || !left);
}

function takenAddress(): Error {
  return scimRefusal.taken('An account that is not yours to provision has this address.');
}
