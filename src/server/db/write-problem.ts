import type pg from 'pg';
import { doubt, linesOfPool } from './connect.ts';
import { lackOfRoom } from './disk-room.ts';
import { row } from './query.ts';
import { inTransaction } from './transaction.ts';
import { readOnly } from './troubles.ts';

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
  return lackOfRoomStill(db);
}

/** Where a write found no room, a larger one must have found some before that is over. */
async function lackOfRoomStill(db: pg.Pool): Promise<string | undefined> {
  const lines = linesOfPool(db);
  if (!lines?.diskWasFull) return undefined;
  try {
    await inTransaction(db, (tx) => tx.query(megabyte));
    lines.diskWasFull = false;
    return undefined;
  } catch (error) {
    const lack = lackOfRoom(error);
    if (!lack) throw error;
    return lack;
  }
}

/** Its blocks are taken from the disk when the table grows, and given back at once: the table goes with the transaction. */
const megabyte = `create temporary table room on commit drop as
  select repeat('x', 1900) as filling from generate_series(1, 500)`;
