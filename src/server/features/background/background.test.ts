import { beforeEach, expect, test } from 'vitest';
import { row, rows, run } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { insertMail } from '#server/mail/mail.queries.ts';
import { enqueue } from '#server/tasks/enqueue.ts';
import { overdueTasks } from '#server/tasks/tasks.queries.ts';
import { runDue, upkeepComes } from '#test/background.ts';
import { sentTable } from '#test/moving-in.ts';
import { company, platformAdmin } from '#test/people.ts';
import { type Client, type Person, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
let person: Person;
let admin: Client;

beforeEach(async () => {
  await run(server.database.pool, 'delete from pgboss.job');
  person = await platformAdmin(server);
  admin = server.as(person);
});

const now = async (name: string) =>
  (await admin.call('GET /api/admin/background')).find((queue) => queue.name === name);
const failed = () => admin.call('GET /api/admin/background/failed', { query: {} });

test('queues say what waits, since when, and what is for later', async () => {
  await inTransaction(server.database.pool, (tx) =>
    enqueue(tx, 'mail', [{ data: { mailId: 1 } }, { data: { mailId: 2 }, startAfter: '1 hour' }]),
  );
  expect(await now('mail')).toMatchObject({
    waiting: 1,
    waitingSince: expect.any(String),
    later: 1,
    underWay: 0,
    failed: 0,
    lastFailure: null,
  });
});

test('what is overdue is found, but mail that nobody is to send', async () => {
  const { pool } = server.database;
  await run(pool, 'update pgboss.version set cron_on = now()');
  await run(
    pool,
    `insert into pgboss.job (name, start_after) values ('mail', now() - interval '1 hour'), ('failed', now() - interval '1 day')`,
  );
  expect(await overdueTasks(pool, false)).toEqual([]);
  expect(await overdueTasks(pool, true)).toEqual([{ name: 'mail', many: 1, minutes: 60 }]);
});

test('a task that was given up is tried again when an admin asks for it, and that is on record', async () => {
  const { pool } = server.database;
  await run(
    pool,
    `insert into pgboss.job (name, data, source_name, source_id, source_created_on, source_retry_count, source_output)
     values ('failed', $1, 'alert-digest', gen_random_uuid(), now(), 6, '{"message": "It broke"}')`,
    [{ userId: person.id }],
  );
  const [task] = await failed();
  expect(task).toMatchObject({
    task: 'alert-digest',
    about: { userId: person.id },
    attempts: 7,
    failure: { message: 'It broke', where: null },
  });
  expect((await now('alert-digest'))?.failed).toBe(1);
  const params = { id: task?.id ?? '' };
  await admin.call('POST /api/admin/background/failed/:id/retry', { params });
  await runDue(server);
  expect(await failed()).toEqual([]);
  expect(await now('alert-digest')).toMatchObject({ done: 1, failed: 0 });
  expect((await admin.post(`/api/admin/background/failed/${params.id}/retry`)).status).toBe(404);
  const [entry] = await admin.call('GET /api/admin/audit', { query: { subject: 'task' } });
  expect(entry).toMatchObject({
    action: 'task.retried',
    details: { task: 'alert-digest', userId: person.id },
  });
});

test('one that is discarded is gone', async () => {
  const { pool } = server.database;
  await run(
    pool,
    `insert into pgboss.job (name, data, source_name, source_retry_count, source_created_on) values ('failed', '{}', 'rejection', 6, now())`,
  );
  const [task] = await failed();
  await admin.call('DELETE /api/admin/background/failed/:id', { params: { id: task?.id ?? '' } });
  expect(await failed()).toEqual([]);
  expect(await rows(pool, `select from pgboss.job where name in ('failed', 'rejection')`)).toEqual([]);
});

test('a mail that was given up waits again in the outbox, too', async () => {
  const { pool } = server.database;
  await inTransaction(pool, (tx) =>
    insertMail(tx, {
      kind: 'notification',
      companyId: null,
      toUserId: person.id,
      about: [],
      replyTo: null,
      toAddress: 'ali@example.mv',
      toName: 'Ali',
      fromName: 'Reef',
      subject: 'News',
      text: 'Dear Ali',
      html: '<p>Dear Ali</p>',
    }),
  );
  const mail = await row<{ id: number }>(
    pool,
    'update mail set given_up_at = now(), attempts = 13 returning id',
  );
  await run(
    pool,
    `with gone as (delete from pgboss.job where name = 'mail' returning id)
     insert into pgboss.job (name, data, source_name, source_root_id, source_retry_count, source_created_on) select 'failed', $1, 'mail', id, 12, now() from gone`,
    [{ mailId: mail?.id }],
  );
  const [task] = await failed();
  await admin.call('POST /api/admin/background/failed/:id/retry', { params: { id: task?.id ?? '' } });
  expect(await failed()).toEqual([]);
  expect((await now('mail'))?.waiting).toBe(1);
  expect(await row(pool, 'select given_up_at, attempts from mail')).toEqual({
    given_up_at: null,
    attempts: 0,
  });
});

test('an import that has lost its task, as by a restore, is gone on with, and one that was given up waits for an admin', async () => {
  const { pool } = server.database;
  const { founder } = await company(server);
  const { id } = await sentTable(server, founder, 'Name,Email,Job\nAli Manik,manik@in.example,Cook\n');
  await run(
    pool,
    `insert into pgboss.job (name, data, source_name, source_retry_count, source_created_on) values ('failed', $1, 'people-import', 4, now())`,
    [{ batchId: id }],
  );
  // As it stands in a backup: its task was in the queue alone.
  await run(pool, `update import_batch set state = 'importing' where id = $1`, [id]);
  await upkeepComes(server, 'recovery');
  expect(await server.as(founder).post(`/api/company/imports/${id}/run`, {})).toMatchObject({
    status: 409,
    text: expect.stringContaining('is under way'),
  });
  const [task] = await failed();
  await admin.call('DELETE /api/admin/background/failed/:id', { params: { id: task?.id ?? '' } });
  await upkeepComes(server, 'recovery');
  expect(await server.as(founder).call('GET /api/company/imports/:id', { params: { id } })).toMatchObject({
    state: 'imported',
    counts: { added: 1 },
  });
  expect((await now('people-import'))?.done).toBe(1);
});
