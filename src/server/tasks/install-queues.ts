import type pg from 'pg';
import { PgBoss, type Queue, type QueueResult } from 'pg-boss';
import { entriesOf } from '#domain/keys.ts';
import { taskNames } from '#domain/tasks.ts';
import { bossDatabase } from './boss-database.ts';
import { queueNamed, queueOfFailed, schema } from './queues.ts';
import { syncSchedules } from './schedules.ts';
import { schemaExists } from './tasks.queries.ts';

/** Brings pg-boss's tables to its version and the queues to ours. Any number of servers may do so at once. */
export async function installQueues(db: pg.Pool): Promise<void> {
  const boss = new PgBoss({
    db: bossDatabase(db),
    schema,
    createSchema: !(await schemaExists(db, schema)),
    schedule: false,
    supervise: false,
  });
  boss.on('error', () => undefined); // What matters is thrown, too.
  try {
    await boss.start();
    const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
    for (const queue of [queueOfFailed, ...taskNames.map(queueNamed)]) {
      const found = known.get(queue.name);
      if (!found) await boss.createQueue(queue.name, queue);
      else if (!isAsSet(found, queue)) await boss.updateQueue(queue.name, settingsOf(queue));
    }
    await syncSchedules(boss, db);
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** What can still be changed of a queue that is there. */
function settingsOf({ name: _name, policy: _policy, ...settings }: Queue): Omit<Queue, 'name' | 'policy'> {
  return settings;
}

function isAsSet(found: QueueResult, wanted: Queue): boolean {
  return entriesOf(settingsOf(wanted)).every(
    ([setting, value]) => (found[setting] ?? null) === (value ?? null),
  );
}
