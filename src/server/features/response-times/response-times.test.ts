import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Application, Job } from '#contract/api.ts';
import { responseRecordSize } from '#domain/response-times.ts';
import { limits } from '#domain/limits.ts';
import { rows, run } from '#server/db/query.ts';
import { recalculateAnswerRecords } from './response-times.queries.ts';
import { aMinutePasses, runDue } from '#test/background.ts';
import { company, companyAdmin, jobSeeker, joined, platformAdmin, recruiter } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
let employer: { id: number; founder: Person };
let seeker: Person;
let job: Job;

beforeAll(async () => {
  seeker = await jobSeeker(server, { email: 'the-seeker@example.com' });
});
beforeEach(async () => {
  employer = await company(server);
  await promise(14);
  job = await postedJob(server, employer.founder);
});

const promise = (answerDays: number | null) =>
  server.as(employer.founder).call('PUT /api/company/settings', { body: { answerDays } });
const read = (person: Person, id: number) =>
  server.as(person).call('GET /api/applications/:id', { params: { id } });
const move = (id: number, status: Application['status']) =>
  server.as(employer.founder).call('PUT /api/applications/:id/status', { params: { id }, body: { status } });
const history = (id: number) =>
  server.as(seeker).call('GET /api/applications/:id/history', { params: { id } });
const mails = (kind: string) =>
  rows<{ to_address: string; subject: string; body_text: string }>(
    server.database.pool,
    `select to_address, subject, body_text from mail
     where kind = $1 and exists (select from mail_application a where a.mail_id = mail.id) order by id`,
    [kind],
  );
/** What somebody finds on their application and in their inbox. */
const toldHere = async (person: Person, id: number) => ({
  messages: (await server.as(person).call('GET /api/applications/:id/messages', { params: { id } })).map(
    ({ body }) => body,
  ),
  notes: (await server.as(person).call('GET /api/notifications'))
    .filter(({ applicationId }) => applicationId === id)
    .map(({ type }) => type),
});
const daysAgo = (ids: number | number[], days: number) =>
  run(
    server.database.pool,
    `update application set application_date = now() - make_interval(days => $2),
       answer_due_at = now() - make_interval(days => $2) + interval '14 days' where id = any($1::integer[])`,
    [[ids].flat(), days],
  );

describe('a promise to answer', () => {
  test.each([0, 91, 1.5, 'soon'])('of %s days is refused with a plain sentence', async (answerDays) => {
    const reply = await server.as(employer.founder).put('/api/company/settings', { answerDays });
    expect(reply.status).toBe(400);
    expect(reply.text).toBe('Time to answer must be 1 to 90 days.');
  });

  test('is what held when the person applied', async () => {
    const before = await applied(server, seeker, job.id);
    await promise(3);
    const after = await applied(server, await jobSeeker(server), job.id);
    expect(daysBetween(before.applicationDate, before.answerDueAt)).toBeCloseTo(14, 1);
    expect(daysBetween(after.applicationDate, after.answerDueAt)).toBeCloseTo(3, 1);
    expect((await read(seeker, before.id)).answerDueAt).toBe(before.answerDueAt);
  });

  test('that nobody made shows no date', async () => {
    await promise(null);
    expect(await applied(server, seeker, job.id)).toMatchObject({ answerDueAt: null });
  });

  test('is kept by an interview, an offer or a refusal, and not by looking at it', async () => {
    const { id } = await applied(server, seeker, job.id);
    expect(await move(id, 'screening')).toMatchObject({ answeredAt: null });
    const answered = await move(id, 'interviewing');
    expect(answered.answeredAt).not.toBeNull();
    expect(await move(id, 'rejected')).toMatchObject({ answeredAt: answered.answeredAt });
  });
});

describe('that an application was seen', () => {
  test('is open again where a refusal is taken back, unless there was another answer before', async () => {
    const { id } = await applied(server, seeker, job.id);
    await move(id, 'rejected');
    expect(await move(id, 'submitted')).toMatchObject({ answeredAt: null });
    const { answeredAt } = await move(id, 'interviewing');
    await move(id, 'rejected');
    expect(await move(id, 'screening')).toMatchObject({ answeredAt });
  });

  test('is known to who applied, from the first time somebody who decides opened it', async () => {
    const { id } = await applied(server, seeker, job.id);
    expect(await read(seeker, id)).toMatchObject({ seenAt: null });
    const { seenAt } = await read(employer.founder, id);
    expect(seenAt).not.toBeNull();
    await read(employer.founder, id);
    expect(await read(seeker, id)).toMatchObject({ seenAt });
  });

  test('does not follow from an admin’s look, a company admin’s, or a page fetched ahead', async () => {
    const { id } = await applied(server, seeker, job.id);
    await read(await platformAdmin(server), id);
    await read(await joined(server, await companyAdmin(server), employer.id), id);
    await server.as(employer.founder).get(`/api/applications/${id}`, { Purpose: 'prefetch' });
    expect(await read(seeker, id)).toMatchObject({ seenAt: null });
  });
});

