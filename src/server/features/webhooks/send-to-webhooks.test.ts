import type { ServerResponse } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { beforeAll, expect, test } from 'vitest';
import { row, run } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { saveEvent } from '#server/events/reactions.ts';
import { upkeepComes } from '#test/background.ts';
import { freshDatabase } from '#test/database.ts';
import { eventually } from '#test/eventually.ts';
import { company, jobSeeker } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile, startServer } from '#test/server.ts';
import { type Arrived, receiverForThisFile } from '#test/webhook-receiver.ts';
import { webhookOf } from '#test/webhooks.ts';

const config = { webhookAllow: '127.0.0.1' };
const server = serverForThisFile({ config });
const receiver = receiverForThisFile();
let founder: Person;
beforeAll(async () => {
  ({ founder } = await company(server));
});

/** What Standard Webhooks' own library makes of it; throws unless it is signed with this secret, whole and new. */
const read = ({ body, headers }: Arrived, secret: string) =>
  new Webhook(secret).verify(body, {
    'webhook-id': String(headers['webhook-id']),
    'webhook-timestamp': String(headers['webhook-timestamp']),
    'webhook-signature': String(headers['webhook-signature']),
  });
async function arrival(path: string, at: number): Promise<Arrived> {
  await eventually(() => receiver.got(path).length > at);
  const arrived = receiver.got(path)[at];
  if (!arrived) throw new Error('Nothing came');
  return arrived;
}
const said = (path: string) => receiver.got(path).map((one) => one.said.type);
const idsOf = (path: string) => receiver.got(path).map(({ headers }) => headers['webhook-id']);

async function hire(): Promise<number> {
  const job = await postedJob(server, founder);
  const { id } = await applied(server, await jobSeeker(server), job.id);
  await server
    .as(founder)
    .call('PUT /api/applications/:id/status', { params: { id }, body: { status: 'hired' } });
  return id;
}

test('a hire is told to whoever asked for it, signed, with ids and nothing that people wrote', async () => {
  const { secret } = await webhookOf(server, founder, receiver.at('/payroll'));
  const all = await webhookOf(server, founder, receiver.at('/all'), [
    'job.posted',
    'application.submitted',
    'application.moved',
  ]);
  const { founder: stranger } = await company(server);
  await webhookOf(server, stranger, receiver.at('/stranger'), ['application.hired', 'job.posted']);
  const id = await hire();
  await eventually(() => said('/payroll').length > 0 && said('/all').length > 2);

  const arrived = await arrival('/payroll', 0);
  expect(said('/payroll')).toEqual(['application.hired']);
  const events = await server.as(founder).call('GET /api/events');
  const told = events.find(({ type }) => type === 'application.hired');
  expect(told).toBeDefined();
  const { type, at, ...data } = { ...told };
  expect(data).toMatchObject({ subjectId: id, applicationId: id });
  expect(read(arrived, secret)).toEqual({ type, timestamp: at, data });
  expect(() => read(arrived, all.secret)).toThrow('No matching signature');
  expect(() => read({ ...arrived, body: `${arrived.body} ` }, secret)).toThrow('No matching signature');
  expect(said('/all').toSorted()).toEqual(['application.moved', 'application.submitted', 'job.posted']);
  expect(said('/stranger')).toEqual([]);
});

test('while a secret is replaced both sign, and after a day the new one alone', async () => {
  const held = await webhookOf(server, founder, receiver.at('/rotated'));
  const params = { id: held.id };
  const { secret } = await server.as(founder).call('POST /api/company/webhooks/:id/secret', { params });
  await held.test();
  const both = await arrival('/rotated', 0);
  expect(String(both.headers['webhook-signature']).split(' ')).toHaveLength(2);
  expect(read(both, secret)).toEqual(read(both, held.secret));

  await run(server.database.pool, 'update webhook_secret set ends_at = now() where ends_at is not null');
  await held.test();
  const after = await arrival('/rotated', 1);
  expect(read(after, secret)).toMatchObject({ type: 'webhook.test' });
  expect(() => read(after, held.secret)).toThrow('No matching signature');
});

