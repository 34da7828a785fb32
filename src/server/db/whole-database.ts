import { timeouts } from './limits.ts';
import { ownSchema } from './own-schema.queries.ts';
import { type Db, oneRow, row, rows, run, type Tx } from './query.ts';

/** A table and those of its columns that are not computed from others. */
export interface TableOfOurs {
  name: string;
  columns: string[];
}

/** How far a sequence has come. */
export interface SequenceAt {
  name: string;
  value: number;
  called: boolean;
}

/** What the migrations write themselves. */
const ledger = 'schema_migration';

/** Lets a transaction see one moment of these tables, and texts be the same whatever the database or its role is set to. */
export async function seeOneMoment(tx: Tx, tables: readonly Lockable[] = []): Promise<void> {
  await tx.query('set transaction isolation level repeatable read, read only');
  await waitForOthers(tx);
  await keepFromRewriting(tx, tables);
  await writeAlike(tx);
}

/** A table as a statement names it. */
export type Lockable = string & { readonly lockable: unique symbol };

/** Those of the tables that the role may read, and so may lock; where none are named all there are, those of the queues too. */
export async function lockable(tx: Tx, tables?: readonly { name: string }[]): Promise<Lockable[]> {
  const found = await rows<{ name: Lockable }>(
    tx,
    `select c.oid::regclass::text as name from pg_class c
     where c.relkind = 'r' and has_table_privilege(c.oid, 'select')
       and (c.relnamespace = ${ownSchema} and c.relname = any($1::text[]) or $1 is null and c.relnamespace in (${ownSchema}, to_regnamespace('pgboss')))
     order by c.relname`,
    [tables?.map(({ name }) => name) ?? null],
  );
  return found.map(({ name }) => name);
}

/**
 * To a moment before, a table that was emptied or written anew since is an empty one: so nobody may do that from now on. Called
 * before anything is read in the transaction, as the first reading says which moment it sees; locking does not.
 */
export async function keepFromRewriting(tx: Tx, tables: readonly Lockable[]): Promise<void> {
  if (tables.length)
    await tx.query(`lock table ${tables.map((name) => `only ${name}`).join(', ')} in access share mode`);
}

/** What reads every table for minutes waits longer than a request for who holds one, such as `vacuum full`. */
export async function waitForOthers(tx: Tx): Promise<void> {
  await tx.query(`set local lock_timeout = ${timeouts.tenMinutes}`);
}

/** Whatever the database or its role is set to, COPY writes and reads the same. */
export async function writeAlike(tx: Tx): Promise<void> {
  await tx.query(
    `set local datestyle = 'ISO, MDY'; set local intervalstyle = 'postgres'; set local extra_float_digits = 1; set local bytea_output = 'hex'; set local xmloption = 'content'; set local timezone = 'UTC'`,
  );
}

