import type { MemberRole } from '#domain/people.ts';
import { managesByMembership } from '#domain/permissions.ts';
import { accountFor } from '#domain/joining.ts';
import { highestRole } from '#domain/provisioning.ts';
import { brokenUniqueRule } from '#server/db/conflicts.ts';
import {
  companyById,
  deleteMember,
  hasManagerBeside,
  insertMember,
  memberOf,
  updateMember,
} from '#server/features/companies/companies.queries.ts';
import { type AccountStanding, accountStanding, setWork } from './accounts-made.queries.ts';
import { type Act, note, sayMembership } from './act.ts';
import { rolesByGroups } from './groups.queries.ts';
import { ScimError, scimRefusal } from './scim/scim-error.ts';
import type { UserRow } from './users.queries.ts';

type Provisioned = Pick<UserRow, 'id' | 'userId' | 'madeHere'>;

/** Whether an account is the company's to change: provisioning made it, and it has no life beside the company. */
export function isCompanys({ madeHere }: Pick<UserRow, 'madeHere'>, account: AccountStanding): boolean {
  return madeHere && !account.elsewhere;
}

/** People are let in by companies that the platform has verified; sent off by any. */
export async function refuseLettingIn({ tx, companyId }: Act): Promise<void> {
  const company = await companyById(tx, companyId);
  if (company?.verified && !company.suspended) return;
  throw new ScimError(403, 'This company is not verified, or is suspended: no one can be added.');
}

/** Makes somebody a verified member, in the role of their groups. */
export async function letIn(act: Act, user: Provisioned): Promise<void> {
  const { tx, companyId } = act;
  await refuseLettingIn(act);
  const role = highestRole(await rolesByGroups(tx, user.id));
  try {
    const isNew = await insertMember(tx, { companyId, userId: user.userId, role, verified: true });
    if (!isNew) await updateMember(tx, companyId, user.userId, { role, verified: true });
  } catch (error) {
    if (brokenUniqueRule(error) === 'company_user_one_verified')
      throw scimRefusal.taken('This person is a verified member of another company.');
    throw error;
  }
  await followWork(act, user, role);
  await sayMembership(act, 'membership.changed', { userId: user.userId, role, verified: true });
  await note(act, 'member.added', { userId: user.userId, details: { role } });
}

/** Ends a membership, and with it the person's sessions and what is open over them. */
export async function sendOff(act: Act, { userId }: Provisioned): Promise<void> {
  const { tx, companyId } = act;
  const member = await memberOf(tx, companyId, userId);
  if (!member) return;
  if (managesByMembership(member) && !(await hasManagerBeside(tx, companyId, userId)))
    throw new ScimError(
      409,
      'This is the company’s last admin, who stays. Make someone else company admin first.',
    );
  await deleteMember(tx, companyId, userId);
  await sayMembership(act, 'membership.ended', { userId, signOut: true });
  await note(act, 'member.removed', { userId });
}

/** Gives somebody the role of their groups, after these or their roles have changed. */
export async function followGroups(act: Act, user: Provisioned): Promise<void> {
  const { tx, companyId } = act;
  const { userId } = user;
  const member = await memberOf(tx, companyId, userId);
  if (!member?.verified) return;
  const role = highestRole(await rolesByGroups(tx, user.id));
  if (role === member.role) return;
  const demoted = managesByMembership(member) && !managesByMembership({ role, verified: true });
  // A mistake in the identity provider must not leave the company without anybody who can put it right.
  if (demoted && !(await hasManagerBeside(tx, companyId, userId))) {
    await note(act, 'role.changed', {
      userId,
      outcome: 'refused',
      details: { role, reason: 'last_company_admin' },
    });
    return;
  }
  await updateMember(tx, companyId, userId, { role });
  await followWork(act, user, role);
  await sayMembership(act, 'membership.changed', { userId, role });
  await note(act, 'role.changed', { userId, details: { from: member.role, to: role } });
}

/** An account that is the company's own does what its role says; somebody's own says so itself. */
async function followWork({ tx, companyId }: Act, user: Provisioned, role: MemberRole): Promise<void> {
  const account = await accountStanding(tx, companyId, user.userId);
  if (!account || !isCompanys(user, account)) return;
  await setWork(tx, user.userId, accountFor(role));
}
