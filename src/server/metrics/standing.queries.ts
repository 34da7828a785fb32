import { taskNames, type TaskName } from '#domain/tasks.ts';
import type { Db } from '#server/db/query.ts';
import { oneRow, rows } from '#server/db/query.ts';

/** How one queue stands. */
export interface StandingQueue {
  name: TaskName;
  /** Due, and not begun. */
  waiting: number;
  /** For how long the first of these has been due, in seconds. */
  oldestSeconds: number;
  underWay: number;
  /** Given up, and nobody has decided on it. */
  failed: number;
}

/** Of every queue, also of those on which nothing is. */
export async function standingQueues(db: Db): Promise<StandingQueue[]> {
  return rows(
    db,
    `with counted as (
       select name, count(*) filter (where state < 'active' and start_after <= now())::integer as waiting,
              coalesce(extract(epoch from now() - min(start_after) filter (where state < 'active' and start_after <= now())), 0)::float8 as oldest,
              count(*) filter (where state = 'active')::integer as under_way
       from pgboss.job where state <= 'active' and name <> 'failed' group by name
     ), given_up as (
       select source_name as name, count(*)::integer as failed from pgboss.job where name = 'failed' and state = 'created' group by 1
     )
     select n.name, coalesce(c.waiting, 0) as waiting, coalesce(c.oldest, 0) as "oldestSeconds", coalesce(c.under_way, 0) as "underWay",
            coalesce(g.failed, 0) as failed
     from unnest($1::text[]) as n (name) left join counted c using (name) left join given_up g using (name)`,
    [taskNames],
  );
}

export interface StandingMail {
  waiting: number;
  /** For how long the first of them has been waiting, in seconds. */
  oldestSeconds: number;
}

/** Mail that is neither sent nor given up, nor held until its company may send more. */
export async function standingMail(db: Db): Promise<StandingMail> {
  return oneRow(
    db,
    `select count(*)::integer as waiting, coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as "oldestSeconds"
     from mail where sent_at is null and given_up_at is null and waits_until is null`,
  );
}

/** What the whole database takes on the disk, in bytes. */
export async function databaseBytes(db: Db): Promise<number> {
  const { bytes } = await oneRow<{ bytes: number }>(
    db,
    'select pg_database_size(current_database()) as bytes',
  );
  return bytes;
}
