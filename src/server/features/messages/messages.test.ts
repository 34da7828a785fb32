import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { row, run } from '#server/db/query.ts';
import { mostMessages } from './messages.queries.ts';
import { listenAs } from '#test/event-stream.ts';
import { eventually } from '#test/eventually.ts';
import { company, companyAdmin, jobSeeker, joined, platformAdmin, recruiter } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
let employer: { id: number; founder: Person };
let colleague: Person;
let seeker: Person;
let id: number;

beforeAll(async () => {
  employer = await company(server, 'Reef & Co');
  colleague = await joined(
    server,
    await recruiter(server, { firstName: 'Ali', lastName: 'Nasir' }),
    employer.id,
  );
});
beforeEach(async () => {
  seeker = await jobSeeker(server);
  ({ id } = await applied(server, seeker, (await postedJob(server, employer.founder)).id));
});

const path = () => `/api/applications/${id}/messages`;
const write = async (person: Person, body: string) => (await server.as(person).post(path(), { body })).status;
const read = (person: Person) =>
  server.as(person).call('GET /api/applications/:id/messages', { params: { id } });
const markRead = (person: Person) =>
  server.as(person).call('PUT /api/applications/:id/messages/read', { params: { id } });
const readTimes = async (person: Person) => (await read(person)).map(({ readAt }) => readAt !== null);
/** As if so many had been written already. */
const alreadyWritten = (count: number) =>
  run(
    server.database.pool,
    `insert into message (application_id, sender_id, from_employer, body) select $1, $2, false, 'No. ' || n from generate_series(1, $3) n`,
    [id, seeker.id, count],
  );

describe('it is refused', () => {
  test('to read or to mark as read what is between others, as if it were not there', async () => {
    await write(seeker, 'Hello');
    const asked = await joined(server, await recruiter(server), employer.id, { verified: false });
    for (const stranger of [
      await jobSeeker(server),
      await recruiter(server),
      asked,
      (await company(server)).founder,
    ]) {
      expect((await server.as(stranger).get(path())).status).toBe(404);
      expect((await server.as(stranger).put(`${path()}/read`)).status).toBe(404);
    }
    expect((await server.as().get(path())).status).toBe(401);
    expect(await readTimes(seeker)).toEqual([false]);
  });

  test('to write for who only reads: company admins who do not hire, and the platform', async () => {
    const admin = await joined(server, await companyAdmin(server), employer.id);
    const platform = await platformAdmin(server);
    await write(seeker, 'Hello');
    for (const person of [admin, platform]) {
      expect((await server.as(person).get(path())).status).toBe(200);
      expect(await write(person, 'Hello')).toBe(403);
    }
  });

  test('to an applicant while the employer is suspended, who reads nothing new; what there was can be read', async () => {
    const stopped = await company(server, 'Stopped');
    ({ id } = await applied(server, seeker, (await postedJob(server, stopped.founder)).id));
    await write(stopped.founder, 'Hello');
    const set = (suspended: boolean) =>
      run(
        server.database.pool,
        'update company set suspended_at = case when $2 then now() end where id = $1',
        [stopped.id, suspended],
      );
    await set(true);
    const reply = await server.as(seeker).post(path(), { body: 'Are you there?' });
    expect([reply.status, reply.headers['error-code']]).toEqual([409, 'company_suspended']);
    expect(reply.text).toContain('Stopped is suspended');
    expect(await read(seeker)).toHaveLength(1);
    await set(false);
    expect(await write(seeker, 'Are you there?')).toBe(201);
  });

  test('beyond as many as anybody writes, also to two who write the last at the same moment', async () => {
    await alreadyWritten(mostMessages - 1);
    const both = await Promise.all([write(seeker, 'The last'), write(employer.founder, 'The last')]);
    expect(both.toSorted((a, b) => a - b)).toEqual([201, 409]);
    const reply = await server.as(seeker).post(path(), { body: 'One more' });
    expect(reply.text).toBe(`At most ${mostMessages} messages can be written about an application.`);
    const all = await read(seeker);
    expect([all.length, all[0]?.body, all.at(-1)?.body]).toEqual([mostMessages, 'No. 1', 'The last']);
  });
});

