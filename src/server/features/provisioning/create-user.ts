import { randomInt } from 'node:crypto';
import { chosenNameProblem } from '#domain/accounts.ts';
import { staffTypeOf } from '#domain/permissions.ts';
import { highestRole, usernameStem } from '#domain/provisioning.ts';
import { insertAccount } from '#server/features/accounts/accounts.queries.ts';
import { isTaken } from '#server/features/accounts/addresses.queries.ts';
import { lockCompany } from '#server/features/companies/companies.queries.ts';
import { saveEvent } from '#server/events/reactions.ts';
import { confirmedOwner, usernameIsFree } from './accounts-made.queries.ts';
import { type Act, note } from './act.ts';
import { letIn, refuseLettingIn } from './membership.ts';
import type { ToldUser } from './scim/read-user.ts';
import { scimRefusal } from './scim/scim-error.ts';
import { hasUserName, insertProvisioned } from './users.queries.ts';

/**
 * Makes an account for somebody of the company's, without a password and with an address that nobody has proved, and the
 * membership. Two at once for one person wait for each other: the second finds the first.
 */
export async function createUser(act: Act, user: ToldUser): Promise<number> {
  const { tx, companyId, brandName } = act;
  await lockCompany(tx, companyId);
  await refuseLettingIn(act);
  if (await hasUserName(tx, companyId, user.userName)) throw nameTaken();
  refuseReservedName(user, brandName);
  if (user.email) await refuseTakenAddress(act, user.email, null);
  const userId = await insertAccount(tx, {
    username: await freeUsername(act, user.userName),
    password: null,
    email: user.email,
    firstName: user.givenName,
    lastName: user.familyName,
    userType: staffTypeOf(highestRole([])),
  });
  await saveEvent(tx, { type: 'account.registered', subjectId: userId, actorId: null });
  await note(act, 'account.made', { userId });
  const id = await insertProvisioned(tx, { companyId, userId, madeHere: true }, user);
  if (user.active) await letIn(act, { id, userId, madeHere: true });
  return id;
}

export function nameTaken(): Error {
  return scimRefusal.taken('Somebody of this userName is provisioned already.');
}

export function refuseReservedName(user: ToldUser, brandName: string): void {
  const problem = chosenNameProblem({ firstName: user.givenName, lastName: user.familyName }, brandName);
  if (problem) throw scimRefusal.invalid(`${problem}.`);
}

/** Who has proved an address has it; where nobody can, who came first. A person's own account is never taken over. */
export async function refuseTakenAddress(
  { tx, mails }: Act,
  address: string,
  byOtherThan: number | null,
): Promise<void> {
  // Also makes those wait for each other who ask for one address.
  const taken = await isTaken(tx, address, byOtherThan);
  const owner = mails ? await confirmedOwner(tx, address) : undefined;
  if (mails ? owner !== undefined && owner !== byOtherThan : taken)
    throw scimRefusal.taken('An account that is not yours to provision has this address.');
}

async function freeUsername({ tx, brandName }: Act, userName: string): Promise<string> {
  const stem = usernameStem(userName, brandName);
  let username = stem;
  while (!(await usernameIsFree(tx, username))) username = `${stem}-${randomInt(2, 100_000)}`;
  return username;
}
