import type { CompanyExport } from '#contract/api.ts';
import { exportDays } from '#domain/company-exports.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { oneRow, row, rows, run } from '#server/db/query.ts';
import { personName } from '#server/visibility/person-name.queries.ts';

const isKept = `e.made_at > now() - interval '${exportDays} days'`;
const state = `case when e.failed_at is not null then 'failed' when e.made_at is null then 'under_way'
  when ${isKept} then 'ready' else 'gone' end`;

/** The newest of a company. */
export async function exportsOf(db: Db, companyId: number): Promise<CompanyExport[]> {
  return rows(
    db,
    `select e.id, e.asked_at as "askedAt", ${personName('u')} as "askedBy", ${state} as state, e.made_at as "madeAt",
            e.made_at + interval '${exportDays} days' as "goneAt", e.bytes, e.sha256, e.checksum, e.records, e.files, e.failure
     from company_export e left join user_account u on u.id = e.asked_by
     where e.company_id = $1 order by e.id desc limit 10`,
    [companyId],
  );
}

/** The newest that can be downloaded. */
export async function readyExport(
  db: Db,
  companyId: number,
): Promise<{ id: number; sha256: string; madeAt: string; slug: string } | undefined> {
  return row(
    db,
    `select e.id, e.sha256, e.made_at as "madeAt", c.slug from company_export e join company c on c.id = e.company_id
     where e.company_id = $1 and ${isKept} order by e.id desc limit 1`,
    [companyId],
  );
}

/** One that nobody is at work on any more stands in nobody's way. */
export async function giveUpStale(tx: Tx, companyId: number): Promise<void> {
  await run(
    tx,
    `update company_export set failed_at = now(), failure = 'It was not finished.'
     where company_id = $1 and made_at is null and failed_at is null and asked_at < now() - interval '12 hours'`,
    [companyId],
  );
}

/** Those under way that nobody has tried to make in the last day, or is to. */
export async function exportsWithoutTask(tx: Tx, most: number): Promise<number[]> {
  const found = await rows<{ id: number }>(
    tx,
    `select e.id from company_export e
     where e.made_at is null and e.failed_at is null
       and not exists (select from pgboss.job j where j.name = 'company-export' and j.data ->> 'exportId' = e.id::text)
     order by e.id limit $1`,
    [most],
  );
  return found.map(({ id }) => id);
}

/** Its number; undefined where one is under way. */
export async function addExport(tx: Tx, companyId: number, askedBy: number): Promise<number | undefined> {
  const added = await row<{ id: number }>(
    tx,
    `insert into company_export (company_id, asked_by) values ($1, $2)
     on conflict (company_id) where made_at is null and failed_at is null do nothing returning id`,
    [companyId, askedBy],
  );
  return added?.id;
}

/** Whose data one is to have that is still to be made. */
export async function exportToMake(db: Db, id: number): Promise<{ companyId: number } | undefined> {
  return row(
    db,
    'select company_id as "companyId" from company_export where id = $1 and made_at is null and failed_at is null',
    [id],
  );
}

interface Made {
  bytes: number;
  sha256: string;
  checksum: string;
  records: number;
  files: number;
}

export async function noteMade(tx: Tx, id: number, made: Made): Promise<{ companyId: number }> {
  return oneRow(
    tx,
    `update company_export set made_at = clock_timestamp(), bytes = $2, sha256 = $3, checksum = $4, records = $5, files = $6
     where id = $1 returning company_id as "companyId"`,
    [id, made.bytes, made.sha256, made.checksum, made.records, made.files],
  );
}

export async function noteFailed(tx: Tx, id: number, failure: string): Promise<{ companyId: number }> {
  return oneRow(
    tx,
    `update company_export set failed_at = clock_timestamp(), failure = $2 where id = $1 returning company_id as "companyId"`,
    [id, failure],
  );
}

/** Who asked for one is known for two months. */
export async function forgetOldExports(db: Db): Promise<void> {
  await run(db, `delete from company_export where asked_at < now() - interval '60 days'`);
}
