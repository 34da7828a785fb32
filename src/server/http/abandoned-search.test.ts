import { request } from 'node:http';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import pg from 'pg';
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
