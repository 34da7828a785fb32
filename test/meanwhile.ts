import type { Tx } from '#server/db/query.ts';
import { rows } from '#server/db/query.ts';
import { eventually } from './eventually.ts';
import type { TestServer } from './server.ts';

/** Does something, and ends it only when what is begun after it has come so far as to wait for it. */
export async function endedMeanwhile<Result>(
  { database: { pool } }: Pick<TestServer, 'database'>,
  work: (tx: Tx) => Promise<unknown>,
  begin: () => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  await client.query('begin');
  // The cast: from BEGIN to COMMIT this connection is one.
  await work(client as Tx);
  const begun = begin();
  await eventually(async () => (await rows(pool, waiting)).length > 0);
  await client.query('commit');
  client.release();
  return begun;
}

const waiting = `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
