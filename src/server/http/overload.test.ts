import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { listenAs } from '#test/event-stream.ts';
import { eventually } from '#test/eventually.ts';
import { heldServer } from '#test/held-server.ts';
import { company, jobSeeker } from '#test/people.ts';
import { openToVisitors } from '#test/visitors.ts';
import { postedJob } from '#test/postings.ts';
import { type Person, type Reply, serverForThisFile, type TestServer } from '#test/server.ts';
import { createRoom } from './room.ts';

const server = serverForThisFile();
let seeker: Person;
let jobId: number;

beforeAll(async () => {
  const { founder } = await company(server);
  jobId = (await postedJob(server, founder)).id;
  seeker = await jobSeeker(server);
});

const metricsOf = async (of: TestServer) => (await of.as().get('/metrics')).text;
const isRefused = ({ status, headers }: Reply) => status === 503 && headers['error-code'] === 'busy';
/** Asks so often at once, and answers those that are answered at once, and all of them. */
async function ask(times: number, send: () => Promise<Reply>) {
  const refused: Reply[] = [];
  const all = Array.from({ length: times }, async () => {
    const reply = await send();
    if (isRefused(reply)) refused.push(reply);
    return reply;
  });
  return { refused, all: Promise.all(all) };
}

/**
 * Asks until a held server has seen that nothing is done, and refuses whoever comes, however late that is: at first those whose
 * turn has not come make room again after a moment.
 */
async function fill(send: () => Promise<Reply>) {
  const first = await ask(250, send);
  const rounds = [first];
  const isFull = async () => {
    const round = await ask(30, send);
    rounds.push(round);
    await pause(500);
    return round.refused.length === 30;
  };
  await eventually(async () => first.refused.length >= 10 && isFull());
  return {
    refused: rounds.flatMap(({ refused }) => refused),
    all: Promise.all(rounds.map(({ all }) => all)),
  };
}

test('where more is asked for than can be done, searches are refused first, then other reads; who signs in or applies is not', async () => {
  const { held, hold, letGo } = await heldServer(server);
  await hold();
  const reader = held.as(seeker);
  const search = () => reader.get('/api/jobs');

  const searches = await ask(130, search);
  await eventually(async () => searches.refused.length >= 10);
  expect(isRefused(await search())).toBe(true);

  const reads = await ask(130, () => reader.get(`/api/jobs/${jobId}`));
  await eventually(async () => reads.refused.length >= 10);

  // What is let in may still wait for the database; it is not refused for being too much.
  const kept = [
    reader.get('/api/user'),
    held.as().get('/auth'),
    reader.get('/applications'),
    held.as().post('/api/login', { username: seeker.username, password: 'wrong' }),
    reader.post(`/api/jobs/${jobId}/applications`, {}),
  ];
  await letGo();
  const statuses = (await Promise.all(kept)).map(({ status }) => status);
  expect(statuses).toEqual([200, 200, 200, 401, 201]);

  await Promise.all([searches.all, reads.all]);
  expect((await search()).status).toBe(200);
  expect(await metricsOf(held)).toMatch(/^moorings_http_in_hand 0$/m);
});

