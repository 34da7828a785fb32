import type { DuplicateReason } from '#domain/duplicates.ts';
import type { LineResult } from '#domain/moving-in/batches.ts';
import { Parameters } from '#server/db/parameters.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { oneRow, row, rows, run } from '#server/db/query.ts';
import type { Page } from '#server/http/paging.ts';
import { pageOf, readCursor } from '#server/http/paging.ts';

/** Somebody the company has already, and why a line looks like them. */
export interface Alike {
  id: number;
  name: string;
  reasons: DuplicateReason[];
}

/** An earlier line of the same file that looks like one, and why. `same`: it is of the same person, by what the source knows them by. */
export interface Twin {
  line: number;
  name: string;
  reasons: DuplicateReason[];
  same?: boolean;
}

export interface LineRow {
  line: number;
  cells: string[];
  result: LineResult | null;
  reasons: string[];
  alike: Alike[];
  sameAs: number | null;
  userId: number | null;
  applicationId: number | null;
  jobId: number | null;
  knownBy: string | null;
  twins: Twin[];
  leftOut: boolean;
}

const columns = `r.line, r.cells, r.result, r.reasons, r.alike, r.same_as as "sameAs", r.user_id as "userId", r.application_id as "applicationId",
  r.job_posting_id as "jobId", r.known_by as "knownBy", r.twins, r.left_out as "leftOut"`;

interface Wanted {
  result?: LineResult | undefined;
  alike?: boolean | undefined;
  limit: number;
  cursor?: string | undefined;
}

export async function linesOf(db: Db, batchId: number, wanted: Wanted): Promise<Page<LineRow>> {
  const parameters = new Parameters();
  const where = [`r.batch_id = ${parameters.add(batchId)}`];
  if (wanted.result) where.push(`r.result = ${parameters.add(wanted.result)}`);
  if (wanted.alike) where.push(`(r.alike <> '[]' or r.twins <> '[]')`);
  const after = readCursor(wanted.cursor, ['number']);
  if (after) where.push(`r.line > ${parameters.add(after[0])}`);
  const found = await rows<LineRow>(
    db,
    `select ${columns} from import_row r where ${where.join(' and ')} order by r.line limit ${parameters.add(wanted.limit + 1)}`,
    parameters.values,
  );
  return pageOf(found, wanted.limit, ({ line }) => [line]);
}

/** The next lines of a file; of those alone that nothing became of yet, where that is asked. */
export async function nextLines(
  db: Db,
  batchId: number,
  {
    after,
    atMost,
    undone = false,
    result = null,
  }: { after: number; atMost: number; undone?: boolean; result?: LineResult | null },
): Promise<LineRow[]> {
  return rows(
    db,
    `select ${columns} from import_row r where r.batch_id = $1 and r.line > $2 and (not $4 or r.result is null)
       and ($5::text is null or r.result = $5)
     order by r.line limit $3`,
    [batchId, after, atMost, undone, result],
  );
}

export async function lineNumbered(db: Db, batchId: number, line: number): Promise<LineRow | undefined> {
  return row(db, `select ${columns} from import_row r where r.batch_id = $1 and r.line = $2`, [
    batchId,
    line,
  ]);
}

export async function setSameAs(tx: Tx, batchId: number, line: number, userId: number | null): Promise<void> {
  await run(tx, 'update import_row set same_as = $3 where batch_id = $1 and line = $2', [
    batchId,
    line,
    userId,
  ]);
}

/** What became of some lines. */
export interface LineOutcome {
  line: number;
  result: LineResult;
  reasons: readonly string[];
  alike?: readonly Alike[];
  userId?: number | null;
  applicationId?: number | null;
  jobId?: number | null;
  knownBy?: string | null;
  twins?: readonly Twin[];
}

/** What was brought in stays so: a task that was begun again finds it there. */
export async function setOutcomes(db: Db, batchId: number, outcomes: readonly LineOutcome[]): Promise<void> {
  await run(
    db,
    `update import_row r set result = o.result, reasons = array(select json_array_elements_text(o.reasons)),
       alike = coalesce(o.alike, r.alike), user_id = coalesce(o."userId", r.user_id),
       application_id = coalesce(o."applicationId", r.application_id),
       job_posting_id = coalesce(o."jobId", r.job_posting_id), known_by = coalesce(o."knownBy", r.known_by), twins = coalesce(o.twins, r.twins),
       same_as = case when o.alike is null or o.alike @> jsonb_build_array(jsonb_build_object('id', r.same_as)) then r.same_as end
     from json_to_recordset($2::json) as o (line integer, result text, reasons json, alike jsonb, "userId" integer, "applicationId" integer,
       "jobId" integer, "knownBy" text, twins jsonb)
     where r.batch_id = $1 and r.line = o.line and r.result is distinct from 'added'`,
    [batchId, JSON.stringify(outcomes)],
  );
}

/** Leaves a line out, or not; what would become of it follows at once. */
export async function setLeftOut(tx: Tx, batchId: number, line: number, leftOut: boolean): Promise<void> {
  await run(
    tx,
    `update import_row set left_out = $3, result = case when result in ('new', 'skipped') then case when $3 then 'skipped' else 'new' end
       else result end
     where batch_id = $1 and line = $2`,
    [batchId, line, leftOut],
  );
}

/** What an earlier check had found is forgotten. */
export async function forgetOutcomes(tx: Tx, batchId: number): Promise<void> {
  await run(
    tx,
    `update import_row set result = null, reasons = '{}' where batch_id = $1 and result is not null`,
    [batchId],
  );
}

export async function countRefused(db: Db, batchId: number): Promise<number> {
  return (
    await oneRow<{ count: number }>(
      db,
      `select count(*) from import_row where batch_id = $1 and result = 'refused'`,
      [batchId],
    )
  ).count;
}
