import type { MemberRole } from '#domain/people.ts';
import { highestRole } from '#domain/provisioning.ts';
import { lockCompany } from '#server/features/companies/companies.queries.ts';
import { refuse } from '#server/refusal.ts';
import { type Act, note, sayChange } from './act.ts';
import {
  addToGroup,
  deleteGroup,
  type GroupRow,
  hasGroupName,
  insertGroup,
  membersOfGroups,
  provisionedGroup,
  rolesOf,
  takeFromGroup,
  updateGroup,
  updateGroupRole,
} from './groups.queries.ts';
import { followGroups } from './membership.ts';
import { type ToldGroup, unknownMember } from './scim/read-group.ts';
import { scimRefusal } from './scim/scim-error.ts';
import { touchProvisioned } from './users.queries.ts';

export async function createGroup(act: Act, group: ToldGroup): Promise<number> {
  const { tx, companyId } = act;
  await lockCompany(tx, companyId);
  await refuseTakenName(act, group, 0);
  const id = await insertGroup(tx, companyId, group);
  const added = [...group.members];
  if ((await addToGroup(tx, companyId, id, added)) < added.length) throw unknownMember();
  await touchProvisioned(tx, added);
  await note(act, 'provisioning.changed', { details: { group: id, name: group.displayName, added } });
  await sayChange(act);
  return id;
}

/** What a group is called and who is in it. Only whoever comes or goes is looked at anew. */
export async function changeGroup(
  act: Act,
  id: number,
  told: (row: GroupRow, before: ToldGroup) => ToldGroup,
): Promise<void> {
  const { tx, companyId } = act;
  const row = await lockedGroup(act, id);
  const before = { ...row, members: await memberIds(act, id) };
  const group = told(row, before);
  const renamed = group.displayName !== row.displayName;
  if (renamed) await refuseTakenName(act, group, id);
  const added = [...group.members].filter((member) => !before.members.has(member));
  const removed = [...before.members].filter((member) => !group.members.has(member));
  if (!renamed && group.externalId === row.externalId && added.length + removed.length === 0) return;
  await updateGroup(tx, id, group);
  if ((await addToGroup(tx, companyId, id, added)) < added.length) throw unknownMember();
  await takeFromGroup(tx, id, removed);
  await note(act, 'provisioning.changed', {
    details: { group: id, name: group.displayName, added, removed },
  });
  await followAll(act, [...added, ...removed], row.role !== null);
  await sayChange(act);
}

export async function removeGroup(act: Act, id: number, check: (row: GroupRow) => void): Promise<void> {
  const row = await lockedGroup(act, id);
  check(row);
  const members = await memberIds(act, id);
  await deleteGroup(act.tx, id);
  await note(act, 'provisioning.changed', { details: { group: id, name: row.displayName, deleted: true } });
  await followAll(act, [...members], row.role !== null);
  await sayChange(act);
}

/** Gives a group's members a role, or none: its members have it at once. */
export async function mapGroup(act: Act, id: number, role: MemberRole | null): Promise<void> {
  await lockCompany(act.tx, act.companyId);
  const row = await provisionedGroup(act.tx, act.companyId, id);
  if (!row) throw refuse.notFound();
  if (row.role === role) return;
  await updateGroupRole(act.tx, id, role);
  await note(act, 'provisioning.changed', { details: { group: id, name: row.displayName, role } });
  await followAll(act, [...(await memberIds(act, id))], true);
  await sayChange(act);
}

async function followAll(act: Act, ids: readonly number[], givesRole: boolean): Promise<void> {
  const { tx, companyId } = act;
  await touchProvisioned(tx, ids);
  if (!givesRole) return;
  for (const user of await rolesOf(tx, companyId, ids))
    if (user.role !== highestRole(user.byGroups)) await followGroups(act, user);
}

async function lockedGroup({ tx, companyId }: Act, id: number): Promise<GroupRow> {
  await lockCompany(tx, companyId);
  const group = await provisionedGroup(tx, companyId, id);
  if (!group) throw scimRefusal.notFound();
  return group;
}

async function memberIds({ tx }: Act, id: number): Promise<Set<number>> {
  return new Set((await membersOfGroups(tx, [id])).map((member) => member.id));
}

async function refuseTakenName({ tx, companyId }: Act, group: ToldGroup, except: number): Promise<void> {
  if (await hasGroupName(tx, companyId, { name: group.displayName, except }))
    throw scimRefusal.taken('There is a group of this displayName already.');
}
