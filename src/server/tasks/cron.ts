import { PgBoss } from 'pg-boss';
import { schema } from './queues.ts';

/** Reads lines of cron as the clock of the queues does, and asks no database. */
const reader = new PgBoss({
  schema,
  schedule: false,
  supervise: false,
  migrate: false,
  db: { executeSql: async () => ({ rows: [] }) },
});

/** The first time after `from` that a line of cron in UTC names; throws where it is none. */
export function nextTime(cron: string, from: Date): Date | undefined {
  return reader.previewSchedule(cron, { from, count: 1, tz: 'UTC' })[0];
}
