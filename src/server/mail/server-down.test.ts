import { createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { oneRow, row, rows } from '#server/db/query.ts';
import { runDue } from '#test/background.ts';
import { eventually } from '#test/eventually.ts';
import { mailbox } from '#test/mailbox.ts';
import { company, jobSeeker, platformAdmin } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, startServer, type TestServer } from '#test/server.ts';

test('a mail server that is away for an hour loses nothing and doubles nothing: all goes out when it is back, the oldest first', async () => {
  const gone = await mailbox();
  const port = Number(new URL(gone.url).port);
  await gone.close();
  const server = await startServer({ config: { smtpUrl: gone.url } });
  onTestFinished(() => server.close());
  const { pool } = server.database;
  const admin = server.as(await platformAdmin(server));
  const job = await jobThatAnswers(server);
  for (let one = 0; one < 3; one += 1) await applied(server, await seekerWithAddress(server), job.id);

  // The hour passes as the queue itself counts it: from one try to the next.
  await runDue(server);
  let minutes = 0;
  while (minutes < 60) {
    minutes += (await oneRow<{ minutes: number }>(pool, untilLastTry)).minutes;
    await runDue(server, 'mail');
  }
  const waiting = await admin.call('GET /api/admin/mail', { query: { state: 'waiting' } });
  expect(waiting).toHaveLength(3);
  expect(waiting[0]).toMatchObject({
    attempts: expect.any(Number),
    lastError: expect.stringContaining('ECONNREFUSED'),
  });
  const queues = await admin.call('GET /api/admin/background');
  expect(queues.find(({ name }) => name === 'mail')).toMatchObject({ failed: 0 });
  expect(await row(pool, 'select from mail where given_up_at is not null or handovers > 0')).toBeUndefined();

  const back = await mailbox({ port });
  onTestFinished(() => back.close());
  await runDue(server, 'mail');
  const written = await rows<{ address: string }>(pool, 'select to_address as address from mail order by id');
  const received = back.received.flatMap(({ to }) => to);
  expect(received.toSorted()).toEqual(written.map(({ address }) => address).toSorted());
  expect(received).toHaveLength(3);
  // Two are under way at a time.
  expect(written.slice(0, 2).map(({ address }) => address)).toContain(received[0]);
});

test('nobody waits for a mail server that takes the call and says nothing', async () => {
  const lines: Socket[] = [];
  const silent = createServer((line) => void lines.push(line.on('error', () => undefined)));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  // The cast: a server that listens on TCP has an address of this shape.
  const { port } = silent.address() as AddressInfo;
  const server = await startServer({ config: { smtpUrl: `smtp://127.0.0.1:${port}` } });
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

async function jobThatAnswers(server: TestServer) {
  const { founder } = await company(server);
  const body = { autoResponseEmail: 'Dear {name}, thank you.' };
  await server.as(founder).call('PUT /api/company/settings', { body });
  return postedJob(server, founder);
}

let seekers = 0;
const seekerWithAddress = (server: TestServer): Promise<Person> =>
  jobSeeker(server, { email: `seeker-${(seekers += 1)}@example.mv` });

const untilLastTry = `select ceil(extract(epoch from max(start_after) - now()) / 60)::integer as minutes
  from pgboss.job where name = 'mail' and state = 'retry'`;
