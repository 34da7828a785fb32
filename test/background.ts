import type { TaskName } from '#domain/tasks.ts';
import { row, run } from '#server/db/query.ts';
import { wakeDueQueues } from '#server/tasks/tasks.queries.ts';
import { eventually } from './eventually.ts';
import type { TestServer } from './server.ts';

/**
 * Waits until the server has done all that is due, and what comes of it. `early` is as if the time of these had come, or of
 * all: whatever waits for a later time, or to be tried again, is due now.
 */
export async function runDue(
  { database: { pool } }: Pick<TestServer, 'database'>,
  ...early: TaskName[]
): Promise<void> {
  await run(
    pool,
    `update pgboss.job set start_after = now() where state < 'active' and name = any($1::text[])`,
    [early],
  );
  await eventually(async () => {
    await wakeDueQueues(pool);
    return !(await row(pool, due));
  });
}

const due = `select from pgboss.job where name <> 'failed' and (state = 'active' or (state < 'active' and start_after <= now())) limit 1`;
