import { beforeEach, describe, expect, test } from 'vitest';
import type { TodayRow } from '#contract/api.ts';
import { todayRowsOfKind } from '#domain/today.ts';
import { run } from '#server/db/query.ts';
import { daysAhead } from '#test/interviews.ts';
import { inDays, offerBody, sent, written } from '#test/offers.ts';
import { company, companyAdmin, jobSeeker, joined, platformAdmin, recruiter } from '#test/people.ts';
import { anyPicture } from '#test/pictures.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
let employer: { id: number; founder: Person };
let writer: Person;
let seeker: Person;
let jobId: number;
let applicationId: number;

beforeEach(async () => {
  employer = await company(server);
  writer = await joined(server, await recruiter(server), employer.id);
  seeker = await jobSeeker(server, { firstName: 'Aishath', lastName: 'Shiuna' });
  jobId = (await postedJob(server, writer, { title: 'Skipper' })).id;
  applicationId = (await applied(server, seeker, jobId)).id;
});

const today = (person: Person, whose: 'own' | 'all' = 'all') =>
  server.as(person).call('GET /api/dashboard/today', { query: { whose } });
const kinds = async (person: Person) => (await today(person)).rows.map(({ kind }) => kind);
const sql = (text: string, ...values: unknown[]) => run(server.database.pool, text, values);
const answerDue = (hours: number, id = applicationId) =>
  sql('update application set answer_due_at = now() + make_interval(hours => $2) where id = $1', id, hours);
const move = (status: 'interviewing' | 'screening' | 'rejected' | 'hired') =>
  server
    .as(writer)
    .call('PUT /api/applications/:id/status', { params: { id: applicationId }, body: { status } });
const interview = async (place: string | null = null) => {
  const { id } = await server.as(writer).call('POST /api/applications/:id/interviews', {
    params: { id: applicationId },
    body: { title: 'First talk', minutes: 30, panel: [writer.id], times: [daysAhead(3)], place },
  });
  return id;
};
/** As if its time had been agreed, so many hours from now. */
const booked = (id: number, hours: number) =>
  sql(
    `update interview set state = 'booked', starts_at = now() + make_interval(secs => $2::double precision * 3600) where id = $1`,
    id,
    hours,
  );
/** As if it were so many o'clock where somebody is, at whatever hour this runs. */
const clockAt = ({ id }: Person, hour: number) => {
  const east = ((hour - new Date().getUTCHours() + 36) % 24) - 12;
  return sql(
    'update user_account set time_zone = $2 where id = $1',
    id,
    `Etc/GMT${east < 0 ? '+' : '-'}${Math.abs(east)}`,
  );
};

describe('what waits today', () => {
  test('is for those who hire, and shows nobody what is another company’s or before they are let in', async () => {
    await answerDue(-30);
    await written(server, writer, applicationId);
    expect((await server.as().get('/api/dashboard/today')).status).toBe(401);
    for (const person of [seeker, await platformAdmin(server)])
      expect((await server.as(person).get('/api/dashboard/today')).status).toBe(403);
    expect((await server.as(writer).get('/api/dashboard/today?whose=theirs')).status).toBe(400);
    const asked = await joined(server, await recruiter(server), employer.id, { verified: false });
    for (const person of [asked, (await company(server)).founder])
      expect(await today(person)).toMatchObject({ rows: [], counts: { answer: 0, offer: 0 } });
  });

  test('shows a colleague the company’s answers, and who looks for their own only theirs', async () => {
    await answerDue(-30);
    expect(await kinds(employer.founder)).toEqual(['answer']);
    expect((await today(employer.founder, 'own')).rows).toEqual([]);
    expect((await today(writer, 'own')).rows).toHaveLength(1);
    // Who does not move applications is not told to answer them.
    const manager = await joined(server, await companyAdmin(server), employer.id);
    expect(await kinds(manager)).toEqual([]);
  });

  test('is nothing where the platform has stopped the company: nobody can do anything about it', async () => {
    await answerDue(-30);
    await sql('update company set suspended_at = now() where id = $1', employer.id);
    expect((await today(writer)).rows).toEqual([]);
  });
});

