import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { row, rows, run } from '#server/db/query.ts';
import { upkeepComes } from '#test/background.ts';
import { jobSeeker, password } from '#test/people.ts';
import {
  type Client,
  type Person,
  type Reply,
  serverForThisFile,
  startServer,
  type TestServer,
} from '#test/server.ts';

// Two copies of the server on one database. Every test comes from networks of its own, so that none spends another's budget.
const server = serverForThisFile({ config: { limits: true } });
let copy: TestServer;
let people: Person[];

beforeAll(async () => {
  copy = await startServer({ database: server.database, config: { limits: true } });
  people = [
    await jobSeeker(server),
    await jobSeeker(server),
    await jobSeeker(server),
    await jobSeeker(server),
    await jobSeeker(server),
  ];
});
afterAll(() => copy.close());

function someone(at: number): Person {
  const person = people[at];
  if (!person) throw new Error('Only so many are made');
  return person;
}

describe('two copies of the server share', () => {
  test('what one network may register', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 6; at += 1) {
      const [one, body] = [at % 2 ? server : copy, { username: `shared-${at}`, password }];
      statuses.push((await one.as().send('POST', '/api/register', { body, from: '127.3.1.1' })).status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });

  test.each([
    ['applies', 30, 'POST', '/api/jobs/2147483647/applications'],
    ['writes to somebody', 60, 'POST', '/api/applications/2147483647/messages'],
    ['sends a file', 60, 'POST', '/api/files'],
    ['reports what broke', 30, 'POST', '/api/browser-errors'],
    ['applies without an account', 60, 'POST', '/api/public/jobs/2147483647/applications'],
  ] as const)('how often an hour somebody %s: %i times', async (_, times, method, path) => {
    const asked = { body: {}, from: '127.3.6.1' };
    for (let at = 0; at < times; at += 1)
      expect((await (at % 2 ? server : copy).as(someone(4)).send(method, path, asked)).status).not.toBe(429);
    for (const one of [server, copy])
      expect((await one.as(someone(4)).send(method, path, asked)).status).toBe(429);
  });

  test('how long somebody waits who types wrong passwords', async () => {
    const person = someone(0);
    for (const one of [server, copy, server, copy])
      await signIn(one, '127.3.2.1', person, 'wrong at 127.3.2.1');
    await waitsLonger();
    for (const one of [server, copy])
      expect(await signIn(one, '127.3.2.1', person, password)).toMatchObject({ status: 429 });
  });

  test('how often a session’s password may be guessed', async () => {
    const person = someone(0);
    const guess = (one: TestServer) =>
      one
        .as(person)
        .send('POST', '/api/user/confirmation', { body: { password: 'wrong' }, from: '127.3.3.1' });
    for (const one of [server, copy, server, copy]) expect((await guess(one)).status).toBe(400);
    await waitsLonger();
    expect((await guess(server)).status).toBe(429);
    expect((await guess(copy)).status).toBe(429);
  });

  test('ten tries a minute at one account, however many come at once', async () => {
    const person = someone(0);
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        signIn(at % 2 ? server : copy, '127.3.4.1', person, 'wrong at 127.3.4.1'),
      ),
    );
    expect(replies.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(10);
  });
});

test('a restart of the server forgets nothing', async () => {
  const person = someone(1);
  const before = await startServer({ database: server.database, config: { limits: true } });
  for (let wrong = 1; wrong <= 4; wrong += 1) await signIn(before, '127.3.5.1', person, 'wrong at 127.3.5.1');
  await before.close();
  await waitsLonger();
  const after = await startServer({ database: server.database, config: { limits: true } });
  expect((await signIn(after, '127.3.5.1', person, password)).status).toBe(429);
  await after.close();
});

