import { Parameters } from '#server/db/parameters.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { oneRow, row, rows, run } from '#server/db/query.ts';
import { type Columns, filterSql } from './filter.queries.ts';
import type { Filter } from './scim/filter.ts';
import type { ToldUser } from './scim/read-user.ts';

export interface UserRow extends ToldUser {
  id: number;
  userId: number;
  madeHere: boolean;
  createdAt: string;
  changedAt: string;
  groups: { id: number; name: string }[];
}

/** Nothing of the account itself: what its owner keeps in it is not for the company's identity provider to read. */
const columns = `p.id, p.user_id as "userId", p.made_here as "madeHere", p.user_name as "userName", p.external_id as "externalId",
  p.given_name as "givenName", p.family_name as "familyName", p.display_name as "displayName", p.email,
  p.created_at as "createdAt", p.changed_at as "changedAt", m.user_id is not null as active,
  coalesce((select json_agg(json_build_object('id', g.id, 'name', g.display_name) order by g.id)
    from provisioned_group_member gm join provisioned_group g on g.id = gm.group_id where gm.provisioned_id = p.id), '[]') as groups`;

const source = `provisioned_user p left join company_user m on m.company_id = p.company_id and m.user_id = p.user_id and m.verified`;

const filterable: Columns = {
  id: { sql: 'p.id::text', kind: 'exact' },
  username: { sql: 'p.user_name', kind: 'text' },
  externalid: { sql: 'p.external_id', kind: 'exact' },
  displayname: { sql: 'p.display_name', kind: 'text' },
  'name.givenname': { sql: 'p.given_name', kind: 'text' },
  'name.familyname': { sql: 'p.family_name', kind: 'text' },
  emails: { sql: 'p.email', kind: 'text' },
  'emails.value': { sql: 'p.email', kind: 'text' },
  'emails.type': { sql: `case when p.email is not null then 'work' end`, kind: 'text' },
  'emails.primary': { sql: 'p.email is not null', kind: 'truth' },
  active: { sql: 'm.user_id is not null', kind: 'truth' },
  'meta.created': { sql: 'p.created_at', kind: 'time' },
  'meta.lastmodified': { sql: 'p.changed_at', kind: 'time' },
};

export interface Wanted {
  filter: Filter | undefined;
  from: number;
  count: number;
}

export async function usersOf(
  db: Db,
  companyId: number,
  { filter, from, count }: Wanted,
): Promise<{ total: number; found: UserRow[] }> {
  const parameters = new Parameters();
  const where = [`p.company_id = ${parameters.add(companyId)}`];
  if (filter) where.push(filterSql(filter, filterable, parameters));
  const counted = await row<{ count: number }>(
    db,
    `select count(*) as count from ${source} where ${where.join(' and ')}`,
    parameters.values,
  );
  const found = await rows<UserRow>(
    db,
    `select ${columns} from ${source} where ${where.join(' and ')}
     order by p.id limit ${parameters.add(count)} offset ${parameters.add(from)}`,
    parameters.values,
  );
  return { total: counted?.count ?? 0, found };
}

export async function provisionedUser(db: Db, companyId: number, id: number): Promise<UserRow | undefined> {
  return row(db, `select ${columns} from ${source} where p.company_id = $1 and p.id = $2`, [companyId, id]);
}

export async function hasUserName(tx: Tx, companyId: number, userName: string): Promise<boolean> {
  const there = await row<{ id: number }>(
    tx,
    'select id from provisioned_user where company_id = $1 and lower(user_name) = lower($2)',
    [companyId, userName],
  );
  return there !== undefined;
}

const told = (user: ToldUser) => [
  user.userName,
  user.externalId,
  user.givenName,
  user.familyName,
  user.displayName,
  user.email,
];

export async function insertProvisioned(
  tx: Tx,
  { companyId, userId, madeHere }: { companyId: number; userId: number; madeHere: boolean },
  user: ToldUser,
): Promise<number> {
  const { id } = await oneRow<{ id: number }>(
    tx,
    `insert into provisioned_user (company_id, user_id, made_here, user_name, external_id, given_name, family_name, display_name, email)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [companyId, userId, madeHere, ...told(user)],
  );
  return id;
}

export async function updateProvisioned(tx: Tx, id: number, user: ToldUser): Promise<void> {
  await run(
    tx,
    `update provisioned_user set user_name = $2, external_id = $3, given_name = $4, family_name = $5, display_name = $6, email = $7,
       changed_at = now() where id = $1`,
    [id, ...told(user)],
  );
}

export async function touchProvisioned(tx: Tx, ids: readonly number[]): Promise<void> {
  await run(tx, 'update provisioned_user set changed_at = now() where id = any($1::integer[])', [ids]);
}

export async function deleteProvisioned(tx: Tx, id: number): Promise<void> {
  await run(tx, 'delete from provisioned_user where id = $1', [id]);
}

/** How many people a company's identity provider keeps here, and how many of them are members. */
export async function countUsers(db: Db, companyId: number): Promise<{ total: number; active: number }> {
  const counted = await row<{ total: number; active: number }>(
    db,
    `select count(*) as total, count(m.user_id) as active from ${source} where p.company_id = $1`,
    [companyId],
  );
  return counted ?? { total: 0, active: 0 };
}
