import type { Db } from '#server/db/query.ts';
import { row, rows, run } from '#server/db/query.ts';

/** As many addresses as one request may have (indexnow.org). */
export const mostAtOnce = 10_000;

/** How far engines have been told: undefined while they are told nothing. */
export interface IndexNow {
  key: string;
  toldTo: string;
  toldJob: number;
}

export async function indexNow(db: Db): Promise<IndexNow | undefined> {
  return row<IndexNow>(db, `select key, told_to as "toldTo", told_job as "toldJob" from index_now`);
}

/** Tells engines from now on; another key goes on where the one before was. */
export async function setIndexNow(db: Db, key: string): Promise<void> {
  await run(
    db,
    `insert into index_now (key) values ($1) on conflict (only_one) do update set key = excluded.key`,
    [key],
  );
}

export async function endIndexNow(db: Db): Promise<void> {
  await run(db, 'delete from index_now', []);
}

export interface Moved {
  id: number;
  movedAt: string;
}

/**
 * The next jobs that visitors could read and that came, changed or closed since, in the order of time: what was being written a minute ago is
 * out by now, as no statement and no transaction lives for so long.
 */
export async function movedSince(db: Db, { toldTo, toldJob }: IndexNow): Promise<Moved[]> {
  return rows<Moved>(
    db,
    `select m.id, m."movedAt" from (
       (select p.job_id as id, p.moved_at as "movedAt" from public_job p
        where p.moved_at >= $1::timestamptz and (p.moved_at, p.job_id) > ($1::timestamptz, $2::integer)
          and p.moved_at < now() - interval '1 minute' order by p.moved_at, p.job_id limit ${mostAtOnce})
       union all
       (select p.job_id, p.closes_at from public_job p
        where p.closes_at >= $1::timestamptz and (p.closes_at, p.job_id) > ($1::timestamptz, $2::integer)
          and p.closes_at < now() - interval '1 minute' and p.ended_at is null order by p.closes_at, p.job_id limit ${mostAtOnce})
     ) m order by m."movedAt", m.id limit ${mostAtOnce}`,
    [toldTo, toldJob],
  );
}

export async function noteTold(db: Db, { movedAt, id }: Moved): Promise<void> {
  await run(db, 'update index_now set told_to = $1::timestamptz, told_job = $2', [movedAt, id]);
}
