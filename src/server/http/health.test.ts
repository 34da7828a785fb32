import fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '#test/database.ts';
import { health } from './health.ts';

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

function watched(isDraining = () => false) {
  const server = fastify();
  health(server, { db: database.pool, isDraining });
  return async (what: string) => {
    const answer = await server.inject(`/healthz/${what}`);
    return [answer.statusCode, answer.body];
  };
}
