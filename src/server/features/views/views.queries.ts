import { viewLimits } from '#domain/limits.ts';
import { type Actor, poolCompany } from '#domain/permissions.ts';
import type { ViewScreen } from '#domain/views.ts';
import { Parameters } from '#server/db/parameters.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { row, rows, run } from '#server/db/query.ts';
import { personName } from '#server/visibility/person-name.queries.ts';

export interface ViewRow {
  id: number;
  screen: ViewScreen;
  name: string;
  query: string;
  shared: boolean;
  own: boolean;
  by: string | null;
  isDefault: boolean;
}

function viewSource(actor: Actor, parameters: Parameters): string {
  const self = parameters.add(actor.id);
  const company = parameters.add(poolCompany(actor) ?? null);
  return `select v.id, v.screen, v.name, v.query, v.company_id is not null as shared, v.user_id = ${self} as own,
      case when v.user_id = ${self} then null else ${personName('u')} end as by,
      exists (select from default_view d where d.user_id = ${self} and d.view_id = v.id) as "isDefault"
    from saved_view v join user_account u on u.id = v.user_id
    where (v.user_id = ${self} or (v.company_id = ${company}::integer and exists (
      select from company_user m where m.company_id = v.company_id and m.user_id = v.user_id and m.verified)))`;
}

/** Of one screen: one's own, then those of colleagues who are still in the company. */
export async function visibleViews(db: Db, actor: Actor, screen: ViewScreen): Promise<ViewRow[]> {
  const parameters = new Parameters();
  const source = viewSource(actor, parameters);
  return rows<ViewRow>(
    db,
    `${source} and v.screen = ${parameters.add(screen)}
     order by own desc, lower(v.name), v.id limit ${viewLimits.own + viewLimits.shared}`,
    parameters.values,
  );
}

export async function visibleViewById(db: Db, actor: Actor, id: number): Promise<ViewRow | undefined> {
  const parameters = new Parameters();
  const source = viewSource(actor, parameters);
  return row<ViewRow>(db, `${source} and v.id = ${parameters.add(id)}`, parameters.values);
}

/** Held until the transaction ends, so that the bound on a person's views holds. */
export async function lockViewsOf(tx: Tx, userId: number): Promise<void> {
  await row(tx, 'select id from user_account where id = $1 for no key update', [userId]);
}

export async function countViews(tx: Tx, userId: number, screen: ViewScreen): Promise<number> {
  const counted = await row<{ count: number }>(
    tx,
    'select count(*)::integer as count from saved_view where user_id = $1 and screen = $2',
    [userId, screen],
  );
  return counted?.count ?? 0;
}

export async function insertView(
  tx: Tx,
  view: { userId: number; companyId: number | null; screen: ViewScreen; name: string; query: string },
): Promise<number> {
  const inserted = await row<{ id: number }>(
    tx,
    'insert into saved_view (user_id, company_id, screen, name, query) values ($1, $2, $3, $4, $5) returning id',
    [view.userId, view.companyId, view.screen, view.name, view.query],
  );
  if (!inserted) throw new Error('A view that was inserted came back without its id.');
  return inserted.id;
}

/** What is left out stays; a company of null makes it its owner's alone. */
export async function updateView(
  tx: Tx,
  id: number,
  {
    name,
    query,
    companyId,
  }: { name?: string | undefined; query?: string | undefined; companyId?: number | null },
): Promise<void> {
  await run(
    tx,
    `update saved_view set name = coalesce($2, name), query = coalesce($3, query),
       company_id = case when $4 then $5 else company_id end where id = $1`,
    [id, name ?? null, query ?? null, companyId !== undefined, companyId ?? null],
  );
}

export async function deleteView(db: Db, id: number): Promise<void> {
  await run(db, 'delete from saved_view where id = $1', [id]);
}

export async function setDefaultView(db: Db, userId: number, view: ViewRow): Promise<void> {
  await run(
    db,
    `insert into default_view (user_id, screen, view_id) values ($1, $2, $3)
     on conflict (user_id, screen) do update set view_id = excluded.view_id`,
    [userId, view.screen, view.id],
  );
}

export async function unsetDefaultView(db: Db, userId: number, viewId: number): Promise<void> {
  await run(db, 'delete from default_view where user_id = $1 and view_id = $2', [userId, viewId]);
}