/** Every table of the schema, but the list of migrations and what belongs to an extension. */
export async function tablesOfOurs(tx: Tx): Promise<TableOfOurs[]> {
  return rows(
    tx,
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = ${ownSchema} and c.relkind = 'r' and c.relname <> $1
       and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
     group by c.relname order by c.relname`,
    [ledger],
  );
}

export async function momentOf(tx: Tx): Promise<{ at: string; version: string }> {
  return oneRow(tx, `select now() as at, split_part(current_setting('server_version'), ' ', 1) as version`);
}

/** How many bytes the rows take up, without what is made anew from them. */
export async function sizeOfTables(db: Db): Promise<number> {
  const { bytes } = await oneRow<{ bytes: number }>(
    db,
    `select coalesce(sum(pg_table_size(oid)), 0)::bigint as bytes from pg_class where relnamespace = ${ownSchema} and relkind = 'r'`,
  );
  return bytes;
}

/** Those of these tables' columns, or, where none are named, all there are. */
export async function sequencesNow(tx: Tx, tables?: readonly TableOfOurs[]): Promise<SequenceAt[]> {
  const names = await rows<{ name: string }>(
    tx,
    `select s.relname as name from pg_class s
     where s.relnamespace = ${ownSchema} and s.relkind = 'S' and ($1::text[] is null or exists (
       select from pg_class t where t.relnamespace = s.relnamespace and t.relname = any($1) and (
         exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = s.oid and d.deptype in ('a', 'i')
                   and d.refclassid = 'pg_class'::regclass and d.refobjid = t.oid)
         or exists (select from pg_depend d join pg_attrdef a on a.oid = d.objid
                    where d.classid = 'pg_attrdef'::regclass and d.refclassid = 'pg_class'::regclass and d.refobjid = s.oid and a.adrelid = t.oid))))
     order by 1`,
    [tables?.map(({ name }) => name) ?? null],
  );
  return readSequences(tx, names);
}

/** Those of these names that are there. Without a join: to plan one, PostgreSQL reads more, which may be damaged. */
export async function sequencesNamed(tx: Tx, wanted: readonly string[]): Promise<SequenceAt[]> {
  const names = await rows<{ name: string }>(
    tx,
    `select relname as name from pg_class where relnamespace = ${ownSchema} and relkind = 'S' and relname = any($1) order by 1`,
    [wanted],
  );
  return readSequences(tx, names);
}

async function readSequences(tx: Tx, names: readonly { name: string }[]): Promise<SequenceAt[]> {
  const found: SequenceAt[] = [];
  for (const { name } of names) {
    const now = await oneRow<Omit<SequenceAt, 'name'>>(
      tx,
      `select last_value as value, is_called as called from ${quoted(name)}`,
    );
    found.push({ name, ...now });
  }
  return found;
}

/** Sequences that are not there are left out. */
export async function setSequences(tx: Tx, sequences: readonly SequenceAt[]): Promise<void> {
  for (const { name, value, called } of sequences)
    await run(tx, 'select setval(found, $2, $3) from to_regclass($1) as found where found is not null', [
      quoted(name),
      value,
      called,
    ]);
}

/** Who lives in a database: nobody has been made in one that is empty. Undefined where there are no tables at all. */
export async function livesHere(tx: Tx): Promise<'nobody' | 'people' | 'strangers' | undefined> {
  const found = await oneRow<{ tables: number; ours: boolean }>(
    tx,
    `select count(*)::integer as tables, coalesce(bool_or(relname = $1), false) as ours
     from pg_class c where relnamespace = ${ownSchema} and relkind in ('r', 'p')
       and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`,
    [ledger],
  );
  if (!found.tables) return undefined;
  if (!found.ours) return 'strangers';
  const lived = await row<{ lived: boolean }>(
    tx,
    `select exists (select from user_account) or exists (select from job_posting) or exists (select from company where id <> 1) as lived`,
  );
  return lived?.lived ? 'people' : 'nobody';
}

/** From now on nobody comes to live here before this transaction ends: who is about to waits. Nothing is locked where no tables are. */
export async function letNobodyIn(tx: Tx): Promise<void> {
  const found = await rows<{ name: string }>(
    tx,
    `select relname as name from pg_class
     where relnamespace = ${ownSchema} and relkind = 'r' and relname in ('user_account', 'job_posting', 'company') order by 1`,
  );
  if (found.length)
    await tx.query(
      `lock table ${found.map(({ name }) => quoted(name)).join(', ')} in share row exclusive mode`,
    );
}

/** What stands in the way of reading rows in bulk, and is put back afterwards: then PostgreSQL checks every row of every table. */
export interface SetAside {
  putBack: () => Promise<void>;
}

/**
 * Empties these tables, and takes away their triggers (what they did is among the rows), references from and to them, and indexes
 * until the rows are in. Only ever in the transaction in which they come back.
 */
export async function setAside(tx: Tx, tables: readonly TableOfOurs[]): Promise<SetAside> {
  const names = tables.map(({ name }) => quoted(name));
  for (const name of names) await tx.query(`alter table ${name} disable trigger user`);
  const references = await rows<{ table: string; name: string; definition: string }>(
    tx,
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and (conrelid = any($1::regclass[]) or confrelid = any($1::regclass[])) order by oid`,
    [names],
  );
  const indexes = await rows<{ name: string; definition: string }>(
    tx,
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i
     where i.indrelid = any($1::regclass[]) and not exists (select from pg_constraint where conindid = i.indexrelid and contype in ('p', 'u', 'x'))
     order by i.indexrelid`,
    [names],
  );
  for (const { table, name } of references) await tx.query(`alter table ${table} drop constraint ${name}`);
  for (const { name } of indexes) await tx.query(`drop index ${name}`);
  await tx.query(`truncate ${names.join(', ')}`);
  return {
    putBack: async () => {
      for (const { definition } of indexes) await tx.query(definition);
      for (const { table, name, definition } of references)
        await tx.query(`alter table ${table} add constraint ${name} ${definition}`);
      for (const name of names) await tx.query(`alter table ${name} enable trigger user`);
    },
  };
}

/** The statement that reads or writes a table's rows. */
export function copyOf({ name, columns }: TableOfOurs, direction: 'to stdout' | 'from stdin'): string {
  return `copy ${quoted(name)} (${columns.map(quoted).join(', ')}) ${direction}`;
}

/** The statement that reads only the rows of these numbers. */
export function copyOfRows({ name, columns }: TableOfOurs, ids: readonly number[]): string {
  return `copy (select ${columns.map(quoted).join(', ')} from ${quoted(name)} where id = any('{${ids.join(',')}}')) to stdout`;
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
