import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer } from '#contract/api.ts';
import { whatNeedsSomebody } from '#domain/health.ts';
import { listenAs } from '#test/event-stream.ts';
import { eventually } from '#test/eventually.ts';
import { halfSentRegistration } from '#test/half-sent.ts';
import { company, platformAdmin } from '#test/people.ts';
import { failToStart, type Program, startProgram } from '#test/program.ts';
import { serverAt, serverForThisFile, type TestServer } from '#test/server.ts';

const jobsPosted = 'moorings_http_requests_total{method="POST",route="/api/jobs",status="201"}';
const rules = readFileSync(path.join(import.meta.dirname, '../../../deploy/prometheus-rules.yml'), 'utf8');
const server = serverForThisFile();
let program: Program;
beforeAll(async () => {
  program = await startProgram({ DATABASE_URL: server.database.url, SERVERS: '2', DRAIN_DELAY: '0' });
});
afterAll(async () => {
  program.kill('SIGKILL');
  await program.ended;
});

test('a port in use, and a host that leads nowhere, are answered with one sentence, not with one for each server', async () => {
  const { port } = new URL(program.address);
  const nowhere = { SERVERS: '3', PORT: '0', HOST: 'not a host', LIMITS: 'on' };
  expect(await failToStart({ DATABASE_URL: server.database.url, ...nowhere })).toEqual({
    code: 1,
    said: 'The name not a host leads to no address. Set HOST to an address of this machine.\n',
  });
  expect(await failToStart({ DATABASE_URL: server.database.url, SERVERS: '3', PORT: port })).toEqual({
    code: 1,
    said: `Port ${port} is used by another program. Set PORT to a free one.\n`,
  });
});

test('two servers answer at one address, which is said once, and each hears what the other did', async () => {
  expect(program.lines().filter((line) => line.includes('is ready at'))).toHaveLength(1);
  expect(serversThat('Server listening').size).toBe(2);
  const { founder } = await company(server);
  const stream = await listenAs({ port: Number(new URL(program.address).port) }, founder);
  const posted: number[] = [];
  const [before, from] = [(await figure(jobsPosted)) || 0, program.lines().length];
  // It lives on one of them, and hears of all.
  const post = () =>
    onNewConnection(async (at) => {
      const body = { title: 'Divemaster', description: 'Two dives a day.' };
      posted.push((await at.as(founder).call('POST /api/jobs', { body })).id);
    });
  while (serversThat('"method":"POST","route":"/api/jobs"', from).size < 2) await post();
  await eventually(() => posted.every((id) => stream.events.some(({ jobId }) => jobId === id)));
  stream.close();
  // Counted a moment after it is answered.
  await eventually(async () => (await figure(jobsPosted)) === before + posted.length);
  // One that is late is not in it.
  await eventually(async () => (await figure('moorings_servers')) === 2);
  // Shared by both, it is said once and not added up.
  expect(await figure('moorings_database_up')).toBe(1);
});

test('the alert rule of memory looks at one server, not at what all hold together', async () => {
  const [, looked = ''] = /alert: MooringsMemory\n +expr: '(\w+) /.exec(rules) ?? [];
  // Where one is late, all there is is the other's.
  await eventually(async () => {
    const [one, all] = [await figure(looked), await figure('process_resident_memory_bytes')];
    return one > all / 4 && one < all * 0.9;
  });
});

test('the page of the health is of both together', async () => {
  const admin = await platformAdmin(server);
  const { server: now } = await onNewConnection((at) => at.as(admin).call('GET /api/admin/health'));
  expect([now.servers, now.wanted]).toEqual([2, 2]);
  expect(now.connections.most).toBe(24);
});

