import type pg from 'pg';
import { type BoundedConfig, waitAtMost } from './bounded-client.ts';
import { serverLimits } from './limits.ts';
import type { Tx } from './query.ts';
import { isSpent } from './troubles.ts';

interface Options {
  /** Milliseconds that each statement may take, and our own work between two, where nobody waits for it. */
  atMost?: number;
}

/**
 * Runs `work` on one connection between BEGIN and COMMIT. Whatever it throws rolls everything back.
 * A deadlock or serialization failure is PostgreSQL asking us to try again, so that is done, twice at most.
 */
export async function inTransaction<Result>(
  pool: pg.Pool,
  work: (tx: Tx) => Promise<Result>,
  options: Options = {},
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once(pool, work, options);
    } catch (error) {
      if (attempt === 3 || !isWorthAnotherTry(error)) throw error;
    }
  }
}

async function once<Result>(
  pool: pg.Pool,
  work: (tx: Tx) => Promise<Result>,
  { atMost }: Options,
): Promise<Result> {
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
