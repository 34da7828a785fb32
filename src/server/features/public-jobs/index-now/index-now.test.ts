import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { row, run } from '#server/db/query.ts';
import { upkeepComes } from '#test/background.ts';
import { freshDatabase, type TestDatabase } from '#test/database.ts';
import { eventually } from '#test/eventually.ts';
import { company, platformAdmin } from '#test/people.ts';
import { postedJob } from '#test/postings.ts';
import { type Person, startServer, type TestServer } from '#test/server.ts';
import { openToVisitors } from '#test/visitors.ts';
import { mostAtOnce } from './index-now.queries.ts';
import { tellOfChanges } from './set-index-now.ts';

const key = 'a-key-of-the-operator';
let database: TestDatabase;
let server: TestServer;
let house: { id: number; founder: Person };
let says: number;
const took: { url: string | undefined; host: string; key: string; keyLocation: string; urlList: string[] }[] =
  [];
/** A search engine, which answers each request with what the test wants. */
const engine = createServer((request, response) => {
  let text = '';
  request.setEncoding('utf8').on('data', (piece: string) => (text += piece));
  request.on('end', () => {
    took.push({ url: request.url, ...JSON.parse(text) });
    response.writeHead(says).end();
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => engine.listen(0, '127.0.0.1', resolve));
  database = await freshDatabase();
  // The cast: a server that listens on a port has an address of this kind.
  const indexNowUrl = `http://127.0.0.1:${(engine.address() as AddressInfo).port}/indexnow`;
  server = await startServer({
    database,
    config: { publicUrl: 'https://jobs.example.com', indexNowUrl, outgoingAllow: '127.0.0.1' },
  });
  house = await company(server);
});
beforeEach(async () => {
  await openToVisitors(server);
  await tellOfChanges(database.pool, key);
  says = 200;
  await comes();
  took.length = 0;
});
afterAll(async () => {
  await server.close();
  engine.closeAllConnections();
  engine.close();
  await database.drop();
});

/** Some minutes later it is told what has moved. */
async function comes(): Promise<void> {
  await run(
    database.pool,
    `update public_job set moved_at = moved_at - interval '2 minutes' where moved_at > now() - interval '1 minute'`,
  );
  await run(database.pool, `update index_now set told_to = told_to - interval '2 minutes'`);
  await upkeepComes(server, 'index-now');
}
const told = () => took.flatMap(({ urlList }) => urlList);
const address = (id: number) => `https://jobs.example.com/jobs/${id}`;
const change = (id: number, body: object) =>
  server.as(house.founder).call('PUT /api/jobs/:id', { params: { id }, body });

test('an engine is told of what is new, changed and closed, with a key it finds at our address, and of nothing else', async () => {
  const { id } = await postedJob(server, house.founder);
  const unlisted = await postedJob(server, house.founder, { listed: false });
  const draft = await postedJob(server, house.founder, { status: 'draft' });
  await comes();
  expect(took.at(-1)).toMatchObject({
    url: '/indexnow',
    host: 'jobs.example.com',
    key,
    keyLocation: `https://jobs.example.com/${key}.txt`,
  });
  expect(told()).toContain(address(id));
  for (const secret of [unlisted, draft]) expect(told()).not.toContain(address(secret.id));
  expect(await server.as().get(`/${key}.txt`)).toMatchObject({ status: 200, text: key });
  expect((await server.as().get('/another-key-of-ours.txt')).status).toBe(404);

  for (const body of [{ title: 'Another title' }, { status: 'closed' }] as const) {
    took.length = 0;
    await run(database.pool, `update public_job set moved_at = moved_at - interval '10 minutes'`);
    await run(database.pool, 'update index_now set told_to = now()');
    await change(id, body);
    await comes();
    expect(told(), JSON.stringify(body)).toEqual([address(id)]);
  }
});

test('nothing is lost while an engine refuses: it is told later, and an admin reads why', async () => {
  const { id } = await postedJob(server, house.founder);
  says = 429;
  await comes();
  expect(took).toHaveLength(1);
  const admin = server.as(await platformAdmin(server));
  const failure = async () =>
    (await admin.call('GET /api/admin/background')).find(({ name }) => name === 'index-now');
  await eventually(async () => (await failure()) !== undefined);
  const waiting = await row<{ state: string; later: boolean }>(
    database.pool,
    `select state, start_after > now() + interval '20 seconds' as later from pgboss.job where name = 'index-now' and state <= 'active'`,
  );
  expect(waiting).toEqual({ state: 'retry', later: true });
  says = 202;
  took.length = 0;
  await upkeepComes(server, 'index-now');
  expect(told()).toContain(address(id));
  took.length = 0;
  await upkeepComes(server, 'index-now');
  expect(took).toEqual([]);
});

test('many are told in batches that an engine takes, each once', async () => {
  await run(
    database.pool,
    `insert into public_job (job_id, company_id, moved_at)
     select n, $1, now() from generate_series(1000001, 1000001 + $2::integer) n`,
    [house.id, mostAtOnce],
  );
  await comes();
  expect(took.map(({ urlList }) => urlList.length)).toEqual([mostAtOnce, expect.any(Number)]);
  expect(new Set(told()).size).toBe(told().length);
  expect(told().length).toBeGreaterThan(mostAtOnce);
});

test('while the platform is closed, or nobody wants it, no engine hears anything', async () => {
  await postedJob(server, house.founder);
  await openToVisitors(server, false);
  await comes();
  expect(took).toEqual([]);
  await openToVisitors(server);
  await tellOfChanges(database.pool, 'off');
  await upkeepComes(server, 'index-now');
  expect(took).toEqual([]);
  expect((await server.as().get(`/${key}.txt`)).status).toBe(404);
});
