import { beforeAll, describe, expect, test } from 'vitest';
import { networkOf } from './budgets.ts';
import { run } from '#server/db/query.ts';
import { company, jobSeeker, recruiter } from '#test/people.ts';
import { postedJob } from '#test/postings.ts';
import { type Person, type Reply, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile({ config: { limits: true } });

let seeker: Person;
let poster: Person;

beforeAll(async () => {
  seeker = await jobSeeker(server);
  poster = await recruiter(server);
});

describe('whoever asks too often', () => {
  test('is told when to come back, and another network is not held up', async () => {
    const ask = (from: string) => server.as().send('GET', '/api/user', { from });
    const replies = await several(130, () => ask('127.2.1.1'));
    expect(count(replies)).toEqual({ 401: 120, 429: 10 });
    expect(
      Number(replies.find(({ status }) => status === 429)?.headers['retry-after']),
    ).toBeGreaterThanOrEqual(1);
    expect((await ask('127.2.1.77')).status).toBe(429);
    expect((await ask('127.2.2.1')).status).toBe(401);
  });

  test('gets the description of the API like any other answer, no oftener', async () => {
    const ask = () => server.as().send('GET', '/api/openapi.json', { from: '127.2.4.1' });
    expect(count(await several(125, ask))).toEqual({ 200: 120, 429: 5 });
  });

  test('registers five accounts an hour from one network', async () => {
    const replies = await several(7, (index) =>
      server.as().send('POST', '/api/register', {
        body: { username: `many-${index}`, password: 'one after the other' },
        from: '127.2.3.1',
      }),
    );
    expect(count(replies)).toEqual({ 201: 5, 429: 2 });
  });

  test('searches 120 times a minute, and then still reads jobs', async () => {
    const replies = await several(125, () => server.as(seeker).get('/api/jobs?search=chef'));
    expect(count(replies)).toEqual({ 200: 120, 429: 5 });
    expect((await server.as(seeker).get('/api/applications')).status).toBe(200);
  });

  test('chooses times of interviews 60 times an hour, each of which is mailed to who interviews', async () => {
    const body = { startsAt: new Date().toISOString() };
    const book = () => server.as(seeker).post('/api/interviews/2147483647/book', body);
    expect(count(await several(62, book))).toEqual({ 404: 60, 429: 2 });
  });

  test('applies 30 times an hour', async () => {
    const replies = await several(32, () => server.as(seeker).post('/api/jobs/2147483647/applications', {}));
    expect(count(replies)).toEqual({ 404: 30, 429: 2 });
  });

  test('sends the form to apply without an account 60 times an hour, and its files are read no oftener', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    const send = () =>
      server.as().send('POST', '/jobs/1/apply', { body: 'no form', headers, from: '127.2.5.1' });
    expect(count(await several(62, send))).toEqual({ 400: 60, 429: 2 });
  });
});

test('who has applied a hundred times today is told to come back when the day is over', async () => {
  const { founder } = await company(server);
  const eager = await jobSeeker(server);
  const applyTo = async ({ id }: { id: number }) => server.as(eager).post(`/api/jobs/${id}/applications`, {});
  const jobs = [await postedJob(server, founder), await postedJob(server, founder)] as const;
  expect((await applyTo(jobs[0])).status).toBe(201);
  await run(server.database.pool, `update rate_limit set points = 100 where key like 'applyDaily:%'`);
  const refused = await applyTo(jobs[1]);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(12 * 3_600);
});

describe('somebody no company has vouched for', () => {
  test('has three open jobs at most, whichever way they are opened', async () => {
    const post = (status: 'active' | 'draft') =>
      server.as(poster).post('/api/jobs', { title: 'Chef', description: 'Cook.', status });
    const draft = await post('draft');
    const spare = await post('draft');
    const statuses = [
      await post('active'),
      await post('active'),
      await post('active'),
      await post('active'),
    ].map(({ status }) => status);
    expect(statuses).toEqual([201, 201, 201, 409]);

    const { id } = draft.json as { id: number }; // What the contract says of a posted job.
    const opened = await server.as(poster).put(`/api/jobs/${id}`, { status: 'active' });
    expect(opened).toMatchObject({ status: 409, text: expect.stringMatching(/3 open jobs/) });
    expect(spare.status).toBe(201);
  });
});

test.each([
  ['203.0.113.9', '203.0.113'],
  ['::ffff:203.0.113.9', '203.0.113'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['::', '0:0:0:0'],
])('%s is in the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

/** One after the other: which of them come through does not hang on chance. */
async function several(times: number, ask: (index: number) => Promise<Reply>): Promise<Reply[]> {
  const replies: Reply[] = [];
  for (let index = 0; index < times; index += 1) replies.push(await ask(index));
  return replies;
}

function count(replies: Reply[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
