import type {
  BatchKind,
  BatchState,
  importDateOrders,
  LineResult,
  PeopleMapping,
} from '#domain/moving-in/batches.ts';
import type { JobMapping } from '#domain/moving-in/job-batches.ts';
import { moveInLimits, type MoveInSource, takeBackDays } from '#domain/moving-in/sources.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { oneRow, row, rows, run } from '#server/db/query.ts';
import { personName } from '#server/visibility/person-name.queries.ts';

/** What stands in a file, as far as a company has to say what it means. */
export interface Found {
  statuses: { text: string; count: number }[];
  jobs: { title: string; count: number }[];
  /** Dates stand in it that could be two days each, and none says which. */
  asksDateOrder: boolean;
}

/** What a file of jobs leaves open, and what its dates decide. */
export interface FoundInJobs {
  asksCurrency: boolean;
  asksPeriod: boolean;
  asksDateOrder: boolean;
  /** By column, where its own dates decide it. */
  orders: Partial<Record<'postedDate' | 'applicationDeadline', (typeof importDateOrders)[number]>>;
}

interface BatchFacts {
  id: number;
  companyId: number;
  source: MoveInSource;
  fileName: string;
  columns: string[];
  state: BatchState;
  onlyGood: boolean;
  rowCount: number;
  rowsDone: number;
  failure: string | null;
  madeBy: string | null;
  madeById: number | null;
  madeAt: string;
  importedAt: string | null;
  takeBackUntil: string | null;
  counts: Partial<Record<LineResult | 'alike', number>>;
}

/** A file of people. */
export interface BatchRow extends BatchFacts {
  kind: 'people';
  mapping: PeopleMapping;
  found: Found;
}

/** A file of jobs. */
export interface JobBatchRow extends BatchFacts {
  kind: 'jobs';
  mapping: JobMapping;
  found: FoundInJobs;
}

export type AnyBatch = BatchRow | JobBatchRow;

const columns = `b.id, b.kind, b.company_id as "companyId", b.source, b.file_name as "fileName", b.columns, b.mapping, b.found, b.state,
  b.only_good as "onlyGood", b.row_count as "rowCount", b.rows_done as "rowsDone", b.failure, ${personName('m')} as "madeBy",
  b.made_by as "madeById", b.made_at as "madeAt", b.imported_at as "importedAt",
  case when b.state in ('imported', 'failed') then coalesce(b.imported_at, b.made_at) + make_interval(days => ${takeBackDays}) end as "takeBackUntil",
  b.counts`;

const source = 'import_batch b left join user_account m on m.id = b.made_by';

/** What a company has brought along, the latest first. */
export async function batchesOf(db: Db, companyId: number): Promise<BatchRow[]> {
  return rows(db, `${ofKind('people')} order by b.id desc limit ${moveInLimits.batches}`, [companyId]);
}

export async function jobBatchesOf(db: Db, companyId: number): Promise<JobBatchRow[]> {
  return rows(db, `${ofKind('jobs')} order by b.id desc limit ${moveInLimits.batches}`, [companyId]);
}

const ofKind = (kind: BatchKind) =>
  `select ${columns} from ${source} where b.company_id = $1 and b.kind = '${kind}'`;

export async function batchById(db: Db, companyId: number, id: number): Promise<BatchRow | undefined> {
  return row(db, `${ofKind('people')} and b.id = $2`, [companyId, id]);
}

export async function jobBatchById(db: Db, companyId: number, id: number): Promise<JobBatchRow | undefined> {
  return row(db, `${ofKind('jobs')} and b.id = $2`, [companyId, id]);
}

/** What a file holds, of whichever kind, once nobody else can change it until the transaction ends. */
export async function lockBatch(
  tx: Tx,
  companyId: number,
  id: number,
  kind: BatchKind,
): Promise<AnyBatch | undefined> {
  await run(tx, 'select from import_batch where id = $1 and company_id = $2 and kind = $3 for update', [
    id,
    companyId,
    kind,
  ]);
  return kind === 'jobs' ? jobBatchById(tx, companyId, id) : batchById(tx, companyId, id);
}

/** What a task is to do, whoever asked for it. */
export async function batchOfTask(db: Db, id: number): Promise<AnyBatch | undefined> {
  return row(db, `select ${columns} from ${source} where b.id = $1`, [id]);
}

/** Whether something else of the company is under way. */
export async function isCompanyBusy(tx: Tx, companyId: number): Promise<boolean> {
  await run(tx, `select pg_advisory_xact_lock(hashtext('import_batch'), $1)`, [companyId]);
  const busy = await row(
    tx,
    `select from import_batch where company_id = $1 and state in ('checking', 'importing', 'taking_back')`,
    [companyId],
  );
  return busy !== undefined;
}

/** What is under way and that nobody is to go on with. One that was given up waits for somebody to decide on it. */
export async function batchesWithoutTask(tx: Tx, most: number): Promise<number[]> {
  const found = await rows<{ id: number }>(
    tx,
    `select b.id from import_batch b
     where b.state in ('checking', 'importing', 'taking_back')
       and not exists (select from pgboss.job j where j.name in ('people-import', 'failed') and j.state <= 'active' and j.data ->> 'batchId' = b.id::text)
     order by b.id limit $1`,
    [most],
  );
  return found.map(({ id }) => id);
}

