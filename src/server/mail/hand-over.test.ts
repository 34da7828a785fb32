import { afterEach, expect, test } from 'vitest';
import { row, run } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { runDue } from '#test/background.ts';
import { eventually } from '#test/eventually.ts';
import { type Mailbox, mailbox } from '#test/mailbox.ts';
import { jobSeeker } from '#test/people.ts';
import { startServer, type TestServer } from '#test/server.ts';
import { insertMail } from './mail.queries.ts';

let server: TestServer;
let box: Mailbox;

const begin = async (how: { hangsUp?: number } = {}) => {
  box = await mailbox(how);
  server = await startServer({ config: { smtpUrl: box.url } });
};
const letter = {
  kind: 'notification',
  companyId: null,
  about: [],
  replyTo: null,
  toAddress: 'ali@example.mv',
  toName: 'Ali',
  fromName: 'Reef',
  subject: 'News',
  text: 'Dear Ali',
  html: '<p>Dear Ali</p>',
} as const;
const write = async () => {
  const { id: toUserId } = await jobSeeker(server, { email: letter.toAddress });
  await inTransaction(server.database.pool, (tx) => insertMail(tx, { ...letter, toUserId }));
  return toUserId;
};
afterEach(async () => {
  await server.close();
  await box.close();
});

const stand = () =>
  row<object>(
    server.database.pool,
    `select sent_at is not null as sent, given_up_at is not null as "givenUp", handovers, attempts from mail`,
  );

test('a mail whose arrival cannot be noted, as the database is away, is not handed over again', async () => {
  await begin();
  const { pool } = server.database;
  await run(pool, `create function away() returns trigger language plpgsql as $$ begin raise 'away'; end $$`);
  await run(
    pool,
    'create trigger away before update of sent_at on mail for each row execute function away()',
  );
  await write();
  await eventually(() => box.received.length === 1);
  await run(pool, 'drop function away() cascade');
  await runDue(server, 'mail');
  expect(box.received).toHaveLength(1);
  expect(await stand()).toEqual({ sent: true, givenUp: false, handovers: 1, attempts: 1 });
});

test('a mail of which nobody knows whether it arrived is handed over a second time, and never a third', async () => {
  await begin({ hangsUp: 9 });
  await write();
  await runDue(server);
  expect(await stand()).toEqual({ sent: false, givenUp: false, handovers: 1, attempts: 1 });
  await runDue(server, 'mail');
  expect(await stand()).toEqual({ sent: false, givenUp: true, handovers: 2, attempts: 2 });
  await runDue(server, 'mail');
  expect(box.received).toHaveLength(2);
  expect(
    await row(
      server.database.pool,
      `select source_output ->> 'message' as why from pgboss.job where name = 'failed'`,
    ),
  ).toEqual({
    why: expect.stringContaining('It may have arrived.'),
  });
});

test('whoever had a mail at its last word is waited for', async () => {
  await begin();
  await write();
  const { pool } = server.database;
  await runDue(server);
  await run(pool, 'update mail set sent_at = null, handing_over_at = now(), handovers = 1');
  await run(pool, `update pgboss.job set state = 'retry', completed_on = null where name = 'mail'`);
  await runDue(server);
  expect(box.received).toHaveLength(1);
  expect(
    await row(
      pool,
      `select state, start_after > now() + interval '9 minutes' as later from pgboss.job where name = 'mail'`,
    ),
  ).toEqual({ state: 'retry', later: true });
});

test('a mail that another server has taken over meanwhile is left to it at the last word', async () => {
  await begin();
  await write();
  const { pool } = server.database;
  await runDue(server);
  // As if a second server took it while the first was writing: its claim is gone when it comes to the last word.
  await run(
    pool,
    `create function taken() returns trigger language plpgsql as $$ begin new.claim = gen_random_uuid(); return new; end $$`,
  );
  await run(
    pool,
    'create trigger taken before update of claim on mail for each row execute function taken()',
  );
  await run(pool, 'update mail set sent_at = null');
  await run(pool, `update pgboss.job set state = 'retry', completed_on = null where name = 'mail'`);
  await runDue(server);
  expect(box.received).toHaveLength(1);
  // The first time, when it was its own.
  expect(await stand()).toMatchObject({ sent: false, handovers: 1 });
});

test('an address gets nothing that is not proved by the time a mail goes out', async () => {
  await begin();
  const { pool } = server.database;
  const toUserId = await write();
  await runDue(server);
  expect(box.received).toHaveLength(1);

  await inTransaction(pool, async (tx) => {
    await insertMail(tx, { ...letter, toUserId });
    await run(tx, 'update user_account set email_confirmed_at = null');
  });
  await runDue(server);
  expect(box.received).toHaveLength(1);
  expect(await row(pool, 'select last_error as why from mail where given_up_at is not null')).toEqual({
    why: 'The address is not confirmed.',
  });

  await run(pool, `update user_account set email_trusted_until = now() + interval '1 day'`);
  await inTransaction(pool, (tx) => insertMail(tx, { ...letter, toUserId }));
  await runDue(server);
  expect(box.received).toHaveLength(2);
});
