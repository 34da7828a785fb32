import { type Actor, poolCompany } from '#domain/permissions.ts';
import { Parameters } from '#server/db/parameters.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { row, rows, run } from '#server/db/query.ts';
import { accountsOf, isVisibleCandidate } from '#server/visibility/merged-accounts.queries.ts';
import { personName } from '#server/visibility/person-name.queries.ts';

export interface ListRow {
  id: number;
  companyId: number;
  ownerId: number | null;
  name: string;
  shared: boolean;
  by: string | null;
  count: number;
  holds: boolean;
}

/** The rule of #domain/permissions.ts `list.see`, over `candidate_list l`. */
function visibleList(actor: Actor, parameters: Parameters): string {
  return `l.company_id = ${parameters.add(poolCompany(actor) ?? null)} and (l.shared or l.owner_id = ${parameters.add(actor.id)})`;
}

function listSource(actor: Actor, candidate: number | undefined, parameters: Parameters): string {
  const account = `${parameters.add(candidate ?? null)}::integer`;
  return `select l.id, l.company_id as "companyId", l.owner_id as "ownerId", l.name, l.shared,
      ${personName('u')} as by,
      (select count(distinct person_for(l.company_id, m.user_id))::integer from candidate_listed m
       where m.list_id = l.id and ${isVisibleCandidate('l.company_id', 'm.user_id')}) as count,
      exists (select from candidate_listed m where m.list_id = l.id and m.user_id = any(${accountsOf(actor, account, parameters)})) as holds
    from candidate_list l left join user_account u on u.id = l.owner_id`;
}

/** The lists an actor sees, and whether each has this candidate. */
export async function visibleLists(db: Db, actor: Actor, candidate: number | undefined): Promise<ListRow[]> {
  const parameters = new Parameters();
  const source = listSource(actor, candidate, parameters);
  return rows<ListRow>(
    db,
    `${source} where ${visibleList(actor, parameters)} order by lower(l.name), l.id`,
    parameters.values,
  );
}

export async function visibleListById(db: Db, actor: Actor, id: number): Promise<ListRow | undefined> {
  const parameters = new Parameters();
  const source = listSource(actor, undefined, parameters);
  return row<ListRow>(
    db,
    `${source} where ${visibleList(actor, parameters)} and l.id = ${parameters.add(id)}`,
    parameters.values,
  );
}

export async function countLists(tx: Tx, companyId: number): Promise<number> {
  const counted = await row<{ count: number }>(
    tx,
    'select count(*)::integer as count from candidate_list where company_id = $1',
    [companyId],
  );
  return counted?.count ?? 0;
}

export async function insertList(
  tx: Tx,
  list: { companyId: number; ownerId: number; name: string; shared: boolean },
): Promise<number> {
  const inserted = await row<{ id: number }>(
    tx,
    'insert into candidate_list (company_id, owner_id, name, shared) values ($1, $2, $3, $4) returning id',
    [list.companyId, list.ownerId, list.name, list.shared],
  );
  if (!inserted) throw new Error('A list that was inserted came back without its id.');
  return inserted.id;
}

export async function updateList(
  tx: Tx,
  id: number,
  { name, shared }: { name?: string | undefined; shared?: boolean | undefined },
): Promise<void> {
  await run(
    tx,
    'update candidate_list set name = coalesce($2, name), shared = coalesce($3, shared) where id = $1',
    [id, name ?? null, shared ?? null],
  );
}

export async function deleteList(tx: Tx, id: number): Promise<void> {
  await run(tx, 'delete from candidate_list where id = $1', [id]);
}

export async function emptyList(tx: Tx, id: number): Promise<void> {
  await run(tx, 'delete from candidate_listed where list_id = $1', [id]);
}

/** How many are on a list beside this one. */
export async function countOthersListed(tx: Tx, id: number, userId: number): Promise<number> {
  const counted = await row<{ count: number }>(
    tx,
    'select count(*)::integer as count from candidate_listed where list_id = $1 and user_id <> $2',
    [id, userId],
  );
  return counted?.count ?? 0;
}

export async function insertListed(
  tx: Tx,
  { listId, userId, by }: { listId: number; userId: number; by: number },
): Promise<void> {
  await run(
    tx,
    'insert into candidate_listed (list_id, user_id, listed_by) values ($1, $2, $3) on conflict do nothing',
    [listId, userId, by],
  );
}

/** Takes a candidate off a list, under whichever of their accounts; false when they were not on it. */
export async function deleteListed(tx: Tx, actor: Actor, listId: number, userId: number): Promise<boolean> {
  const parameters = new Parameters();
  const account = `${parameters.add(userId)}::integer`;
  const taken = await run(
    tx,
    `delete from candidate_listed m where m.list_id = ${parameters.add(listId)} and m.user_id = any(${accountsOf(actor, account, parameters)})`,
    parameters.values,
  );
  return taken > 0;
}