test('that one does not answer is marked on the page of the health, and seen by the alert rule', async () => {
  const { session } = await platformAdmin(server);
  for (const pid of serversThat('Server listening')) {
    process.kill(pid, 'SIGSTOP');
    const ask = async () => [await ofAnother('/api/admin/health', session), await ofAnother('/metrics')];
    const [health = '', text = ''] = await ask().finally(() => process.kill(pid, 'SIGCONT'));
    const now: Answer<'GET /api/admin/health'> = JSON.parse(health);
    expect([now.server.servers, now.server.wanted, whatNeedsSomebody(now).servers]).toEqual([1, 2, true]);
    const [, there = '', wanted = ''] =
      /alert: MooringsServersMissing\n +expr: '(\w+) < (\w+)'/.exec(rules) ?? [];
    expect([valueIn(text, there), valueIn(text, wanted)]).toEqual([1, 2]);
  }
});

test('what one has counted stays counted while it does not answer', async () => {
  const before = await figure(jobsPosted);
  for (const pid of serversThat('Server listening')) {
    process.kill(pid, 'SIGSTOP');
    // Only the other one answers, and it waits no longer than it must.
    const text = await ofAnother('/metrics').finally(() => process.kill(pid, 'SIGCONT'));
    expect([valueIn(text, 'moorings_servers'), valueIn(text, jobsPosted)]).toEqual([1, before]);
  }
});

test('one that is killed is started again, while the other answers, and nothing that was counted is lost', async () => {
  const before = await figure(jobsPosted);
  const [first = 0, second = 0] = serversThat('Server listening');
  process.kill(first, 'SIGKILL');
  const after = program.lines().length;
  const answered = () => serversThat('"route":"/healthz/ready","status":200', after);
  // What the killed one had in hand fails; whoever asks anew is answered.
  const ask = () => onNewConnection((at) => at.as().get('/healthz/ready')).catch(() => undefined);
  while (!answered().has(second)) await ask();
  while (serversThat('Server listening').size < 3) await ask();
  const [third = 0] = serversThat('Server listening', after);
  while (!answered().has(third)) await ask();
  await eventually(async () => (await figure('moorings_servers')) === 2);
  expect(await figure('moorings_servers_replaced_total')).toBe(1);
  expect(await figure(jobsPosted)).toBe(before);
});

test('a Ctrl-C, which parent and servers all get, ends all of them with what is under way finished', async () => {
  const half = await halfSentRegistration(program.address, 'half-sent-to-one');
  const all = [program.pid, ...[...serversThat('Server listening')].slice(1)];
  for (const pid of all) process.kill(pid, 'SIGINT');
  await eventually(() =>
    fetch(`${program.address}/healthz/live`).then(
      () => false,
      () => true,
    ),
  );
  expect(await half.finish()).toBe(201);
  expect(await program.ended).toBe(0);
  for (const pid of all) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});

/** The processes that have written a line with these words to the log, from a line on. */
function serversThat(words: string, from = 0): Set<number> {
  const lines = program.lines().slice(from);
  return new Set(
    lines.filter((line) => line.includes(words)).map((line) => Number(/"pid":(\d+)/.exec(line)?.[1])),
  );
}

async function onNewConnection<Result>(work: (at: TestServer) => Promise<Result>): Promise<Result> {
  const at = serverAt(program.address, server.database);
  try {
    return await work(at);
  } finally {
    await at.close();
  }
}

async function figure(name: string): Promise<number> {
  const { text } = await onNewConnection((at) => at.as().get('/metrics'));
  return valueIn(text, name);
}

/** While one takes connections and answers none, of many that ask some come to another. */
async function ofAnother(address: string, cookie = ''): Promise<string> {
  const left = new AbortController();
  const ask = () =>
    fetch(`${program.address}${address}`, {
      headers: { Connection: 'close', cookie },
      signal: left.signal,
    }).then((answer) => answer.text());
  const all = Array.from({ length: 12 }, ask);
  try {
    return await Promise.any(all);
  } finally {
    left.abort();
    await Promise.allSettled(all);
  }
}

function valueIn(text: string, name: string): number {
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1));
}
