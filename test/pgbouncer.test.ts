import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { abandonable } from '#server/db/abandonable.ts';
import { connect } from '#server/db/connect.ts';
import { rows } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { moorings } from '#test/command-line.ts';
import { debianProgram } from '#test/debian-program.ts';
import { listenAs } from '#test/event-stream.ts';
import { eventually } from '#test/eventually.ts';
import { startPgbouncer } from '#test/pgbouncer.ts';
import { company, jobSeeker } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { failToStart, startProgram } from '#test/program.ts';
import { becomesReady } from '#test/ready.ts';
import { renewed, serverForThisFile } from '#test/server.ts';

const pgbouncer = debianProgram('pgbouncer', 'PgBouncer in front of the database');

describe.skipIf(!pgbouncer)('behind PgBouncer in transaction mode', () => {
  const server = serverForThisFile();
  let pooler: Awaited<ReturnType<typeof startPgbouncer>>;
  let pooled: string;
  let pool: pg.Pool;

  beforeAll(async () => {
    if (!pgbouncer) return;
    const { url, pool: own } = server.database;
    // What a time zone that is not passed on would be seen by.
    const { rows: names } = await own.query<{ name: string }>('select current_database() as name');
    await own.query(`alter database ${names[0]?.name} set timezone = 'Indian/Maldives'`);
    pooler = await startPgbouncer(pgbouncer, inject('databaseServer'));
    pooled = url.replace(/@\/(\w+).*/, `@127.0.0.1:${pooler.port}/$1`);
    pool = connect({ connectionString: pooled, pooled: true });
  });
  afterAll(async () => {
    await pool.end();
    await pooler.stop();
  });

  test('the program asks for the way past it, and for the right one', async () => {
    const leads = 'DATABASE_URL leads to a connection pooler.';
    expect(await failToStart({ DATABASE_URL: pooled })).toEqual({
      code: 1,
      said: `${leads} Set DATABASE_DIRECT_URL to the address of PostgreSQL behind it, too.\n`,
    });
    expect(await failToStart({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: pooled })).toEqual({
      code: 1,
      said: 'DATABASE_DIRECT_URL leads to a connection pooler. Set it to the address of PostgreSQL itself.\n',
    });
    const elsewhere = server.database.url.replace(/@\/\w+/, '@/moorings');
    expect(await failToStart({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: elsewhere })).toEqual({
      code: 1,
      said: 'DATABASE_URL and DATABASE_DIRECT_URL lead to two different databases.\n',
    });
  });

  test('a command, which goes past it, goes to no other database than it leads to, and does without it', async () => {
    const elsewhere = server.database.url.replace(/@\/\w+/, '@/moorings');
    expect(await moorings({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: elsewhere }, ['doctor'])).toEqual({
      code: 1,
      said: '',
      complained: 'DATABASE_URL and DATABASE_DIRECT_URL lead to two different databases.\n',
    });
    const silent = pooled.replace(`:${pooler.port}/`, ':9/');
    const past = { DATABASE_URL: silent, DATABASE_DIRECT_URL: server.database.url };
    expect(await moorings(past, ['doctor'])).toMatchObject({ complained: '' });
  });

  test('the program serves many at once, tells what happens as it happens, and its commands work', async () => {
    const env = { DATABASE_URL: pooled, DATABASE_DIRECT_URL: server.database.url, DRAIN_DELAY: '0' };
    const program = await startProgram(env);
    onTestFinished(() => program.kill('SIGKILL'));
    const { founder } = await company(server);
    const job = await postedJob(server, founder);
    const stream = await listenAs({ port: Number(new URL(program.address).port) }, founder);
    const paths = ['/api/user', '/api/jobs?search=captain', `/api/jobs/${job.id}`, '/api/applications'];
    const asked = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        fetch(`${program.address}${paths[n % paths.length]}`, {
          headers: { cookie: renewed(founder.session) },
        }),
      ),
    );
    expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 200));
    const { id } = await applied(server, await jobSeeker(server), job.id);
    await eventually(() => stream.events.some(({ applicationId }) => applicationId === id));
    stream.close();
    await becomesReady(program);
    expect(await moorings(env, ['doctor'])).toMatchObject({ complained: '' });
    program.kill('SIGTERM');
    expect(await program.ended).toBe(0);
  });

  test('prepared statements are not looked for on another connection than the one that has them', async () => {
    const ask = () => rows(pool, 'select $1::integer as number', [1], { prepare: 'number' });
    const answers = await Promise.all(Array.from({ length: 40 }, ask));
    expect(answers).toEqual(answers.map(() => [{ number: 1 }]));
  });

  test('times are in UTC, whatever the database’s own zone is', async () => {
    const [here] = await rows<{ zone: string }>(pool, `select current_setting('TimeZone') as zone`);
    expect(here).toEqual({ zone: 'UTC' });
  });

  test('each transaction brings its limits along and leaves none behind', async () => {
    const asked = `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
      current_setting('idle_in_transaction_session_timeout') as idle`;
    const none = { statement: '0', lock: '0', idle: '0' };
    expect(await inTransaction(pool, (tx) => rows(tx, asked))).toEqual([
      { statement: '5s', lock: '3s', idle: '10s' },
    ]);
    expect(await inTransaction(pool, (tx) => rows(tx, asked), { atMost: 60_000 })).toEqual([
      { statement: '1min', lock: '3s', idle: '1min' },
    ]);
    expect(await rows(pool, asked)).toEqual([none]);
  });

  test('what takes too long, or nobody waits for any more, ends in PostgreSQL too', async () => {
    const hurried = connect({ connectionString: pooled, pooled: true, query_timeout: 500 });
    await expect(hurried.query('select pg_sleep(601)')).rejects.toThrow('Query read timeout');
    await eventually(async () => (await sleeping()).length === 0);
    await hurried.end();
    const gone = new AbortController();
    const left = abandonable(pool, gone.signal)
      .query({ text: 'select pg_sleep(602)' })
      .catch((error: Error) => error.message);
    await eventually(async () => (await sleeping()).includes('select pg_sleep(602)'));
    gone.abort();
    expect(await left).toBe('canceling statement due to user request');
    await eventually(async () => (await sleeping()).length === 0);
  });

  async function sleeping(): Promise<string[]> {
    const found = await rows<{ query: string }>(
      server.database.pool,
      `select query from pg_stat_activity where datname = current_database() and state = 'active' and query like 'select pg_sleep%'`,
    );
    return found.map(({ query }) => query);
  }
});
