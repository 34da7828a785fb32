import pg from 'pg';
import { onTestFinished } from 'vitest';
import { startServer, type TestServer } from './server.ts';

/** A server beside another on the same database, on which whoever looks into a table that is held waits for as long as it is. */
export async function heldServer({ database }: TestServer) {
  const limits = { connectionTimeoutMillis: 0, query_timeout: 0, statement_timeout: 0, lock_timeout: 0 };
  const pool = new pg.Pool({ ...database.pool.options, ...database.connection, ...limits });
  // A connection that says goodbye while its database is dropped.
  pool.on('error', () => undefined);
  const held = await startServer({ database: { ...database, pool }, config: { admission: true } });
  const holder = await database.pool.connect();
  let isHeld = false;
  const hold = async (table = 'job_posting') => {
    isHeld = true;
    await holder.query(
      `begin; set local idle_in_transaction_session_timeout = 0; lock table ${table} in access exclusive mode`,
    );
  };
  const letGo = async () => {
    if (!isHeld) return;
    isHeld = false;
    await holder.query('rollback');
  };
  onTestFinished(async () => {
    await letGo();
    holder.release();
    await held.close();
    await pool.end();
  });
  return { held, hold, letGo };
}
