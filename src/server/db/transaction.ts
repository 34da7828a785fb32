import type pg from 'pg';

/**
 * Runs `work` on one connection between BEGIN and COMMIT. Whatever it throws rolls everything back.
 * A deadlock or serialization failure is PostgreSQL asking us to try again, so that is done, twice at most.
 */
export async function inTransaction<Result>(
  pool: pg.Pool,
  work: (tx: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once(pool, work);
    } catch (error) {
      if (attempt === 3 || !isWorthAnotherTry(error)) throw error;
    }
  }
}

async function once<Result>(pool: pg.Pool, work: (tx: pg.PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    // A connection that could not roll back is in an unknown state and must not go back to the pool.
    client.release(broken);
  }
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
