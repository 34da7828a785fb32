import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { whatNeedsSomebody } from '#domain/health.ts';
import { rows, run } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { health } from '#server/http/health.ts';
import { noteSecurity } from '#server/security-log/security-log.queries.ts';
import { howOutsideStands } from '#server/tasks/how-outside-stands.ts';
import { upkeepComes } from '#test/background.ts';
import { moorings } from '#test/command-line.ts';
import { freshDatabase, type TestDatabase } from '#test/database.ts';
import { eventually } from '#test/eventually.ts';
import { password, platformAdmin } from '#test/people.ts';
import { startServer, type TestServer } from '#test/server.ts';

type Line = { id: number; happenedAt: string; act: string; outcome: string; details: object };

const token = 'a-token-of-the-receiver';
let database: TestDatabase;
let server: TestServer;
let copy: TestServer;

/** Another system, which says of each batch whatever the test wants it to. */
/** What came when it was first set. */
let first: (string | undefined)[];
let answers: (response: ServerResponse, request: IncomingMessage) => unknown;
const took: { lines: Line[]; headers: IncomingMessage['headers'] }[] = [];
const receiver = createServer((request, response) => {
  let text = '';
  request.setEncoding('utf8').on('data', (piece: string) => (text += piece));
  request.on('end', () => {
    const lines = text.trimEnd().split('\n');
    took.push({ lines: lines.map((line) => JSON.parse(line)), headers: request.headers });
    answers(response, request);
  });
});
const says = (status: number) => (response: ServerResponse) => response.writeHead(status).end('{}');

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  database = await freshDatabase();
  await note('before it was set');
  answers = says(200);
  // The cast: a server that listens on a port has an address of this kind.
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/entries`;
  const config = { securityLogReceiver: { url, token } };
  server = await startServer({ database, config });
  copy = await startServer({ database, config });
  await sending();
  first = calls();
  took.length = 0;
});
afterEach(async () => {
  answers = says(200);
  await sending();
  took.length = 0;
});
afterAll(async () => {
  await server.close();
  await copy.close();
  receiver.closeAllConnections();
  receiver.close();
  await database.drop();
});

const sending = () => upkeepComes(server, 'security-log-sending');
const sent = () => took.flatMap(({ lines }) => lines);
const calls = () => sent().map(({ details }) => (details as { call?: string }).call);
const unsent = () => rows(database.pool, 'select entry_id from security_log_unsent');
async function note(call: string, db: Parameters<typeof noteSecurity>[0] = database.pool): Promise<void> {
  const entry = { act: 'call.refused', outcome: 'refused', actorId: null, network: '198.51.100' } as const;
  await noteSecurity(db, { ...entry, details: { call } });
}

test.each([
  ['answers 500', says(500), 'The receiver answered 500.'],
  ['leads elsewhere', (one: ServerResponse) => one.writeHead(307, { location: '/' }).end(), '307.'],
  [
    'breaks off',
    (_: ServerResponse, request: IncomingMessage) => request.socket.destroy(),
    'cannot be reached.',
  ],
])('a receiver that %s loses nothing, and an admin reads why', async (call, badly, why) => {
  answers = badly;
  await note(call);
  await note(`${call}, again`);
  await sending();
  // A minute that ends meanwhile begins another try.
  expect([...new Set(calls())]).toEqual([call, `${call}, again`]);
  expect(await unsent()).toHaveLength(2);
  const admin = server.as(await platformAdmin(server));
  const queues = await admin.call('GET /api/admin/background');
  const queue = queues.find(({ name }) => name === 'security-log-sending');
  expect(queue?.lastFailure?.message).toContain(why);
  took.length = 0;
  answers = says(204);
  await sending();
  expect(calls()).toEqual(expect.arrayContaining([call, `${call}, again`]));
  expect(calls().filter((one) => one === call)).toHaveLength(1);
  expect(await unsent()).toEqual([]);
});

test('what was written before somebody wanted it comes first, and nothing twice', async () => {
  expect(first[0]).toBe('before it was set');
  await note('one more');
  await sending();
  expect(calls()).toEqual(['one more']);
  await sending();
  expect(took).toHaveLength(1);
});

test('entries come as lines of JSON, in order, in batches, to whoever shows the token to', async () => {
  const admin = await platformAdmin(server);
  await server.as().post('/api/login', { username: admin.username, password: 'wrong\n{"id":1}' });
  for (let n = 0; n < 501; n += 1) await note(`number ${n}`);
  await sending();
  expect(took.map(({ lines }) => lines.length).slice(-2)).toEqual([500, expect.any(Number)]);
  for (const { headers } of took)
    expect(headers).toMatchObject({
      'content-type': 'application/x-ndjson',
      authorization: `Bearer ${token}`,
    });
  const ids = sent().map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => one - other));
  expect(sent().find(({ act }) => act === 'sign-in.failed')).toMatchObject({
    outcome: 'failed',
    happenedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    user: { id: admin.id, username: admin.username },
    network: '127.0.0',
    requestId: expect.any(String),
    details: { way: 'password' },
  });
  expect(server.log.join('')).not.toContain(token);
  expect(JSON.stringify(took)).not.toContain('wrong');
});

test('a receiver that takes its time holds up nothing else, and two copies send an entry once', async () => {
  const held: ServerResponse[] = [];
  answers = (response) => held.push(response);
  const admin = await platformAdmin(server);
  await note('slow');
  const slow = sending();
  await eventually(() => held.length > 0);
  await upkeepComes(copy, 'answer-records', 'clean-up');
  await server.as().call('POST /api/login', { body: { username: admin.username, password } });
  await note('meanwhile');
  answers = says(200);
  held.forEach((response) => says(200)(response));
  await slow;
  await Promise.all([sending(), upkeepComes(copy, 'security-log-sending')]);
  expect(calls().filter((call) => call === 'slow')).toHaveLength(1);
  expect(calls().filter((call) => call === 'meanwhile')).toHaveLength(1);
  expect(await unsent()).toEqual([]);
});

test('while a copy that died still has it in hand nobody sends, and after its minute what it had comes again', async () => {
  await note('in hand');
  const claimed = (until: string) =>
    run(
      database.pool,
      `update security_log_sending set claimed_by = gen_random_uuid(), claimed_until = now() + $1::interval`,
      [until],
    );
  await claimed('1 minute');
  await sending();
  expect(took).toEqual([]);
  await claimed('-1 second');
  await sending();
  expect(calls()).toEqual(['in hand']);
});

test('an entry whose transaction ends late comes after those written meanwhile', async () => {
  await inTransaction(database.pool, async (tx) => {
    await note('late', tx);
    await note('early');
    await sending();
    expect(calls()).toEqual(['early']);
  });
  await sending();
  expect(calls()).toEqual(['early', 'late']);
  const [early, late] = sent();
  expect(late?.id).toBeLessThan(early?.id ?? 0);
});

test('the doctor says how far the receiver is behind, where one is set', async () => {
  answers = says(503);
  const entry = { act: 'key.made', outcome: 'done', actorId: null, network: null, ago: 1_800_000 } as const;
  await noteSecurity(database.pool, entry);
  await sending();
  const settings = { DATABASE_URL: database.url, SECURITY_LOG_URL: 'https://siem.example/in' };
  const { said } = await moorings(settings, ['doctor']);
  expect(said).toContain(
    'fault  the security log is sent on: 1 wait, the first for 30 minutes. The receiver answered 503.',
  );
  expect((await moorings({ DATABASE_URL: database.url }, ['doctor'])).said).not.toContain('sent on');
});

test('a receiver that has taken nothing for half an hour is a figure, marked, and makes background work late, until it takes it', async () => {
  answers = says(503);
  const entry = { act: 'key.made', outcome: 'done', actorId: null, network: null, ago: 2_400_000 } as const;
  await noteSecurity(database.pool, entry);
  await sending();
  const admin = server.as(await platformAdmin(server));
  const behind = async () => {
    const now = await admin.call('GET /api/admin/health');
    const { text } = await server.as().get('/metrics');
    const [, figure] = /^moorings_security_log_unsent_oldest_seconds (\d+)$/m.exec(text) ?? [];
    return { seconds: Number(figure), isMarked: whatNeedsSomebody(now).securityLog };
  };
  const late = await behind();
  expect(late).toEqual({ seconds: expect.any(Number), isMarked: true });
  expect(late.seconds).toBeGreaterThanOrEqual(2_400);
  expect(await background()).toEqual([
    503,
    'Forward the security log: an entry has waited for 40 minutes.\n',
  ]);
  answers = says(200);
  await sending();
  await eventually(async () => (await behind()).seconds < 60);
  expect((await behind()).isMarked).toBe(false);
  expect(await background()).toEqual([200, 'working\n']);
});

test('where nothing is to be sent on, what is not sent is no figure and late for nobody', async () => {
  const other = await startServer();
  const { text } = await other.as().get('/metrics');
  const now = await other.as(await platformAdmin(other)).call('GET /api/admin/health');
  await other.close();
  expect(text).not.toMatch(/^moorings_(security_log_unsent|reply_mailbox)/m);
  expect(now.outside).toEqual({ securityLogSeconds: null, repliesSeconds: null });
});

async function background() {
  const asked = fastify();
  const { pool: db } = database;
  const outside = () => howOutsideStands(db, { securityLogReceiver: { url: '', token }, replies: undefined });
  health(asked, { db, dataDir: undefined, sendsMail: false, outside, isDraining: () => false });
  const { statusCode, body } = await asked.inject('/healthz/background');
  return [statusCode, body];
}
