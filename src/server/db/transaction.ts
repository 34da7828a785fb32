import type pg from 'pg';
import { type BoundedConfig, waitAtMost } from './bounded-client.ts';
import { serverLimits } from './limits.ts';
import type { Tx } from './query.ts';
import { isSpent } from './troubles.ts';

interface Options {
  /** Milliseconds that each statement may take, and our own work between two, where nobody waits for it. */
  atMost?: number;
  /** How often it is tried; once where `work` writes what a rollback does not take back. */
  attempts?: number;
}

/**
 * Runs `work` on one connection between BEGIN and COMMIT. Whatever it throws rolls everything back.
 * A deadlock or serialization failure is PostgreSQL asking us to try again, so that is done, twice at most unless told otherwise.
 */
export async function inTransaction<Result>(
  pool: pg.Pool,
  work: (tx: Tx) => Promise<Result>,
  { attempts = 3, ...options }: Options = {},
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once(pool, work, options);
    } catch (error) {
      if (attempt === attempts || !isWorthAnotherTry(error)) throw error;
    }
  }
}

async function once<Result>(
  pool: pg.Pool,
  work: (tx: Tx) => Promise<Result>,
  { atMost }: Options,
): Promise<Result> {
  const whole = wholes.get(pool);
  if (whole) return partOf(whole, work);
  const client = await pool.connect();
  const usually = atMost === undefined ? undefined : waitAtMost(client, atMost + forTheWay);
  let broken: Error | undefined;
  try {
    await client.query(beginning(pool.options, atMost));
    // The cast: from BEGIN to COMMIT this connection is one.
    const result = await work(client as Tx);
    await client.query('commit');
    return result;
  } catch (error) {
    if (error instanceof Error && isSpent(error)) broken = error;
    else
      await client.query('rollback').catch((failure: Error) => {
        broken = failure;
      });
    throw error;
  } finally {
    if (usually !== undefined) waitAtMost(client, usually);
    // A connection that could not roll back is in an unknown state and must not go back to the pool.
    client.release(broken);
  }
}

/** One transaction that stands for a whole pool. */
interface Whole {
  tx: Tx;
  /** When the part before is over: they share one connection. */
  before: Promise<unknown>;
}

const wholes = new WeakMap<object, Whole>();

/**
 * Runs `work` in one transaction, whatever transactions it opens itself on the pool that it is given: those are parts of this one,
 * undone by themselves where they fail, and kept or undone together at the end.
 */
export async function inOneWhole<Result>(
  pool: pg.Pool,
  work: (tx: Tx, db: pg.Pool) => Promise<Result>,
): Promise<Result> {
  return once(
    pool,
    async (tx) => {
      const whole: Whole = { tx, before: Promise.resolve() };
      const query = (text: string | pg.QueryConfig, values?: unknown[]) => tx.query(text, values);
      // The cast: all of the pool but for this one way in; connections of its own nobody takes.
      const db = Object.create(pool, { query: { value: query } }) as pg.Pool;
      wholes.set(db, whole);
      return work(tx, db);
    },
    {},
  );
}

async function partOf<Result>(whole: Whole, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  const part = whole.before.then(async () => {
    const { tx } = whole;
    await tx.query('savepoint part');
    try {
      const result = await work(tx);
      await tx.query('release savepoint part');
      return result;
    } catch (error) {
      if (!isSpent(error)) await tx.query('rollback to savepoint part; release savepoint part');
      throw error;
    }
  });
  whole.before = part.catch(() => undefined);
  return part;
}

/** So much longer than PostgreSQL the driver waits, which then hears from it why a statement was ended. */
const forTheWay = 2_000;

/** Limits that do not stand on the connection go out with BEGIN, in the same message: they cost no way of their own. */
function beginning({ pooled }: BoundedConfig, atMost: number | undefined): string {
  const usual = pooled ? serverLimits : {};
  const longer =
    atMost === undefined ? {} : { statement_timeout: atMost, idle_in_transaction_session_timeout: atMost };
  const limits = Object.entries({ ...usual, ...longer });
  return ['begin', ...limits.map(([name, milliseconds]) => `set local ${name} = ${milliseconds}`)].join('; ');
}

const serializationFailure = '40001';
const deadlockDetected = '40P01';

function isWorthAnotherTry(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    (error.code === serializationFailure || error.code === deadlockDetected)
  );
}
