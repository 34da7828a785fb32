import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { oneRow, row, rows, run } from '#server/db/query.ts';
import { runDue } from '#test/background.ts';
import { eventually } from '#test/eventually.ts';
import { type Mailbox, mailbox } from '#test/mailbox.ts';
import { company, jobSeeker, platformAdmin } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, startServer, type TestServer } from '#test/server.ts';

test('a mail server that is away for an hour loses nothing and doubles nothing: all goes out when it is back, the oldest first', async () => {
  const { server, comesBack } = await withoutMailServer();
  const { pool } = server.database;
  const admin = server.as(await platformAdmin(server));
  const job = await jobThatAnswers(server);
  for (let one = 0; one < 3; one += 1) await applied(server, await seekerWithAddress(server), job.id);

  await runDue(server);
  await awayFor(server, 60);
  const waiting = await admin.call('GET /api/admin/mail', { query: { state: 'waiting' } });
  expect(waiting).toHaveLength(3);
  expect(waiting[0]).toMatchObject({
    attempts: expect.any(Number),
    lastError: expect.stringContaining('ECONNREFUSED'),
  });
  const queues = await admin.call('GET /api/admin/background');
  expect(queues.find(({ name }) => name === 'mail')).toMatchObject({ failed: 0 });
  expect(await row(pool, 'select from mail where given_up_at is not null or handovers > 0')).toBeUndefined();

  const back = await comesBack();
  await runDue(server, 'mail');
  const written = await rows<{ address: string }>(pool, 'select to_address as address from mail order by id');
  const received = back.received.flatMap(({ to }) => to);
  expect(received.toSorted()).toEqual(written.map(({ address }) => address).toSorted());
  expect(received).toHaveLength(3);
  // Two are under way at a time.
  expect(written.slice(0, 2).map(({ address }) => address)).toContain(received[0]);
});

test('a mail server that was away for half a day has all mail from the first that gets through on, the oldest first', async () => {
  const { server, comesBack } = await withoutMailServer();
  const { pool } = server.database;
  const job = await jobThatAnswers(server);
  for (let one = 0; one < 4; one += 1) await applied(server, await seekerWithAddress(server), job.id);
  await runDue(server);
  // It is noticed soon also where nobody writes a new one.
  expect(await awayFor(server, 720)).toBe(30);

  const back = await comesBack();
  await applied(server, await seekerWithAddress(server), job.id);
  await runDue(server);
  const written = await rows<{ address: string }>(pool, 'select to_address as address from mail order by id');
  const [first, second] = written.map(({ address }) => address);
  const received = back.received.flatMap(({ to }) => to);
  expect(received).toHaveLength(5);
  expect(received[0]).toBe(written.at(-1)?.address);
  // Two are under way at a time.
  expect([first, second]).toContain(received[1]);
});

test('a mail that the mail server itself wants later has its own times, whatever goes out meanwhile', async () => {
  const says = new Map([['later@example.mv', '451 4.2.1 Try again later']]);
  const box = await mailbox({ answers: (address) => says.get(address) });
  const server = await startServer({ config: { smtpUrl: box.url } });
  onTestFinished(async () => {
    await server.close();
    await box.close();
  });
  const { pool } = server.database;
  const job = await jobThatAnswers(server);
  await applied(server, await jobSeeker(server, { email: 'later@example.mv' }), job.id);
  await runDue(server);
  await awayFor(server, 60);
  const nextTry = `select start_after as at from pgboss.job where name = 'mail' and state = 'retry'`;
  const before = await oneRow<{ at: string }>(pool, nextTry);
  await applied(server, await seekerWithAddress(server), job.id);
  await runDue(server);
  expect(box.received).toHaveLength(1);
  expect(await oneRow(pool, nextTry)).toEqual(before);
});

test('and so has one on which the line breaks once it was taken up: others may go out all the while', async () => {
  const breaking = createServer((line) => {
    line.on('error', () => undefined).write('220 here\r\n');
    line.on('data', (said) =>
      String(said).startsWith('EHLO') ? line.write('250 here\r\n') : line.destroy(),
    );
  });
  const server = await startServer({ config: { smtpUrl: await urlOf(breaking) } });
  onTestFinished(async () => {
    await server.close();
    breaking.close();
  });
  const job = await jobThatAnswers(server);
  await applied(server, await seekerWithAddress(server), job.id);
  await runDue(server);
  expect(
    await row(server.database.pool, 'select attempts, unreachable_since as "unreachableSince" from mail'),
  ).toEqual({ attempts: 1, unreachableSince: null });
});

