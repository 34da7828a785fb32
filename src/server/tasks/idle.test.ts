import { PgBoss } from 'pg-boss';
import { expect, onTestFinished, test } from 'vitest';
import { type TaskName, upkeepTasks } from '#domain/tasks.ts';
import { connect } from '#server/db/connect.ts';
import { row } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { runDue } from '#test/background.ts';
import { freshDatabase } from '#test/database.ts';
import { eventually } from '#test/eventually.ts';
import { startServer } from '#test/server.ts';
import { bossDatabase, heartbeatMs } from './boss-database.ts';
import { enqueue } from './enqueue.ts';
import { schema } from './queues.ts';
import { everywhere } from './schedules.ts';
import { every, tickMs } from './timer.ts';

/** Statements with which pg-boss's clock begins one task: put on its own queue, taken from there, sent, done, looked for more. */
const toBegin = 6;
const cronLooks = 1 / 30 + 1 / 30;
const liveHeartbeat = 1 / 5;

test('a server on which nobody does anything asks its database less than once a second', async () => {
  const database = await freshDatabase();
  const counted = { statements: 0 };
  database.pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...asked: unknown[]) => never;
    client.query = (...asked: unknown[]) => {
      counted.statements += 1;
      return query(...asked);
    };
  });
  const server = await startServer({ database });
  const own = connect(database.connection, 2);
  onTestFinished(async () => {
    await server.close();
    await own.end();
    await database.drop();
  });
  // The least of three times: what else the server asks meanwhile is added up by itself.
  const cost = async (work: () => Promise<unknown>, tries = 3): Promise<number> => {
    const before = counted.statements;
    await work();
    const asked = counted.statements - before;
    return tries > 1 ? Math.min(asked, await cost(work, tries - 1)) : asked;
  };
  const done = async (name: TaskName) => {
    await inTransaction(own, (tx) => enqueue(tx, name, [{ data: {} as never }]));
    const left = `select from pgboss.job where name = $1 and state <= 'active' limit 1`;
    await eventually(async () => !(await row(own, left, [name])));
  };

  // What every start begins is counted for nobody.
  await runDue(server, ...upkeepTasks);
  let aSecond = cronLooks + liveHeartbeat + 1_000 / heartbeatMs;
  for (const [name, line] of Object.entries(everywhere)) {
    // Once for what there is to do at first.
    await done(name as TaskName);
    aSecond += ((await cost(() => done(name as TaskName))) + toBegin) / (minutesOf(line) * 60);
  }
  const boss = new PgBoss({
    db: bossDatabase(database.pool),
    schema,
    migrate: false,
    schedule: false,
    supervise: false,
  });
  await boss.start();
  aSecond += (await cost(() => boss.supervise())) / ((tickMs / 1_000) * every.supervise);
  await boss.stop({ graceful: false });
  aSecond += (1 + 1 / every.giveBack + 1 / every.claimAnew) / (tickMs / 1_000);
  expect(aSecond).toBeLessThan(1);
});

function minutesOf(line: string): number {
  const [minute = ''] = line.split(' ');
  return minute.startsWith('*/') ? Number(minute.slice(2)) : minute === '*' ? 1 : 60;
}
