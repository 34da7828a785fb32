import { randomInt } from 'node:crypto';
import { chosenNameProblem } from '#domain/accounts.ts';
import { accountFor } from '#domain/joining.ts';
import { usernameStem } from '#domain/provisioning.ts';
import { insertAccount } from '#server/features/accounts/accounts.queries.ts';
import { isUsernameTaken } from '#server/features/accounts/provider/identities.queries.ts';
import { lockCompany } from '#server/features/companies/companies.queries.ts';
import { saveEvent } from '#server/events/reactions.ts';
import { type Act, note, sayChange } from './act.ts';
import { accountToLink, askForProof } from './link-account.ts';
import { letIn, refuseLettingIn, sendOff } from './membership.ts';
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
  const linked = user.email ? await accountToLink(act, user.email) : undefined;
  const userId = linked?.userId ?? (await makeAccount(act, user));
  const madeHere = linked === undefined;
  const id = await insertProvisioned(tx, { companyId, userId, madeHere }, user);
  if (linked) await note(act, 'provisioning.changed', { userId, details: { user: id, linked: true } });
  // Who is a member already stays what they are until a group says otherwise.
  if (user.active && !linked?.isMember) await letIn(act, { id, userId, madeHere });
  if (!user.active && linked?.isMember) await sendOff(act, { id, userId, madeHere });
  await sayChange(act);
  return id;
}

async function makeAccount(act: Act, user: ToldUser): Promise<number> {
  const userId = await insertAccount(act.tx, {
    username: await freeUsername(act, user.userName),
    password: null,
    email: user.email,
    firstName: user.givenName,
    lastName: user.familyName,
    userType: accountFor(undefined),
  });
  await saveEvent(act.tx, { type: 'account.registered', subjectId: userId, actorId: null });
  await note(act, 'account.made', { userId });
  if (user.email) await askForProof(act, userId, user.email);
  return userId;
}

export function nameTaken(): Error {
  return scimRefusal.taken('Someone with this userName is already provisioned.');
}

export function refuseReservedName(user: ToldUser, brandName: string): void {
  const problem = chosenNameProblem({ firstName: user.givenName, lastName: user.familyName }, brandName);
  if (problem) throw scimRefusal.invalid(`${problem}.`);
}

async function freeUsername({ tx, brandName }: Act, userName: string): Promise<string> {
  const stem = usernameStem(userName, brandName);
  let username = stem;
  while (await isUsernameTaken(tx, username)) username = `${stem}-${randomInt(2, 100_000)}`;
  return username;
}
