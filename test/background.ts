import type { TaskName } from '#domain/tasks.ts';
import { row, run } from '#server/db/query.ts';
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
  // Without an SMTP server nobody works on mail.
  const idle = sendsMail ? ['failed'] : ['failed', 'mail'];
  await eventually(async () => {
    await wakeDueQueues(pool);
    return !(await row(pool, due, [idle]));
  });
}

const due = `select from pgboss.job where name <> all($1::text[]) and (state = 'active' or (state < 'active' and start_after <= now())) limit 1`;

/** As if the time had come for whatever mail of notifications somebody is still to get. */
export async function mailComes(server: Server): Promise<void> {
  await run(
    server.database.pool,
    'update notification set mail_due_at = now() where mail_due_at is not null',
  );
  await runDue(server, 'notification-mail');
}