test('a mail server that is away for three days has been tried long enough, and again once somebody says so', async () => {
  const { server, comesBack } = await withoutMailServer();
  const admin = server.as(await platformAdmin(server));
  const job = await jobThatAnswers(server);
  await applied(server, await seekerWithAddress(server), job.id);
  await runDue(server);
  await awayFor(server, 71 * 60);
  expect(await admin.call('GET /api/admin/mail', { query: { state: 'waiting' } })).toHaveLength(1);
  await awayFor(server, 90);
  const [failed] = await admin.call('GET /api/admin/mail', { query: { state: 'given_up' } });
  expect(failed).toMatchObject({ lastError: expect.stringContaining('ECONNREFUSED') });
  const queues = await admin.call('GET /api/admin/background');
  expect(queues.find(({ name }) => name === 'mail')).toMatchObject({ failed: 1 });

  await admin.call('POST /api/admin/mail/:id/retry', { params: { id: failed?.id ?? 0 } });
  await runDue(server);
  expect(await admin.call('GET /api/admin/mail', { query: { state: 'waiting' } })).toHaveLength(1);
  const back = await comesBack();
  await runDue(server, 'mail');
  expect(back.received).toHaveLength(1);
});

test('nobody waits for a mail server that takes the call and says nothing', async () => {
  const lines: Socket[] = [];
  const silent = createServer((line) => void lines.push(line.on('error', () => undefined)));
  const server = await startServer({ config: { smtpUrl: await urlOf(silent) } });
  onTestFinished(async () => {
    lines.forEach((line) => line.destroy());
    silent.close();
    await server.close();
  });
  const job = await jobThatAnswers(server);
  await applied(server, await seekerWithAddress(server), job.id);
  await eventually(() => lines.length > 0);
  const others = await Promise.all(Array.from({ length: 6 }, () => seekerWithAddress(server)));
  await Promise.all(others.map((seeker) => applied(server, seeker, job.id)));
  // All of them are answered, and the mail server has still not said a word to the first.
  expect(lines[0]?.bytesWritten).toBe(0);
  expect(await row(server.database.pool, 'select from mail where attempts > 0')).toBeUndefined();
});

async function withoutMailServer() {
  const gone = await mailbox();
  const port = Number(new URL(gone.url).port);
  await gone.close();
  let back: Mailbox | undefined;
  const server = await startServer({ config: { smtpUrl: gone.url } });
  onTestFinished(async () => {
    await server.close();
    await back?.close();
  });
  const comesBack = async () => (back = await mailbox({ port }));
  return { server, comesBack };
}

async function urlOf(listening: Server): Promise<string> {
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  // The cast: a server that listens on TCP has an address of this shape.
  const { port } = listening.address() as AddressInfo;
  return `smtp://127.0.0.1:${port}`;
}

async function jobThatAnswers(server: TestServer) {
  const { founder } = await company(server);
  const body = { autoResponseEmail: 'Dear {name}, thank you.' };
  await server.as(founder).call('PUT /api/company/settings', { body });
  return postedJob(server, founder);
}

let seekers = 0;
const seekerWithAddress = (server: TestServer): Promise<Person> =>
  jobSeeker(server, { email: `seeker-${(seekers += 1)}@example.mv` });

/** So many minutes pass as the queue itself counts them, from one try to the next; answers the last step. */
async function awayFor(server: TestServer, atLeast: number): Promise<number> {
  const { pool } = server.database;
  let step = 0;
  for (let minutes = 0; minutes < atLeast; minutes += step) {
    step = (await oneRow<{ minutes: number | null }>(pool, untilLastTry)).minutes ?? atLeast;
    await run(pool, `update mail set unreachable_since = unreachable_since - make_interval(mins => $1)`, [
      step,
    ]);
    await runDue(server, 'mail');
  }
  return step;
}

const untilLastTry = `select ceil(extract(epoch from max(start_after) - now()) / 60)::integer as minutes
  from pgboss.job where name = 'mail' and state = 'retry'`;