describe('many networks that guess one person’s password', () => {
  test('wait together, and neither the owner’s browser nor the owner’s network does', async () => {
    const person = someone(2);
    const owner = server.as();
    await owner.send('POST', '/api/login', {
      body: { username: person.username, password },
      from: '127.4.0.1',
    });
    for (let network = 1; network <= 21; network += 1)
      await signIn(server, `127.4.${network}.1`, person, `guess ${network}`);
    await waitsLonger();
    expect((await signIn(copy, '127.4.99.1', person, password)).status).toBe(429);

    const here = { body: { username: person.username, password } };
    expect((await signIn(server, '127.4.0.77', person, password)).status).toBe(200);
    expect((await owner.send('POST', '/api/login', { ...here, from: '127.4.98.1' })).status).toBe(200);
  });
});

test('somebody in the owner’s network who spends its tries does not hold up the owner’s browser', async () => {
  const person = someone(3);
  const owner = server.as();
  const enter = () =>
    owner.send('POST', '/api/login', { body: { username: person.username, password }, from: '127.6.1.1' });
  expect((await enter()).status).toBe(200);
  for (let wrong = 1; wrong <= 12; wrong += 1)
    await signIn(server, '127.6.1.2', person, 'wrong at 127.6.1.2');
  await waitsLonger();
  expect((await signIn(server, '127.6.1.2', person, password)).status).toBe(429);
  expect((await enter()).status).toBe(200);
});

test('one password tried on many accounts from many networks waits, whoever’s turn it is', async () => {
  const spray = (at: number, one: TestServer) =>
    signIn(one, `127.7.${at}.1`, { username: `somebody-${at}` }, 'Winter-2026!');
  for (let at = 1; at <= 21; at += 1) await spray(at, at % 2 ? server : copy);
  await waitsLonger();
  expect((await spray(98, server)).status).toBe(429);
  const other = await signIn(server, '127.7.99.1', { username: 'somebody-99' }, 'another password');
  expect(other.status).toBe(401);
});

test('while wrong passwords come from everywhere, each network has three', async () => {
  await inAll(300);
  const statuses: number[] = [];
  for (let at = 1; at <= 6; at += 1) {
    const { status } = await signIn(server, '127.8.1.1', { username: `any-${at}` }, `guess ${at} of these`);
    statuses.push(status);
  }
  expect(statuses.slice(0, 4)).toEqual([401, 401, 401, 401]);
  await waitsLonger();
  expect((await signIn(copy, '127.8.1.1', { username: 'any-7' }, 'a guess')).status).toBe(429);
  expect((await signIn(copy, '127.8.2.1', { username: 'any-8' }, 'yet another')).status).toBe(401);
  await inAll(0);
});

test('no name, network or password stands in the table, and what is over is taken away', async () => {
  const { pool } = server.database;
  const kept = await rows<{ key: string }>(pool, 'select key from rate_limit');
  expect(kept.length).toBeGreaterThan(10);
  for (const { key } of kept) expect(key).toMatch(/^[\w-]+:([\w-]{43}|[0-9a-f]{5}|all)$/);
  await run(pool, 'update rate_limit set expire = 1');
  await upkeepComes(server, 'clean-up');
  expect(await row(pool, 'select count(*)::integer as left from rate_limit')).toEqual({ left: 0 });
});

function signIn(
  one: { as: () => Client },
  from: string,
  { username }: Pick<Person, 'username'>,
  attempt: string,
): Promise<Reply> {
  return one.as().send('POST', '/api/login', { body: { username, password: attempt }, from });
}

/** A busy machine takes its time: what waits now goes on waiting. */
async function waitsLonger(): Promise<void> {
  await run(
    server.database.pool,
    `update rate_limit set expire = expire + 60000 where key like 'wait-%' and expire > extract(epoch from now()) * 1000 - 20000`,
  );
}

/** So many wrong passwords have come from everywhere in the last minutes. */
async function inAll(wrong: number): Promise<void> {
  await run(
    server.database.pool,
    `insert into rate_limit values ('wrong-in-all:all', $1, (extract(epoch from now()) + 300) * 1000)
     on conflict (key) do update set points = excluded.points, expire = excluded.expire`,
    [wrong],
  );
}
