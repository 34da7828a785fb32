import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { rows, run } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { runDue } from '#test/background.ts';
import { freshDatabase } from '#test/database.ts';
import { eventually } from '#test/eventually.ts';
import { type Mailbox, mailbox } from '#test/mailbox.ts';
import { company, jobSeeker, platformAdmin } from '#test/people.ts';
import { startServer, type TestServer } from '#test/server.ts';
import { insertMail } from './mail.queries.ts';

let box: Mailbox;
let server: TestServer;
beforeAll(async () => {
  box = await mailbox();
  // Three an hour and five a day for whom nobody has looked at.
  server = await startServer({ config: { smtpUrl: box.url, companyMail: { hour: 30, day: 50 } } });
});
afterAll(async () => {
  await server.close();
  await box.close();
});

test('what is over its limit goes out once the platform has verified the company', async () => {
  const { id } = await company(server, undefined, { verified: false });
  await writeInTurn(id, 1, 8);
  expect(await sent(id)).toEqual([1, 2, 3]);
  const admin = server.as(await platformAdmin(server));
  await admin.call('PUT /api/admin/companies/:id', { params: { id }, body: { verified: true } });
  await runDue(server);
  expect(await sent(id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(await held(id)).toEqual([]);
});

test('and once its suspension is lifted', async () => {
  const { id } = await company(server);
  const admin = server.as(await platformAdmin(server));
  const suspend = (suspended: boolean) =>
    admin.call('PUT /api/admin/companies/:id', { params: { id }, body: { suspended } });
  await suspend(true);
  await writeInTurn(id, 1, 5);
  expect(await sent(id)).toEqual([1, 2, 3]);
  await suspend(false);
  await runDue(server);
  expect(await sent(id)).toEqual([1, 2, 3, 4, 5]);
});

test('what waits for room goes out before what is written later, and keeps its place where there is none yet', async () => {
  const { pool } = server.database;
  const { id } = await company(server, undefined, { verified: false });
  await writeInTurn(id, 1, 8);
  expect(await sent(id)).toEqual([1, 2, 3]);
  // An hour later there is room for two more of the day.
  await run(pool, `update mail set counted_at = counted_at - interval '1 hour' where charged_to = $1`, [id]);
  await writeInTurn(id, 9, 9);
  expect(await sent(id)).toEqual([1, 2, 3]);
  await runDue(server, 'mail');
  expect(await sent(id)).toEqual([1, 2, 3, 4, 5]);
  // A day after the first three have gone there is room for three again, and a day after the other two for the rest.
  const tomorrow = await rows<{ at: string }>(
    pool,
    `select counted_at + interval '1 day' as at from mail where charged_to = $1 and counted_at is not null order by counted_at`,
    [id],
  );
  await runDue(server, 'mail');
  const waits = tomorrow.slice(0, 4).map(({ at }, index) => [6 + index, at]);
  expect(await held(id)).toEqual(waits);
});

test('what is over a limit goes out when a server starts with a higher one', async () => {
  const database = await freshDatabase();
  const before = await startServer({
    database,
    config: { smtpUrl: box.url, companyMail: { hour: 3, day: 5 } },
  });
  const { id } = await company(before);
  await writeInTurn(id, 1, 5, before);
  expect(await sent(id, before)).toEqual([1, 2, 3]);
  await before.close();
  const raised = await startServer({
    database,
    config: { smtpUrl: box.url, companyMail: { hour: 30, day: 50 } },
  });
  onTestFinished(async () => {
    await raised.close();
    await database.drop();
  });
  await eventually(async () => (await sent(id, raised)).length === 5);
});

/** Mails of a company, by number, one after the other: of two under way at a time either may have the last room. */
async function writeInTurn(companyId: number, from: number, to: number, on = server): Promise<void> {
  const reader = await jobSeeker(on);
  for (let number = from; number <= to; number += 1) {
    await inTransaction(on.database.pool, (tx) =>
      insertMail(tx, {
        kind: 'notification',
        companyId,
        toUserId: reader.id,
        about: [],
        toAddress: `${reader.username}@example.com`,
        toName: reader.username,
        fromName: 'Moorings',
        replyTo: null,
        subject: String(number),
        text: 'News',
        html: '<p>News</p>',
      }),
    );
    await runDue(on);
  }
}

async function sent(companyId: number, on = server): Promise<number[]> {
  const found = await rows<{ number: number }>(
    on.database.pool,
    'select subject::integer as number from mail where charged_to = $1 and sent_at is not null order by 1',
    [companyId],
  );
  return found.map(({ number }) => number);
}

/** What waits and until when, in the order in which it was written. */
async function held(companyId: number): Promise<[number, string][]> {
  const found = await rows<{ number: number; until: string }>(
    server.database.pool,
    'select subject::integer as number, waits_until as until from mail where charged_to = $1 and waits_until is not null order by id',
    [companyId],
  );
  return found.map(({ number, until }) => [number, until]);
}
