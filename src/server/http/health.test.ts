import fastify from 'fastify';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '#test/database.ts';
import { eventually } from '#test/eventually.ts';
import { health } from './health.ts';

const outside = async () => ({ securityLogSeconds: 0, repliesSeconds: null });
let database: TestDatabase;
beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(() => database.drop());

test('a server with its database is ready, and being asked to stop makes it unready at once', async () => {
  let draining = false;
  const ask = watched(() => draining);
  expect(await ask('ready')).toEqual([200, 'ready\n']);
  draining = true;
  expect(await ask('ready')).toEqual([503, 'The server is stopping.\n']);
  expect(await ask('live')).toEqual([200, 'live\n']);
});

test('background work that nobody begins is said, and makes no server unready', async () => {
  const ask = watched();
  expect(await ask('background')).toEqual([200, 'working\n']);
  await database.pool.query(
    `update pgboss.version set cron_on = now(); insert into pgboss.job (name, start_after) values ('mail', now() - interval '1 hour')`,
  );
  const other = watched();
  expect(await other('background')).toEqual([503, 'Send emails: nothing has been begun for 60 minutes.\n']);
  expect((await other('ready'))[0]).toBe(200);
});

test('a database with an older schema makes a server unready', async () => {
  await database.pool.query('delete from schema_migration');
  expect(await watched()('ready')).toEqual([503, 'The database has another schema than this program.\n']);
});

test('without its database a server is unready and alive', async () => {
  await database.pool.query('alter table schema_migration rename to lost');
  const ask = watched();
  expect(await ask('ready')).toEqual([503, 'The database cannot be reached.\n']);
  expect(await ask('live')).toEqual([200, 'live\n']);
});

test('a database that does not answer within a second makes a server unready', async () => {
  const blocker = await database.pool.connect();
  await blocker.query('begin; lock table schema_migration');
  expect(await watched()('ready')).toEqual([503, 'The database does not answer in time.\n']);
  await blocker.query('rollback');
  blocker.release();
});

test('a database that takes no writes makes a server unready, though it can be read, and is looked at anew until it does', async () => {
  const ask = watched();
  await asSuperuser(`alter database ${database.connection.database} set default_transaction_read_only = on`);
  await asSuperuser(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and usename = 'moorings'`);
  await eventually(async () => (await ask('ready'))[1] === 'The database is read-only.\n');
  // A connection keeps what held when it was made: that it is over is only seen over another.
  await asSuperuser(`alter database ${database.connection.database} set default_transaction_read_only = off`);
  await eventually(async () => (await ask('ready'))[0] === 200);
});

test('a write that finds no room makes a server unready until there is room again', async () => {
  const ask = watched();
  expect(await ask('ready')).toEqual([200, 'ready\n']);
  // As PostgreSQL says it: no test can fill the disk of the machine it runs on.
  const full = `do $$ begin raise 'could not extend file: No space left on device' using errcode = '53100'; end $$`;
  await database.pool.query(
    `create function no_room() returns event_trigger language plpgsql as $f$ begin raise 'could not extend file' using errcode = '53100'; end $f$`,
  );
  await asSuperuser('create event trigger no_room on ddl_command_start execute function no_room()');
  await expect(database.pool.query(full)).rejects.toThrow('No space left');
  await eventually(async () => (await ask('ready'))[1] === 'The disk of the database is full.\n');
  await asSuperuser('drop event trigger no_room');
  await eventually(async () => (await ask('ready'))[0] === 200);
});

test('whoever is told that a server is not ready is told when to ask again', async () => {
  const server = fastify();
  health(server, { db: database.pool, dataDir: undefined, sendsMail: true, outside, isDraining: () => true });
  expect((await server.inject('/healthz/ready')).headers['retry-after']).toBe('5');
});

async function asSuperuser(sql: string): Promise<void> {
  const client = new pg.Client({ ...database.connection, user: 'postgres' });
  await client.connect();
  try {
    // Also where the database is read-only by then.
    await client.query('set default_transaction_read_only = off');
    await client.query(sql);
  } finally {
    await client.end();
  }
}

function watched(isDraining = () => false) {
  const server = fastify();
  health(server, { db: database.pool, dataDir: undefined, sendsMail: true, outside, isDraining });
  return async (what: string) => {
    const answer = await server.inject(`/healthz/${what}`);
    return [answer.statusCode, answer.body];
  };
}
