import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ownSchema } from './own-schema.queries.ts';
import { type Db, rows } from './query.ts';
import type { TableOfOurs } from './whole-database.ts';

/** Where the parts stand that the newest schema has; schema.test.ts writes it. */
export const schemaPartsFile = path.join(import.meta.dirname, 'schema-parts.txt');

/**
 * Each part of the schema in words: 'table offer', 'column letter of offer', 'index offer_open of offer'. Of PostgreSQL 15 and 18
 * alike: the later has a constraint of its own for each column that may not be null.
 */
const parts = `
  with ours as (
    select c.oid, c.relname as name, c.relkind as kind from pg_class c
    where c.relnamespace = ${ownSchema} and c.relkind in ('r', 'v')
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  )
  select case kind when 'v' then 'view ' else 'table ' end || name as part from ours
  union all
  select format('column %s of %s', a.attname, t.name) from pg_attribute a join ours t on t.oid = a.attrelid
  where t.kind = 'r' and a.attnum > 0 and not a.attisdropped
  union all
  select format('constraint %s of %s', k.conname, t.name) from pg_constraint k join ours t on t.oid = k.conrelid
  where k.contype not in ('n', 't')
  union all
  select format('index %s of %s', c.relname, t.name) from pg_index i join ours t on t.oid = i.indrelid join pg_class c on c.oid = i.indexrelid
  where not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))
  union all
  select format('trigger %s of %s', g.tgname, t.name) from pg_trigger g join ours t on t.oid = g.tgrelid where not g.tgisinternal
  union all
  select format('function %s(%s)', p.proname, pg_get_function_identity_arguments(p.oid)) from pg_proc p
  where p.pronamespace = ${ownSchema}
    and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`;

/** The parts that a database has, in the order of the alphabet. */
export async function schemaPartsOf(db: Db): Promise<string[]> {
  const found = await rows<{ part: string }>(
    db,
    `select part from (${parts}) all_parts order by part collate "C"`,
  );
  return found.map(({ part }) => part);
}

/**
 * Tables without what the newest schema does not have, which somebody has added past the program, and that in words:
 * 'table report', 'column note of offer'. Asked only where every migration has run.
 */
export async function withoutAdded(
  tables: readonly TableOfOurs[],
): Promise<{ ours: TableOfOurs[]; added: string[] }> {
  const known = new Set(await newestParts());
  const isOurs = ({ name }: TableOfOurs) => known.has(`table ${name}`);
  const columnIn = (table: string) => (column: string) => `column ${column} of ${table}`;
  return {
    ours: tables.filter(isOurs).map(({ name, columns }) => ({
      name,
      columns: columns.filter((column) => known.has(columnIn(name)(column))),
    })),
    added: tables.flatMap((table) =>
      isOurs(table)
        ? table.columns.map(columnIn(table.name)).filter((part) => !known.has(part))
        : `table ${table.name}`,
    ),
  };
}

/** Whether the newest schema has a table of this name. */
export async function isOurTable(): Promise<(name: string) => boolean> {
  const known = new Set(await newestParts());
  return (name) => known.has(`table ${name}`);
}

async function newestParts(): Promise<string[]> {
  return (await readFile(schemaPartsFile, 'utf8')).trimEnd().split('\n');
}

/**
 * What a database lacks of the newest schema, a table that is gone without what stood on it. What somebody has added is no
 * fault. Asked only where every migration has run.
 */
export async function missingParts(db: Db): Promise<string[]> {
  const there = new Set(await schemaPartsOf(db));
  const missing = (await newestParts()).filter((part) => !there.has(part));
  const tables = new Set(missing.filter((part) => part.startsWith('table ')));
  return missing.filter((part) => !tables.has(`table ${part.split(' of ')[1]}`));
}
