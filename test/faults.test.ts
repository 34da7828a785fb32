import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '#contract/api.ts';
import { api } from '#contract/api.ts';
import { type Row, bodyIn, headersOf, matrix } from '#test/matrix.ts';
import { jobSeeker } from '#test/people.ts';
import { eventually } from '#test/eventually.ts';
import { type TestServer, serverForThisFile, startServer } from '#test/server.ts';
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

describe('when the n-th question to the database fails', () => {
  let faulty: FaultyPool;
  let failing: TestServer;

  beforeAll(async () => {
    faulty = new FaultyPool(server.database.pool);
    failing = await startServer({ database: { ...server.database, pool: faulty.pool } });
  });
  afterAll(() => failing.close());

  const writes = (Object.entries(matrix) as [Call, Row][]).filter(
    ([call, row]) => !call.startsWith('GET') && rightCase(row),
  ); // The keys of `matrix` are what Call is.

  test.each(writes)('%s is done whole or not at all', async (call, row) => {
    const { path, body: told = row.body, allowed } = rightCase(row) ?? { path: () => '', allowed: [] };
    const body = bodyIn(there, told);
    const actor = allowed.find((one) => one !== 'anonymous') ?? 'anonymous';
    const attempt = async () => {
      const client = failing.as(actor === 'anonymous' ? undefined : there.people[actor]);
      const { status, text } = await client.send(call.split(' ')[0] ?? '', path(there), {
        body,
        headers: headersOf(call, body),
      });
      const changed = await kept.changed();
      if (changed.length) await kept.restore();
      return { status, text, changed };
    };

    const whole = await attempt();
    expect(whole.status, whole.text).toBe(api[call].status);
    expect(faulty.asked).toBeGreaterThan(0);
    const outcomes = [];
    for (let from = 1; outcomes.at(-1)?.status !== api[call].status;) {
      faulty.failFrom(from);
      const outcome = await attempt();
      const { failedAt } = faulty;
      faulty.failFrom(Infinity);
      // What the server does by itself now and then asks the database too: the same again.
      if (failedAt !== undefined && outcome.status === api[call].status) continue;
      outcomes.push({ nth: failedAt, ...outcome });
      from = (failedAt ?? from) + 1;
    }
    for (const { nth, status, text, changed } of outcomes.slice(0, -1)) {
      expect({ nth, status, text }).toEqual({ nth, status: 503, text: unavailable.text });
      expect([[], whole.changed], `${nth}: ${changed.join()}`).toContainEqual(changed);
    }
  });
});

describe('when the database is not there', () => {
  test.each([
    ['because nothing listens on its port', { host: '127.0.0.1', port: 1 }],
    ['because its socket is gone', { host: '/nowhere', port: 5432 }],
  ])('%s, every call says so in a sentence', async (_, address) => {
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
    expect((await without.as().get('/')).status).toBe(200);
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
    ['for a statement', { statement_timeout: 100 }],
    ['for a lock', { lock_timeout: 100 }],
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

function rightCase({ cases }: Row) {
  return Object.values(cases).find(({ allowed }) => allowed.length > 0);
}

/**
 * A pool that loses one question, as when the connection breaks. Taking back what was begun is not counted, and what was only
 * read, and lost before in another call, is not lost once more: nothing was written yet that could stay half done.
 */
class FaultyPool {
  readonly pool: pg.Pool;
  /** Which question was lost since `failFrom`; undefined while none was. */
  failedAt: number | undefined;
  /** How many questions since then. */
  asked = 0;
  private from = Infinity;
  private hasWritten = false;
  private readonly lostBefore = new Set<string>();

  constructor(pool: pg.Pool) {
    const query =
      (target: pg.Pool | pg.PoolClient) => async (asked: string | pg.QueryConfig, values?: unknown[]) => {
        const text = typeof asked === 'string' ? asked : asked.text;
        if (text !== 'rollback' && this.loses(text))
          throw Object.assign(new Error('terminating connection'), { code: '57P01' });
        return target.query(asked, values);
      };
    this.pool = new Proxy(pool, {
      get: (target, key) => {
        if (key === 'query') return query(target);
        if (key !== 'connect') return Reflect.get(target, key) as unknown;
        return async () => {
          const client = await target.connect();
          return new Proxy(client, {
            get: (held, name) => (name === 'query' ? query(held) : bound(held, name)),
          });
        };
      },
    });
  }

  /** Loses the first question that counts, from this one on, the first being 1. */
  failFrom(nth: number): void {
    this.from = nth;
    this.failedAt = undefined;
    this.asked = 0;
    this.hasWritten = false;
  }

  private loses(text: string): boolean {
    this.asked += 1;
    this.hasWritten ||= !onlyReads.test(text);
    if (this.failedAt !== undefined || this.asked < this.from) return false;
    if (!this.hasWritten && this.lostBefore.has(text)) return false;
    this.lostBefore.add(text);
    this.failedAt = this.asked;
    return true;
  }
}

const onlyReads = /^\s*(?:begin\b|select\b[^]*\bfrom\b)/i;

function bound(target: object, key: string | symbol): unknown {
  const value: unknown = Reflect.get(target, key);
  return typeof value === 'function' ? (value.bind(target) as unknown) : value;
}
