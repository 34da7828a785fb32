import type { KeptPay } from '#domain/job-pay.ts';
import type { KeptPlace } from '#domain/job-place.ts';
import type { Tx } from '#server/db/query.ts';
import { oneRow, rows, run } from '#server/db/query.ts';

/** From which job downwards this reader has yet to read: from the newest, where another one has read before. */
export async function beginReadingTerms(tx: Tx, reader: string): Promise<number> {
  const { below } = await oneRow<{ below: number }>(
    tx,
    `insert into terms_reading (reader, below) select $1, coalesce(max(id), 0) + 1 from job_posting
     on conflict (only_row) do update
       set reader = excluded.reader,
           below = case when terms_reading.reader = excluded.reader then terms_reading.below else excluded.below end
     returning below`,
    [reader],
  );
  return below;
}

interface ToRead {
  id: number;
  location: string | null;
  salaryRange: string | null;
}

export async function jobsToReadTermsOf(tx: Tx, below: number, most: number): Promise<ToRead[]> {
  return rows<ToRead>(
    tx,
    `select id, location, salary_range as "salaryRange" from job_posting where id < $1 order by id desc limit $2 for no key update`,
    [below, most],
  );
}

interface Read {
  id: number;
  place: KeptPlace | null;
  pay: KeptPay | null;
}

/** Keeps what was read where nobody has told more, and from where to go on. Rows that stay the same are not written. */
export async function keepTermsRead(tx: Tx, read: readonly Read[], below: number): Promise<void> {
  await run(
    tx,
    `update job_posting j set place = kept.place, pay = kept.pay
     from json_to_recordset($1::json) as read(id integer, place jsonb, pay jsonb)
     join job_posting old on old.id = read.id
     cross join lateral (select case when old.place->>'from' in ('file', 'person') then old.place else read.place end as place,
                                case when old.pay->>'from' in ('file', 'person') then old.pay else read.pay end as pay) as kept
     where j.id = read.id and (j.place, j.pay) is distinct from (kept.place, kept.pay)`,
    [JSON.stringify(read)],
  );
  await run(tx, 'update terms_reading set below = $1', [below]);
}
