import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { expect, inject, onTestFinished, test } from 'vitest';
import { connect } from '#server/db/connect.ts';
import { openReads } from '#server/db/reads.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { insertMail } from '#server/mail/mail.queries.ts';
import { deafServer } from '#test/deaf-server.ts';
import { listenAs } from '#test/event-stream.ts';
import { eventually } from '#test/eventually.ts';
import { freeze } from '#test/frozen.ts';
import { mailbox } from '#test/mailbox.ts';
import { company, jobSeeker } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Program, startProgram } from '#test/program.ts';
import { renewed, serverForThisFile, startServer } from '#test/server.ts';
import { silentLine } from '#test/silent-line.ts';

// A database that is not gone, but says nothing: no error comes, so everything depends on who waits how long for what.
const server = serverForThisFile();

test('when its connections to the database die in silence, the program notices, says so, and goes on by itself', async () => {
  const line = await silentLine(inject('databaseServer'));
  const mails = await mailbox();
  const program = await startProgram({
    DATABASE_URL: server.database.url.replace(/@\/(\w+).*/, `@127.0.0.1:${line.port}/$1`),
    SMTP_URL: mails.url,
    DRAIN_DELAY: '0',
  });
  const { founder } = await company(server);
  const job = await postedJob(server, founder);
  const port = Number(new URL(program.address).port);
  let stream = await listenAs({ port }, founder);
  onTestFinished(async () => {
    stream.close();
    program.kill('SIGKILL');
    await Promise.all([line.close(), mails.close()]);
  });
  const ask = () => askAs(program, renewed(founder.session));
  await Promise.all(Array.from({ length: 8 }, ask));

  line.goSilent();
  const asked = Promise.all(Array.from({ length: 6 }, ask));
  await eventually(async () => (await readiness(program)) === 503);
  const { id } = await applied(server, await jobSeeker(server), job.id);
  await inTransaction(server.database.pool, (tx) => insertMail(tx, letter(founder.id)));

  expect(await asked).toEqual(Array.from({ length: 6 }, () => 503));
  await eventually(() => mails.received.some(({ text }) => text.includes('Still afloat')));
  await eventually(async () => {
    // As a browser does, whose stream the program breaks off where it cannot tell what happened.
    if (stream.closed()) stream = await listenAs({ port }, founder, stream.lastId());
    return stream.events.some(({ applicationId }) => applicationId === id);
  });
  await eventually(async () => (await readiness(program)) === 200);
  expect(await Promise.all(Array.from({ length: 14 }, ask))).toEqual(Array.from({ length: 14 }, () => 200));

  line.goSilent();
  const askedLast = Promise.all(Array.from({ length: 6 }, ask));
  await eventually(async () => (await readiness(program)) === 503);
  program.kill('SIGTERM');
  expect({ code: await program.ended, said: program.said() }).toEqual({ code: 0, said: '' });
  expect(await askedLast).toEqual(Array.from({ length: 6 }, () => 503));
});

test('a database that is frozen is answered for in words, and once it thaws all is well again', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'moorings-frozen-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const program = await startProgram({ DATA_DIR: dataDir });
  const session = await registered(program);
  await Promise.all(Array.from({ length: 4 }, () => askAs(program, session)));
  const thaw = freeze(dataDir);
  onTestFinished(thaw);
  const asked = Promise.all(Array.from({ length: 20 }, () => askAs(program, session)));
  await eventually(async () => (await readiness(program)) === 503);
  expect(await liveness(program, 'moorings.internal:3000')).toBe(200);
  expect(new Set(await asked)).toEqual(new Set([503]));
  thaw();
  await eventually(async () => (await readiness(program)) === 200);
  expect(await Promise.all(Array.from({ length: 14 }, () => askAs(program, session)))).toEqual(
    Array.from({ length: 14 }, () => 200),
  );
  program.kill('SIGTERM');
  expect(await program.ended).toBe(0);
});

test('a standby that says nothing is not waited for until it is given up', async () => {
  const deaf = await deafServer();
  onTestFinished(() => deaf.close());
  const { founder } = await company(server);
  const job = await postedJob(server, founder);
  const databaseReadUrl = `postgres://moorings@127.0.0.1:${deaf.port}/moorings`;
  const reader = await startServer({ database: server.database, config: { databaseReadUrl } });
  onTestFinished(() => reader.close());
  // The primary has answered while the standby is still being asked.
  await eventually(async () => {
    const { json } = await reader.as(founder).get(`/api/jobs?search=${encodeURIComponent(job.title)}`);
    expect(json).toContainEqual(expect.objectContaining({ id: job.id }));
    return deaf.listensTo() > 0;
  });
});

test('a silent database whose standbys are read from is asked once, not a second time for what it did not say', async () => {
  const deaf = await deafServer();
  const primary = connect({ connectionString: `postgres://moorings@127.0.0.1:${deaf.port}/moorings` });
  const reads = openReads(server.database.url, primary, pino({ level: 'silent' }));
  onTestFinished(async () => {
    await Promise.all([reads.close(), primary.end()]);
    await deaf.close();
  });
  const asked = reads.asOf(undefined, () => reads.db.query('select 1'));
  await expect(asked).rejects.toThrow('timeout');
  expect(deaf.called()).toBe(1);
});

async function askAs({ address }: Program, session: string): Promise<number> {
  return (await fetch(`${address}/api/user`, { headers: { cookie: session } })).status;
}

async function readiness({ address }: Program): Promise<number> {
  return (await fetch(`${address}/healthz/ready`)).status;
}

/** As an orchestrator asks that knows the program by a name: fetch would say the name of the address. */
async function liveness({ address }: Program, host: string): Promise<number | undefined> {
  const asked = request(`${address}/healthz/live`, { headers: { host }, timeout: 2_000 });
  asked.on('timeout', () => asked.destroy(new Error('It does not answer.'))).end();
  // The cast: what is emitted with a response is one.
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return answer.resume().statusCode;
}

async function registered({ address }: Program): Promise<string> {
  const answer = await fetch(`${address}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'patient', password: 'a long enough one' }),
  });
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

const letter = (toUserId: number) => ({
  kind: 'address' as const,
  companyId: null,
  toUserId,
  about: [],
  toAddress: 'captain@example.mv',
  toName: 'Captain',
  fromName: 'Moorings',
  replyTo: null,
  subject: 'Still afloat',
  text: 'Still afloat',
  html: '<p>Still afloat</p>',
});
