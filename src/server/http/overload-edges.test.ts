import { once } from 'node:events';
import { request } from 'node:http';
import { beforeAll, expect, test } from 'vitest';
import { eventually } from '#test/eventually.ts';
import { heldServer } from '#test/held-server.ts';
import { company, jobSeeker } from '#test/people.ts';
import { postedJob } from '#test/postings.ts';
import { type Person, type Reply, renewed, serverForThisFile, type TestServer } from '#test/server.ts';

const server = serverForThisFile();
let seeker: Person;
let jobId: number;

beforeAll(async () => {
  const { founder } = await company(server);
  jobId = (await postedJob(server, founder)).id;
  seeker = await jobSeeker(server);
});

async function figure(of: TestServer, name: string): Promise<number> {
  const { text } = await of.as().get('/metrics');
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1));
}

const isRefused = ({ status, headers }: Reply) => status === 503 && headers['error-code'] === 'busy';
/** Less than those in line are let wait, as these do not count. */
const roundMs = 700;

/** Asks thirty at a time until all of a round are refused at once, as those in line leave it and make room; answers all that were asked. */
async function refusedAll(send: () => Promise<Reply>): Promise<{ refused: Reply[]; all: Promise<Reply[]> }> {
  const asked: Promise<Reply>[] = [];
  for (let round = 0; round < 60; round += 1) {
    const begun = Array.from({ length: 30 }, send);
    asked.push(...begun);
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, roundMs, undefined));
    const answers = await Promise.all(begun.map((one) => Promise.race([one, late])));
    const refused = answers.filter((reply) => reply && isRefused(reply)).map((reply) => reply!);
    if (refused.length === begun.length) return { refused, all: Promise.all(asked) };
  }
  throw new Error('Somebody was let in each time.');
}

test('what comes from the disk, and how the server does, is answered under any name, whatever the database is waiting for', async () => {
  const { held, hold, letGo } = await heldServer(server);
  await hold('site_domain');
  const host = 'nobody.example';
  const asked = Array.from({ length: 200 }, () => held.as().get('/assets/none.js', { host }));
  const late = new Promise<never>((_, reject) => setTimeout(reject, 20_000, new Error('Somebody waits.')));
  const answers = await Promise.race([Promise.all(asked), late]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
  expect((await held.as().get('/metrics', { host })).status).toBe(404);
  expect(await figure(held, 'moorings_database_waiting')).toBe(0);
  await letGo();
});

test('whoever listens with a made-up cookie is one of those who ask who they are, and refused where they are too many', async () => {
  const { held, hold, letGo } = await heldServer(server);
  await hold('former_session_id');
  let made = 0;
  const listen = () =>
    held.as().get('/api/live', { accept: 'text/event-stream', cookie: `sid=made-up-${(made += 1)}` });
  const { all } = await refusedAll(listen);
  expect(await figure(held, 'moorings_http_refused_total{lane="self"}')).toBeGreaterThanOrEqual(30);
  await letGo();
  const statuses = (await all).map((reply) => (isRefused(reply) ? 'busy' : reply.status));
  expect(new Set(statuses)).toEqual(new Set(['busy', 401]));
  expect(await figure(held, 'moorings_http_in_hand')).toBe(0);
});

test('a page of somebody’s own website may still apply where reads are refused, and reads why what it asks for is', async () => {
  const { held, hold, letGo } = await heldServer(server);
  await hold('job_posting');
  const { all } = await refusedAll(() => held.as(seeker).get(`/api/jobs/${jobId}`));
  const ask = (method: string, path: string, headers = {}) =>
    held.as().send(method, path, { headers: { origin: 'https://www.blue-lagoon.example', ...headers } });
  const ofPost = { 'access-control-request-method': 'POST' };
  const preflight = ask('OPTIONS', `/api/public/jobs/${jobId}/applications`, ofPost);
  const read = await ask('GET', `/api/public/jobs/${jobId}`);
  expect(isRefused(read)).toBe(true);
  expect(read.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'Error-Code, Retry-After',
  });
  // What nobody else's page may read it cannot read either.
  const own = await ask('GET', `/api/jobs/${jobId}`);
  expect(isRefused(own)).toBe(true);
  expect(own.headers).not.toHaveProperty('access-control-allow-origin');
  await letGo();
  expect((await preflight).status).toBe(204);
  await all;
});

test('who signs in by their company’s provider comes in where reads are refused', async () => {
  const { held, hold, letGo } = await heldServer(server);
  await hold('job_posting');
  const { all } = await refusedAll(() => held.as(seeker).get(`/api/jobs/${jobId}`));
  const browser = held.as();
  const kept = [
    browser.post('/api/sign-in/provider', { email: 'dev@no-provider.example' }),
    browser.get('/api/sign-in/provider/1/callback?code=x&state=y'),
  ];
  await letGo();
  const [begun, back] = await Promise.all(kept);
  expect(begun).toMatchObject({ status: 409, headers: { 'error-code': 'no_provider' } });
  expect(back?.status).toBe(303);
  await all;
});

test('who is refused when what they sent has come is counted among the refused, and not among what failed', async () => {
  const { held, hold, letGo } = await heldServer(server);
  // A few at a time, so that all are let in: more than can have a seat before the line is left.
  const bodies: Awaited<ReturnType<typeof halfSent>>[] = [];
  for (let few = 0; few < 16; few += 1)
    bodies.push(...(await Promise.all(Array.from({ length: 6 }, () => halfSent(held)))));
  await hold('work_experience');
  let refused = 0;
  const ended = bodies.map(async ({ finish }) => {
    const { status, code } = await finish();
    if (code === 'busy') refused += 1;
    return status;
  });
  await eventually(() => refused > 0);
  await letGo();
  const statuses = await Promise.all(ended);
  expect(statuses.filter((status) => status === 201)).toHaveLength(bodies.length - refused);
  expect(await figure(held, 'moorings_http_refused_total{lane="normal"}')).toBe(refused);
  const { text } = await held.as().get('/metrics');
  expect(text).not.toMatch(/^moorings_http_requests_total\{.*status="503"/m);
});

/** Something sent by somebody signed in, the end of which has yet to come; `finish` sends it and answers the code of the refusal. */
async function halfSent({
  url,
}: TestServer): Promise<{ finish: () => Promise<{ status: number | undefined; code: unknown }> }> {
  const body = JSON.stringify({ title: 'Cook', company: 'Blue Lagoon', startDate: '2020-01-01' });
  const headers = {
    cookie: renewed(seeker.session),
    'content-type': 'application/json',
    'content-length': body.length,
    // That it has been let in is said by this.
    expect: '100-continue',
  };
  const sending = request(`${url}/api/work-experience`, { method: 'POST', headers });
  sending.flushHeaders();
  const answered = new Promise<{ status: number | undefined; code: unknown }>((resolve, reject) => {
    sending.on('response', (answer) => {
      const { statusCode: status, headers: said } = answer.resume();
      resolve({ status, code: said['error-code'] });
    });
    sending.on('error', reject);
  });
  await once(sending, 'continue');
  await new Promise((resolve) => sending.write(body.slice(0, 10), resolve));
  return {
    finish: () => {
      sending.end(body.slice(10));
      return answered;
    },
  };
}