describe('an answer', () => {
  test('is there from two days before it was promised for, late after it, and gone once it is given', async () => {
    await answerDue(49);
    expect(await kinds(writer)).toEqual([]);
    await answerDue(47);
    expect((await today(writer)).rows).toMatchObject([
      { kind: 'answer', urgency: 'soon', id: applicationId, name: 'Aishath Shiuna', jobTitle: 'Skipper' },
    ]);
    await answerDue(-1);
    expect((await today(writer)).rows).toMatchObject([{ urgency: 'overdue', status: 'submitted' }]);
    await move('screening');
    expect(await kinds(writer)).toEqual(['answer']);
    await move('interviewing');
    expect(await kinds(writer)).toEqual([]);
  });

  test('is for nobody to give who has withdrawn', async () => {
    await answerDue(-1);
    await server.as(seeker).call('POST /api/applications/:id/withdraw', { params: { id: applicationId } });
    expect(await kinds(writer)).toEqual([]);
  });

  test('hides nothing else, however many are late: a few of a kind are listed and all are counted', async () => {
    for (let more = 0; more <= todayRowsOfKind; more += 1)
      await answerDue(-50 - more, (await applied(server, await jobSeeker(server), jobId)).id);
    await answerDue(-1);
    await clockAt(writer, 12);
    await booked(await interview(), 3);
    const { rows, counts } = await today(writer);
    expect(rows.filter(({ kind }) => kind === 'answer')).toHaveLength(todayRowsOfKind);
    expect(counts).toMatchObject({ answer: todayRowsOfKind + 2, interview: 1, task: 0 });
    expect(rows.at(-1)).toMatchObject({ kind: 'interview', urgency: 'today' });
  });
});

describe('an interview', () => {
  test('is there on its day for who takes part, first when it is about to begin, and gone with the application', async () => {
    const id = await interview('https://meet.example.com/aishath');
    // Also shortly before midnight.
    await clockAt(writer, 23);
    await booked(id, 0.98);
    expect((await today(writer)).rows).toMatchObject([
      {
        kind: 'interview',
        id,
        urgency: 'now',
        title: 'First talk',
        place: 'https://meet.example.com/aishath',
      },
    ]);
    expect(await kinds(employer.founder)).toEqual([]);
    await booked(id, 40);
    expect(await kinds(writer)).toEqual([]);
    await booked(id, -0.25);
    expect(await kinds(writer)).toEqual(['interview']);
    await move('rejected');
    expect(await kinds(writer)).toEqual([]);
  });

  test('wants other times when those proposed have passed or were declined, until there are some', async () => {
    const id = await interview();
    expect(await kinds(writer)).toEqual([]);
    await sql(`update interview_time set starts_at = now() - interval '1 hour' where interview_id = $1`, id);
    expect((await today(writer)).rows).toMatchObject([{ kind: 'times', id, declined: false }]);
    await server
      .as(writer)
      .call('PUT /api/interviews/:id/times', { params: { id }, body: { times: [daysAhead(4)] } });
    expect(await kinds(writer)).toEqual([]);
    await server
      .as(seeker)
      .call('POST /api/interviews/:id/decline', { params: { id }, body: { reason: 'At sea' } });
    expect((await today(writer)).rows).toMatchObject([{ kind: 'times', id, declined: true }]);
    await interview();
    expect(await kinds(writer)).toEqual([]);
  });
});

