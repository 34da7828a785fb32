import type { Actor } from '#domain/permissions.ts';
import { hiringReach } from '#domain/permissions.ts';
import type { Parameters } from '#server/db/parameters.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { oneRow, row } from '#server/db/query.ts';

/** So long it is kept what happened. */
export const keptDays = 30;
/** So much gets its place at once. */
const mostAtOnce = 5_000;

export async function isAnyUntold(db: Db): Promise<boolean> {
  return (await row(db, 'select from event_untold limit 1')) !== undefined;
}

/** Until the transaction ends nobody else gives places: those of one who does are all seen before those of the next. */
export async function lockPlaces(tx: Tx): Promise<void> {
  await row(tx, `select pg_advisory_xact_lock(hashtextextended('company_event', 0))`);
}

/** Gives what has been committed its place; answers how much that was. What was written to one row several times is one thing. */
export async function giveInPlaces(tx: Tx): Promise<number> {
  const { taken } = await oneRow<{ taken: number }>(
    tx,
    `with untold as (
       delete from event_untold where id in (select id from event_untold order by id limit ${mostAtOnce}) returning *
     ), placed as (
       insert into company_event (event_id, company_id, application_id, job_id, told_at)
       select event_id, company_id, application_id, job_id,
         greatest(clock_timestamp(), (select told_at from company_event order by position desc limit 1))
       from (
         select max(id) as id, event_id, company_id, application_id, job_id from untold
         group by event_id, company_id, application_id, job_id
       ) once order by id
     )
     select count(*)::integer as taken from untold`,
  );
  return taken;
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

/** Forgets some of what is older than is kept, and notes up to where; answers how much that was. */
export async function forgetOldPlaces(tx: Tx): Promise<number> {
  const { forgotten } = await oneRow<{ forgotten: number }>(
    tx,
    `with forgotten as (
       delete from company_event where position in (
         select position from company_event where told_at < now() - interval '${keptDays} days' order by told_at limit ${mostAtOnce}
       ) returning position
     ), noted as (
       update company_event_kept set since = greatest(since, now() - interval '${keptDays} days'),
         forgotten_through = greatest(forgotten_through, (select max(position) from forgotten))
     )
     select count(*)::integer as forgotten from forgotten`,
  );
  return forgotten;
}

/** From when on everything that happened is kept. */
export async function keptSince(db: Db): Promise<string> {
  return (await oneRow<{ since: string }>(db, 'select since from company_event_kept')).since;
}

/** Over `application a`: whether something happened to it or to its job since, by the time at which that got its place. */
export function modifiedSince(actor: Actor, since: string, parameters: Parameters): string {
  const told = toldSince(actor, since, parameters);
  return `(a.id in (select p.application_id ${told}) or a.job_posting_id in (select p.job_id ${told} and p.application_id is null))`;
}

/** The same over `job_posting j`, which says how many have applied. */
export function jobModifiedSince(actor: Actor, since: string, parameters: Parameters): string {
  const told = toldSince(actor, since, parameters);
  return `(j.id in (select p.job_id ${told}) or j.id in (
    select a.job_posting_id from application a where a.id in (select p.application_id ${told})))`;
}

function toldSince(actor: Actor, since: string, parameters: Parameters): string {
  const from = parameters.add(since);
  const { everything, allPostingsIn, ownPostingsIn } = hiringReach(actor);
  const ofTheirs = everything
    ? 'true'
    : `p.company_id = any(${parameters.add([...allPostingsIn, ...ownPostingsIn])}::integer[])`;
  return `from company_event p where ${ofTheirs} and p.told_at >= ${from}::timestamptz`;
}
