import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as endOfTurn } from 'node:timers/promises';
import pg from 'pg';
import { codeOf } from '#domain/errors.ts';

/** A statement that has one row for its values, or none. */
interface Lookup {
  name: string;
  text: string;
  values: readonly unknown[];
}

interface Asked {
  values: readonly unknown[];
  resolve: (row: unknown) => void;
  reject: (error: unknown) => void;
  /** Runs something as a part of what whoever asks is about. */
  asThem: <Result>(work: () => Result) => Result;
}

/** Those who ask the same of a database, each for values of their own. */
interface Line {
  waiting: Asked[];
  /** How many batches are under way: one, unless it took so long that another was begun. */
  underWay: number;
  /** When the last of them began, in milliseconds. */
  since: number;
}

/** So many in one statement at most. */
const most = 32;
/** A batch that takes longer waits for something else than its rows, such as a line that has died: the next does not wait for it. */
const longestMs = 50;

const lines = new WeakMap<pg.Pool, Map<string, Line>>();

const behind = new WeakMap<object, pg.Pool>();

/** Lookups that are asked of what stands in for a pool are asked of the pool itself. */
export function looksUpIn(standsIn: object, pool: pg.Pool): void {
  behind.set(standsIn, pool);
}

/** Where lookups go that are asked of this; undefined where each goes by itself, as in a transaction, which may see what others do not. */
export function poolOfLookups(db: object): pg.Pool | undefined {
  if (!(db instanceof pg.Pool)) return undefined;
  return Object.hasOwn(db, 'query') ? behind.get(db) : db;
}

/**
 * The row of one lookup. Who asks while nobody else does is asked for at once; those who ask while the same is under way wait for it,
 * and are then asked for in one statement, which costs the database and us little more than one of them. It begins after each of them
 * has asked, so that everybody finds what had been committed by then: nothing is kept. Undefined where there is no row.
 */
export function rowInBatch(pool: pg.Pool, lookup: Lookup): Promise<unknown> {
  const kinds = kindsOf(lookup.values);
  if (!kinds) return pool.query(single(lookup, lookup.values)).then(({ rows }) => rows[0] as unknown);
  const own = lines.get(pool) ?? new Map<string, Line>();
  lines.set(pool, own);
  const key = `${lookup.name} ${kinds.join()}`;
  const line = own.get(key) ?? { waiting: [], underWay: 0, since: 0 };
  own.set(key, line);
  return new Promise((resolve, reject) => {
    line.waiting.push({ values: lookup.values, resolve, reject, asThem: AsyncLocalStorage.snapshot() });
    if (line.underWay === 0 || performance.now() - line.since > longestMs)
      void begin(pool, lookup, kinds, line);
  });
}

async function begin(pool: pg.Pool, lookup: Lookup, kinds: readonly Kind[], line: Line): Promise<void> {
  line.underWay += 1;
  line.since = performance.now();
  // Whoever has come in the same turn of the loop goes along, and whoever comes while a connection is waited for.
  await endOfTurn();
  const client = await pool.connect().catch((error: unknown) => {
    for (const { reject } of line.waiting.splice(0)) reject(error);
  });
  const batch = line.waiting.splice(0, most);
  if (client) await ask(client, lookup, kinds, batch);
  line.underWay -= 1;
  const [next] = line.waiting;
  if (next) next.asThem(() => void begin(pool, lookup, kinds, line));
}

/** Answers all of a batch, and gives the connection back. */
async function ask(
  client: pg.PoolClient,
  lookup: Lookup,
  kinds: readonly Kind[],
  batch: readonly Asked[],
): Promise<void> {
  let failed = false;
  const rowsOf = async (statement: pg.QueryConfig): Promise<unknown[]> => {
    const { rows } = await client.query(statement);
    return rows;
  };
  const askEach = async () => {
    for (const { values, resolve, reject } of batch)
      await rowsOf(single(lookup, values)).then(([row]) => resolve(row), reject);
  };
  try {
    if (batch.length <= 1) return await askEach();
    if (!kinds.length) {
      const [row] = await rowsOf(single(lookup, []));
      for (const { resolve } of batch) resolve(row);
      return;
    }
    const found = await rowsOf(together(lookup, kinds, batch));
    // The cast: each has the column that `together` adds.
    for (const { inBatch, ...row } of found as { inBatch: number }[]) batch[inBatch - 1]?.resolve(row);
    for (const { resolve } of batch) resolve(undefined);
  } catch (error) {
    // One of them has asked for what is none of its kind, which is no fault of the others.
    if (codeOf(error)?.startsWith('22')) return await askEach();
    failed = true;
    for (const { reject } of batch) reject(error);
  } finally {
    client.release(failed);
  }
}

function single({ name, text }: Lookup, values: readonly unknown[]): pg.QueryConfig {
  return { name, text, values: [...values] };
}

/** The same statement for each of many values, one after the other by its own plan, as `offset` keeps it from being joined otherwise. */
function together({ name, text }: Lookup, kinds: readonly Kind[], batch: readonly Asked[]): pg.QueryConfig {
  const columns = kinds.map((_, at) => `v${at + 1}`);
  const cast = kinds.map((kind, at) =>
    kind === 'integer[]' ? `v${at + 1}::${kind} as v${at + 1}` : columns[at],
  );
  const sent = kinds.map((kind, at) => `$${at + 1}::${kind === 'integer[]' ? 'text' : kind}[]`);
  return {
    name: `${name}-in-batches`,
    text: `select found.*, asked.at as "inBatch"
      from (select at, ${cast.join(', ')} from unnest(${sent.join(', ')}) with ordinality as sent (${columns.join(', ')}, at)) as asked
        cross join lateral (${text.replaceAll(/\$(\d+)/g, 'asked.v$1')} offset 0) as found`,
    values: kinds.map((kind, at) =>
      // An array of arrays would be taken for one of two dimensions.
      batch.map(({ values }) => (kind === 'integer[]' ? `{${String(values[at])}}` : values[at])),
    ),
  };
}

type Kind = 'integer' | 'text' | 'boolean' | 'integer[]';

/** What PostgreSQL is told the values are; undefined where one of them is something else, or nothing. */
function kindsOf(values: readonly unknown[]): Kind[] | undefined {
  const kinds = values.map(kindOf);
  return kinds.every((kind) => kind !== undefined) ? kinds : undefined;
}

function kindOf(value: unknown): Kind | undefined {
  if (typeof value === 'string') return 'text';
  if (typeof value === 'boolean') return 'boolean';
  if (isInteger(value)) return 'integer';
  return Array.isArray(value) && value.every(isInteger) ? 'integer[]' : undefined;
}

function isInteger(value: unknown): boolean {
  return Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31;
}