test('a scorecard is asked of who was at the interview, late after two days, until they hand it in', async () => {
  const id = await interview();
  await booked(id, -1);
  expect((await today(writer)).rows).toMatchObject([{ kind: 'scorecard', id, urgency: 'soon' }]);
  await booked(id, -50);
  expect((await today(writer)).rows).toMatchObject([{ kind: 'scorecard', id, urgency: 'overdue' }]);
  expect(await kinds(employer.founder)).toEqual([]);
  await server.as(writer).call('POST /api/applications/:id/scorecards', {
    params: { id: applicationId },
    body: { interviewId: id, recommendation: 4, ratings: [] },
  });
  expect(await kinds(writer)).toEqual([]);
});

describe('an offer', () => {
  test('waits for who manages the company, then to be sent, and is back when it nearly runs out', async () => {
    await server.as(employer.founder).call('PUT /api/company/settings', { body: { offerApproval: true } });
    const { id } = await written(server, writer, applicationId);
    expect((await today(writer)).rows).toMatchObject([{ kind: 'offer', id, state: 'draft' }]);
    expect(await kinds(employer.founder)).toEqual([]);
    await server.as(writer).call('POST /api/offers/:id/ask', { params: { id } });
    expect(await kinds(writer)).toEqual([]);
    expect((await today(employer.founder)).rows).toMatchObject([
      { kind: 'approval', id, by: writer.username, currency: 'USD', basicPay: 1_200 },
    ]);
    const manager = await joined(server, await companyAdmin(server), employer.id);
    const read = (await today(manager)).rows;
    expect(read).toMatchObject([{ kind: 'approval' }]);
    // What is decided on from here is what the list was made of, and nothing that was written since.
    await server.as(writer).put(`/api/offers/${id}`, { ...offerBody, basicPay: 9_000 });
    await server.as(writer).call('POST /api/offers/:id/ask', { params: { id } });
    const decide = async ([row]: TodayRow[]) => {
      const headers = { 'if-match': `"${row && 'etag' in row ? row.etag : ''}"` };
      return (await server.as(manager).post(`/api/offers/${id}/decision`, { approved: true }, headers))
        .status;
    };
    expect(await decide(read)).toBe(412);
    expect(await decide((await today(manager)).rows)).toBe(200);
    expect(await kinds(manager)).toEqual([]);
    const [offer] = await server
      .as(writer)
      .call('GET /api/applications/:id/offers', { params: { id: applicationId } });
    const etag = offer?.etag;
    expect((await today(writer)).rows).toMatchObject([{ kind: 'offer', id, state: 'approved', etag }]);
    await server.as(writer).call('POST /api/offers/:id/send', { params: { id } });
    expect(await kinds(writer)).toEqual([]);
    await sql(`update offer set expires_at = now() + interval '20 hours' where id = $1`, id);
    expect((await today(writer)).rows).toMatchObject([
      { kind: 'offer', id, state: 'sent', urgency: 'today' },
    ]);
    await server.as(writer).call('POST /api/offers/:id/withdraw', { params: { id } });
    expect(await kinds(writer)).toEqual([]);
  });

  test('that is not nearly over waits for nobody here', async () => {
    await sent(server, writer, applicationId);
    expect(await kinds(writer)).toEqual([]);
  });
});

test('a task is there from its day for who sees to it, and what the candidate is late with for who takes them on', async () => {
  await move('hired');
  const { tasks } = await server.as(writer).call('POST /api/applications/:id/onboarding', {
    params: { id: applicationId },
    body: { startDate: inDays(150) },
  });
  expect(await kinds(writer)).toEqual([]);
  const ours = tasks.find(({ side }) => side === 'company')?.id ?? 0;
  const theirs = tasks.find(({ side }) => side === 'candidate')?.id ?? 0;
  const due = (id: number, days: number) =>
    sql('update onboarding_task set day = $2 where id = $1', id, days - 150);
  await sql(
    `update onboarding set start_date = $2::date + 150 where application_id = $1`,
    applicationId,
    inDays(0),
  );
  await sql('update onboarding_task set day = 0');
  await due(ours, 0);
  await due(theirs, 0);
  expect((await today(writer)).rows).toMatchObject([
    { kind: 'task', id: ours, urgency: 'today', side: 'company' },
  ]);
  await due(theirs, -1);
  const late: Partial<TodayRow> = { kind: 'task', id: theirs, urgency: 'overdue', at: inDays(-1) };
  expect((await today(writer)).rows[0]).toMatchObject(late);
  expect(await kinds(employer.founder)).toEqual([]);
  for (const id of [ours, theirs])
    await server
      .as(writer)
      .call('PUT /api/onboarding-tasks/:id/done', { params: { id }, body: { done: true } });
  expect(await kinds(writer)).toEqual([]);
});