test('what fails is tried again under the same id, and the log says what came of each try', async () => {
  const held = await webhookOf(server, founder, receiver.at('/flaky'));
  receiver.answers('/flaky', (response) => response.writeHead(500).end('out of rope'));
  const id = await held.test();
  await eventually(async () => (await held.log())[0]?.attempts.length === 1);
  const [failed] = await held.log();
  expect(failed).toMatchObject({ id, type: 'webhook.test', state: 'waiting' });
  expect(failed?.attempts).toMatchObject([
    { status: 500, answer: 'out of rope', error: 'The receiver answered 500.' },
  ]);
  receiver.answers('/flaky', (response) => response.writeHead(200).end());
  await held.tryNow();
  expect(await held.log()).toMatchObject([
    { id, state: 'done', nextTryAt: null, attempts: [{ status: 200, error: null }, { status: 500 }] },
  ]);
  expect(new Set(idsOf('/flaky')).size).toBe(1);
  const listed = await server.as(founder).call('GET /api/company/webhooks');
  expect(listed.find((one) => one.id === held.id)).toMatchObject({ failingSince: null, waiting: 0 });
});

test('after ten tries a delivery is given up, and can be sent again all the same', async () => {
  const held = await webhookOf(server, founder, receiver.at('/down'));
  receiver.answers('/down', (response) => response.writeHead(503).end());
  const id = await held.test();
  await held.settled();
  while ((await held.log())[0]?.state === 'waiting') await held.tryNow();
  expect((await held.log())[0]).toMatchObject({ state: 'failed', nextTryAt: null });
  expect(receiver.got('/down')).toHaveLength(10);
  receiver.answers('/down', (response) => response.writeHead(204).end());
  await server.as(founder).call('POST /api/company/webhooks/deliveries/:id/resend', { params: { id } });
  await eventually(async () => (await held.log())[0]?.state === 'done');
  expect(new Set(idsOf('/down')).size).toBe(1);
});

test('a receiver that never answers keeps nobody else waiting', async () => {
  const hanging = await webhookOf(server, founder, receiver.at('/hangs'));
  const others = await Promise.all(
    [1, 2, 3].map((one) => webhookOf(server, founder, receiver.at(`/quick-${one}`))),
  );
  receiver.answers('/hangs', () => undefined);
  for (let count = 0; count < 5; count += 1) await hanging.test();
  await eventually(() => receiver.got('/hangs').length > 0);
  for (const other of others) await other.test();
  await eventually(() => [1, 2, 3].every((one) => receiver.got(`/quick-${one}`).length === 1));
  // It has two at most in hand, which have not come back.
  expect(receiver.got('/hangs').length).toBeLessThanOrEqual(2);
  expect((await hanging.log()).flatMap(({ attempts }) => attempts)).toEqual([]);
  await server.as(founder).call('DELETE /api/company/webhooks/:id', { params: { id: hanging.id } });
});

test('nobody is followed elsewhere, and of a long answer the beginning is kept', async () => {
  const away = await webhookOf(server, founder, receiver.at('/away'));
  receiver.answers('/away', (response) =>
    response.writeHead(307, { location: receiver.at('/elsewhere') }).end(),
  );
  const nowhere = await webhookOf(server, founder, receiver.at('/nowhere'));
  receiver.answers('/nowhere', (response) => response.writeHead(304).end());
  const large = await webhookOf(server, founder, receiver.at('/large'));
  receiver.answers('/large', (response) => response.writeHead(200).end('x\0'.repeat(500_000)));
  await away.test();
  await nowhere.test();
  await large.test();
  await eventually(async () => (await large.log())[0]?.state === 'done' && receiver.got('/away').length > 0);
  await away.settled();
  expect(receiver.got('/elsewhere')).toEqual([]);
  expect((await away.log())[0]?.attempts).toMatchObject([
    { status: 307, error: 'The answer leads elsewhere, which is not followed.' },
  ]);
  await nowhere.settled();
  expect((await nowhere.log())[0]?.attempts).toMatchObject([
    { status: 304, error: 'The answer is 304 and leads nowhere.' },
  ]);
  expect((await large.log())[0]?.attempts[0]?.answer).toBe('x'.repeat(1_000));
});

test('what happened while no server ran, or one died with it in hand, arrives', async () => {
  const database = await freshDatabase();
  const first = await startServer({ database, config });
  const { founder: owner, id: companyId } = await company(first);
  const job = await postedJob(first, owner);
  const held = await webhookOf(first, owner, receiver.at('/survives'), ['job.changed']);
  await first.close();
  const changed = (fields: string[]) =>
    inTransaction(database.pool, (tx) =>
      saveEvent(tx, {
        type: 'job.changed',
        subjectId: job.id,
        actorId: null,
        data: { fields, wasOpen: true },
      }),
    );
  await changed(['title']);
  await changed(['title']);
  // What a dead server had in hand, whose claim has run out.
  await run(
    database.pool,
    `insert into webhook_delivery (webhook_id, type, body, happened_at, claim, claimed_until)
     values ($1, 'webhook.test', $2, now(), gen_random_uuid(), now())`,
    [held.id, JSON.stringify({ type: 'webhook.test', timestamp: '', data: { companyId } })],
  );
  const second = await startServer({ database, config });
  await eventually(() => said('/survives').length >= 3);
  expect(said('/survives').toSorted()).toEqual(['job.changed', 'job.changed', 'webhook.test']);
  expect(new Set(idsOf('/survives')).size).toBe(3);
  await second.close();
  await database.drop();
});