test('a made-up cookie, or an address in other letters, opens no lane to strangers', async () => {
  await openToVisitors(server);
  const { held, hold, letGo } = await heldServer(server);
  const cookie = 'sid=made-up';
  const stranger = held.as();
  await hold();
  const others = await fill(() => held.as(seeker).get(`/api/jobs/${jobId}`));
  const reads = [
    'GET /',
    `GET /jobs/${jobId}`,
    'GET /jobs?q=chef',
    'GET /companies',
    'GET /companies/1',
    'GET /employers',
    'GET /pricing',
    'GET /authors',
    'GET /applications/../jobs?q=chef',
    'GET /%6aobs?q=chef',
    'GET /%',
    'GET /%61pi/suggestions/search?q=chef',
    'GET http://moorings.example/api/suggestions/search?q=chef',
    'PUT /applications',
  ];
  for (const read of reads) {
    const [method = '', address = ''] = read.split(' ');
    const reply = await stranger.send(method, address, { headers: { cookie } });
    expect(reply, read).toMatchObject({ status: 503, headers: { 'error-code': 'busy' } });
  }
  const head = await fetch(`${held.url}/api/jobs?q=chef`, { method: 'HEAD', headers: { cookie } });
  expect(head.status).toBe(503);
  const refusedIn = async (lane: string) =>
    Number(
      new RegExp(`^moorings_http_refused_total\\{lane="${lane}"\\} (\\d+)`, 'm').exec(
        await metricsOf(held),
      )?.[1],
    );
  expect(await refusedIn('low')).toBe(3);
  for (const lane of ['critical', 'screens', 'self', 'passwords']) expect(await refusedIn(lane)).toBe(0);

  // The app comes from memory, and has neither a place nor a turn of anybody's.
  for (const screen of ['/auth', '/applications', '/jobs/manage'])
    expect((await stranger.get(screen, { cookie })).status).toBe(200);
  const kept = [
    stranger.send('POST', '/%61pi/login', { body: { username: seeker.username, password: 'wrong' } }),
    stranger.post(`/jobs/${jobId}/apply`, {}, { cookie }),
    held.as(seeker).put('/api/applications/2147483647/status', { status: 'withdrawn' }),
  ];
  await letGo();
  for (const { status } of await Promise.all(kept)) expect(status).not.toBe(503);
  await others.all;
  await openToVisitors(server, false);
});

test('who is refused is told when to come again, before a body is read or anybody is looked up', async () => {
  const { held, hold, letGo } = await heldServer(server);
  await hold();
  const reads = await fill(() => held.as(seeker).get(`/api/jobs/${jobId}`));
  expect(await held.as().send('POST', '/api/work-experience', { body: '{"half' })).toMatchObject({
    status: 503,
    text: 'The server is busy. Please try again in a moment.',
    headers: { 'error-code': 'busy', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
  });
  // What only says that it would stream is as anything else.
  const posing = await held.as(seeker).get(`/api/jobs/${jobId}`, { accept: 'text/event-stream' });
  expect(isRefused(posing)).toBe(true);
  const waits = reads.refused.map(({ headers }) => Number(headers['retry-after']));
  expect(new Set(waits)).toEqual(new Set([1, 2, 3, 4, 5]));
  await letGo();
  await reads.all;
  expect(await metricsOf(held)).toMatch(/^moorings_http_refused_total\{lane="normal"\} \d{2}/m);
  expect(await metricsOf(held)).toMatch(/^moorings_http_refusing_seconds_total (?!0$)[\d.e-]+$/m);
});

test('a flood of sign-ins keeps out nobody but those who sign in', async () => {
  const { held, hold, letGo } = await heldServer(server);
  // Whoever signs in keeps a connection until the lock is gone.
  await hold('user_account');
  const reads = await ask(20, () => held.as(seeker).get(`/api/jobs/${jobId}`));
  const wrong = { username: seeker.username, password: 'wrong' };
  const flood = await ask(120, () => held.as().post('/api/login', wrong));
  await eventually(async () => flood.refused.length >= 70);
  const others = [held.as(seeker).get('/api/user'), held.as(seeker).get(`/api/jobs/${jobId}`)];
  expect(await metricsOf(held)).toMatch(/^moorings_http_refused_total\{lane="passwords"\} \d{2}/m);
  await letGo();
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200]);
  const signIns = (await flood.all).filter((reply) => !isRefused(reply));
  expect(new Set(signIns.map(({ status }) => status))).toEqual(new Set([401]));
  expect(reads.refused).toEqual([]);
  await reads.all;
});

