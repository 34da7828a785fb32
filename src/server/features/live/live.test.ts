import { request } from 'node:http';
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Application, Job } from '#contract/api.ts';
import { eventually } from '#test/eventually.ts';
import { type EventStream, listenAs } from '#test/event-stream.ts';
import { company, jobSeeker, joined, recruiter } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, renewed, type TestServer, serverForThisFile, startServer } from '#test/server.ts';

const server = serverForThisFile();
let employer: { id: number; founder: Person };
let colleague: Person;
let seeker: Person;
let job: Job;
let application: Application;
let open: EventStream[] = [];

beforeAll(async () => {
  employer = await company(server);
  colleague = await joined(server, await recruiter(server), employer.id);
});
beforeEach(async () => {
  seeker = await jobSeeker(server);
  job = await postedJob(server, employer.founder);
  application = await applied(server, seeker, job.id);
});
afterEach(() => {
  for (const stream of open) stream.close();
  open = [];
});

const listen = async (
  person: Person | undefined,
  lastEventId?: string,
  where: Pick<TestServer, 'port'> = server,
) => {
  const stream = await listenAs(where, person, lastEventId);
  open.push(stream);
  return stream;
};
const move = (status: Application['status']) =>
  server
    .as(employer.founder)
    .call('PUT /api/applications/:id/status', { params: { id: application.id }, body: { status } });
const moves = ({ events }: EventStream) =>
  events.filter(({ type, subjectId }) => type === 'application.moved' && subjectId === application.id);
/** By when everybody has been told who was to be told. */
const told = async (stream: EventStream) => eventually(() => moves(stream).length > 0);

describe('nobody hears', () => {
  test('who is not signed in', async () => {
    expect((await listen(undefined)).status).toBe(401);
  });

  test('of what they may not see', async () => {
    const rival = await listen((await company(server)).founder);
    const stranger = await listen(await jobSeeker(server));
    const colleagues = await listen(colleague);
    await move('screening');
    await told(colleagues);
    expect([...moves(rival), ...moves(stranger)]).toEqual([]);
  });

  test('as a job seeker who of the staff did it', async () => {
    const stream = await listen(seeker);
    await move('interviewing');
    await told(stream);
    expect(moves(stream)).toEqual([
      {
        id: expect.any(Number),
        type: 'application.moved',
        subjectId: application.id,
        applicationId: application.id,
        jobId: job.id,
        companyId: employer.id,
        happenedAt: expect.any(String),
        status: 'interviewing',
        own: false,
      },
    ]);
  });

  test('once they have left the company', async () => {
    const leaver = await joined(server, await recruiter(server), employer.id);
    const leavers = await listen(leaver);
    const colleagues = await listen(colleague);
    await server
      .as(employer.founder)
      .call('DELETE /api/companies/:id/members/:userId', { params: { id: employer.id, userId: leaver.id } });
    await eventually(() => leavers.events.some(({ type }) => type === 'membership.ended'));
    await move('screening');
    await told(colleagues);
    expect(moves(leavers)).toEqual([]);
  });

  test('through more streams than a browser of ours opens', async () => {
    const asked = await Promise.all(Array.from({ length: 100 }, () => listen(seeker)));
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(8);
    expect(asked.filter(({ status }) => status === 429)).toHaveLength(92);
    asked.find(({ status }) => status === 200)?.close();
    await eventually(async () => (await listen(seeker)).status === 200);
  });
});

describe('whoever may see a thing', () => {
  test('hears that it changed, and colleagues hear who did it', async () => {
    const colleagues = await listen(colleague);
    const own = await listen(employer.founder);
    await move('offered');
    await Promise.all([told(colleagues), told(own)]);
    expect(moves(colleagues)).toMatchObject([{ status: 'offered', own: false, by: expect.any(String) }]);
    expect(moves(own)).toMatchObject([{ status: 'offered', own: true }]);
  });

  test('hears after an interruption what happened meanwhile', async () => {
    const before = await listen(colleague);
    await move('screening');
    await told(before);
    const lastId = before.lastId();
    before.close();
    await move('interviewing');
    const after = await listen(colleague, lastId);
    await eventually(() => moves(after).length > 0);
    expect(moves(after).at(-1)).toMatchObject({ status: 'interviewing' });
  });

  test('hears it whichever copy of the server it happened on', async () => {
    const copy = await startServer({ database: server.database });
    try {
      const stream = await listen(colleague, undefined, copy);
      await move('screening');
      await told(stream);
      expect(moves(stream)).toMatchObject([{ status: 'screening' }]);
    } finally {
      await copy.close();
    }
  });

  test('can also ask what changed since, where streams do not get through', async () => {
    const stream = await listen(colleague);
    await move('screening');
    await told(stream);
    const since = Number(stream.lastId()) - 1;
    const events = await server.as(colleague).call('GET /api/live', { query: { since } });
    expect(events).toEqual(expect.arrayContaining(moves(stream)));
    expect(await server.as(colleague).call('GET /api/live')).toEqual([]);
  });
});

test('however its address is written, a stream takes no place of what is in hand; and of its headers alone there is none', async () => {
  const kindOf = async (method: string, path: string) => {
    const headers = { accept: 'text/event-stream', cookie: renewed(seeker.session) };
    const asked = request({ host: '127.0.0.1', port: server.port, method, path, headers }).end();
    onTestFinished(() => void asked.on('error', () => undefined).destroy());
    return new Promise<string | undefined>((resolve, reject) => {
      asked.on('error', reject).on('response', (answer) => resolve(answer.headers['content-type']));
    });
  };
  for (const path of ['/api/live', '/api/liv%65', 'http://moorings.example/api/live']) {
    expect(await kindOf('GET', path), path).toBe('text/event-stream');
    expect(await kindOf('HEAD', path), path).toMatch(/^application\/json/);
  }
  expect((await server.as().get('/metrics')).text).toMatch(/^moorings_http_in_hand 0$/m);
});

test('a stream goes on for longer than a request may take to come', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const stream = await listen(colleague).finally(() => {
    vi.advanceTimersByTime(10 * 60_000);
    vi.useRealTimers();
  });
  await move('screening');
  await eventually(() => moves(stream).length > 0 || stream.closed());
  expect(stream.closed()).toBe(false);
});

test('a server that stops ends its streams and does not wait for them', async () => {
  const copy = await startServer({ database: server.database });
  const stream = await listen(colleague, undefined, copy);
  await copy.close();
  await eventually(() => stream.closed());
  expect(stream.status).toBe(200);
});
