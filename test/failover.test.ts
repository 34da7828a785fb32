import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectToServers } from '#server/db/choose-server.ts';
import { readDatabaseUrl } from '#server/db/database-url.ts';
import { type Embedded, startEmbedded } from '#server/db/embedded.ts';
import { moorings } from '#test/command-line.ts';
import { eventually } from '#test/eventually.ts';
import { failToStart, type Program, programOfTest, startProgram } from '#test/program.ts';

// Two servers of one database, one of them a standby that is promoted when the other is gone.
const log = pino({ level: 'silent' });
const settings = { fsync: 'off' };
let home: string;
let first: Embedded;
let second: Embedded;
let both: string;

beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'moorings-failover-'));
  const [one, two] = ['one', 'two'].map((name) => path.join(home, name)) as [string, string];
  first = await startEmbedded({ dataDir: one, log, settings });
  const program = await startProgram({ DATABASE_URL: urlOf(first.connection.host), DRAIN_DELAY: '0' });
  program.kill('SIGTERM');
  await program.ended;
  await query(first.superuser, 'create database empty owner moorings');
  await first.stop();
  await cp(one, two, { recursive: true, filter: (file) => !/\.s\.PGSQL|postmaster\.pid/.test(file) });
  await writeFile(path.join(two, 'postgres/standby.signal'), '');
  second = await startEmbedded({ dataDir: two, log, settings });
  first = await startEmbedded({ dataDir: one, log, settings });
  both = urlOf(`${second.connection.host},${first.connection.host}`);
});
afterAll(async () => {
  await second.stop();
  await rm(home, { recursive: true });
});

test('led to a standby alone, the program says so where it has to write, and else waits for its promotion', async () => {
  const standby = urlOf(second.connection.host);
  const said = `DATABASE_URL leads to a database that takes no writes, as a standby does. Name the server that takes them, or all of them.\n`;
  const empty = standby.replace('/moorings?', '/empty?');
  expect(await failToStart({ DATABASE_URL: empty })).toEqual({ code: 1, said });
  const create = ['user', 'create', '--username', 'captain', '--type', 'admin', '--password-stdin'];
  expect(await moorings({ DATABASE_URL: standby }, create, 'a long enough one')).toMatchObject({
    code: 1,
    complained: said,
  });
  const program = await programOfTest({ DATABASE_URL: standby, DRAIN_DELAY: '0' });
  await eventually(async () => {
    const ready = await fetch(`${program.address}/healthz/ready`);
    expect(ready.status).toBe(503);
    // It may not have looked in time.
    return (await ready.text()).includes('The database is a standby, which takes no writes.');
  });
  program.kill('SIGTERM');
  expect(await program.ended).toBe(0);
});

test('of several servers the program finds the one that takes writes, and finds it again after a failover', async () => {
  const program = await programOfTest({ DATABASE_URL: both, DRAIN_DELAY: '0' });
  expect(await register(program, 'before')).toBe(201);
  await first.stop();
  expect(await register(program, 'between')).toBe(503);
  await eventually(async () => (await fetch(`${program.address}/healthz/ready`)).status === 503);
  await query(second.superuser, 'select pg_promote()');
  await eventually(async () => (await register(program, 'after')) === 201);
  await eventually(async () => (await fetch(`${program.address}/healthz/ready`)).status === 200);
  program.kill('SIGTERM');
  expect(await program.ended).toBe(0);
});

test('a server from before a promotion that is started again is not written to, wherever it stands in the list', async () => {
  first = await startEmbedded({ dataDir: path.join(home, 'one'), log, settings });
  const pool = await connectToServers(
    readDatabaseUrl(urlOf(`${first.connection.host},${second.connection.host}`)),
  );
  const names = await pool.query<{ username: string }>('select username from user_account');
  expect(names.rows).toContainEqual({ username: 'after' });
  await pool.end();
});

test('a program that has seen a promotion writes to no server from before it, also while that is the only one there', async () => {
  const program = await programOfTest({ DATABASE_URL: both, DRAIN_DELAY: '0' });
  expect(await register(program, 'on-the-new-one')).toBe(201);
  await second.stop();
  // The old one is up and takes writes: it would take this.
  expect(await register(program, 'on-the-old-one')).toBe(503);
  await eventually(async () => (await fetch(`${program.address}/healthz/ready`)).status === 503);
  // It has looked some times more.
  await pause(1_500);
  expect(await register(program, 'on-the-old-one')).toBe(503);
  second = await startEmbedded({ dataDir: path.join(home, 'two'), log, settings });
  await eventually(async () => (await register(program, 'back')) === 201);
  expect(await namesOn(first)).not.toContain('on-the-old-one');
  expect(await namesOn(second)).toEqual(expect.arrayContaining(['on-the-new-one', 'back']));
  program.kill('SIGTERM');
  expect(await program.ended).toBe(0);
});

test('where no server takes writes, the start says so of each', async () => {
  await first.stop();
  await query(second.superuser, 'alter system set default_transaction_read_only = on');
  await query(second.superuser, 'select pg_reload_conf()');
  const { code, said } = await failToStart({ DATABASE_URL: both });
  expect(code).toBe(1);
  expect(said).toContain('None of the 2 database servers can be used: ');
  expect(said).toContain(`${second.connection.host}:5432: the database takes no writes; `);
  expect(said).toContain(`${first.connection.host}:5432: connect ENOENT`);
  const alone = `${urlOf(second.connection.host)}&target_session_attrs=read-write`;
  expect(await failToStart({ DATABASE_URL: alone })).toEqual({
    code: 1,
    said: 'The database cannot be reached: the database takes no writes.\n',
  });
});

function urlOf(host = ''): string {
  return `postgres://moorings@/moorings?host=${encodeURIComponent(host)}`;
}

async function register({ address }: Program, username: string): Promise<number> {
  const answer = await fetch(`${address}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: 'a long enough one' }),
  });
  return answer.status;
}

async function namesOn({ connection }: Embedded): Promise<string[]> {
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query<{ username: string }>('select username from user_account');
  await client.end();
  return rows.map(({ username }) => username);
}

async function query(connection: pg.ClientConfig, sql: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(sql);
  await client.end();
}
