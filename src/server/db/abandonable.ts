import pg from 'pg';

/**
 * The same database for somebody who may leave: when `gone` is aborted, the statement under way is cancelled in
 * PostgreSQL too, and none is begun after it. Transactions are not concerned; what writes is finished.
 */
export function abandonable(pool: pg.Pool, gone: AbortSignal): pg.Pool {
  const query = async (statement: pg.QueryConfig) => {
    gone.throwIfAborted();
    const client = await pool.connect();
    let cancelling: Promise<void> | undefined;
    const cancel = () => (cancelling = cancelStatement(pool, client));
    try {
      gone.throwIfAborted();
      gone.addEventListener('abort', cancel, { once: true });
      return await client.query(statement);
    } finally {
      gone.removeEventListener('abort', cancel);
      // Whoever is given this connection next must not be hit by it.
      await cancelling;
      client.release();
    }
  };
  // The cast: all of the pool but for this one way in.
  return Object.create(pool, { query: { value: query } }) as pg.Pool;
}

/** Over a connection of its own: the pool's may all be held by statements that are to be cancelled. */
async function cancelStatement(pool: pg.Pool, client: pg.PoolClient): Promise<void> {
  // The cast: the driver has it and its type description does not.
  const { processID } = client as pg.PoolClient & { processID: number };
  const messenger = new pg.Client(pool.options);
  messenger.on('error', () => undefined);
  try {
    await messenger.connect();
    await messenger.query('select pg_cancel_backend($1)', [processID]);
  } catch {
    // Then it ends by itself, at the latest when its time is up.
  } finally {
    await messenger.end().catch(() => undefined);
  }
}
