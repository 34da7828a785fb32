import type { MemberRole } from '#domain/people.ts';
import { Parameters } from '#server/db/parameters.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { oneRow, row, rows, run } from '#server/db/query.ts';
import { type Columns, filterSql } from './filter.queries.ts';
import type { ToldGroup } from './scim/read-group.ts';
import type { Wanted } from './users.queries.ts';

export interface GroupRow {
  id: number;
  displayName: string;
  externalId: string | null;
  role: MemberRole | null;
  createdAt: string;
  changedAt: string;
}

const columns = `g.id, g.display_name as "displayName", g.external_id as "externalId", g.role,
  g.created_at as "createdAt", g.changed_at as "changedAt"`;

const members = 'select gm.provisioned_id::text from provisioned_group_member gm where gm.group_id = g.id';

const filterable: Columns = {
  id: { sql: 'g.id::text', kind: 'exact' },
  displayname: { sql: 'g.display_name', kind: 'text' },
  externalid: { sql: 'g.external_id', kind: 'exact' },
  members: { sql: members, kind: 'member' },
  'members.value': { sql: members, kind: 'member' },
  'meta.created': { sql: 'g.created_at', kind: 'time' },
  'meta.lastmodified': { sql: 'g.changed_at', kind: 'time' },
};

export async function groupsOf(
  db: Db,
  companyId: number,
  { filter, from, count }: Wanted,
): Promise<{ total: number; found: GroupRow[] }> {
  const parameters = new Parameters();
  const where = [`g.company_id = ${parameters.add(companyId)}`];
  if (filter) where.push(filterSql(filter, filterable, parameters));
  const counted = await row<{ count: number }>(
    db,
    `select count(*) as count from provisioned_group g where ${where.join(' and ')}`,
    parameters.values,
  );
  const found = await rows<GroupRow>(
    db,
    `select ${columns} from provisioned_group g where ${where.join(' and ')}
     order by g.id limit ${parameters.add(count)} offset ${parameters.add(from)}`,
    parameters.values,
  );
  return { total: counted?.count ?? 0, found };
}

export async function provisionedGroup(db: Db, companyId: number, id: number): Promise<GroupRow | undefined> {
  return row(db, `select ${columns} from provisioned_group g where g.company_id = $1 and g.id = $2`, [
    companyId,
    id,
  ]);
}

export interface GroupMemberRow {
  groupId: number;
  id: number;
  name: string;
}

/** Who is in these groups. */
export async function membersOfGroups(db: Db, groupIds: readonly number[]): Promise<GroupMemberRow[]> {
  return rows(
    db,
    `select gm.group_id as "groupId", p.id, coalesce(p.display_name, nullif(concat_ws(' ', p.given_name, p.family_name), ''), p.user_name) as name
     from provisioned_group_member gm join provisioned_user p on p.id = gm.provisioned_id
     where gm.group_id = any($1::integer[]) order by gm.group_id, p.id`,
    [groupIds],
  );
}

export async function hasGroupName(
  tx: Tx,
  companyId: number,
  { name, except }: { name: string; except: number },
): Promise<boolean> {
  const there = await row<{ id: number }>(
    tx,
    'select id from provisioned_group where company_id = $1 and lower(display_name) = lower($2) and id <> $3',
    [companyId, name, except],
  );
  return there !== undefined;
}

export async function insertGroup(tx: Tx, companyId: number, group: ToldGroup): Promise<number> {
  const { id } = await oneRow<{ id: number }>(
    tx,
    'insert into provisioned_group (company_id, display_name, external_id) values ($1, $2, $3) returning id',
    [companyId, group.displayName, group.externalId],
  );
  return id;
}

export async function updateGroup(tx: Tx, id: number, group: ToldGroup): Promise<void> {
  await run(
    tx,
    'update provisioned_group set display_name = $2, external_id = $3, changed_at = now() where id = $1',
    [id, group.displayName, group.externalId],
  );
}

export async function updateGroupRole(tx: Tx, id: number, role: MemberRole | null): Promise<void> {
  await run(tx, 'update provisioned_group set role = $2 where id = $1', [id, role]);
}

export async function deleteGroup(tx: Tx, id: number): Promise<void> {
  await run(tx, 'delete from provisioned_group where id = $1', [id]);
}

/** Puts people of the company into a group, and answers how many of these they are: others are nobody. */
export async function addToGroup(
  tx: Tx,
  companyId: number,
  groupId: number,
  ids: readonly number[],
): Promise<number> {
  return run(
    tx,
    `insert into provisioned_group_member (group_id, provisioned_id, company_id)
     select $2, p.id, p.company_id from provisioned_user p where p.company_id = $1 and p.id = any($3::integer[])`,
    [companyId, groupId, ids],
  );
}

export async function takeFromGroup(tx: Tx, groupId: number, ids: readonly number[]): Promise<void> {
  await run(
    tx,
    'delete from provisioned_group_member where group_id = $1 and provisioned_id = any($2::integer[])',
    [groupId, ids],
  );
}

/** The roles that the groups of `provisioned_user p` give. */
const byGroups = `coalesce((select array_agg(distinct g.role) from provisioned_group g
  join provisioned_group_member gm on gm.group_id = g.id where gm.provisioned_id = p.id and g.role is not null), '{}')`;

export async function rolesByGroups(tx: Tx, provisionedId: number): Promise<MemberRole[]> {
  const found = await row<{ roles: MemberRole[] }>(
    tx,
    `select ${byGroups} as roles from provisioned_user p where p.id = $1`,
    [provisionedId],
  );
  return found?.roles ?? [];
}

export interface RoleRow {
  id: number;
  userId: number;
  madeHere: boolean;
  role: MemberRole;
  byGroups: MemberRole[];
}

/** What those of these people who are members are, and what their groups make them. */
export async function rolesOf(tx: Tx, companyId: number, ids: readonly number[]): Promise<RoleRow[]> {
  return rows(
    tx,
    `select p.id, p.user_id as "userId", p.made_here as "madeHere", m.role, ${byGroups} as "byGroups"
     from provisioned_user p join company_user m on m.company_id = p.company_id and m.user_id = p.user_id and m.verified
     where p.company_id = $1 and p.id = any($2::integer[]) order by p.id`,
    [companyId, ids],
  );
}

export interface MappedGroupRow {
  id: number;
  name: string;
  role: MemberRole | null;
  members: number;
}

/** A company's groups for its settings, by name. */
export async function mappedGroups(db: Db, companyId: number): Promise<MappedGroupRow[]> {
  return rows(
    db,
    `select g.id, g.display_name as name, g.role,
       (select count(*) from provisioned_group_member gm where gm.group_id = g.id) as members
     from provisioned_group g where g.company_id = $1 order by lower(g.display_name), g.id limit 500`,
    [companyId],
  );
}