test('a task of somebody who has left is nobody’s: whoever runs the job sees it', async () => {
  await move('hired');
  const leaver = await joined(server, await recruiter(server), employer.id);
  await server.as(writer).call('POST /api/applications/:id/onboarding', {
    params: { id: applicationId },
    body: { startDate: inDays(150) },
  });
  await sql(`delete from onboarding_task where side = 'candidate'`);
  await sql('update onboarding_task set responsible_id = $1, day = -150', leaver.id);
  expect(await kinds(employer.founder)).toEqual([]);
  await server
    .as(leaver)
    .call('DELETE /api/companies/:id/members/:userId', { params: { id: employer.id, userId: leaver.id } });
  const rows = await kinds(employer.founder);
  expect(rows).not.toEqual([]);
  expect(new Set(rows)).toEqual(new Set(['task']));
});

test('who asks to be let in waits for who manages the company, and for nobody else', async () => {
  const asked = await recruiter(server);
  await server.as(asked).call('POST /api/companies/:id/members', { params: { id: employer.id } });
  expect((await today(employer.founder)).rows).toMatchObject([
    { kind: 'request', id: asked.id, companyId: employer.id, role: 'recruiter' },
  ]);
  expect(await kinds(writer)).toEqual([]);
  await server.as(employer.founder).call('PUT /api/companies/:id/members/:userId', {
    params: { id: employer.id, userId: asked.id },
    body: { verified: true },
  });
  expect(await kinds(employer.founder)).toEqual([]);
});

describe('an employer’s first steps', () => {
  const steps = async (person: Person) => {
    const { steps: all, doneAt } = await server.as(person).call('GET /api/dashboard/first-run');
    return { done: all?.filter(({ done }) => done).map(({ step }) => step), doneAt };
  };

  test('are done when things are so, and end with the first applicant', async () => {
    const person = await recruiter(server);
    expect(await steps(person)).toEqual({ done: [], doneAt: null });
    const { id } = await server
      .as(person)
      .call('POST /api/companies', { body: { name: `New ${person.id}` } });
    await postedJob(server, person, { status: 'draft' });
    expect((await steps(person)).done).toEqual(['company']);
    const job = await postedJob(server, person);
    const asked = await joined(server, await recruiter(server), id, { verified: false });
    expect((await steps(person)).done).toEqual(['company', 'job']);
    await sql('update company_user set verified = true where user_id = $1', asked.id);
    await server.as(person).send('POST', '/api/company/pictures?kind=logo', { body: anyPicture });
    expect(await steps(person)).toEqual({ done: ['company', 'logo', 'job', 'colleague'], doneAt: null });
    const { applicationDate } = await applied(server, seeker, job.id);
    expect(await steps(person)).toEqual({
      done: ['company', 'logo', 'job', 'colleague', 'applicant'],
      doneAt: applicationDate,
    });
  });

  test('are nobody’s who joins a company that others have set up, and count nothing of another company’s', async () => {
    expect(await steps(writer)).toEqual({ done: undefined, doneAt: null });
    const rival = await company(server);
    expect((await steps(rival.founder)).done).toEqual(['company']);
    expect((await steps(employer.founder)).done).toEqual(['company', 'job', 'colleague', 'applicant']);
    expect((await server.as(seeker).get('/api/dashboard/first-run')).status).toBe(403);
  });
});