test('whose turn does not come in time is refused, and what has begun is done', async () => {
  const { held, hold, letGo } = await heldServer(server);
  await hold();
  const reads = await ask(130, () => held.as(seeker).get(`/api/jobs/${jobId}`));
  await eventually(async () => reads.refused.length > 0);
  expect(await metricsOf(held)).toMatch(/^moorings_http_waiting \d+$/m);
  await letGo();
  const statuses = (await reads.all).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(60);
  expect(statuses.filter((status) => status !== 200)).toHaveLength(reads.refused.length);
  expect(await metricsOf(held)).toMatch(/^moorings_http_waiting 0$/m);
});

test('who asks who they are takes nobody’s turn, and waits behind nobody', async () => {
  const { held, hold, letGo } = await heldServer(server);
  await hold();
  const reads = await ask(130, () => held.as(seeker).get(`/api/jobs/${jobId}`));
  await eventually(async () => reads.refused.length > 0);
  const waiting = async () => /^moorings_http_waiting (\d+)$/m.exec(await metricsOf(held))?.[1];
  const before = await waiting();
  const selves = Array.from({ length: 40 }, () => held.as(seeker).get('/api/user'));
  await eventually(async () => (await metricsOf(held)).includes('moorings_http_waiting'));
  expect(Number(await waiting())).toBeLessThanOrEqual(Number(before));
  await letGo();
  expect(new Set((await Promise.all(selves)).map(({ status }) => status))).toEqual(new Set([200]));
  await reads.all;
});

test('who opens a page that is told what happens, or leaves, takes nobody’s place', async () => {
  const { held, hold, letGo } = await heldServer(server);
  const streams = await Promise.all(Array.from({ length: 3 }, () => listenAs(held, seeker)));
  await hold();
  const gone = new AbortController();
  const left = Array.from({ length: 250 }, () =>
    fetch(`${held.url}/api/jobs/${jobId}`, {
      headers: { cookie: seeker.session },
      signal: gone.signal,
    }).catch(() => undefined),
  );
  await eventually(async () => isRefused(await held.as(seeker).get(`/api/jobs/${jobId}`)));
  gone.abort();
  await Promise.all(left);
  await letGo();
  await eventually(async () => (await held.as(seeker).get(`/api/jobs/${jobId}`)).status === 200);
  expect(await metricsOf(held)).toMatch(/^moorings_http_in_hand 0$/m);
  for (const stream of streams) stream.close();
});

test('there is as much room as can be done in time, never too little for a new server', () => {
  const room = createRoom(10);
  let now = 1_000;
  const held = () => room.inHand();
  while (room.isFor('normal')) room.enter('normal', now);
  expect(held()).toBe(140);
  expect([room.isFor('low'), room.isFor('critical')]).toEqual([false, true]);

  // Three hundred and twenty a second, all hands full: 112 may wait.
  for (let turn = 0; turn < 800; turn += 1) {
    now += 3.125;
    room.leave('normal', now, { isDone: true });
    room.enter('normal', now);
  }
  expect(room.pace()).toBeCloseTo(320, 0);
  while (held() > 113) room.leave('normal', now, { isDone: false });
  expect(room.isFor('normal')).toBe(false);
  while (held() > 111) room.leave('normal', now, { isDone: false });
  expect(room.isFor('normal')).toBe(true);

  // What is done while little is asked for says nothing about what could be done.
  while (held() > 0) room.leave('normal', now, { isDone: true });
  for (let turn = 0; turn < 10; turn += 1) {
    now += 1_000;
    room.enter('normal', now);
    room.leave('normal', now, { isDone: true });
  }
  expect(room.pace()).toBeCloseTo(320, 0);
});

test('where nothing is done any more, some of those who sign in or apply are let in all the same', () => {
  const room = createRoom(10);
  for (let now = 0; room.inHand() < 500; now += 250) room.enter('normal', now);
  expect(room.pace()).toBeLessThan(1);
  expect(room.isFor('normal')).toBe(false);
  for (let one = 0; one < 32; one += 1) {
    expect(room.isFor('critical')).toBe(true);
    room.enter('critical', 200_000);
  }
  expect(room.isFor('critical')).toBe(false);
  room.leave('critical', 200_000, { isDone: false });
  expect(room.isFor('critical')).toBe(true);
});
