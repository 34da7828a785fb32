import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jobSeeker } from '#test/people.ts';
import { eventually } from '#test/eventually.ts';
import { serverForThisFile, startServer } from '#test/server.ts';
import { type Snapshot, contents, snapshot } from '#test/unchanged.ts';
import { type World, world } from '#test/world.ts';

// What happens when the database fails: a sentence and a 503, and nothing half done.
const server = serverForThisFile();
let there: World;
let kept: Snapshot;

beforeAll(async () => {
  there = await world(server);
  kept = await snapshot(server);
});
afterAll(() => kept.close());

const unavailable = {
  status: 503,
  text: 'The database cannot be reached right now. Please try again in a moment.',
  headers: { 'retry-after': '2', 'error-code': 'database_unavailable' },
};

describe('when the database is not there', () => {
  test.each([
    ['because nothing listens on its port', { host: '127.0.0.1', port: 1 }],
    ['because its socket is gone', { host: '/nowhere', port: 5432 }],
  ])('%s, every call says so in a sentence, and search engines are to come again', async (_, address) => {
    const pool = new pg.Pool({
      ...server.database.pool.options,
      ...address,
      user: 'moorings',
      database: 'moorings',
    });
    const without = await startServer({ database: { ...server.database, pool } });
    expect(await without.as(there.people.jobSeeker).get('/api/jobs')).toMatchObject(unavailable);
    expect(await without.as(there.people.admin).put('/api/user', { firstName: 'x' })).toMatchObject(
      unavailable,
    );
    expect(
      await without.as().post('/api/login', { username: 'somebody', password: 'something' }),
    ).toMatchObject(unavailable);
    expect((await without.as().get('/api/user')).status).toBe(401);
    for (const page of ['/', '/jobs', '/jobs/1', '/companies']) {
      expect((await without.as(there.people.jobSeeker).get(page)).status).toBe(200);
      const forVisitors = await without.as().get(page);
      expect(forVisitors).toMatchObject({ status: 503, headers: { 'retry-after': '60' } });
      expect(forVisitors.text).toMatch(/^<!doctype html>/i);
      expect(forVisitors.headers['x-robots-tag']).toBeUndefined();
    }
    expect((await without.as().get('/auth')).status).toBe(200);
    await without.close();
    await pool.end();
  });

  test('and comes back, nobody has to do anything', async () => {
    const seeker = server.as(there.people.jobSeeker);
    await seeker.call('GET /api/jobs');
    await breakConnections();
    const replies = await Promise.all(Array.from({ length: 10 }, () => seeker.get('/api/jobs')));
    expect(replies.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    expect((await seeker.get('/api/jobs')).status).toBe(200);
  });
});

test('when connections break in the midst of a transaction, the call says so and nothing is done', async () => {
  const person = await jobSeeker(server);
  const before = await contents(server.database);
  const holder = new pg.Client({ ...server.database.connection, user: 'postgres' });
  await holder.connect();
  await holder.query('begin; lock table application in share mode');
  const application = server.as(person).post(`/api/jobs/${there.jobs.withoutApplications}/applications`, {});
  await eventually(async () => {
    const waiting = await holder.query(
      `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return waiting.rowCount === 1;
  });
  await breakConnections();
  expect(await application).toMatchObject(unavailable);
  await holder.end();
  await untilConnected();
  expect(await contents(server.database)).toEqual(before);
  await kept.restore();
});

describe('when the database takes too long', () => {
  const impatient = async (limits: pg.PoolConfig) => {
    const pool = new pg.Pool({ ...server.database.pool.options, ...server.database.connection, ...limits });
    pool.on('error', () => undefined); // As the pools of connect.ts.
    const started = await startServer({ database: { ...server.database, pool } });
    const close = async () => {
      await started.close();
      await pool.end();
    };
    return { ...started, close };
  };

  test.each([
    ['for a statement', { statement_timeout: 1_500 }],
    ['for a lock', { lock_timeout: 1_000 }],
  ])('%s, the call ends with a sentence and has done nothing', async (_, limits) => {
    const hurried = await impatient(limits);
    const person = await jobSeeker(server);
    const before = await contents(server.database);
    const holder = await server.database.pool.connect();
    await holder.query('begin; lock table application in share mode');
    const application = `/api/jobs/${there.jobs.withoutApplications}/applications`;
    expect(await hurried.as(person).post(application, {})).toMatchObject(unavailable);
    await holder.query('rollback');
    holder.release();
    expect(await contents(server.database)).toEqual(before);
    expect((await hurried.as(person).post(application, {})).status).toBe(201);
    await kept.restore();
    await hurried.close();
  });

  test('for a free connection, the call does not wait for ever', async () => {
    const crowded = await impatient({ max: 1, connectionTimeoutMillis: 100, statement_timeout: 1_000 });
    const holder = await server.database.pool.connect();
    await holder.query('begin; lock table job_posting in access exclusive mode');
    const both = await Promise.all([
      crowded.as(there.people.jobSeeker).get('/api/jobs'),
      crowded.as(there.people.otherJobSeeker).get('/api/jobs'),
    ]);
    expect(both.map(({ status }) => status)).toEqual([503, 503]);
    await holder.query('rollback');
    holder.release();
    await crowded.close();
  });

  test('because it has become a standby that takes no writes, reading goes on', async () => {
    const standby = await impatient({ options: '-c TimeZone=UTC -c default_transaction_read_only=on' });
    expect(await standby.as(there.people.jobSeeker).put('/api/user', { firstName: 'x' })).toMatchObject(
      unavailable,
    );
    expect((await standby.as(there.people.jobSeeker).get('/api/jobs')).status).toBe(200);
    await standby.close();
  });
});

/** Connections that lay idle learn that they are gone when they are used next. */
async function untilConnected(): Promise<void> {
  const { pool } = server.database;
  await eventually(async () => {
    const asked = await Promise.allSettled(Array.from({ length: 12 }, () => pool.query('select 1')));
    return asked.every(({ status }) => status === 'fulfilled');
  });
}

/** As when the database restarts: every connection of the server's is gone. */
async function breakConnections(): Promise<void> {
  const superuser = new pg.Client({ ...server.database.connection, user: 'postgres' });
  await superuser.connect();
  const { rowCount } = await superuser.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename = 'moorings'`,
  );
  await superuser.end();
  expect(rowCount).toBeGreaterThan(0);
}
