import type { DocumentKind } from '#domain/files.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { oneRow, rows, run } from '#server/db/query.ts';

/** Keeps a file beside a table; of two with one name the later. */
export async function keepFile(
  tx: Tx,
  batchId: number,
  { name, kind, bytes }: { name: string; kind: DocumentKind; bytes: Buffer },
): Promise<void> {
  await run(
    tx,
    `with blob as (
       insert into file_blob (sha256, bytes, size) values (sha256($4), $4, octet_length($4))
       on conflict (sha256) do update set size = excluded.size returning sha256
     )
     insert into import_file (batch_id, name, sha256, kind) select $1, $2, sha256, $3 from blob
     on conflict (batch_id, name) do update set sha256 = excluded.sha256, kind = excluded.kind`,
    [batchId, name, kind, bytes],
  );
}

export async function countFiles(db: Db, batchId: number): Promise<number> {
  return (
    await oneRow<{ count: number }>(db, 'select count(*) from import_file where batch_id = $1', [batchId])
  ).count;
}

/** How all that were sent are called. */
export async function namesOfFiles(db: Db, batchId: number): Promise<string[]> {
  const sent = await rows<{ name: string }>(
    db,
    'select name from import_file where batch_id = $1 order by name',
    [batchId],
  );
  return sent.map(({ name }) => name);
}

/** Keeps of which lines each file is; those that are not named are of none. */
export async function setLinesOfFiles(
  db: Db,
  batchId: number,
  files: readonly { name: string; lines: readonly number[] }[],
): Promise<void> {
  await run(
    db,
    `update import_file f set for_lines = coalesce((select array(select json_array_elements_text(g.lines)::integer)
       from json_to_recordset($2::json) as g (name text, lines json) where g.name = f.name), '{}')
     where f.batch_id = $1`,
    [batchId, JSON.stringify(files)],
  );
}

/** Of these lines those that have a file, with its name. */
export async function filesOfLines(
  db: Db,
  batchId: number,
  lines: readonly number[],
): Promise<Map<number, string>> {
  const found = await rows<{ line: number; name: string }>(
    db,
    `select l.line, f.name from import_file f cross join unnest(f.for_lines) as l (line)
     where f.batch_id = $1 and f.for_lines && $2::integer[] and l.line = any($2::integer[])`,
    [batchId, lines],
  );
  return new Map(found.map(({ line, name }) => [line, name]));
}

/** Files that are of no line, so that nobody gets them: how many, and the first by name. */
export async function filesOfNobody(
  db: Db,
  batchId: number,
  atMost: number,
): Promise<{ count: number; names: string[] }> {
  return oneRow(
    db,
    `select count(*) as count, coalesce((array_agg(name order by name))[:$2::integer], '{}') as names
     from import_file where batch_id = $1 and for_lines = '{}'`,
    [batchId, atMost],
  );
}

/** Gives people the files of these names, and answers those; of a name that is not there nothing. */
export async function giveFiles(
  tx: Tx,
  batchId: number,
  given: readonly { name: string; ownerId: number }[],
): Promise<{ id: number; name: string; ownerId: number }[]> {
  return rows(
    tx,
    `insert into file (owner_id, sha256, name, kind, purpose)
     select distinct g."ownerId", f.sha256, f.name, f.kind, 'resume'
     from json_to_recordset($2::json) as g (name text, "ownerId" integer) join import_file f on f.batch_id = $1 and f.name = g.name
     on conflict (owner_id, sha256, name, purpose) do update set uploaded_at = now() returning id, name, owner_id as "ownerId"`,
    [batchId, JSON.stringify(given)],
  );
}

/** Files go with the lines they came beside. */
export async function forgetFilesWithoutLines(tx: Tx): Promise<number> {
  return run(
    tx,
    `delete from import_file f using import_batch b where b.id = f.batch_id
       and (b.state = 'taken_back' or not exists (select from import_row r where r.batch_id = b.id))`,
  );
}
