import type pg from 'pg';
import { looksUpIn } from './batches.ts';
import { cancelStatement } from './cancel-statement.ts';
import { isSpent } from './troubles.ts';

/**
 * The same database for somebody who may leave: when `gone` is aborted, the statement under way is cancelled in
 * PostgreSQL too, and none is begun after it. Transactions are not concerned; what writes is finished.
 */
export function abandonable(pool: pg.Pool, gone: AbortSignal): pg.Pool {
  const query = async (statement: pg.QueryConfig) => {
    gone.throwIfAborted();
    const client = await pool.connect();
    let cancelling: Promise<void> | undefined;
    let broken = false;
    // Over a connection of its own: the pool's may all be held by statements that are to be cancelled.
    const cancel = () => (cancelling = cancelStatement(client));
    try {
      gone.throwIfAborted();
      gone.addEventListener('abort', cancel, { once: true });
      return await client.query(statement);
    } catch (error) {
      broken = isSpent(error);
      throw error;
    } finally {
      gone.removeEventListener('abort', cancel);
      // Whoever is given this connection next must not be hit by it.
      await cancelling;
      client.release(broken);
    }
  };
  // The cast: all of the pool but for this one way in.
  const standsIn = Object.create(pool, { query: { value: query } }) as pg.Pool;
  // Many share one, which goes on for the others.
  looksUpIn(standsIn, pool);
  return standsIn;
}
