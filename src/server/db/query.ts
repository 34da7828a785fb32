import type pg from 'pg';
import { poolOfLookups, rowInBatch } from './batches.ts';
import type { BoundedClient } from './bounded-client.ts';

/** Whatever can run a statement: the pool, or the one connection of an open transaction. */
export type Db = Pick<pg.Pool, 'query'> | Pick<pg.ClientBase, 'query'>;

declare const open: unique symbol;
/** The connection of an open transaction. `inTransaction` alone makes one: what locks, or writes twice, asks for it. */
export type Tx = pg.PoolClient & Pick<BoundedClient, 'tellAfterCommit'> & { readonly [open]: true };

interface Options {
  /** Name of a prepared statement, for the few constant texts that run on every request. */
  prepare?: string | undefined;
}

/** Of a lookup that has one row at most, and that many make at the same moment. */
interface LookupOptions extends Options {
  /** Whether those who make it at the same moment may be answered by one statement (`batches.ts`). It has to have a name. */
  batched?: boolean | undefined;
}

/** All rows of one statement, as the SQL names their columns. */
export async function rows<Row>(
  db: Db,
  text: string,
  values: readonly unknown[] = [],
  options: Options = {},
): Promise<Row[]> {
  const result = await asked(db, text, values, options);
  // The cast: the statement and its Row type stand side by side in a *.queries.ts file; the contract checks it again on the way out.
  return result.rows as Row[];
}

/** The first row, or undefined. */
export async function row<Row>(
  db: Db,
  text: string,
  values: readonly unknown[] = [],
  { batched, ...options }: LookupOptions = {},
): Promise<Row | undefined> {
  const pool = batched ? poolOfLookups(db) : undefined;
  if (pool && options.prepare)
    // The cast: as in `rows`.
    return rowInBatch(pool, { name: options.prepare, text }, values) as Promise<Row | undefined>;
  return (await rows<Row>(db, text, values, options))[0];
}

/** The row of a statement that always has one, such as an insert that answers what it wrote. */
export async function oneRow<Row>(
  db: Db,
  text: string,
  values?: readonly unknown[],
  options?: Options,
): Promise<Row> {
  const found = await row<Row>(db, text, values, options);
  if (found === undefined) throw new Error('A statement that always has a row had none.');
  return found;
}

/** Runs a statement for its effect and answers how many rows it touched. */
export async function run(
  db: Db,
  text: string,
  values: readonly unknown[] = [],
  options: Options = {},
): Promise<number> {
  return (await asked(db, text, values, options)).rowCount ?? 0;
}

function asked(
  db: Db,
  text: string,
  values: readonly unknown[],
  { prepare }: Options,
): Promise<pg.QueryResult> {
  return db.query({ text, values: [...values], ...(prepare ? { name: prepare } : {}) });
}
