import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { forgetEvents } from '#server/forgetting/forgetting.queries.ts';
import { missedSince } from './live.queries.ts';
import { type EventStream, listenAs } from '#test/event-stream.ts';
import { eventually } from '#test/eventually.ts';
import { company } from '#test/people.ts';
import { type Person, type TestServer, startServer } from '#test/server.ts';

let server: TestServer;
let employer: { id: number; founder: Person };
let open: EventStream[] = [];

beforeEach(async () => {
  server = await startServer();
  employer = await company(server);
  // Long ago, so that only what a test makes happen is in the overlap.
  await server.database.pool.query(`update event set happened_at = now() - interval '1 day'`);
});
afterEach(async () => {
  for (const stream of open) stream.close();
  open = [];
  await server.close();
});

/** So many events of the founder's company, one every `seconds`, the last of them now. Answers their numbers. */
async function happened(count: number, seconds: number): Promise<number[]> {
  const { rows } = await server.database.pool.query<{ id: number }>(
    `insert into event (type, subject_id, company_id, happened_at)
     select 'company.changed', $1, $1, now() - make_interval(secs => ($2 - n) * $3::float8)
     from generate_series(1, $2::integer) n returning id`,
    [employer.id, count, seconds],
  );
  return rows.map(({ id }) => id);
}

const since = (id: number) => server.as(employer.founder).call('GET /api/live', { query: { since: id } });
const listen = async (lastEventId?: number) => {
  const stream = await listenAs(server, employer.founder, lastEventId?.toString());
  open.push(stream);
  return stream;
};
const numbers = (events: readonly { id: number }[]) => events.map(({ id }) => id);
const at = (ids: readonly number[], index: number) => ids.at(index) ?? 0;

describe('whoever comes again', () => {
  test('hears all they missed, however much happened just before', async () => {
    const ids = await happened(1_000, 0.1);
    const missed = ids.slice(990);
    expect(numbers(await since(at(ids, 989)))).toEqual(expect.arrayContaining(missed));
    expect(numbers((await listen(at(ids, 989))).events)).toEqual(expect.arrayContaining(missed));
  });

  test('also hears what had taken its number before and was committed after', async () => {
    const ids = await happened(3, 10);
    expect(numbers(await since(at(ids, 2)))).toEqual(ids);
  });

  test.each([
    ['more happened than can be told', 600, 1, 0],
    ['too much happened in the moments before', 1_200, 0.05, 1_190],
  ])('is told to look at everything anew where %s', async (_, count, seconds, heard) => {
    const ids = await happened(count, seconds);
    const last = at(ids, -1);
    const reset = { id: last, type: 'reset', subjectId: employer.founder.id, own: false };
    expect(await since(at(ids, heard))).toEqual([{ ...reset, happenedAt: expect.any(String) }]);
    const stream = await listen(at(ids, heard));
    expect(stream.events).toMatchObject([reset]);
    expect(stream.lastId()).toBe(String(last));
    const [next] = await happened(1, 0);
    await eventually(() => numbers(stream.events).includes(next ?? 0));
  });

  test('is told so too where some of what they missed is kept no longer', async () => {
    const ids = await happened(4, 10);
    const { pool } = server.database;
    await pool.query(`update event set happened_at = now() - interval '1 day' where id <= $1`, [at(ids, 1)]);
    await forgetEvents(pool, new Date(Date.now() - 43_200_000).toISOString(), 1_000);
    expect(await since(at(ids, 0))).toMatchObject([{ id: at(ids, 3), type: 'reset' }]);
    expect(numbers(await since(at(ids, 1)))).toEqual(ids.slice(2));
  });

  test('is told so too where their number is none of this database', async () => {
    const [last] = await happened(1, 0);
    expect(await since(1_000_000)).toMatchObject([{ id: last, type: 'reset' }]);
    expect((await listen(1_000_000)).lastId()).toBe(String(last));
  });
});

test('whoever listens while more happens at once than can be told is told to look at everything anew', async () => {
  const stream = await listen();
  const ids = await happened(600, 0);
  await eventually(() => stream.lastId() === String(at(ids, -1)));
  expect(stream.events).toContainEqual(expect.objectContaining({ type: 'reset' }));
});

test('what happened while a page was on its way is told when its stream begins', async () => {
  const ids = await happened(3, 2);
  expect(numbers((await listen()).events)).toEqual(ids);
});

describe('while events cannot be read, a stream ends instead of keeping something back:', () => {
  const locked = async (work: (lock: pg.PoolClient) => Promise<void>) => {
    const other = await server.database.pool.connect();
    try {
      await work(other);
    } finally {
      await other.query('rollback');
      other.release();
    }
  };
  const lock = (client: pg.PoolClient) => client.query('lock table event in access exclusive mode');

  test('one that has to catch up', async () => {
    const ids = await happened(2, 10);
    await locked(async (other) => {
      await other.query('begin');
      await lock(other);
      const stream = listen(at(ids, 0));
      await expect(stream).rejects.toThrow('closed');
    });
    expect(numbers((await listen(at(ids, 0))).events)).toContain(at(ids, 1));
  });

  test('one that listens already', async () => {
    const stream = await listen();
    const before = Number(stream.lastId());
    await locked(async (other) => {
      const writer = await server.database.pool.connect();
      await writer.query('begin');
      await writer.query(
        `insert into event (type, subject_id, company_id) values ('company.changed', $1, $1)`,
        [employer.id],
      );
      await other.query('begin');
      const waiting = lock(other);
      await eventually(async () => {
        // Those of other databases are other tests'.
        const { rowCount } = await writer.query(
          `select from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())`,
        );
        return rowCount !== 0;
      });
      await writer.query('commit');
      writer.release();
      await waiting;
      await eventually(() => stream.closed());
    });
    expect(numbers((await listen(before)).events)).toEqual(expect.arrayContaining([before + 1]));
  });
});

test('what was missed is found by the primary key, in a stretch of limited length of however many events', async () => {
  const { pool } = server.database;
  // In parts: each statement has its time limit.
  const ids: number[] = [];
  for (let part = 0; part < 10; part += 1) ids.push(...(await happened(3_000, 1)));
  await pool.query('analyze event');
  const plans: string[] = [];
  // The same database, which also says how it goes about each question.
  const explained = {
    query: async (statement: pg.QueryConfig) => {
      const { rows } = await pool.query<{ 'QUERY PLAN': string }>({
        ...statement,
        text: `explain (analyze, buffers off, timing off, summary off) ${statement.text}`,
      });
      plans.push(rows.map((line) => line['QUERY PLAN']).join('\n'));
      return pool.query(statement);
    },
  } as pg.Pool;
  await missedSince(explained, at(ids, -100));
  await missedSince(explained, at(ids, 0));
  expect(plans).toHaveLength(3);
  for (const plan of plans) {
    expect(plan).not.toMatch(/Seq Scan on event/);
    const counts = [...plan.matchAll(/Rows Removed by Filter: (\d+)|actual rows=(\d+)/g)];
    expect(Math.max(...counts.map(([, removed, read]) => Number(removed ?? read)))).toBeLessThanOrEqual(
      1_100,
    );
  }
});
