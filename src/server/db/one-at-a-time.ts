import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { row } from './query.ts';

/** Lets one of several programs on a database upgrade it; the others wait until it is done. */
export async function oneUpgradeAtATime(direct: pg.Pool, work: () => Promise<void>): Promise<void> {
  const client = await direct.connect();
  try {
    // Nobody waits inside a statement: an index that is built beside the others would wait for that.
    while (!(await takesTurn(client))) await pause(200);
    await work();
  } finally {
    // Closed, not given back: the turn goes with it.
    client.release(true);
  }
}

async function takesTurn(client: pg.PoolClient): Promise<boolean> {
  const turn = await row<{ mine: boolean }>(client, 'select pg_try_advisory_lock(7075825) as mine');
  return turn?.mine === true;
}
