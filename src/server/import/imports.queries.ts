import type { KeptPay } from '#domain/job-pay.ts';
import type { KeptPlace } from '#domain/job-place.ts';
import type { Db } from '#server/db/query.ts';
import { row, run } from '#server/db/query.ts';

/** An import works for minutes where a request has seconds. Answers the process that works for us, undefined while another import runs. */
export async function beginImport(db: Db): Promise<number | undefined> {
  await run(db, `set local lock_timeout = '30s'`);
  const begun = await row<{ ours: boolean; process: number }>(
    db,
    'select pg_try_advisory_xact_lock(7075822) as ours, pg_backend_pid() as process',
  );
  return begun?.ours ? begun.process : undefined;
}

/** Ends the statement that an import's process is working on. */
export async function cancelImport(db: Db, process: number): Promise<void> {
  await run(db, 'select pg_cancel_backend($1)', [process]);
}

/** The file's postings wait in a table of this transaction's own, so that what concerns the whole file is asked of PostgreSQL. */
export async function makeStage(db: Db): Promise<void> {
  await run(
    db,
    `create temporary table staged (
       n integer generated always as identity primary key,
       line integer not null,
       -- The source's own id; where it has none, the record's hash and its number among equals.
       external_id text unique,
       record text,
       company text,
       title text not null,
       description text not null,
       requirements text,
       location text,
       department text,
       salary_range text,
       salary_min_monthly integer,
       salary_max_monthly integer,
       salary_currency text,
       salary_period text,
       place jsonb,
       pay jsonb,
       employment_type text not null,
       experience_level text,
       skills_required text[] not null,
       posted_date timestamptz,
       application_deadline date,
       hash text not null,
       company_id integer,
       job_id integer,
       stored_hash text
     ) on commit drop`,
  );
  await run(
    db,
    'create temporary table record_count (record text primary key, count integer not null) on commit drop',
  );
}

const stagedColumns =
  'line, external_id, record, company, title, description, requirements, location, department, salary_range, salary_min_monthly, salary_max_monthly, salary_currency, salary_period, place, pay, employment_type, experience_level, skills_required, posted_date, application_deadline, hash';

export interface StagedPosting {
  line: number;
  /** The source's own id. Where it has none, `record` is a hash of all that the file says of the posting. */
  external_id: string | null;
  record: string | null;
  company: string | null;
  title: string;
  description: string;
  requirements: string | null;
  location: string | null;
  department: string | null;
  salary_range: string | null;
  salary_min_monthly: number | null;
  salary_max_monthly: number | null;
  salary_currency: string | null;
  salary_period: string | null;
  place: KeptPlace | null;
  pay: KeptPay | null;
  employment_type: string;
  experience_level: string | null;
  skills_required: string[];
  posted_date: string | null;
  application_deadline: string | null;
  /** Of everything above that people read, but the dates. */
  hash: string;
}

/** A part of the staged postings: those after number `after`, up to `upTo`. */
export interface Part {
  after: number;
  upTo: number;
}

const inPart = 'staged.n > $1 and staged.n <= $2';

/** Adds postings to the stage, but those whose id an earlier one has. Answers the numbers given and the lines taken. */
export async function stage(
  db: Db,
  postings: readonly StagedPosting[],
): Promise<{ upTo: number | null; lines: number[] }> {
  const staged = await row<{ upTo: number | null; lines: number[] }>(
    db,
    `with added as (
       insert into staged (${stagedColumns}) select ${stagedColumns} from json_populate_recordset(null::staged, $1::json) as posting
       on conflict (external_id) do nothing
       returning n, line
     )
     select max(n) as "upTo", coalesce(array_agg(line), '{}') as lines from added`,
    [JSON.stringify(postings)],
  );
  return staged ?? { upTo: null, lines: [] };
}

/** The line of the staged posting with this id. */
export async function lineOf(db: Db, externalId: string | null): Promise<number> {
  return (
    (await row<{ line: number }>(db, 'select line from staged where external_id = $1', [externalId]))?.line ??
    0
  );
}

/** Gives ids to the records that have none of their own: equal ones are told apart by their number in the file. */
export async function nameRecords(db: Db, { after, upTo }: Part): Promise<void> {
  await run(
    db,
    `with equals as (
       select n, record, row_number() over (partition by record order by n desc) as from_last from staged where ${inPart} and record is not null
     ), counted as (
       insert into record_count select record, count(*) from equals group by record
       on conflict (record) do update set count = record_count.count + excluded.count
       returning record, count
     )
     update staged set external_id = counted.record || '-' || (counted.count - equals.from_last + 1)
     from equals join counted using (record) where staged.n = equals.n`,
    [after, upTo],
  );
}

/**
 * Moves all dates as a whole, so that the newest posting is from the day of `now` (ISO time), in UTC. Answers by how
 * many days, or undefined where no posting has a date.
 */
