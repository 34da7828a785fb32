import { PgBoss } from 'pg-boss';
import { pino } from 'pino';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { row, run } from '#server/db/query.ts';
import { freshDatabase, type TestDatabase } from '#test/database.ts';
import { eventually } from '#test/eventually.ts';
import { bossClock } from './boss-clock.ts';
import { bossDatabase } from './boss-database.ts';
import { schema } from './queues.ts';
import { claimAnew } from './tasks.queries.ts';
import { keepTime } from './timer.ts';

const yearMs = 365 * 86_400_000;
let database: TestDatabase;

beforeEach(async () => {
  database = await freshDatabase();
  onTestFinished(() => database.drop());
});

/** What begins a task each minute by the clock, and looks at it each second. */
async function cron(): Promise<void> {
  const boss = new PgBoss({
    db: bossDatabase(database.pool),
    clock: bossClock(),
    schema,
    migrate: false,
    supervise: false,
    cronMonitorIntervalSeconds: 1,
  });
  onTestFinished(() => boss.stop({ graceful: false }));
  await boss.schedule('reminders', '* * * * *');
  await boss.start();
  await eventually(hasBegun);
}

const hasBegun = async () =>
  (await row(database.pool, `select from pgboss.job where name = '__pgboss__send-it'`)) !== undefined;

test('what the clock begins is begun again once one that was ahead is right, also while the server runs', async () => {
  const { pool } = database;
  await cron();
  await run(
    pool,
    `with begun as (delete from pgboss.job) update pgboss.version set cron_on = now() + interval '1 year'`,
  );
  const { stop } = keepTime(pool, pino({ level: 'silent' }), {
    supervise: async () => undefined,
    syncSchedules: async () => undefined,
  });
  onTestFinished(stop);
  await eventually(hasBegun);
});

test('a server whose own clock is set back goes on beginning what the clock begins', async () => {
  const right = Date.now;
  const ahead = vi.spyOn(Date, 'now').mockImplementation(() => right() + yearMs);
  onTestFinished(() => ahead.mockRestore());
  await cron();
  ahead.mockRestore();
  const look = await row<{ at: string }>(database.pool, 'select cron_on as at from pgboss.version');
  await eventually(
    async () =>
      (await row(database.pool, 'select from pgboss.version where cron_on > $1', [look?.at])) !== undefined,
  );
});

test('when queues were looked at is of now where it was still to come, and as it was elsewhere', async () => {
  const { pool } = database;
  await run(
    pool,
    `update pgboss.queue set monitor_on = now() - interval '1 hour', maintain_on = now() + interval '2 hours' where name = 'mail'`,
  );
  await run(
    pool,
    `update pgboss.version set cron_on = now() - interval '5 minutes', monitor_backoff_on = now() + interval '2 hours'`,
  );
  await claimAnew(pool);
  const looked = await row(
    pool,
    `select extract(epoch from now() - monitor_on)::integer / 60 as monitored, maintain_on <= now() as maintained,
       extract(epoch from now() - cron_on)::integer / 60 as begun, monitor_backoff_on as "backsOff"
     from pgboss.queue, pgboss.version where name = 'mail'`,
  );
  expect(looked).toEqual({ monitored: 60, maintained: true, begun: 5, backsOff: null });
});
