import { chmod, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { connect } from '#server/db/connect.ts';
import { type Embedded, startEmbedded } from '#server/db/embedded.ts';
import { openReads } from '#server/db/reads.ts';
import { prepareDatabase } from '#server/prepare-database.ts';
import { moorings } from '#test/command-line.ts';
import type { TestDatabase } from '#test/database.ts';
import { debianProgram } from '#test/debian-program.ts';
import { listenAs } from '#test/event-stream.ts';
import { eventually } from '#test/eventually.ts';
import { startPgbouncer } from '#test/pgbouncer.ts';
import { freeze } from '#test/frozen.ts';
import { company, jobSeeker } from '#test/people.ts';
import { postedJob } from '#test/postings.ts';
import { type Person, startServer, type TestServer } from '#test/server.ts';

// A database and a standby that follows it, and two servers that read from the standby.
const log = pino({ level: 'silent' });
const pgbouncer = debianProgram('pgbouncer', 'PgBouncer in front of a standby');
let home: string;
let first: Embedded;
let second: Embedded;
let database: TestDatabase;
let server: TestServer;
let other: TestServer;
let employer: { id: number; founder: Person };

const folder = (name: string) => path.join(home, name);
const urlOf = (host = '') => `postgres://moorings@/moorings?host=${encodeURIComponent(host)}`;
const startPrimary = () => startEmbedded({ dataDir: folder('one'), log, settings: { fsync: 'off' } });
const startStandby = () =>
  startEmbedded({
    dataDir: folder('two'),
    log,
    settings: {
      fsync: 'off',
      primary_conninfo: `host=${first.connection.host} user=postgres application_name=two`,
      wal_retrieve_retry_interval: '200ms',
    },
  });

beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'moorings-standby-'));
  // PgBouncer, which refuses to be root, comes by.
  await chmod(home, 0o711);
  first = await startPrimary();
  const db = connect(first.connection);
  await prepareDatabase(db);
  await db.end();
  await first.stop();
  await copied('one', 'two');
  await writeFile(path.join(folder('two'), 'postgres/standby.signal'), '');
  first = await startPrimary();
  second = await startStandby();
  const pool = connect(first.connection);
  database = {
    pool,
    connection: first.connection,
    url: urlOf(first.connection.host),
    drop: () => pool.end(),
  };
  const config = { databaseReadUrl: urlOf(second.connection.host) };
  server = await startServer({ database, config });
  other = await startServer({ database, config });
  employer = await company(server);
});
afterAll(async () => {
  await Promise.all([server.close(), other.close()]);
  await database.drop();
  await second.stop();
  await first.stop();
  await rm(home, { recursive: true });
});

const onStandby = <Row extends object>(sql: string) => answered<Row>(second, sql);
const onPrimary = (sql: string) => answered(first, sql);

