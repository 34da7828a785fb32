import { engineVersion } from '#matching/engine.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { rows, run } from '#server/db/query.ts';

/** A job or profile that is to be read, in the state it was in at this change. */
export interface StaleItem {
  kind: 'job' | 'profile';
  id: number;
  change: number;
}

/**
 * Takes what is to be read, the latest change first. Nobody else takes the same for half a minute; whoever dies over it
 * gives it back so. What is read after this is at least as new as the change.
 */
export async function claimStale(db: Db, most: number): Promise<StaleItem[]> {
  return rows<StaleItem>(
    db,
    `update reading_due set taken_until = now() + interval '30 seconds'
     where (kind, id) in (
       select kind, id from reading_due where taken_until <= now() order by change desc limit $1 for update skip locked
     )
     returning kind, id, change`,
    [most],
  );
}

/**
 * Takes what was read off the list, and answers what of it may be kept: where another change came in between, somebody
 * will read, or has read, a newer state. Call at the head of the transaction that saves the features.
 */
export async function acknowledge(tx: Tx, read: readonly StaleItem[]): Promise<StaleItem[]> {
  return rows<StaleItem>(
    tx,
    `delete from reading_due d using unnest($1::text[], $2::integer[], $3::bigint[]) as r (kind, id, change)
     where d.kind = r.kind and d.id = r.id and d.change = r.change
     returning d.kind, d.id, d.change`,
    [read.map(({ kind }) => kind), read.map(({ id }) => id), read.map(({ change }) => change)],
  );
}

/** Gives back what was taken and not read, for somebody else to take at once. */
export async function releaseClaimed(db: Db, taken: readonly StaleItem[]): Promise<void> {
  await run(
    db,
    `update reading_due d set taken_until = '-infinity' from unnest($1::text[], $2::integer[], $3::bigint[]) as t (kind, id, change)
     where d.kind = t.kind and d.id = t.id and d.change = t.change`,
    [taken.map(({ kind }) => kind), taken.map(({ id }) => id), taken.map(({ change }) => change)],
  );
}

/**
 * Notes for reading what another engine has read, and people whose features are a month old: the work they are in has gone
 * on. At most so many of each; answers how many it was.
 */
export async function markOutdated(db: Db, most: number): Promise<number> {
  return run(
    db,
    `insert into reading_due (kind, id)
     (select 'job', job_posting_id from job_reading where engine < $1 or engine > $1 limit $2)
     union all (select 'profile', profile_id from profile_reading where engine < $1 or engine > $1 limit $2)
     union all (select 'profile', profile_id from profile_reading where read_at < now() - interval '30 days' and engine = $1 limit $2)
     on conflict (kind, id) do nothing`,
    [engineVersion, most],
  );
}

/** Takes jobs that have closed out of the index, so that it brings up none of them in place of an open one. */
export async function unlistClosedJobs(db: Db, most: number): Promise<number> {
  return run(
    db,
    `with closed as (
       select job_posting_id as id, terms from job_reading where listed_until <= now() limit $1 for update skip locked
     ), unlisted as (
       update job_reading r set listed_until = null, terms = '{}' from closed where r.job_posting_id = closed.id
     )
     delete from job_term t using closed where t.job_posting_id = closed.id and t.term = any(closed.terms)`,
    [most],
  );
}
