import type pg from 'pg';
import { row } from './query.ts';

/** Whether a server refused a connection for what only poolers mind. */
export function isPoolersRefusal({ message }: Error): boolean {
  return /unsupported startup parameter/.test(message);
}

/**
 * Whether this pool's connections lead to a pooler that gives every transaction another connection of PostgreSQL's. Who is
 * told their own process's number by PostgreSQL itself has none in between. Otherwise two transactions are begun at once and
 * ended, one way round and the other: in whatever order a pooler hands connections out, one of them finds itself on another.
 */
export async function isPooledByTransaction(db: pg.Pool): Promise<boolean> {
  const one = await db.connect();
  let two: pg.PoolClient | undefined;
  try {
    if (one.processID === (await processOf(one))) return false;
    two = await db.connect();
    for (const [first, second] of [
      [one, two],
      [two, one],
    ] as const) {
      await one.query('begin');
      await two.query('begin');
      const before = await processOf(one);
      await first.query('commit');
      await second.query('commit');
      if ((await processOf(one)) !== before) return true;
    }
    return false;
  } finally {
    one.release(true);
    two?.release(true);
  }
}

async function processOf(client: pg.PoolClient): Promise<number | undefined> {
  return (await row<{ process: number }>(client, 'select pg_backend_pid() as process'))?.process;
}