async function answered<Row extends object>({ superuser }: Embedded, sql: string): Promise<Row[]> {
  const client = new pg.Client({ ...superuser, database: 'moorings' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** The time by the standby's clock. */
async function now(): Promise<string> {
  const [clock] = await onStandby<{ now: string }>('select clock_timestamp()::text as now');
  return clock?.now ?? '';
}

/** Whether the standby has been asked for something since, but where it stands. */
async function isAskedSince(time: string): Promise<boolean> {
  const asked = await onStandby(
    `select from pg_stat_activity where usename = 'moorings' and query not like '%replay%' and query_start > '${time}'`,
  );
  return asked.length > 0;
}

async function search(where: TestServer, person: Person, words: string): Promise<string[]> {
  const reply = await where.as(person).get(`/api/jobs?search=${encodeURIComponent(words)}`);
  expect(reply.status, reply.text).toBe(200);
  return (reply.json as { title: string }[]).map(({ title }) => title);
}

test('searches are answered by the standby', async () => {
  const seeker = await jobSeeker(server);
  const before = await now();
  await eventually(async () => {
    expect(await search(server, seeker, 'captain')).toEqual([]);
    return isAskedSince(before);
  });
});

test('everybody finds at once what they have written, on every server, also while the standby stands still', async () => {
  const own = server.as(employer.founder);
  const find = async (where: TestServer, title: string) => {
    const reply = await where.as().get(`/api/jobs?search=${title}`, { Cookie: own.cookies() });
    return (reply.json as { title: string }[]).map((job) => job.title);
  };
  for (let turn = 0; turn < 10; turn += 1) {
    const title = `Pilot${turn}`;
    await own.call('POST /api/jobs', { body: { title, description: 'Flies guests to the atoll.' } });
    expect(await find(turn % 2 ? server : other, title)).toEqual([title]);
  }
  await onStandby('select pg_wal_replay_pause()');
  onTestFinished(() => onStandby('select pg_wal_replay_resume()').then(() => undefined));
  await own.call('POST /api/jobs', { body: { title: 'Stewardess', description: 'Looks after guests.' } });
  expect(await find(other, 'Stewardess')).toEqual(['Stewardess']);
});

test('whoever was told by one server of what happened finds it on another, to which nobody listens', async () => {
  const seeker = await jobSeeker(server);
  const { id } = await postedJob(server, employer.founder);
  const stream = await listenAs(server, seeker);
  onTestFinished(() => stream.close());
  const before = await now();
  await eventually(async () => {
    await search(other, seeker, `waiter ${Math.random()}`);
    return isAskedSince(before);
  });
  await onStandby('select pg_wal_replay_pause()');
  onTestFinished(() => onStandby('select pg_wal_replay_resume()').then(() => undefined));
  const title = `Quartermaster${Date.now()}`;
  await server.as(employer.founder).call('PUT /api/jobs/:id', { params: { id }, body: { title } });
  await eventually(() => stream.events.some((event) => event.type === 'job.changed' && event.jobId === id));
  expect(await search(other, seeker, title)).toEqual([title]);
});

test('a standby that stands still is left for the primary, and taken again when it has caught up', async () => {
  const seeker = await jobSeeker(server);
  const title = `Sommelier${Date.now()}`;
  await onStandby('select pg_wal_replay_pause()');
  onTestFinished(() => onStandby('select pg_wal_replay_resume()').then(() => undefined));
  await postedJob(server, employer.founder, { title });
  await eventually(async () => (await search(server, seeker, title)).length === 1);
  await onStandby('select pg_wal_replay_resume()');
  const before = await now();
  await eventually(async () => {
    expect(await search(server, seeker, title)).toEqual([title]);
    return isAskedSince(before);
  });
});

test('an address that leads to another server by now is left, also by those who were led to the one before', async () => {
  let to = second;
  const line = createServer((near) => {
    const far = createConnection({ path: `${to.connection.host}/.s.PGSQL.5432` });
    near.on('error', () => undefined).on('close', () => far.destroy());
    far.on('error', () => undefined).on('close', () => near.destroy());
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  // The cast: a server that listens on TCP has an address of this shape.
  const { port } = line.address() as AddressInfo;
  const said: string[] = [];
  const logOf = pino({}, { write: (text: string) => void said.push(text) });
  const reads = openReads(`${urlOf('127.0.0.1')}&port=${port}`, database.pool, logOf);
  onTestFinished(async () => {
    await reads.close();
    line.close();
  });
  const isStandby = async (sql = 'select pg_is_in_recovery() as "isStandby"') =>
    reads.asOf(undefined, async () => (await reads.db.query<{ isStandby: boolean }>(sql)).rows[0]?.isStandby);
  await eventually(async () => (await isStandby()) === true);
  to = first;
  // While the one connection is in use another one is made.
  const slow = isStandby('select pg_is_in_recovery() as "isStandby", pg_sleep(0.3)');
  expect(await isStandby()).toBe(false);
  expect(await slow).toBe(false);
  expect(said.join()).toContain('is left');
});

test('a standby that dies fails no request, and is taken again when it is back', async () => {
  const seeker = await jobSeeker(server);
  let goesOn = true;
  const searching = Promise.all(
    [server, other].map(async (where) => {
      for (let turn = 0; goesOn; turn += 1) {
        await search(where, seeker, `waiter ${turn}`);
        await pause(20);
      }
    }),
  );
  onTestFinished(() => {
    goesOn = false;
  });
  await second.stop();
  expect((await moorings(doctorsEnv(), ['doctor'])).said).toContain('cannot be asked');
  second = await startStandby();
  const before = await now();
  await eventually(() => isAskedSince(before));
  goesOn = false;
  await searching;
  const { said } = await moorings(doctorsEnv(), ['doctor']);
  expect(aboutStandbys(said)).toEqual(['ok     the standbys at DATABASE_READ_URL follow the database']);
});

test('what a standby is at when it falls silent is asked of the primary, and a standby that takes its time is waited for', async () => {
  const said: string[] = [];
  const toldTo = pino({ base: null, timestamp: false }, { write: (line) => said.push(line) });
  const reads = openReads(urlOf(second.connection.host), database.pool, toldTo);
  onTestFinished(() => reads.close());
  const isStandbys = async (sleep: number) => {
    const asked = { text: `select pg_is_in_recovery() as answer, pg_sleep(${sleep})` };
    return (await reads.asOf(undefined, () => reads.db.query<{ answer: boolean }>(asked))).rows[0]?.answer;
  };
  await eventually(async () => (await isStandbys(1.8)) === true);
  const asked: Promise<boolean | undefined>[] = [];
  await eventually(async () => {
    asked.push(isStandbys(3));
    return (await onStandby(isAsleep)).length > 0;
  });
  const thaw = freeze(folder('two'));
  onTestFinished(thaw);
  expect(await Promise.all(asked)).toContain(false);
  expect(await isStandbys(0)).toBe(false);
  expect(said.at(-1)).toContain('"reason":"It does not answer."');
  thaw();
  await eventually(async () => (await isStandbys(0)) === true);
});
const isAsleep = `select from pg_stat_activity where wait_event = 'PgSleep'`;

test.skipIf(!pgbouncer)(
  'a standby is read from through PgBouncer, too, and everybody finds what they have written',
  async () => {
    if (!pgbouncer) return;
    const { host = '', port = 5432 } = second.connection;
    const pooler = await startPgbouncer(pgbouncer, { host, port });
    onTestFinished(() => pooler.stop());
    const url = `postgres://moorings@127.0.0.1:${pooler.port}/moorings`;
    const through = await startServer({ database, config: { databaseReadUrl: url } });
    onTestFinished(() => through.close());
    const own = server.as(employer.founder);
    const title = `Purser${Date.now()}`;
    const { id } = await own.call('POST /api/jobs', { body: { title, description: 'Keeps the books.' } });
    const before = await now();
    // More at once than PgBouncer has connections.
    const found = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const reply = await through.as().get(`/api/jobs?search=${title}`, { Cookie: own.cookies() });
        return (reply.json as { id: number }[]).map((job) => job.id);
      }),
    );
    expect(found).toEqual(found.map(() => [id]));
    await eventually(async () => {
      await search(through, employer.founder, title);
      return isAskedSince(before);
    });
    const env = { ...doctorsEnv(), DATABASE_READ_URL: url };
    const { said } = await moorings(env, ['doctor']);
    expect(aboutStandbys(said)).toEqual(['ok     the standbys at DATABASE_READ_URL follow the database']);
  },
);

test.each([
  ['an application', 'application'],
  ['any other call', 'sent_once'],
])('%s that is sent again is answered only once a synchronous standby has it', async (_, table) => {
  const seeker = await jobSeeker(server);
  const job = await postedJob(server, employer.founder);
  const send = () =>
    table === 'application'
      ? server.as(seeker).post(`/api/jobs/${job.id}/applications`, {}, { 'Idempotency-Key': 'twice' })
      : server
          .as(employer.founder)
          .post('/api/jobs', { title: 'Cook', description: 'Cooks.' }, { 'Idempotency-Key': 'twice' });
  const sent = await send();
  expect(sent.status, sent.text).toBe(201);
  const waitsFor = async (standby: string) => {
    await onPrimary(`alter system set synchronous_standby_names = '${standby}'`);
    await onPrimary('select pg_reload_conf()');
  };
  await waitsFor('nobody');
  onTestFinished(() => waitsFor(''));
  // PostgreSQL reads its settings in its own time: they hold once a write is held up.
  let isHeld = false;
  const writing = writesUntil(() => isHeld);
  await eventually(async () => {
    isHeld = (await onPrimary(`select from pg_stat_activity where wait_event = 'SyncRep'`)).length > 0;
    return isHeld;
  });
  let isAnswered = false;
  const again = send().finally(() => (isAnswered = true));
  await eventually(async () => {
    expect(isAnswered).toBe(false);
    const waiting = await onPrimary(
      `select from pg_stat_activity a join ${table} t on t.xmax::text = a.backend_xid::text where a.wait_event = 'SyncRep'`,
    );
    return waiting.length > 0;
  });
  await waitsFor('');
  await writing;
  const { status, json } = await again;
  expect({ status, json }).toEqual({ status: 201, json: sent.json });
});

test('what is no standby of the database is not read from, and the doctor says why', async () => {
  const env = { ...doctorsEnv(), DATABASE_READ_URL: database.url };
  expect((await moorings(env, ['doctor'])).said).toContain('is no standby: it takes writes');
});

test('a standby that has what was lost when another was promoted is not read from, and the doctor says why', async () => {
  await second.stop();
  await copied('two', 'three');
  const third = await startEmbedded({ dataDir: folder('three'), log, settings: { fsync: 'off' } });
  onTestFinished(() => third.stop());
  second = await startStandby();
  await onPrimary(`select pg_logical_emit_message(true, 'lost', repeat('x', 1000000))`);
  const [end] = await answered<{ at: string }>(first, 'select pg_current_wal_insert_lsn()::text as at');
  const hasAll = `select from (select pg_last_wal_replay_lsn() >= '${end?.at}' as has) as it where has`;
  await eventually(async () => (await onStandby(hasAll)).length > 0);
  await answered(third, 'select pg_promote()');

  const said: string[] = [];
  const toldTo = pino({ base: null, timestamp: false }, { write: (line) => said.push(line) });
  const pool = connect(third.connection);
  onTestFinished(() => pool.end());
  const reads = openReads(urlOf(second.connection.host), pool, toldTo);
  onTestFinished(() => reads.close());
  const isStandbys = 'select pg_is_in_recovery() as answer';
  await eventually(async () => {
    const { rows } = await reads.asOf(undefined, () => reads.db.query({ text: isStandbys }));
    expect(rows).toEqual([{ answer: false }]);
    return said.some((line) => line.includes('"reason":"It has not followed the last promotion."'));
  });
  const env = { ...doctorsEnv(), DATABASE_URL: urlOf(third.connection.host) };
  expect((await moorings(env, ['doctor'])).said).toContain('has not followed the last promotion');
});

async function copied(from: string, to: string): Promise<void> {
  await cp(folder(from), folder(to), {
    recursive: true,
    filter: (file) => !/\.s\.PGSQL|postmaster\.pid/.test(file),
  });
  await chmod(folder(to), 0o711);
}

async function writesUntil(isOver: () => boolean): Promise<void> {
  while (!isOver()) await onPrimary(`select pg_logical_emit_message(true, 'held up', '')`);
}

function doctorsEnv(): NodeJS.ProcessEnv {
  return { DATABASE_URL: database.url, DATABASE_READ_URL: urlOf(second.connection.host) };
}

function aboutStandbys(said: string): string[] {
  return said.split('\n').filter((line) => line.includes('DATABASE_READ_URL'));
}