export async function moveDatesTo(db: Db, now: string): Promise<number | undefined> {
  const newest = await row<{ days: number | null }>(
    db,
    `select ($1::timestamptz)::date - max(posted_date)::date as days from staged`,
    [now],
  );
  if (newest?.days === null || newest?.days === undefined) return undefined;
  // The newest comes to midnight: by whole days it could come to lie later today, in the future.
  await run(
    db,
    `update staged set posted_date = posted_date + (date_trunc('day', $1::timestamptz) - newest), application_deadline = application_deadline + $2::integer
     from (select max(posted_date) as newest from staged) as file`,
    [now, newest.days],
  );
  return newest.days;
}

export async function companyExists(db: Db, id: number): Promise<boolean> {
  return Boolean(await row(db, 'select id from company where id = $1', [id]));
}

/** Finds each posting's company by its name, or by one that looks the same; makes those that are missing, not verified, and answers how many. Without a name: `otherwise`. */
export async function settleCompanies(db: Db, { after, upTo }: Part, otherwise: number): Promise<number> {
  const added = await run(
    db,
    `insert into company (name)
     select company from (
       select distinct on (company_look(company)) company, n from staged
       where ${inPart} and company is not null and not exists (select from company known where known.name_look = company_look(staged.company))
       order by company_look(company), n
     ) as first_spelling
     order by n
     on conflict do nothing`,
    [after, upTo],
  );
  await run(
    db,
    `update staged set company_id = coalesce(
       (select id from company where lower(company.name) = lower(staged.company)),
       (select id from company where company.name_look = company_look(staged.company)), $3) where ${inPart}`,
    [after, upTo, otherwise],
  );
  return added;
}

export interface Novelty {
  added: number;
  changed: number;
  unchanged: number;
  /** Of those added or changed: how many could be applied for only before today, as their company's clocks have it. */
  past: number;
}

/** Finds what earlier imports of this source brought, and what was then read. `now` is an ISO time. */
export async function compareWithStored(
  db: Db,
  { after, upTo }: Part,
  source: string,
  now: string,
): Promise<Novelty> {
  await run(
    db,
    `update staged
     set hash = encode(sha256(convert_to(
           concat_ws(' ', hash, company_id, coalesce(extract(epoch from posted_date)::text, '-'), coalesce(application_deadline::text, '-')), 'UTF8')), 'hex'),
         (job_id, stored_hash) = (select id, imported_hash from job_posting where source = $3 and job_posting.external_id = staged.external_id)
     where ${inPart}`,
    [after, upTo, source],
  );
  const counts = await row<Novelty>(
    db,
    `select count(*) filter (where job_id is null) as added,
            count(*) filter (where job_id is not null and hash is distinct from stored_hash) as changed,
            count(*) filter (where hash = stored_hash) as unchanged,
            count(*) filter (where application_deadline < ($3::timestamptz at time zone c.time_zone)::date
                               and (job_id is null or hash is distinct from stored_hash)) as past
     from staged join company c on c.id = staged.company_id where ${inPart}`,
    [after, upTo, now],
  );
  return counts ?? { added: 0, changed: 0, unchanged: 0, past: 0 };
}

/** What an import writes of a posting, beside its dates and by what it is known. */
export const written = [
  'company_id',
  'title',
  'description',
  'requirements',
  'location',
  'department',
  'salary_range',
  'salary_min_monthly',
  'salary_max_monthly',
  'salary_currency',
  'salary_period',
  'place',
  'pay',
  'employment_type',
  'experience_level',
  'skills_required',
  'application_deadline',
];

export async function addNew(db: Db, { after, upTo }: Part, source: string): Promise<void> {
  await run(
    db,
    `insert into job_posting (${written.join(', ')}, posted_date, source, external_id, imported_hash)
     select ${written.join(', ')}, coalesce(posted_date, now()), $3, external_id, hash from staged where ${inPart} and job_id is null order by n`,
    [after, upTo, source],
  );
}

/** What a person has stated of place and pay stays, and so do the figures of a pay that is stated beside the same text. */
function keptOf(column: string): string {
  if (column === 'place' || column === 'pay')
    return `case when job_posting.${column}->>'from' = 'person' then job_posting.${column} else staged.${column} end`;
  if (!/^salary_(?:min|max|currency|period)/.test(column)) return `staged.${column}`;
  return `case when job_posting.pay->>'from' = 'person' and job_posting.pay->>'beside' = coalesce(staged.salary_range, '')
    then job_posting.${column} else staged.${column} end`;
}

/** Writes what a changed record says. Status and applications are ours and stay; so does the date where the file states none. */
export async function updateChanged(db: Db, { after, upTo }: Part): Promise<void> {
  await run(
    db,
    `update job_posting
     set (${written.join(', ')}, posted_date, imported_hash, updated_at, changed_by) =
       (${written.map(keptOf).join(', ')}, coalesce(staged.posted_date, job_posting.posted_date), staged.hash, now(), null)
     from staged where ${inPart} and job_posting.id = staged.job_id and staged.hash is distinct from staged.stored_hash`,
    [after, upTo],
  );
}

/** Tells the planner of many new rows, which it would otherwise learn a minute later. */
export async function measureTables(db: Db): Promise<void> {
  await run(db, 'analyze job_posting, company');
}
