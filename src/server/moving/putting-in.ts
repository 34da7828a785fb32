import { createReadStream } from 'node:fs';
import { copyIn } from '#server/db/copy-stream.ts';
import { oneRow, row, rows, run, type Tx } from '#server/db/query.ts';
import { fieldOf, isNumbered, type Kind } from './kind.ts';
import type { Field } from './statements.ts';
import { asItIs } from './picking.ts';

/** Reads a kind's records into a table of their own, where nobody but this import sees them. */
export async function stage(tx: Tx, kind: Kind, file: string | undefined): Promise<number> {
  await run(
    tx,
    `create temp table staged_${kind.name} (line bigint generated always as identity, record jsonb not null) on commit drop`,
  );
  if (file === undefined) return 0;
  // The cast: a stream of a file without an encoding has buffers.
  const pieces = createReadStream(file, { highWaterMark: 1 << 20 }) as AsyncIterable<Buffer>;
  return copyIn(tx, `copy staged_${kind.name} (record) from stdin ${asItIs}`, pieces);
}

/** Gives every record its id in this installation, in the order of their numbers. */
export async function giveIds(tx: Tx, kind: Kind): Promise<void> {
  await run(
    tx,
    `create temp table moved_${kind.name} on commit drop as
     select n, nextval(pg_get_serial_sequence('${kind.table}', 'id')) as id
     from (select (record->>'number')::bigint as n from staged_${kind.name} order by 1) numbered`,
  );
  await run(tx, `create unique index on moved_${kind.name} (n)`);
  await run(tx, `analyze moved_${kind.name}`);
}

/** People come before the company, and some of them were brought along by it. */
export async function letPeopleComeFirst(tx: Tx): Promise<void> {
  await run(tx, 'set constraints user_account_imported_into_fkey deferred');
}

/** The one company among the records: its number in this installation, and what it is called. */
export async function companyToBe(tx: Tx): Promise<{ id: number; name: string } | undefined> {
  return row(
    tx,
    `select m.id::integer as id, s.record->>'name' as name from staged_company s join moved_company m on m.n = (s.record->>'number')::bigint
     where (select count(*) from staged_company) = 1`,
  );
}

/** The company of this installation that has the name already, or one that looks like it. */
export async function companyNamedSo(tx: Tx, name: string): Promise<{ name: string } | undefined> {
  return row(tx, 'select name from company where name_look = company_look($1)', [name]);
}

/** Writes a kind's records into its table. `fields` are those that the export has; columns of others begin as they do. Answers how many. */
export async function putIn(
  tx: Tx,
  kind: Kind,
  fields: ReadonlyMap<string, Field>,
  companyId: number,
): Promise<number> {
  const columns = new Map<string, string>();
  if (isNumbered(kind)) columns.set('id', 'm.id');
  for (const column of kind.company ?? []) columns.set(column, String(companyId));
  for (const column of Object.keys(kind.refs ?? {}))
    if (fields.has(fieldOf(column, true))) columns.set(column, `ref_${column}.id`);
  for (const column of kind.plain)
    if (fields.has(fieldOf(column))) columns.set(column, `r."${fieldOf(column)}"`);
  for (const [field, { into }] of Object.entries(kind.made ?? {}))
    if (fields.has(field)) for (const [column, sql] of Object.entries(into)) columns.set(column, sql);
  for (const [column, sql] of Object.entries(kind.atImport ?? {})) columns.set(column, sql);
  if (kind.replacesBeginning) await run(tx, `delete from ${kind.table} where company_id = ${companyId}`);
  return run(
    tx,
    `insert into ${kind.table} (${[...columns.keys()].join(', ')}) ${isNumbered(kind) ? 'overriding system value' : ''}
     select ${[...columns.values()].join(', ')} from ${recordsIn(kind, fields)} order by s.line
     ${kind.mayBeTaken ? 'on conflict do nothing' : ''}`,
  );
}

/** A record that names one that is not there: its line and the field. */
export async function danglingIn(
  tx: Tx,
  kind: Kind,
  fields: ReadonlyMap<string, Field>,
): Promise<{ line: number; field: string } | undefined> {
  const refs = Object.keys(kind.refs ?? {}).filter((column) => fields.has(fieldOf(column, true)));
  if (!refs.length) return undefined;
  const cases = refs.map(
    (column) =>
      `when r."${fieldOf(column, true)}" is not null and ref_${column}.id is null then '${fieldOf(column, true)}'`,
  );
  return row(
    tx,
    `select line::integer, field from (select s.line, case ${cases.join(' ')} end as field from ${recordsIn(kind, fields)}) held
     where field is not null order by line limit 1`,
  );
}

/** The staged records `s` as columns `r`, with the ids of what they name. */
function recordsIn(kind: Kind, fields: ReadonlyMap<string, Field>): string {
  const typed = [...fields.values()].map(({ name, type }) => `"${name}" ${type}`);
  const refs = Object.entries(kind.refs ?? {})
    .filter(([column]) => fields.has(fieldOf(column, true)))
    .map(
      ([column, to]) =>
        `left join moved_${to} ref_${column} on ref_${column}.n = r."${fieldOf(column, true)}"`,
    );
  return `staged_${kind.name} s cross join lateral jsonb_to_record(s.record) as r (${typed.join(', ')})
    ${isNumbered(kind) ? `join moved_${kind.name} m on m.n = r."number"` : ''} ${refs.join(' ')}`;
}

export async function makeRoomForBytes(tx: Tx): Promise<void> {
  await run(
    tx,
    'create temp table moved_bytes (sha256 text primary key, bytes bytea not null) on commit drop',
  );
}

/** Pages through the hashes of the files that records of one kind name. */
export async function namedHashes(
  tx: Tx,
  kind: 'file' | 'picture_size',
  after: string,
  most: number,
): Promise<string[]> {
  const found = await rows<{ sha256: string }>(
    tx,
    `select distinct record->>'sha256' as sha256 from staged_${kind} where record->>'sha256' > $1 order by 1 limit $2`,
    [after, most],
  );
  return found.map(({ sha256 }) => sha256);
}

export async function putBytes(
  tx: Tx,
  kind: 'file' | 'picture_size',
  sha256: string,
  bytes: Buffer,
): Promise<void> {
  if (kind === 'picture_size')
    await run(tx, 'insert into moved_bytes (sha256, bytes) values ($1, $2)', [sha256, bytes]);
  else
    await run(
      tx,
      `insert into file_blob (sha256, bytes, size) values (decode($1, 'hex'), $2, $3) on conflict (sha256) do nothing`,
      [sha256, bytes, bytes.length],
    );
}

/** What was put in happened long ago: neither programs that follow events nor alerts nor anybody else is told of it. */
export async function keepQuiet(tx: Tx, companyId: number): Promise<void> {
  await run(tx, 'delete from event_untold where company_id = $1', [companyId]);
  await run(
    tx,
    'delete from alert_job_due where job_id in (select id from job_posting where company_id = $1)',
    [companyId],
  );
}

/** Names that others have here already, so that the import has chosen new ones. */
export async function renamedPeople(tx: Tx): Promise<number> {
  const { many } = await oneRow<{ many: number }>(
    tx,
    `select count(*)::integer as many from staged_person s join moved_person m on m.n = (s.record->>'number')::bigint
     join user_account u on u.id = m.id where u.username <> s.record->>'username'`,
  );
  return many;
}
