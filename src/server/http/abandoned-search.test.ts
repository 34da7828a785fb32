import { request } from 'node:http';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import pg from 'pg';
import { spansGoTo } from '#server/trace.ts';
import { eventually } from '#test/eventually.ts';
import { jobSeeker } from '#test/people.ts';
import { type Person, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
let seeker: Person;
let operator: pg.Client;

beforeAll(async () => {
  seeker = await jobSeeker(server);
  operator = new pg.Client(server.database.connection);
  await operator.connect();
});
afterAll(() => operator.end());

/** How many searches wait for the table that the operator holds; the server's own upkeep of it may, too. */
async function waiting(): Promise<number> {
  const { rows } = await server.database.pool.query<{ count: number }>(
    `select count(*) from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and query like '%job_search%' and query not like '%search_word_due%'`,
  );
  return rows[0]?.count ?? 0;
}

/** Asked for by somebody who may leave. */
function ask(path: string) {
  const asked = request({ host: '127.0.0.1', port: server.port, path, headers: { cookie: seeker.session } });
  asked.on('error', () => undefined); // Hung up by us.
  return asked.end();
}

test('a search that nobody waits for any more is cancelled in the database, too', async () => {
  onTestFinished(async () => void (await operator.query('rollback')));
  await operator.query('begin; lock table job_search in access exclusive mode');
  const searches = ['/api/jobs?search=chef', '/api/jobs', '/api/jobs/facets?search=chef'].map(ask);
  await eventually(async () => (await waiting()) === searches.length);
  for (const asked of searches) asked.destroy();
  const begun = performance.now();
  await eventually(async () => (await waiting()) === 0);
  // Left alone they would wait for the lock for three seconds.
  expect(performance.now() - begun).toBeLessThan(2_700);
});

test('it is counted, logged and traced as what its client did not wait for, and as no failure of ours', async () => {
  const ended: [name: string | undefined, status: unknown, failed: string | undefined][] = [];
  spansGoTo(() => ({
    traceId: 'a'.repeat(32),
    spanId: 'b'.repeat(16),
    isSampled: true,
    end: ({ name, attributes, failed } = {}) =>
      void ended.push([name, attributes?.['http.response.status_code'], failed]),
  }));
  onTestFinished(() => spansGoTo(undefined));
  onTestFinished(async () => void (await operator.query('rollback')));
  const figures = async () => (await server.as().get('/metrics')).text;
  const abandoned = async () =>
    Number(
      /^moorings_searches_total\{kind="jobs",outcome="abandoned"\} (\d+)/m.exec(await figures())?.[1] ?? 0,
    );
  const [before, since] = [await abandoned(), server.log.length];

  await operator.query('begin; lock table job_search in access exclusive mode');
  const asked = ask('/api/jobs?search=purser');
  await eventually(async () => (await waiting()) === 1);
  asked.destroy();
  await eventually(async () => (await waiting()) === 0 && (await abandoned()) === before + 1);
  await operator.query('rollback');
  // By then what failed of it has been answered to nobody.
  await server.as(seeker).get('/api/jobs?search=purser');

  const lines = server.log.slice(since).map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.filter(({ level, requestId }) => requestId && Number(level) > 30)).toEqual([]);
  expect(lines).toContainEqual(expect.objectContaining({ msg: 'request', route: '/api/jobs', status: 499 }));
  expect(ended).toContainEqual(['GET /api/jobs', 499, undefined]);
  const text = await figures();
  expect(text).toContain('moorings_http_requests_total{method="GET",route="/api/jobs",status="499"}');
  expect(text).not.toMatch(/moorings_http_requests_total\{.*status="5/);
});

test('who asks for the same as somebody who leaves is answered', async () => {
  onTestFinished(async () => void (await operator.query('rollback')));
  await operator.query('begin; lock table job_search in access exclusive mode');
  const leaves = ask('/api/jobs?search=sommelier');
  await eventually(async () => (await waiting()) === 1);
  const stays = server.as(seeker).get('/api/jobs?search=sommelier');
  leaves.destroy();
  await eventually(async () => (await waiting()) === 1);
  await operator.query('rollback');
  expect((await stays).status).toBe(200);
});

test('the connections that served it go on serving', async () => {
  const again = await Promise.all(
    Array.from({ length: 20 }, () => server.as(seeker).get('/api/jobs?search=chef')),
  );
  expect(again.map(({ status }) => status)).toEqual(again.map(() => 200));
});
