import type pg from 'pg';
import { appliedTo, migrate } from './db/migrate.ts';
import { checkMayPrepare } from './db/may-prepare.queries.ts';
import type { Db } from './db/query.ts';
import { installQueues } from './tasks/install-queues.ts';
import { schema } from './tasks/queues.ts';

/** Brings a database to what this program needs: its schema, and the queues of its background work. */
export async function prepareDatabase(db: pg.Pool): Promise<void> {
  if (!(await appliedTo(db)).length) await checkMayBePrepared(db);
  await migrate(db);
  await installQueues(db);
}

/** Refuses (CannotStart) a database in which the role may not make all of that, before any of it is made. */
export async function checkMayBePrepared(db: Db): Promise<void> {
  await checkMayPrepare(db, schema);
}
