import { createHash } from 'node:crypto';
import { PgBoss } from 'pg-boss';
import type { TaskData, TaskName } from '#domain/tasks.ts';
import type { Tx } from '#server/db/query.ts';
import { inThis } from './boss-database.ts';
import { queueNamed, schema } from './queues.ts';

export interface NewTask<Name extends TaskName> {
  data: TaskData[Name];
  /** ISO time before which it is not begun. */
  startAfter?: string | null;
  /** Of tasks with one key that wait for the same time, one is enough. */
  key?: string;
  id?: string;
}

/** Notes what is to be done once this transaction has committed; what is undone with it was never asked for. */
export async function enqueue<Name extends TaskName>(
  tx: Tx,
  name: Name,
  tasks: readonly NewTask<Name>[],
): Promise<void> {
  if (!tasks.length) return;
  const jobs = tasks.map(({ data, startAfter, key, id }) => ({
    data,
    ...(id ? { id } : {}),
    ...(startAfter ? { startAfter } : {}),
    ...(key ? { singletonKey: key } : {}),
  }));
  await sender.insert(name, jobs, inThis(tx));
  // What waits for its time is told of by the timer.
  const isAnyDue = tasks.some(({ startAfter }) => !startAfter || Date.parse(startAfter) <= Date.now());
  if (isAnyDue) tx.tellAfterCommit(channel, name);
}

/** Where pg-boss listens. */
const channel = `pgboss_${createHash('sha224').update(schema).digest('hex').slice(0, 24)}`;

/** It is told what a queue is by our own table, and so needs no database but the transaction that each call brings. */
const sender = new PgBoss({
  schema,
  schedule: false,
  supervise: false,
  migrate: false,
  db: {
    executeSql: async (_text, values) => {
      // The cast: it asks nothing else without a transaction than what one queue is.
      const [[name]] = values as [[TaskName]];
      // Nor does it notify within the transaction, which would hold up others that commit.
      return { rows: [{ ...queueNamed(name), notify: false, table: 'job_common' }] };
    },
  },
});
