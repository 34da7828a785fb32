import { type TaskName, upkeepTasks } from '#domain/tasks.ts';
import { row, rows, run } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { mailLater } from '#server/features/notifications/notifications.queries.ts';
import { enqueue } from '#server/tasks/enqueue.ts';
import { wakeDueQueues } from '#server/tasks/tasks.queries.ts';
import { eventually } from './eventually.ts';
import type { TestServer } from './server.ts';

type Server = Pick<TestServer, 'database'> & Partial<Pick<TestServer, 'sendsMail'>>;

/**
 * Waits until the server has done all that is due, and what comes of it. `early` is as if the time of these had come:
 * whatever waits for a later time, or to be tried again, is due now.
 */
export async function runDue({ database: { pool }, sendsMail = true }: Server, ...early: TaskName[]) {
  await run(
    pool,
    `update pgboss.job set start_after = now() where state < 'active' and name = any($1::text[])`,
    [early],
  );
  const idle = [
    'failed',
    // Without an SMTP server nobody works on mail.
    ...(sendsMail ? [] : ['mail']),
    // What goes on by itself, and may take long, is waited for where a test is about it.
    ...upkeepTasks.filter((name) => !early.includes(name)),
    // What pg-boss's clock has begun comes when it comes.
    '__pgboss__send-it',
  ];
  await eventually(async () => {
    await wakeDueQueues(pool);
    return !(await row(pool, due, [idle]));
  });
}

const due = `select from pgboss.job where name <> all($1::text[]) and (state = 'active' or (state < 'active' and start_after <= now())) limit 1`;

/** Looks for what time alone has made due, as the server does every minute, and does it. */
export async function aMinutePasses(server: Server): Promise<void> {
  await upkeepComes(server, 'reminders');
}

/** Lets the server do what it does again and again, and waits for it. */
export async function upkeepComes(server: Server, ...names: (typeof upkeepTasks)[number][]): Promise<void> {
  await inTransaction(server.database.pool, async (tx) => {
    for (const name of names) await enqueue(tx, name, [{ data: {} }]);
  });
  await runDue(server, ...names);
}

/** As if the time had come for whatever mail of notifications somebody is still to get. */
export async function mailComes(server: Server): Promise<void> {
  await inTransaction(server.database.pool, async (tx) => {
    const nowDue = await rows<{ userId: number; dueAt: string }>(
      tx,
      `update notification set mail_due_at = now() where mail_due_at is not null
       returning user_id as "userId", mail_due_at as "dueAt"`,
    );
    // What was asked for when they were still to come may have looked already, and found none.
    await mailLater(tx, nowDue);
  });
  await runDue(server, 'notification-mail');
}
