import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { LiveEvent } from '#contract/api.ts';
import { setPassword } from '#server/cli/set-password.ts';
import { type EventStream, listenAs } from '#test/event-stream.ts';
import { eventually } from '#test/eventually.ts';
import { company, jobSeeker, joined, password, platformAdmin, recruiter } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, type TestServer, serverForThisFile, startServer } from '#test/server.ts';

const server = serverForThisFile();
let copy: TestServer;
let admin: Person;
let employer: { id: number; founder: Person };
let member: Person;
let open: EventStream[] = [];

beforeAll(async () => {
  copy = await startServer({ database: server.database });
  admin = await platformAdmin(server);
  employer = await company(server);
});
afterAll(() => copy.close());
afterEach(() => {
  for (const stream of open) stream.close();
  open = [];
});

const listen = async (person: Person, where: Pick<TestServer, 'port'> = server) => {
  const stream = await listenAs(where, person);
  open.push(stream);
  return stream;
};
const change = (body: { disabled?: boolean; userType?: 'job_seeker' }) =>
  server.as(admin).call('PUT /api/admin/users/:id', { params: { id: member.id }, body });

/** The same person at another browser. */
async function signedInElsewhere({ username, ...person }: Person): Promise<Person> {
  const browser = server.as();
  await browser.call('POST /api/login', { body: { username, password } });
  return { ...person, username, session: browser.cookies() };
}

async function somebodyApplies(): Promise<number> {
  const job = await postedJob(server, employer.founder);
  return (await applied(server, await jobSeeker(server), job.id)).id;
}

const heardOf = ({ events }: EventStream, application: number): LiveEvent[] =>
  events.filter(({ applicationId }) => applicationId === application);

/** What the streams have heard of an application that comes in after `act`, once a colleague has. */
async function hearAfter(act: () => Promise<unknown>, streams: EventStream[]): Promise<LiveEvent[][]> {
  const colleague = await listen(employer.founder);
  const colleagueAtTheCopy = await listen(employer.founder, copy);
  await act();
  const application = await somebodyApplies();
  await eventually(() =>
    [colleague, colleagueAtTheCopy].every((stream) => heardOf(stream, application).length > 0),
  );
  return streams.map((stream) => heardOf(stream, application));
}

const endings: Record<string, () => Promise<unknown>> = {
  'they sign out': () => server.as(member).call('POST /api/logout'),
  'they end that session from another browser': async () => {
    const elsewhere = server.as(await signedInElsewhere(member));
    for (const { id, current } of await elsewhere.call('GET /api/user/sessions'))
      if (!current) await elsewhere.call('DELETE /api/user/sessions/:id', { params: { id } });
  },
  'they change their password at another browser': async () =>
    server.as(await signedInElsewhere(member)).call('PUT /api/user/password', {
      body: { currentPassword: password, newPassword: 'another boat, another rope' },
    }),
  'somebody else signs in at their browser': async () => {
    const { username } = await jobSeeker(server);
    await server.as(member).call('POST /api/login', { body: { username, password } });
  },
  'their account is disabled': () => change({ disabled: true }),
  'the operator gives them a new password': () =>
    setPassword(
      server.database.pool,
      { brandName: 'Moorings' },
      member.username,
      'another boat, another rope',
    ),
};

describe('nothing more is heard, on any copy of the server, from the moment when', () => {
  test.each(Object.entries(endings))('%s', async (_, end) => {
    member = await joined(server, await recruiter(server), employer.id);
    const streams = [await listen(member), await listen(member, copy)];
    expect(await hearAfter(end, streams)).toEqual([[], []]);
    await eventually(() => streams.every((stream) => stream.closed()));
  });

  test('their role no longer lets them see it, while the stream goes on', async () => {
    member = await joined(server, await recruiter(server), employer.id);
    const streams = [await listen(member), await listen(member, copy)];
    expect(await hearAfter(() => change({ userType: 'job_seeker' }), streams)).toEqual([[], []]);
    for (const { events } of streams)
      expect(events).toContainEqual(
        expect.objectContaining({ type: 'account.changed', subjectId: member.id }),
      );
    expect(streams.some((stream) => stream.closed())).toBe(false);
  });
});

test('who goes on at another browser keeps the stream there, and hears that the other has ended', async () => {
  member = await joined(server, await recruiter(server), employer.id);
  const elsewhere = await listen(await signedInElsewhere(member));
  await server.as(member).call('POST /api/logout');
  await eventually(() => elsewhere.events.some(({ type }) => type === 'session.ended'));
  expect(elsewhere.closed()).toBe(false);
});