describe('who waits', () => {
  test('is listed by who was promised the earliest answer, and leaves the list once answered', async () => {
    const people = await Promise.all([1, 2, 3].map(() => jobSeeker(server)));
    const [early, late, answered] = (await Promise.all(
      people.map((person) => applied(server, person, job.id)),
    )) as [Application, Application, Application];
    await daysAgo(early.id, 20);
    await daysAgo(late.id, 2);
    await move(answered.id, 'offered');
    const list = await server
      .as(employer.founder)
      .call('GET /api/applications', { query: { waiting: 'true', sort: 'due', job: job.id } });
    expect(list.map(({ id }) => id)).toEqual([early.id, late.id]);
  });

  test('pages through people who were promised nothing too', async () => {
    await promise(null);
    for (let count = 0; count < 3; count += 1) await applied(server, await jobSeeker(server), job.id);
    const first = await server.as(employer.founder).get(`/api/applications?sort=due&job=${job.id}&limit=2`);
    const next = /<([^>]+)>/.exec(String(first.headers['link']))?.[1] ?? '';
    expect((await server.as(employer.founder).get(next)).json).toHaveLength(1);
  });
});

describe('closing a job with a message', () => {
  const close = (body: object, person = employer.founder) =>
    server.as(person).put(`/api/jobs/${job.id}`, body);

  test('is refused without closing it, and the message must say something', async () => {
    expect((await close({ farewell: 'Thank you.' })).status).toBe(400);
    expect((await close({ status: 'paused', farewell: 'Thank you.' })).status).toBe(400);
    expect((await close({ status: 'closed', farewell: '  ' })).status).toBe(400);
    expect(
      (await server.as(employer.founder).call('GET /api/jobs/:id', { params: { id: job.id } })).status,
    ).toBe('active');
  });

  test('tells everybody who still waits, once, and decides their applications', async () => {
    const waiting = await applied(server, seeker, job.id);
    const invited = await applied(server, await jobSeeker(server), job.id);
    const gone = await jobSeeker(server);
    const withdrawn = await applied(server, gone, job.id);
    await server.as(gone).call('POST /api/applications/:id/withdraw', { params: { id: withdrawn.id } });
    await move(invited.id, 'interviewing');
    const counted = await server
      .as(employer.founder)
      .call('GET /api/jobs/:id/waiting', { params: { id: job.id } });
    expect(counted.waiting).toBe(1);

    const reply = await close({ status: 'filled', farewell: 'Dear {name}, {job} is filled.' });
    expect(reply.status).toBe(200);
    expect(await read(seeker, waiting.id)).toMatchObject({
      status: 'rejected',
      answeredAt: expect.any(String),
    });
    expect(await read(employer.founder, invited.id)).toMatchObject({ status: 'interviewing' });
    expect(await read(gone, withdrawn.id)).toMatchObject({ status: 'submitted' });
    expect(await history(waiting.id)).toHaveLength(2);
    await runDue(server);
    const told = (await mails('job_closed')).filter(
      ({ to_address }) => to_address === 'the-seeker@example.com',
    );
    expect(told).toHaveLength(1);
    expect(told[0]?.body_text).toContain(`${job.title} is filled.`);
    const { messages, notes } = await toldHere(seeker, waiting.id);
    expect(messages).toEqual([expect.stringContaining(`${job.title} is filled.`)]);
    expect(notes).toEqual(['application.moved']);
  });

  test('reaches those without an address on their application; what gets too long is refused and closes nothing', async () => {
    const nowhere = await jobSeeker(server);
    const { id } = await applied(server, nowhere, job.id);
    const long = '{job}'.repeat(limits.farewell / 5);
    const refused = await close({ status: 'closed', farewell: long });
    expect(refused.status).toBe(400);
    expect(await read(nowhere, id)).toMatchObject({ status: 'submitted' });
    await close({ status: 'closed', farewell: 'Dear {name}, thank you.' });
    expect((await toldHere(nowhere, id)).messages).toEqual([expect.stringMatching(/^Dear .+, thank you\.$/)]);
  });

  test('without a message leaves those who wait to be answered one by one', async () => {
    const { id } = await applied(server, seeker, job.id);
    await close({ status: 'closed' });
    expect(await read(seeker, id)).toMatchObject({ status: 'submitted', answeredAt: null });
  });
});