export async function countBatches(tx: Tx, companyId: number): Promise<number> {
  return (
    await oneRow<{ count: number }>(
      tx,
      `select count(*) from import_batch where company_id = $1 and state <> 'taken_back' and ended_at is null`,
      [companyId],
    )
  ).count;
}

export interface NewBatch {
  kind: BatchKind;
  companyId: number;
  source: MoveInSource;
  fileName: string;
  columns: readonly string[];
  madeBy: number | null;
}

export async function insertBatch(tx: Tx, batch: NewBatch): Promise<number> {
  const { id } = await oneRow<{ id: number }>(
    tx,
    `insert into import_batch (company_id, source, file_name, columns, mapping, found, row_count, made_by, kind)
     values ($1, $2, $3, $4, '{}', '{}', 0, $5, $6) returning id`,
    [batch.companyId, batch.source, batch.fileName, batch.columns, batch.madeBy, batch.kind],
  );
  return id;
}

export interface LineOfFile {
  line: number;
  cells: string[];
}

export async function insertLines(tx: Tx, batchId: number, lines: readonly LineOfFile[]): Promise<void> {
  await run(
    tx,
    `insert into import_row (batch_id, line, cells)
     select $1, l.line, array(select c.value from json_array_elements_text(l.cells) with ordinality c (value, n) order by c.n)
     from json_to_recordset($2::json) as l (line integer, cells json)`,
    [batchId, JSON.stringify(lines)],
  );
}

/** What is said of a file; where it changes, what a check had found is no longer true. */
export async function setMapping(
  tx: Tx,
  id: number,
  {
    mapping,
    found,
    rowCount,
  }: { mapping: PeopleMapping | JobMapping; found: Found | FoundInJobs; rowCount: number },
): Promise<void> {
  await run(
    tx,
    `update import_batch set mapping = $2, found = $3, row_count = $4, state = 'draft', counts = '{}', failure = null where id = $1`,
    [id, JSON.stringify(mapping), JSON.stringify(found), rowCount],
  );
}

/** Begins what a task goes on with. */
export async function setUnderWay(
  tx: Tx,
  id: number,
  state: 'checking' | 'importing' | 'taking_back',
  onlyGood: boolean,
): Promise<void> {
  await run(
    tx,
    `update import_batch set state = $2, only_good = $3, rows_done = 0, failure = null where id = $1`,
    [id, state, onlyGood],
  );
}

/**
 * What triggers and references ask on this connection is planned anew, for tables as large as they are by now. PostgreSQL
 * keeps a plan; one made while a table was empty reads all of it for each of the thousands of rows that a file adds or takes.
 */
export async function planAnew(tx: Tx): Promise<void> {
  await run(tx, 'discard plans');
}

/** How far it is, said beside the transaction in which the lines are written. */
export async function tellProgress(db: Db, id: number, done: number): Promise<void> {
  await run(db, 'update import_batch set rows_done = $2 where id = $1', [id, done]);
}

/** It has come to an end, or to one of its stops, with what became of its lines. */
export async function setStopped(
  db: Db,
  id: number,
  state: Exclude<BatchState, 'checking' | 'importing' | 'taking_back'>,
  failure: string | null = null,
): Promise<void> {
  await run(
    db,
    `update import_batch b set state = $2, failure = $3, rows_done = row_count,
       imported_at = case when $2 in ('imported', 'failed') then coalesce(imported_at, now()) else imported_at end,
       ended_at = case when $2 = 'taken_back' then now() else ended_at end,
       counts = ${countsOfLines}
     where id = $1`,
    [id, state, failure],
  );
}

const countsOfLines = `(select coalesce(jsonb_object_agg(c.what, c.count), '{}') from (
           select r.result as what, count(*) from import_row r where r.batch_id = b.id and r.result is not null group by 1
           union all
           select 'alike', count(*) from import_row r where r.batch_id = b.id and (r.alike <> '[]' or r.twins <> '[]') having count(*) > 0) c)`;

/** What becomes of the lines, counted anew after somebody decided on one of them. */
export async function countAgain(tx: Tx, id: number): Promise<void> {
  await run(tx, `update import_batch b set counts = ${countsOfLines} where id = $1`, [id]);
}

/** Lines are kept for as long as they are of use: until an import can no longer be taken back, or nothing came of a file for so long. */
export async function forgetOldLines(db: Db): Promise<void> {
  await run(
    db,
    `with over as (
       update import_batch set ended_at = coalesce(ended_at, now()), state = case when state in ('draft', 'checked') then 'taken_back' else state end
       where state in ('draft', 'checked', 'imported', 'failed', 'taken_back')
         and coalesce(imported_at, made_at) < now() - make_interval(days => ${takeBackDays})
         and (ended_at is null or exists (select from import_row r where r.batch_id = import_batch.id))
       returning id)
     delete from import_row r using over where r.batch_id = over.id`,
  );
}
