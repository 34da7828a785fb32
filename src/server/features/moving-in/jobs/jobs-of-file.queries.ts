import type { Db, Tx } from '#server/db/query.ts';
import { rows, run } from '#server/db/query.ts';
import { planAnew } from '#server/features/moving-in/batches.queries.ts';
import { type StagedPosting, written } from '#server/import/imports.queries.ts';

/** Jobs that an earlier file of this source brought, or an earlier line of this one; `line` is that of this file. */
export async function knownJobs(
  db: Db,
  { source, batchId, keys }: { source: string; batchId: number; keys: readonly string[] },
): Promise<{ id: number; key: string; line: number | null }[]> {
  return rows(
    db,
    `select j.id, j.external_id as key, (select r.line from import_row r where r.batch_id = $2 and r.job_posting_id = j.id limit 1) as line
     from job_posting j where j.source = $1 and j.external_id = any($3::text[])`,
    [source, batchId, keys],
  );
}

/** Jobs of a company that are open, or waiting to be, under one of these titles, but for those of this file. */
export async function jobsTitled(
  db: Db,
  { companyId, batchId, titles }: { companyId: number; batchId: number; titles: readonly string[] },
): Promise<{ id: number; title: string; location: string | null }[]> {
  return rows(
    db,
    `select j.id, j.title, j.location from job_posting j
     where j.company_id = $1 and j.status in ('active', 'draft', 'paused') and lower(j.title) = any($2::text[])
       and not exists (select from import_job i where i.batch_id = $3 and i.job_posting_id = j.id)
     order by j.id desc limit 2000`,
    [companyId, titles.map((title) => title.toLowerCase()), batchId],
  );
}

export interface JobsOfFile {
  companyId: number;
  batchId: number;
  source: string;
  recruiterId: number | null;
  status: 'draft' | 'active';
  /** Each with what it is known by as its `external_id`. */
  postings: readonly (StagedPosting & { external_id: string })[];
}

/** Makes the jobs of some lines, but for those the source is known to have brought; answers what each is known by. */
export async function insertJobsOfFile(tx: Tx, jobs: JobsOfFile): Promise<{ id: number; key: string }[]> {
  return rows(
    tx,
    `with given as (
       select * from json_to_recordset($1::json) as g (external_id text, hash text, title text, description text, requirements text, location text,
         department text, salary_range text, salary_min_monthly integer, salary_max_monthly integer, salary_currency text, salary_period text,
         place jsonb, pay jsonb, employment_type text, experience_level text, skills_required text[], posted_date timestamptz, application_deadline date)
     ), job as (
       insert into job_posting (company_id, ${own.join(', ')}, posted_date, source, external_id, imported_hash, recruiter_id, status)
       select $2, ${own.join(', ')}, coalesce(posted_date, now()), $3, external_id, hash, $4, $5 from given
       on conflict (source, external_id) do nothing returning id, external_id
     ), made as (
       insert into import_job (batch_id, job_posting_id) select $6, id from job
     )
     select id, external_id as key from job`,
    [JSON.stringify(jobs.postings), jobs.companyId, jobs.source, jobs.recruiterId, jobs.status, jobs.batchId],
  );
}

const own = written.filter((column) => column !== 'company_id');

/** What was done since with a job of a file, as words for the report. `$3` is the status in which it came. */
const touched = `array_remove(array[
  case when exists (select from application a where a.job_posting_id = j.id)
    or exists (select from visitor_application v where v.job_posting_id = j.id) then 'Someone applied' end,
  case when j.changed_by is not null or j.status <> $3 then 'It was changed' end,
  case when exists (select from invitation i where i.job_posting_id = j.id) then 'Someone was invited' end,
  case when exists (select from saved_job s where s.job_posting_id = j.id) then 'Someone saved it' end
], null)`;

/**
 * Takes the jobs of some lines away again, but for those that somebody has touched since, which stay with the reasons. Answers
 * the last line that was looked at; undefined when there are no more.
 */
export async function takeBackJobsOfFile(
  tx: Tx,
  batchId: number,
  { after, atMost, status }: { after: number; atMost: number; status: 'draft' | 'active' },
): Promise<number | undefined> {
  await planAnew(tx);
  const locked = await rows<{ line: number }>(
    tx,
    `select r.line from import_row r join job_posting j on j.id = r.job_posting_id
     where r.batch_id = $1 and r.line > $2 and r.result = 'added' order by r.line limit $3 for update of j`,
    [batchId, after, atMost],
  );
  if (!locked.length) return undefined;
  // Asked once they are locked: what was done while that waited is seen by the next statement only.
  const lines = await rows<{ line: number; jobId: number; reasons: string[] }>(
    tx,
    `select r.line, j.id as "jobId", ${touched} as reasons
     from import_row r join job_posting j on j.id = r.job_posting_id
     where r.batch_id = $1 and r.line = any($2::integer[]) order by r.line`,
    [batchId, locked.map(({ line }) => line), status],
  );
  await run(tx, 'delete from job_posting where id = any($1::integer[])', [
    lines.flatMap(({ jobId, reasons }) => (reasons.length ? [] : [jobId])),
  ]);
  await run(
    tx,
    `update import_row r set result = case when o.reasons::text = '[]' then 'gone' else 'left' end,
       reasons = array(select json_array_elements_text(o.reasons))
     from json_to_recordset($2::json) as o (line integer, reasons json) where r.batch_id = $1 and r.line = o.line`,
    [batchId, JSON.stringify(lines)],
  );
  return lines.at(-1)?.line;
}
