import type pg from 'pg';
import { doubt, linesOfPool } from './connect.ts';
import { row } from './query.ts';
import { inTransaction } from './transaction.ts';
import { diskIsFull, readOnly } from './troubles.ts';

/** Why nothing can be written to this database now, in a sentence; undefined if it can. */
export async function writeProblem(db: pg.Pool): Promise<string | undefined> {
  const server = await row<{ standby: boolean; readOnly: boolean }>(
    db,
    `select pg_is_in_recovery() as standby, current_setting('transaction_read_only') = 'on' as "readOnly"`,
  );
  if (server?.standby || server?.readOnly) {
    // Reading alone would never find out.
    doubt(db, readOnly());
    return server.standby
      ? 'The database is a standby, which takes no writes.'
      : 'The database is read-only.';
  }
  return (await isFull(db)) ? 'The disk of the database is full.' : undefined;
}

/** Where a write found no room, a larger one must have found some before that is over. */
async function isFull(db: pg.Pool): Promise<boolean> {
  const lines = linesOfPool(db);
  if (!lines?.diskWasFull) return false;
  try {
    await inTransaction(db, (tx) => tx.query(megabyte));
    lines.diskWasFull = false;
    return false;
  } catch (error) {
    if (diskIsFull(error)) return true;
    throw error;
  }
}

/** Its blocks are taken from the disk when the table grows, and given back at once: the table goes with the transaction. */
const megabyte = `create temporary table room on commit drop as
  select repeat('x', 1900) as filling from generate_series(1, 500)`;