test('who posted a job is reminded once of those whose answer is due, in one mail', async () => {
  const poster = await joined(server, await recruiter(server, { email: 'poster@example.com' }), employer.id);
  const own = await postedJob(server, poster);
  const due = await Promise.all([1, 2].map(async () => applied(server, await jobSeeker(server), own.id)));
  const fresh = await applied(server, await jobSeeker(server), own.id);
  // At once: the server itself looks for who is to be reminded, too.
  await daysAgo(
    due.map(({ id }) => id),
    13,
  );
  await aMinutePasses(server);
  await aMinutePasses(server);
  const sent = (await mails('answers_due')).filter(({ to_address }) => to_address === 'poster@example.com');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.subject).toBe('2 people are waiting for your answer');
  expect((await read(poster, fresh.id)).answerDueAt).not.toBeNull();
  const notes = await server.as(poster).call('GET /api/notifications');
  const reminders = notes.filter(({ type }) => type === 'answer.due').map((note) => note.applicationId);
  expect(new Set(reminders)).toEqual(new Set(due.map(({ id }) => id)));
});

test('of what a leaver had promised each of those who manage the company is reminded once', async () => {
  const leaver = await joined(server, await recruiter(server), employer.id);
  const manager = await joined(
    server,
    await companyAdmin(server, { email: 'manager@example.com' }),
    employer.id,
  );
  const { id: jobId } = await postedJob(server, leaver);
  const due = await Promise.all([1, 2].map(async () => applied(server, await jobSeeker(server), jobId)));
  await server
    .as(leaver)
    .call('DELETE /api/companies/:id/members/:userId', { params: { id: employer.id, userId: leaver.id } });
  await daysAgo(
    due.map(({ id }) => id),
    13,
  );
  await aMinutePasses(server);
  await aMinutePasses(server);
  const subjects = (await mails('answers_due'))
    .filter(({ to_address }) => to_address === 'manager@example.com')
    .map(({ subject }) => subject);
  expect(subjects).toEqual(['2 people are waiting for your answer']);
  for (const told of [manager, employer.founder]) {
    const notes = await server.as(told).call('GET /api/notifications');
    const reminders = notes.filter(({ type }) => type === 'answer.due').map((note) => note.applicationId);
    expect(reminders).toHaveLength(due.length);
    expect(new Set(reminders)).toEqual(new Set(due.map(({ id }) => id)));
  }
});

test('who promises an answer by tomorrow is reminded as soon as somebody applies', async () => {
  await promise(1);
  const poster = await joined(server, await recruiter(server), employer.id);
  const { id } = await applied(server, seeker, (await postedJob(server, poster)).id);
  await runDue(server, 'reminders');
  const notes = await server.as(poster).call('GET /api/notifications');
  expect(notes).toContainEqual(expect.objectContaining({ type: 'answer.due', applicationId: id }));
});

test('who wants no mail of it, or has no address, is reminded in the inbox alone', async () => {
  const silent = await joined(server, await recruiter(server, { email: 'silent@example.com' }), employer.id);
  await server
    .as(silent)
    .call('PUT /api/notifications/choices', { body: { type: 'answer.due', inbox: true, mail: 'never' } });
  const posters = [silent, await joined(server, await recruiter(server), employer.id)];
  for (const poster of posters) {
    const { id } = await postedJob(server, poster);
    await daysAgo((await applied(server, seeker, id)).id, 13);
  }
  await aMinutePasses(server);
  for (const poster of posters)
    expect(await server.as(poster).call('GET /api/notifications')).toContainEqual(
      expect.objectContaining({ type: 'answer.due' }),
    );
  expect((await mails('answers_due')).map(({ to_address }) => to_address)).not.toContain(
    'silent@example.com',
  );
});

describe('a company’s answer record', () => {
  const record = async () => {
    await recalculateAnswerRecords(server.database.pool);
    return (await server.as(seeker).call('GET /api/companies/:id', { params: { id: employer.id } }))
      .answerRecord;
  };
  const many = async (count: number, answeredAfter: number | null) => {
    await run(
      server.database.pool,
      `with people as (
         insert into user_account (username) select 'w-' || gen_random_uuid() from generate_series(1, $2) returning id
       )
       insert into application (job_posting_id, job_seeker_id, application_date, answered_at, answer_due_at)
       select $1, id, now() - interval '40 days', now() - interval '40 days' + make_interval(days => $3::integer), now() - interval '26 days' from people`,
      [job.id, count, answeredAfter],
    );
  };

  test('says nothing about fewer than ten applications', async () => {
    await many(responseRecordSize.least - 1, 2);
    expect(await record()).toBeNull();
  });

  test('counts silence: who never answers some is seen by it', async () => {
    await many(9, 5);
    await many(1, null);
    expect(await record()).toEqual({ share: 90, days: 5, counted: 10 });
    const listed = await server.as(seeker).call('GET /api/jobs/:id', { params: { id: job.id } });
    expect(listed.answerRecord).toEqual({ share: 90, days: 5, counted: 10 });
  });

  test('does not count who applied lately and is within what was promised', async () => {
    await many(10, 3);
    await applied(server, seeker, job.id);
    expect(await record()).toEqual({ share: 100, days: 3, counted: 10 });
  });
});

function daysBetween(from: string, to: string | null): number {
  return (Date.parse(to ?? from) - Date.parse(from)) / 86_400_000;
}
