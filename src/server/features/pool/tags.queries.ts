import { type Actor, poolCompany } from '#domain/permissions.ts';
import { Parameters } from '#server/db/parameters.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { row, rows, run } from '#server/db/query.ts';
import { accountsOf, isVisibleCandidate, tagsOn } from '#server/visibility/merged-accounts.queries.ts';

interface TagRow {
  id: number;
  name: string;
}

/** Every tag a company has given, with how many people have it. */
export async function tagsOfCompany(db: Db, companyId: number): Promise<(TagRow & { count: number })[]> {
  return rows(
    db,
    `select t.id, t.name, count(distinct person_for(t.company_id, g.user_id))::integer as count
     from candidate_tag t join candidate_tagged g on g.tag_id = t.id
     where t.company_id = $1 and ${isVisibleCandidate('t.company_id', 'g.user_id')} group by t.id order by lower(t.name)`,
    [companyId],
  );
}

/** The tags on a candidate, and on those merged into them. */
export async function tagsOfCandidate(db: Db, actor: Actor, userId: number): Promise<TagRow[]> {
  const parameters = new Parameters();
  const account = `${parameters.add(userId)}::integer`;
  const found = await row<{ tags: TagRow[] }>(
    db,
    `select ${tagsOn(actor, account, parameters)} as tags`,
    parameters.values,
  );
  return found?.tags ?? [];
}

/** What a company keeps is changed by one after the other, so that its bounds hold. */
export async function lockPool(tx: Tx, companyId: number): Promise<void> {
  await row(tx, 'select id from company where id = $1 for no key update', [companyId]);
}

export async function tagNamed(tx: Tx, companyId: number, name: string): Promise<TagRow | undefined> {
  return row(tx, 'select id, name from candidate_tag where company_id = $1 and lower(name) = lower($2)', [
    companyId,
    name,
  ]);
}

export async function tagOfCompany(db: Db, companyId: number, id: number): Promise<TagRow | undefined> {
  return row(db, 'select id, name from candidate_tag where company_id = $1 and id = $2', [companyId, id]);
}

export async function updateTag(tx: Tx, id: number, name: string): Promise<void> {
  await run(tx, 'update candidate_tag set name = $2 where id = $1', [id, name]);
}

export async function countTags(tx: Tx, companyId: number): Promise<number> {
  return (
    (
      await row<{ count: number }>(
        tx,
        'select count(*)::integer as count from candidate_tag where company_id = $1',
        [companyId],
      )
    )?.count ?? 0
  );
}

export async function insertTag(tx: Tx, companyId: number, name: string): Promise<TagRow> {
  const inserted = await row<TagRow>(
    tx,
    'insert into candidate_tag (company_id, name) values ($1, $2) returning id, name',
    [companyId, name],
  );
  if (!inserted) throw new Error('A tag that was inserted came back without its id.');
  return inserted;
}

/** The ids of the tags that a company has given to one candidate, under whichever of their accounts. */
export async function tagIdsOf(tx: Tx, actor: Actor, userId: number): Promise<number[]> {
  const parameters = new Parameters();
  const account = `${parameters.add(userId)}::integer`;
  const found = await rows<{ id: number }>(
    tx,
    `select distinct t.id from candidate_tag t join candidate_tagged g on g.tag_id = t.id
     where t.company_id = ${parameters.add(poolCompany(actor) ?? null)} and g.user_id = any(${accountsOf(actor, account, parameters)})`,
    parameters.values,
  );
  return found.map(({ id }) => id);
}

export async function insertTagged(
  tx: Tx,
  { tagId, userId, by }: { tagId: number; userId: number; by: number },
): Promise<void> {
  await run(
    tx,
    'insert into candidate_tagged (tag_id, user_id, tagged_by) values ($1, $2, $3) on conflict do nothing',
    [tagId, userId, by],
  );
}

/** Takes a tag of the actor's company off a candidate, under whichever of their accounts; false when they did not have it. */
export async function deleteTagged(tx: Tx, actor: Actor, tagId: number, userId: number): Promise<boolean> {
  const parameters = new Parameters();
  const account = `${parameters.add(userId)}::integer`;
  const taken = await run(
    tx,
    `delete from candidate_tagged g using candidate_tag t
     where t.id = g.tag_id and t.company_id = ${parameters.add(poolCompany(actor) ?? null)} and g.tag_id = ${parameters.add(tagId)}
       and g.user_id = any(${accountsOf(actor, account, parameters)})`,
    parameters.values,
  );
  return taken > 0;
}

export async function deleteUnusedTag(tx: Tx, tagId: number): Promise<void> {
  await run(
    tx,
    'delete from candidate_tag t where t.id = $1 and not exists (select from candidate_tagged g where g.tag_id = t.id)',
    [tagId],
  );
}
