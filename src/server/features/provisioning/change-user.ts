import { endLinks } from '#server/addresses/links.queries.ts';
import { updateNames } from '#server/features/accounts/accounts.queries.ts';
import { setAddress } from '#server/features/accounts/addresses.queries.ts';
import { lockCompany } from '#server/features/companies/companies.queries.ts';
import { saveEvent } from '#server/events/reactions.ts';
import { accountStanding, closeAccount } from './accounts-made.queries.ts';
import { type Act, note, sayChange } from './act.ts';
import { nameTaken, refuseReservedName } from './create-user.ts';
import { askForProof, refuseTakenAddress } from './link-account.ts';
import { isCompanys, letIn, sendOff } from './membership.ts';
import type { ToldUser } from './scim/read-user.ts';
import { scimRefusal } from './scim/scim-error.ts';
import {
  deleteProvisioned,
  hasUserName,
  provisionedUser,
  updateProvisioned,
  type UserRow,
} from './users.queries.ts';

/** What a person is called and whether they are a member, as the identity provider has it now. */
export async function changeUser(
  act: Act,
  id: number,
  told: (before: UserRow) => ToldUser,
): Promise<UserRow> {
  const { tx, companyId } = act;
  const before = await lockedUser(act, id);
  const user = told(before);
  const changed = changedFields(before, user);
  if (changed.length > 0) {
    if (isOtherName(before, user) && (await hasUserName(tx, companyId, user.userName))) throw nameTaken();
    refuseReservedName(user, act.brandName);
    await updateProvisioned(tx, id, user);
    await changeAccount(act, before, user);
    await note(act, 'provisioning.changed', {
      userId: before.userId,
      details: { user: id, fields: changed },
    });
  }
  if (user.active && !before.active) await letIn(act, before);
  if (!user.active && before.active) await sendOff(act, before);
  if (changed.length > 0) await sayChange(act);
  return (await provisionedUser(tx, companyId, id)) ?? before;
}

/** Ends the membership and forgets the person; an account that was only the company's is closed. */
export async function removeUser(act: Act, id: number, check: (before: UserRow) => void): Promise<void> {
  const { tx, companyId } = act;
  const user = await lockedUser(act, id);
  check(user);
  await sendOff(act, user);
  await deleteProvisioned(tx, id);
  const account = await accountStanding(tx, companyId, user.userId);
  // Whose address is another one by now has made the account their own.
  if (account && isCompanys(user, account) && account.email === user.email) {
    await closeAccount(tx, user.userId);
    await saveEvent(tx, {
      type: 'account.changed',
      subjectId: user.userId,
      actorId: null,
      data: { disabled: true },
    });
    await note(act, 'account.disabled', { userId: user.userId });
  }
  await sayChange(act);
}

async function lockedUser({ tx, companyId }: Act, id: number): Promise<UserRow> {
  await lockCompany(tx, companyId);
  const user = await provisionedUser(tx, companyId, id);
  if (!user) throw scimRefusal.notFound();
  return user;
}

/** Names and address go into the account where it is the company's own; anybody else's stays as its owner has it. */
async function changeAccount(act: Act, before: UserRow, user: ToldUser): Promise<void> {
  const { tx, companyId } = act;
  const account = await accountStanding(tx, companyId, before.userId);
  if (!account || !isCompanys(before, account)) return;
  // An address that its owner has changed, or proved another one instead of, is their own.
  const followsAddress = user.email !== before.email && account.email === before.email;
  if (followsAddress && user.email) await refuseTakenAddress(act, user.email, before.userId);
  await updateNames(tx, before.userId, { firstName: user.givenName, lastName: user.familyName });
  if (followsAddress) {
    // What was sent to the address before proves nothing of this one.
    await endLinks(tx, before.userId);
    await setAddress(tx, before.userId, user.email);
    if (user.email) await askForProof(act, before.userId, user.email);
  }
  await saveEvent(tx, { type: 'account.changed', subjectId: before.userId, actorId: null });
}

const fields = ['userName', 'externalId', 'givenName', 'familyName', 'displayName', 'email'] as const;

function changedFields(before: ToldUser, user: ToldUser): string[] {
  return fields.filter((field) => before[field] !== user[field]);
}

function isOtherName(before: ToldUser, user: ToldUser): boolean {
  return before.userName.toLowerCase() !== user.userName.toLowerCase();
}