describe('a conversation', () => {
  test('stands in the order in which it was written, each line of it as it was', async () => {
    const lines = ['Hello,\n\nwhen?\n', '1 < 2 & "so"', '👩🏽‍🍳 ދިވެހި', '  indented'];
    for (const [at, body] of lines.entries()) await write(at % 2 ? seeker : employer.founder, body);
    const seen = await read(seeker);
    expect(seen.map(({ own }) => own)).toEqual([false, true, false, true]);
    expect(seen.map(({ body }) => body.trim())).toEqual(lines.map((line) => line.trim()));
    expect(seen.map(({ sentAt }) => sentAt)).toEqual(seen.map(({ sentAt }) => sentAt).toSorted());
  });

  test('is about one application: another of the same two people has its own', async () => {
    await write(employer.founder, 'About the first');
    const first = id;
    ({ id } = await applied(server, seeker, (await postedJob(server, employer.founder)).id));
    await write(seeker, 'About the second');
    expect((await read(seeker)).map(({ body }) => body)).toEqual(['About the second']);
    await markRead(employer.founder);
    id = first;
    expect((await read(employer.founder)).map(({ body, readAt }) => [body, readAt])).toEqual([
      ['About the first', null],
    ]);
  });

  test.each(['rejected', 'hired'] as const)(
    'goes on after somebody was %s: there are questions then too',
    async (status) => {
      await server
        .as(employer.founder)
        .call('PUT /api/applications/:id/status', { params: { id }, body: { status } });
      expect([await write(seeker, 'Why?'), await write(employer.founder, 'Because')]).toEqual([201, 201]);
    },
  );

  test('goes on after the applicant has withdrawn', async () => {
    await server.as(seeker).call('POST /api/applications/:id/withdraw', { params: { id } });
    expect([await write(seeker, 'Sorry'), await write(employer.founder, 'Good luck')]).toEqual([201, 201]);
  });

  test('names its writers to the employer also when one has left, and never to the applicant', async () => {
    const leaver = await joined(
      server,
      await recruiter(server, { firstName: 'Hassan', lastName: 'Didi' }),
      employer.id,
    );
    await write(leaver, 'I am Hassan');
    await write(colleague, 'I am Ali');
    await server.as(leaver).call('DELETE /api/companies/:id/members/:userId', {
      params: { id: employer.id, userId: leaver.id },
    });
    expect((await read(employer.founder)).map(({ writer }) => writer)).toEqual(['Hassan Didi', 'Ali Nasir']);
    expect((await read(seeker)).map(({ writer }) => writer)).toEqual(['Reef & Co', 'Reef & Co']);
    expect(await write(leaver, 'Still here?')).toBe(404);
  });
});

describe('a message has been read', () => {
  test('once the other side has, by whoever of them; what one wrote oneself is not read by oneself', async () => {
    await write(seeker, 'Hello');
    await write(employer.founder, 'Hello back');
    await markRead(colleague);
    expect(await readTimes(employer.founder)).toEqual([true, false]);
    await markRead(seeker);
    expect(await readTimes(employer.founder)).toEqual([true, true]);
  });

  test('not by looking at it alone', async () => {
    await write(seeker, 'Hello');
    await read(employer.founder);
    expect(await readTimes(seeker)).toEqual([false]);
  });

  test('since the first time: reading again changes nothing, and is told to nobody', async () => {
    await write(seeker, 'Hello');
    await markRead(employer.founder);
    const [before] = await read(seeker);
    const told = async () =>
      (
        await row<{ count: number }>(
          server.database.pool,
          `select count(*) as count from event where type = 'message.read' and subject_id = $1`,
          [id],
        )
      )?.count;
    expect(await told()).toBe(1);
    await Promise.all([markRead(employer.founder), markRead(colleague)]);
    expect([(await read(seeker))[0]?.readAt, await told()]).toEqual([before?.readAt, 1]);
  });

  test('is seen at once by who wrote it, and by nobody else', async () => {
    const other = await jobSeeker(server);
    const [own, others] = [await listenAs(server, seeker), await listenAs(server, other)];
    await write(seeker, 'Hello');
    await markRead(employer.founder);
    // What everybody hears comes last: whoever has that has all before it.
    const last = await postedJob(server, employer.founder);
    const heard = (stream: typeof own) => stream.events.map(({ type, jobId }) => [type, jobId]);
    const isThere = (stream: typeof own) => stream.events.some(({ jobId }) => jobId === last.id);
    await eventually(() => isThere(own) && isThere(others));
    const about = (stream: typeof own) =>
      heard(stream).filter(([type]) => String(type).startsWith('message.'));
    expect([about(own).length > 0, about(others)]).toEqual([true, []]);
    expect(own.events.map(({ type }) => type)).toContain('message.read');
    own.close();
    others.close();
  });
});
