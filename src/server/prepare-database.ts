import type pg from 'pg';
import { migrate } from './db/migrate.ts';
import { installQueues } from './tasks/install-queues.ts';

/** Brings a database to what this program needs: its schema, and the queues of its background work. */
export async function prepareDatabase(db: pg.Pool): Promise<void> {
  await migrate(db);
  await installQueues(db);
}
