// Background work: tasks a second, how soon after its commit one is begun, and what an application costs with its tasks.
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { pino } from 'pino';
import type { TaskName } from '#domain/tasks.ts';
import { rows, run } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { apply } from '#server/features/applications/apply.ts';
import { enqueue } from '#server/tasks/enqueue.ts';
import { type Handler, inOneTransaction } from '#server/tasks/handler.ts';
import { startWorkers, type Workers } from '#server/tasks/workers.ts';
import { onSeededMarket, quick } from './support/seeded-market.ts';

const [bulk, paced, applications] = quick ? [200, 20, 20] : [5_000, 500, 500];
const say = (line: string) => process.stdout.write(`${line}\n`);
const p = (sorted: readonly number[], share: number) =>
  (sorted[Math.floor(sorted.length * share)] ?? NaN).toFixed(1);

const task: TaskName = 'alert-digest';

const begin = (db: pg.Pool, digest: Handler<'alert-digest'>): Workers =>
  startWorkers({ db, direct: db, log: pino({ level: 'error' }) }, { [task]: digest });

async function throughput(db: pg.Pool): Promise<void> {
  const people = Array.from({ length: bulk }, (_, userId) => ({ data: { userId }, key: String(userId) }));
  await inTransaction(db, (tx) => enqueue(tx, task, people));
  let done = 0;
  const begun = performance.now();
  const one = begin(
    db,
    inOneTransaction(db, async () => void (done += 1)),
  );
  while (done < bulk) await pause(5);
  const seconds = (performance.now() - begun) / 1_000;
  await one.stop();
  say(
    `${bulk} tasks, each in a transaction of its own: ${Math.round(bulk / seconds)} a second by one worker`,
  );
}

async function latency(db: pg.Pool): Promise<void> {
  const begunAt = new Map<number, number>();
  const workers = begin(db, async ({ userId }) => void begunAt.set(userId, performance.now()));
  await pause(1_000);
  const waited: number[] = [];
  for (let userId = 0; userId < paced; userId += 1) {
    await inTransaction(db, (tx) => enqueue(tx, task, [{ data: { userId }, key: `paced ${userId}` }]));
    const committed = performance.now();
    while (!begunAt.has(userId)) await pause(1);
    waited.push((begunAt.get(userId) ?? NaN) - committed);
    await pause(5);
  }
  await workers.stop();
  waited.sort((a, b) => a - b);
  say(`from commit to start: p50 ${p(waited, 0.5)} ms, p95 ${p(waited, 0.95)} ms, p99 ${p(waited, 0.99)} ms`);
}

/** Applies with the time that goes into asking for its tasks, and all of it. */
async function application(db: pg.Pool): Promise<void> {
  await run(db, `update company_settings set auto_response_email = 'Thank you, {name}.'`);
  const [seeker] = await rows<{ id: number }>(
    db,
    `insert into user_account (username, email) values ('bench-background', 'bench@example.com') returning id`,
  );
  const jobs = await rows<{ id: number }>(
    db,
    'select job_id as id from job_search where listed order by 1 limit $1',
    [applications],
  );
  let inTasks = 0;
  db.on('acquire', (client) => {
    const query = client.query.bind(client) as (...asked: unknown[]) => Promise<unknown>;
    if ('timed' in client) return;
    Object.assign(client, {
      timed: true,
      query: async (...asked: unknown[]) => {
        const begun = performance.now();
        try {
          return await query(...asked);
        } finally {
          if (typeof asked[0] === 'string' && asked[0].includes('pgboss.job'))
            inTasks += performance.now() - begun;
        }
      },
    });
  });
  const actor = { id: seeker?.id ?? 0, userType: 'job_seeker' as const, memberships: [] };
  const taken: { all: number; tasks: number }[] = [];
  for (const { id } of jobs) {
    inTasks = 0;
    const begun = performance.now();
    await apply(db, actor, id, {}, null, console);
    taken.push({ all: performance.now() - begun, tasks: inTasks });
  }
  const sorted = (of: (one: { all: number; tasks: number }) => number) =>
    taken.map(of).toSorted((a, b) => a - b);
  const all = sorted(({ all: ms }) => ms);
  const without = sorted((one) => one.all - one.tasks);
  say(`an application with its tasks: p50 ${p(all, 0.5)} ms, p95 ${p(all, 0.95)} ms`);
  say(`the same without:              p50 ${p(without, 0.5)} ms, p95 ${p(without, 0.95)} ms`);
}

await onSeededMarket(quick ? 300 : 2_000, async (db) => {
  await throughput(db);
  await latency(db);
  await application(db);
});
