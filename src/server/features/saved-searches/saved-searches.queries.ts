import type { SavedSearch } from '#contract/api.ts';
import type { AlertRhythm } from '#domain/saved-searches.ts';
import type { SearchFilters } from '#domain/search-filters.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { row, rows, run } from '#server/db/query.ts';
import type { StandingQuery } from '#server/features/search/standing-query.queries.ts';
import { zoneOfPerson } from '#server/db/time-zones.ts';
import { nextMorning } from '#server/features/notifications/morning.queries.ts';

const columns = `s.id, s.name, s.filters, c.name as "companyName", s.saved_at as "savedAt", s.alert, s.next_alert_at as "nextAlertAt"`;
const source = `saved_search s left join company c on c.id = (s.filters->>'company')::integer`;

const zone = `(select ${zoneOfPerson('u')} from user_account u where u.id = saved_search.user_id)`;

/** SQL for when an alert is due next: five minutes before the morning's mail, in which it is to be. */
function nextAlert(rhythm: string): string {
  return `${nextMorning(zone, `now() + interval '5 minutes'`)} - interval '5 minutes'
    + case when ${rhythm} = 'weekly' then interval '6 days' else interval '0' end`;
}

export async function savedSearchesOf(db: Db, userId: number): Promise<SavedSearch[]> {
  return rows(db, `select ${columns} from ${source} where s.user_id = $1 order by s.id desc`, [userId]);
}

export async function savedSearchOf(db: Db, userId: number, id: number): Promise<SavedSearch | undefined> {
  return row(db, `select ${columns} from ${source} where s.user_id = $1 and s.id = $2`, [userId, id]);
}

/** How many somebody has, counted while nobody else saves one for them. */
export async function countForSaving(tx: Tx, userId: number): Promise<number> {
  await row(tx, 'select id from user_account where id = $1 for no key update', [userId]);
  const counted = await row<{ count: number }>(
    tx,
    'select count(*) as count from saved_search where user_id = $1',
    [userId],
  );
  return counted?.count ?? 0;
}

/** The same search under another name, if it has been saved. */
export async function sameSearch(
  tx: Tx,
  userId: number,
  filters: SearchFilters,
): Promise<{ name: string } | undefined> {
  return row(
    tx,
    'select name from saved_search where user_id = $1 and md5(filters::text) = md5($2::jsonb::text)',
    [userId, JSON.stringify(filters)],
  );
}

export async function insertSavedSearch(
  tx: Tx,
  { userId, name, filters }: { userId: number; name: string; filters: SearchFilters },
): Promise<number> {
  const inserted = await row<{ id: number }>(
    tx,
    'insert into saved_search (user_id, name, filters) values ($1, $2, $3) returning id',
    [userId, name, JSON.stringify(filters)],
  );
  return inserted?.id ?? 0;
}

/** Locked until the transaction ends. */
export async function lockSavedSearch(
  tx: Tx,
  userId: number,
  id: number,
): Promise<{ alert: AlertRhythm | null; filters: SavedSearch['filters'] } | undefined> {
  return row(tx, 'select alert, filters from saved_search where user_id = $1 and id = $2 for update', [
    userId,
    id,
  ]);
}

export async function renameSavedSearch(tx: Tx, id: number, name: string): Promise<void> {
  await run(tx, 'update saved_search set name = $2 where id = $1', [id, name]);
}

/** False when there is none of this person's with that id. */
export async function deleteSavedSearch(db: Db, userId: number, id: number): Promise<boolean> {
  return (await run(db, 'delete from saved_search where user_id = $1 and id = $2', [userId, id])) > 0;
}

/** From now on jobs that are listed are put to this search. */
export async function turnAlertOn(
  tx: Tx,
  id: number,
  rhythm: AlertRhythm,
  standing: StandingQuery,
): Promise<void> {
  await run(
    tx,
    `update saved_search set alert = $2, alert_since = clock_timestamp(), next_alert_at = ${nextAlert('$2')} where id = $1`,
    [id, rhythm],
  );
  await forgetMatching(tx, id);
  await writeStandingQuery(tx, id, standing);
}

/** Writes what jobs must be like to be told of by this alert. */
export async function writeStandingQuery(tx: Tx, id: number, standing: StandingQuery): Promise<void> {
  const phrase = (text: string) =>
    `coalesce(nullif(phraseto_tsquery('job_text', ${text}), ''), phraseto_tsquery('job_head', ${text}))`;
  await run(
    tx,
    `update saved_search set query_outdated = false, salary_min = $5, posted_within_days = $6,
       query = (
         select nullif(string_agg('(' || part::text || ')', ' & '), '')::tsquery from (
           select $2::tsquery as part where $2 is not null
           union all select ${phrase('words')} from unnest($3::text[]) as words
           union all select !!${phrase('words')} from unnest($4::text[]) as words
         ) as parts where numnode(part) > 0
       )
     where id = $1`,
    [
      id,
      standing.terms ?? null,
      standing.phrases,
      standing.unwantedPhrases,
      standing.salaryMin ?? null,
      standing.postedWithinDays ?? null,
    ],
  );
  await run(tx, 'delete from alert_anchor where saved_search_id = $1', [id]);
  await run(
    tx,
    `insert into alert_anchor (saved_search_id, term, beginning)
     select $1, term, beginning from unnest($2::text[], $3::boolean[]) as anchor (term, beginning) on conflict do nothing`,
    [id, standing.anchors.map(({ term }) => term), standing.anchors.map(({ beginning }) => beginning)],
  );
}

/** The first alerts whose query was written when words were told apart otherwise; nobody changes them meanwhile. */
export async function outdatedAlerts(
  tx: Tx,
  most: number,
): Promise<{ id: number; filters: SavedSearch['filters'] }[]> {
  return rows(
    tx,
    `select id, filters from saved_search where query_outdated and alert is not null order by id limit $1 for update skip locked`,
    [most],
  );
}

/** Told at other times, of the same jobs. */
export async function changeRhythm(tx: Tx, id: number, rhythm: AlertRhythm): Promise<void> {
  await run(tx, `update saved_search set alert = $2, next_alert_at = ${nextAlert('$2')} where id = $1`, [
    id,
    rhythm,
  ]);
}

export async function turnAlertOff(tx: Tx, id: number): Promise<void> {
  await run(
    tx,
    'update saved_search set alert = null, alert_since = null, next_alert_at = null, query = null, query_outdated = false where id = $1',
    [id],
  );
  await forgetMatching(tx, id);
}

/** What was told stays known, so that it is not told again. */
async function forgetMatching(tx: Tx, id: number): Promise<void> {
  await run(tx, 'delete from alert_anchor where saved_search_id = $1', [id]);
  await run(tx, 'delete from alert_match where saved_search_id = $1 and told_at is null', [id]);
}
