import type { Db, Tx } from '#server/db/query.ts';
import { oneRow, row } from '#server/db/query.ts';

/** So long it is kept what happened. */
export const keptDays = 30;
/** So much gets its place at once. */
const mostAtOnce = 5_000;

/**
 * Later than all that was told, whatever the clock says, and by what a time has that programs ask with: else they would be answered the same
 * again and again until a clock that was ahead has come to that time once more.
 */
const tellingTime = `greatest(clock_timestamp(), interval '1 millisecond' + greatest((select since from company_event_kept),
  (select told_at from company_event order by position desc limit 1), (select told_at from list_change order by told_at desc limit 1)))`;

export async function isAnyUntold(db: Db): Promise<boolean> {
  return (await row(db, 'select from event_untold limit 1')) !== undefined;
}

/** Until the transaction ends nobody else gives places: those of one who does are all seen before those of the next. */
export async function lockPlaces(tx: Tx): Promise<void> {
  await row(tx, `select pg_advisory_xact_lock(hashtextextended('company_event', 0))`);
}

/**
 * Gives what has been committed its place, or of what only lists tell the time at which it was changed; answers the last that it took,
 * or undefined where nothing was left. What was written to one row several times is one thing. `after`: of one transaction that goes on
 * from there, since it would walk each time over all that it has taken; whoever begins anew looks at all, as numbers come out of order.
 */
export async function giveInPlaces(tx: Tx, after = 0): Promise<number | undefined> {
  const { last } = await oneRow<{ last: number | null }>(
    tx,
    `with untold as (
       delete from event_untold where id in (select id from event_untold where id > $1 order by id limit ${mostAtOnce}) returning *
     ), placed as (
       insert into company_event (event_id, company_id, application_id, job_id, told_at)
       select event_id, company_id, application_id, job_id, ${tellingTime}
       from (
         select max(id) as id, event_id, company_id, application_id, job_id from untold where kind is null
         group by event_id, company_id, application_id, job_id
       ) once order by id
     ), changed as (
       insert into list_change (kind, subject_id, under_id, company_id, told_at)
       select kind, subject_id, max(under_id), company_id, ${tellingTime}
       from (
         select kind, subject_id, under_id, company_id from untold where kind is not null
         union all
         select 'application', application_id, null, company_id from untold where kind is null and application_id is not null
         union all
         select 'job', job_id, null, company_id from untold
         where kind is null and application_id is null and job_id is not null
       ) one group by kind, subject_id, company_id
       on conflict (kind, subject_id, company_id) do update set told_at = excluded.told_at
     )
     select max(id) as last from untold`,
    [after],
  );
  return last ?? undefined;
}

/** A place, by which it is known again. */
export interface Place {
  position: number;
  toldAt: string;
}

/** The last place that was given; undefined where there is none. */
export async function lastPlace(db: Db): Promise<Place | undefined> {
  return row(db, 'select position, told_at as "toldAt" from company_event order by position desc limit 1');
}

/**
 * Forgets some of what is older than is kept, and notes up to where; answers how much that was, of events or of what only lists
 * tell. The last place of all stays, from which whoever has read everything goes on, however long nothing happens.
 */
export async function forgetOldPlaces(tx: Tx, today: Date): Promise<number> {
  const { forgotten } = await oneRow<{ forgotten: number }>(
    tx,
    `with old as (
       select position, told_at from company_event where told_at < $1::timestamptz - interval '${keptDays} days' order by told_at limit ${mostAtOnce}
     ), forgotten as (
       delete from company_event where position in (select position from old)
         and position < (select max(position) from company_event) returning position
     ), unchanged as (
       delete from list_change where ctid = any(array(
         select ctid from list_change where told_at < $1::timestamptz - interval '${keptDays} days' limit ${mostAtOnce})) returning told_at
     ), noted as (
       update company_event_kept set forgotten_through = greatest(forgotten_through, (select max(position) from old)),
         since = greatest(since, (select max(told_at) from old), (select max(told_at) from unchanged))
     )
     select greatest((select count(*) from forgotten), (select count(*) from unchanged))::integer as forgotten`,
    [today.toISOString()],
  );
  return forgotten;
}

/** From when on everything that happened is kept: the time of the last that is not. */
export async function keptSince(db: Db): Promise<string> {
  return (await oneRow<{ since: string }>(db, 'select since from company_event_kept')).since;
}

/** When something was last told, event or not. */
export async function lastTold(db: Db): Promise<string> {
  const { at } = await oneRow<{ at: string }>(
    db,
    `select greatest(since, (select told_at from company_event order by position desc limit 1),
       (select told_at from list_change order by told_at desc limit 1)) as at from company_event_kept`,
  );
  return at;
}
