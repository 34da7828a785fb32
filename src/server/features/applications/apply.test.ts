import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Job } from '#contract/api.ts';
import { row, rows } from '#server/db/query.ts';
import { eventually } from '#test/eventually.ts';
import { company, jobSeeker } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, type Reply, serverForThisFile, startServer } from '#test/server.ts';

const server = serverForThisFile();
let employer: { id: number; founder: Person };
let job: Job;
let seeker: Person;

beforeAll(async () => {
  employer = await company(server);
});
beforeEach(async () => {
  job = await postedJob(server, employer.founder);
  seeker = await jobSeeker(server, { firstName: 'Aishath', lastName: 'Naseem' });
});

const apply = (person: Person, body: object = {}, key?: string): Promise<Reply> =>
  server
    .as(person)
    .post(`/api/jobs/${job.id}/applications`, body, key === undefined ? {} : { 'idempotency-key': key });

test('an application is answered with what was sent, and its job says that one has applied', async () => {
  const application = await applied(server, seeker, job.id, {
    coverLetter: ' I dive. ',
    customResumeUrl: 'https://example.com/cv.pdf',
  });
  expect(application).toMatchObject({
    jobPostingId: job.id,
    jobSeekerId: seeker.id,
    jobTitle: job.title,
    companyName: job.companyName,
    applicantName: 'Aishath Naseem',
    coverLetter: 'I dive.',
    customResumeUrl: 'https://example.com/cv.pdf',
    status: 'submitted',
    withdrawnAt: null,
  });
  const seen = await server.as(seeker).call('GET /api/jobs/:id', { params: { id: job.id } });
  expect(seen).toMatchObject({ applied: true, applicationId: application.id, applicationCount: 1 });
  expect(await traces()).toEqual({ applications: 1, counter: 1, history: 1, events: 1 });
});

describe('whatever the user or the network does, there is one application', () => {
  test('when it is sent fifty times at once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => apply(seeker, { coverLetter: 'Once.' })),
    );
    expect(statuses(replies)).toEqual({ 201: 1, 409: 49 });
    expect(await traces()).toEqual({ applications: 1, counter: 1, history: 1, events: 1 });
    const told = new Set(replies.filter(({ status }) => status === 409).map(({ text }) => text));
    expect(told).toEqual(new Set(['You have already applied for this job.']));
  });

  test('when it is sent fifty times at once with one key, and each is answered like the first', async () => {
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => apply(seeker, { coverLetter: 'Once.' }, 'key-1')),
    );
    expect(statuses(replies)).toEqual({ 201: 50 });
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(replies.filter(({ headers }) => headers['idempotent-replayed'] === 'true')).toHaveLength(49);
    expect(await traces()).toEqual({ applications: 1, counter: 1, history: 1, events: 1 });
  });

  test('when two windows send it with a key each', async () => {
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) => apply(seeker, {}, `key-${index}`)),
    );
    expect(statuses(replies)).toEqual({ 201: 1, 409: 9 });
    expect(await traces()).toEqual({ applications: 1, counter: 1, history: 1, events: 1 });
  });

  test('when it is sent to two servers on one database', async () => {
    const twin = await startServer({ database: server.database });
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? twin : server).as(seeker).post(`/api/jobs/${job.id}/applications`, {}),
      ),
    );
    expect(statuses(replies)).toEqual({ 201: 1, 409: 19 });
    await twin.close();
  });

  test('and the counter is right when fifty people apply at once', async () => {
    const people = await Promise.all(Array.from({ length: 50 }, () => jobSeeker(server)));
    const replies = await Promise.all(people.map((person) => apply(person)));
    expect(statuses(replies)).toEqual({ 201: 50 });
    expect(await traces()).toEqual({ applications: 50, counter: 50, history: 50, events: 50 });
  });
});

