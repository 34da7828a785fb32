import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as endOfTurn } from 'node:timers/promises';
import pg from 'pg';
import { codeOf } from '#domain/errors.ts';

/** A statement that has one row for its values, or none. */
interface Lookup {
  name: string;
  text: string;
}

interface Asked {
  values: readonly unknown[];
  resolve: (row: unknown) => void;
  reject: (error: unknown) => void;
  /** Runs something as a part of what whoever asks is about. */
  asThem: <Result>(work: () => Result) => Result;
}

/** The line of those who ask the same of a database, each for values of their own: answers the row of whoever joins it. */
type Line = (values: readonly unknown[]) => Promise<unknown>;

/** So many in one statement at most. */
const most = 32;
/** So many batches over one connection at most, before others may have it. */
const rounds = 8;
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
 * The row of one lookup. Who asks while nobody else does is asked for by themselves; those who ask while the same is under way wait for
 * it, and are then asked for in one statement, which costs the database and us little more than one of them. It begins after each of them
 * has asked, so that everybody finds what had been committed by then: nothing is kept. Undefined where there is no row.
 */
export function rowInBatch(pool: pg.Pool, lookup: Lookup, values: readonly unknown[]): Promise<unknown> {
  const kinds = kindsOf(values);
  if (!kinds) return pool.query(single(lookup, values)).then(({ rows }) => rows[0] as unknown);
  const own = lines.get(pool) ?? new Map<string, Line>();
  lines.set(pool, own);
  const key = `${lookup.name} ${kinds.join()}`;
  const line = own.get(key) ?? createLine(pool, lookup, kinds);
  own.set(key, line);
  return line(values);
}

function createLine(pool: pg.Pool, lookup: Lookup, kinds: readonly Kind[]): Line {
  const waiting: Asked[] = [];
  /** The connection's turn that goes on; undefined while none does, and of one that took too long nobody waits for the end. */
  let turn: symbol | undefined;
  /** When its last batch was sent, in milliseconds. */
  let since = 0;
  let looking: NodeJS.Timeout | undefined;

  const begin = async (): Promise<void> => {
    const own = Symbol(lookup.name);
    turn = own;
    since = performance.now();
    // Whoever has come in the same turn of the loop goes along, and whoever comes while a connection is waited for.
    await endOfTurn();
    const client = await pool.connect().catch((error: unknown) => {
      for (const { reject } of waiting.splice(0)) reject(error);
    });
    if (client) await askAll(client);
    if (turn !== own) return;
    turn = undefined;
    beginAsNext();
  };
  const beginAsNext = () => waiting[0]?.asThem(() => void begin());

  /** Looks after those who wait: whether they have for so long that they are asked for over another connection. */
  const look = () => {
    looking = undefined;
    if (!waiting.length) return;
    if (performance.now() - since >= longestMs) beginAsNext();
    else looking = setTimeout(look, longestMs);
  };

  const send = (client: pg.PoolClient) => {
    const batch = waiting.splice(0, most);
    const [first] = batch;
    if (!first) return undefined;
    since = performance.now();
    return { batch, answer: first.asThem(() => client.query(together(lookup, kinds, batch))) };
  };

  /** Asks for all who wait, one batch after the other, and gives the connection back. */
  const askAll = async (client: pg.PoolClient) => {
    let failed = false;
    let asked = send(client);
    for (let round = 1; asked; round += 1) {
      const { batch, answer } = asked;
      asked = undefined;
      try {
        const { rows } = await answer;
        // The next is sent before these are told: PostgreSQL is at it while we go on with what was asked for.
        if (round < rounds) asked = send(client);
        tell(batch, rows);
      } catch (error) {
        // One of them has asked for what is none of its kind, which is no fault of the others.
        if (batch.length > 1 && codeOf(error)?.startsWith('22')) {
          for (const { values, resolve, reject } of batch)
            await client.query(single(lookup, values)).then(({ rows }) => resolve(rows[0]), reject);
          asked = send(client);
        } else {
          failed = true;
          for (const { reject } of batch) reject(error);
        }
      }
    }
    client.release(failed);
  };

  return (values) =>
    new Promise((resolve, reject) => {
      waiting.push({ values, resolve, reject, asThem: AsyncLocalStorage.snapshot() });
      if (turn === undefined) void begin();
      else looking ??= setTimeout(look, longestMs);
    });
}

/** Gives everybody in a batch their row, or none. */
function tell(batch: readonly Asked[], rows: readonly Record<string, unknown>[]): void {
  const [first] = rows;
  const isApart = first !== undefined && 'inBatch' in first;
  if (!isApart) for (const { resolve } of batch) resolve(first);
  for (const { inBatch, ...row } of isApart ? rows : []) batch[Number(inBatch) - 1]?.resolve(row);
  for (const { resolve } of batch) resolve(undefined);
}

function single({ name, text }: Lookup, values: readonly unknown[]): pg.QueryConfig {
  return { name, text, values: [...values] };
}

/** The same statement for each of many values, one after the other by its own plan, as `offset` keeps it from being joined otherwise. */
function together(lookup: Lookup, kinds: readonly Kind[], batch: readonly Asked[]): pg.QueryConfig {
  const { name, text } = lookup;
  // One alone, and what is the same for all.
  if (batch.length === 1 || !kinds.length) return single(lookup, batch[0]?.values ?? []);
  const columns = kinds.map((_, at) => `v${at + 1}`);
  const cast = kinds.map((kind, at) =>
    kind === 'integer[]' ? `v${at + 1}::${kind} as v${at + 1}` : columns[at],
  );
  // In queries of their own, or PostgreSQL, which sees how few they are, plans anew for each batch: five times what finding them takes.
  const sent = kinds.map((kind, at) => `(select $${at + 1}::${kind === 'integer[]' ? 'text' : kind}[])`);
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
