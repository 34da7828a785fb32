import { ownSchema } from '#server/db/own-schema.queries.ts';
import { oneRow, row, rows, type Tx } from '#server/db/query.ts';
import { allKinds } from './all-kinds.ts';
import { fieldOf, isNumbered, type Kind } from './kind.ts';

export interface CompanyName {
  id: number;
  name: string;
  slug: string;
}

export async function companyNumbered(tx: Tx, id: number): Promise<CompanyName | undefined> {
  return row(tx, 'select id, name, slug from company where id = $1', [id]);
}

/** One moment for all that is read, while everybody works on. */
export async function beginReading(tx: Tx): Promise<{ at: string }> {
  await tx.query('set transaction isolation level repeatable read');
  await writeTimesAlike(tx);
  return oneRow(tx, 'select now() as at');
}

/** Whatever the database or its role is set to, values are written and read the same. */
export async function writeTimesAlike(tx: Tx): Promise<void> {
  await tx.query(
    `set local datestyle = 'ISO, MDY'; set local intervalstyle = 'postgres'; set local extra_float_digits = 1; set local bytea_output = 'hex'; set local timezone = 'UTC'`,
  );
}

export interface Field {
  name: string;
  /** As PostgreSQL calls it. */
  type: string;
  about: string | null;
  refersTo: string | null;
}

/** What a record of each kind has, in order: of columns the type, and what is said of them in the database. */
export async function fieldsOf(tx: Tx): Promise<Map<string, Field[]>> {
  const columns = await rows<{ table: string; name: string; type: string; about: string | null }>(
    tx,
    `select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type, col_description(c.oid, a.attnum) as about
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = ${ownSchema} and c.relkind = 'r' and c.relname = any($1::text[])`,
    [allKinds.map(({ table }) => table)],
  );
  const column = (kind: Kind, name: string) => {
    const found = columns.find((one) => one.table === kind.table && one.name === name);
    if (!found) throw new Error(`There is no column ${name} in ${kind.table}.`);
    return found;
  };
  return new Map(allKinds.map((kind) => [kind.name, fieldsOfKind(kind, (name) => column(kind, name))]));
}

function fieldsOfKind(kind: Kind, column: (name: string) => { type: string; about: string | null }): Field[] {
  const number = 'Its number in this export, by which others name it.';
  return [
    ...(isNumbered(kind) ? [{ name: 'number', type: 'bigint', about: number, refersTo: null }] : []),
    ...Object.entries(kind.refs ?? {}).map(([name, refersTo]) => ({
      name: fieldOf(name, true),
      type: 'bigint',
      about: column(name).about,
      refersTo,
    })),
    ...kind.plain.map((name) => {
      const { type, about } = column(name);
      return { name: fieldOf(name), type, about, refersTo: null };
    }),
    ...Object.entries(kind.made ?? {}).map(([name, { type, about }]) => ({
      name,
      type,
      about,
      refersTo: null,
    })),
  ];
}

/** The hashes of all files of the export after one, so many at a time. */
export async function hashesAfter(
  tx: Tx,
  after: string,
  most: number,
): Promise<{ sha256: string; size: number }[]> {
  return rows(tx, 'select sha256, size from picked_bytes where sha256 > $1 order by sha256 limit $2', [
    after,
    most,
  ]);
}

export async function hashesAmong(tx: Tx, some: readonly string[]): Promise<string[]> {
  const found = await rows<{ sha256: string }>(
    tx,
    'select sha256 from picked_bytes where sha256 = any($1::text[])',
    [some],
  );
  return found.map(({ sha256 }) => sha256);
}

export async function filesInAll(tx: Tx): Promise<{ count: number; bytes: number }> {
  return oneRow(
    tx,
    'select count(*)::integer as count, coalesce(sum(size), 0)::bigint as bytes from picked_bytes',
  );
}

/** The bytes of one of them. */
export async function bytesOf(tx: Tx, sha256: string): Promise<Buffer> {
  const { bytes } = await oneRow<{ bytes: Buffer }>(
    tx,
    `select coalesce(b.bytes, s.bytes) as bytes from picked_bytes p
     left join file_blob b on p.key is null and b.sha256 = decode(p.sha256, 'hex')
     left join picture_size s on s.key = p.key and s.width = p.width and s.format = p.format
     where p.sha256 = $1`,
    [sha256],
  );
  return bytes;
}