describe('a key', () => {
  test('that was used with other words is refused', async () => {
    await apply(seeker, { coverLetter: 'One.' }, 'key');
    expect(await apply(seeker, { coverLetter: 'Two.' }, 'key')).toMatchObject({
      status: 422,
      text: 'This Idempotency-Key was already used for something else.',
    });
    expect(
      (await apply(seeker, { coverLetter: 'One.', customResumeUrl: 'https://example.com' }, 'key')).status,
    ).toBe(422);
  });

  test('is each person’s own', async () => {
    expect((await apply(seeker, {}, 'the-same')).status).toBe(201);
    expect((await apply(await jobSeeker(server), {}, 'the-same')).status).toBe(201);
  });

  test('repeats the answer also after the job has closed', async () => {
    const first = await apply(seeker, { coverLetter: 'One.' }, 'key');
    await server
      .as(employer.founder)
      .call('PUT /api/jobs/:id', { params: { id: job.id }, body: { status: 'closed' } });
    const repeat = await apply(seeker, { coverLetter: 'One.' }, 'key');
    expect(repeat).toMatchObject({ status: 201, text: first.text });
  });

  test.each(['', ' ', 'x'.repeat(201), 'two words'])('such as %j is none', async (key) => {
    expect(await apply(seeker, {}, key)).toMatchObject({
      status: 400,
      text: 'Idempotency-Key must be 1 to 200 visible ASCII characters.',
    });
  });
});

describe('a job that takes no applications', () => {
  test.each(['draft', 'paused', 'closed', 'filled'] as const)(
    'because it is %s is not there for who has not applied',
    async (status) => {
      await server
        .as(employer.founder)
        .call('PUT /api/jobs/:id', { params: { id: job.id }, body: { status } });
      expect((await apply(seeker)).status).toBe(404);
      expect(await traces()).toEqual({ applications: 0, counter: 0, history: 0, events: 0 });
    },
  );

  test('because it closes at this very moment says so', async () => {
    const closing = await server.database.pool.connect();
    await closing.query('begin');
    await closing.query(`update job_posting set status = 'closed' where id = $1`, [job.id]);
    const application = apply(seeker);
    await eventually(async () => {
      const waiting = await rows(
        server.database.pool,
        `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
         and query like '%from job_posting where id = $2%for no key update%'`,
      );
      return waiting.length === 1;
    });
    await closing.query('commit');
    closing.release();
    expect(await application).toMatchObject({ status: 409, text: 'This job no longer takes applications.' });
    expect(await traces()).toEqual({ applications: 0, counter: 0, history: 0, events: 0 });
  });

  test('and closes while people are applying takes either all of an application or nothing', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => jobSeeker(server)));
    const close = server
      .as(employer.founder)
      .call('PUT /api/jobs/:id', { params: { id: job.id }, body: { status: 'closed' } });
    const replies = await Promise.all(people.map((person) => apply(person)));
    await close;
    const taken = replies.filter(({ status }) => status === 201).length;
    expect(replies.every(({ status }) => [201, 404, 409].includes(status))).toBe(true);
    expect(await traces()).toEqual({ applications: taken, counter: taken, history: taken, events: taken });
  });
});

test('an application is never sent in somebody else’s name', async () => {
  const victim = await jobSeeker(server);
  for (const body of [
    { jobSeekerId: victim.id },
    { userId: victim.id },
    { status: 'hired' },
    { recruiterNotes: 'Hire.' },
  ]) {
    await apply(await jobSeeker(server), body);
  }
  const kept = await rows(
    server.database.pool,
    'select job_seeker_id, status, recruiter_notes from application where job_posting_id = $1',
    [job.id],
  );
  expect(kept).not.toContainEqual(expect.objectContaining({ job_seeker_id: victim.id }));
  for (const application of kept)
    expect(application).toMatchObject({ status: 'submitted', recruiter_notes: null });
});

test('nobody of the hiring side applies, not even as who runs the job', async () => {
  expect((await apply(employer.founder)).status).toBe(403);
});

/** How many traces the applications to this job have left. */
async function traces() {
  return row(
    server.database.pool,
    `select (select count(*) from application where job_posting_id = j.id) as applications, application_count as counter,
            (select count(*) from application_status_history h join application a on a.id = h.application_id where a.job_posting_id = j.id) as history,
            (select count(*) from event e join application a on a.id = e.subject_id where e.type = 'application.submitted' and a.job_posting_id = j.id) as events
     from job_posting j where id = $1`,
    [job.id],
  );
}

function statuses(replies: Reply[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