test('a webhook to which nothing has arrived for five days is paused, its company’s admins are told, and it goes on where it stopped', async () => {
  const held = await webhookOf(server, founder, receiver.at('/gone'));
  const params = { id: held.id };
  const { pool } = server.database;
  receiver.answers('/gone', (response) => response.writeHead(500).end());
  await held.test();
  await held.settled();
  const listed = async () =>
    (await server.as(founder).call('GET /api/company/webhooks')).find(({ id }) => id === held.id);
  await eventually(async () => (await listed())?.failingSince !== null);
  await run(pool, `update webhook set failing_since = now() - interval '4 days 23 hours' where id = $1`, [
    held.id,
  ]);
  await held.tryNow();
  expect(await listed()).toMatchObject({ paused: false });
  await run(pool, `update webhook set failing_since = now() - interval '5 days 1 hour' where id = $1`, [
    held.id,
  ]);
  await run(pool, `update webhook_delivery set next_try_at = now() where webhook_id = $1`, [held.id]);
  await upkeepComes(server, 'webhooks');
  await eventually(async () => (await listed())?.paused === true);
  expect(await listed()).toMatchObject({ pausedBecause: 'failing', waiting: 1 });
  const inbox = await server.as(founder).call('GET /api/notifications');
  expect(inbox).toContainEqual(expect.objectContaining({ type: 'webhook.paused', turn: 'due' }));
  const mail = await row(
    pool,
    `select from notification where type = 'webhook.paused' and user_id = $1 and mail_due_at is not null`,
    [founder.id],
  );
  expect(mail).toBeDefined();

  const before = receiver.got('/gone').length;
  await hire();
  await upkeepComes(server, 'webhooks');
  expect(receiver.got('/gone')).toHaveLength(before);
  receiver.answers('/gone', (response) => response.writeHead(204).end());
  const body = { url: receiver.at('/gone'), types: ['application.hired' as const], paused: false };
  await server.as(founder).call('PUT /api/company/webhooks/:id', { params, body });
  await eventually(() => receiver.got('/gone').length === before + 2);
  expect(said('/gone').slice(before).toSorted()).toEqual(['application.hired', 'webhook.test']);
  await eventually(async () => (await listed())?.waiting === 0);
  expect(await listed()).toMatchObject({ paused: false, failingSince: null });
});

test('a receiver that says 410 is sent nothing more', async () => {
  const held = await webhookOf(server, founder, receiver.at('/ended'));
  receiver.answers('/ended', (response) => response.writeHead(410).end());
  await held.test();
  const ended = async () =>
    (await server.as(founder).call('GET /api/company/webhooks')).find(({ id }) => id === held.id);
  await eventually(async () => (await ended())?.pausedBecause === 'gone');
});

test('what its old address did, or answers still, says nothing of a webhook that leads elsewhere now', async () => {
  const held = await webhookOf(server, founder, receiver.at('/moved-from'));
  const under: ServerResponse[] = [];
  receiver.answers('/moved-from', (response) => void under.push(response));
  await held.test();
  await eventually(() => under.length === 1);
  await run(
    server.database.pool,
    `update webhook set failing_since = now() - interval '6 days' where id = $1`,
    [held.id],
  );
  const body = { url: receiver.at('/moved-to'), types: ['application.hired' as const], paused: false };
  const params = { id: held.id };
  const changed = await server.as(founder).call('PUT /api/company/webhooks/:id', { params, body });
  expect(changed).toMatchObject({ failingSince: null });

  under[0]?.writeHead(410).end();
  await eventually(async () => (await held.log())[0]?.attempts.length === 1);
  const listed = await server.as(founder).call('GET /api/company/webhooks');
  expect(listed.find(({ id }) => id === held.id)).toMatchObject({ paused: false, failingSince: null });
  await held.tryNow();
  expect(said('/moved-to')).toEqual(['webhook.test']);
});
