import { expect, test } from 'vitest';
import { run } from '#server/db/query.ts';
import { mailComes } from '#test/background.ts';
import { daysAhead } from '#test/interviews.ts';
import { company, jobSeeker, joined, recruiter } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();

test('a timeline tells everybody what happened, and who applied neither steps nor names', async () => {
  const { founder } = await company(server);
  const seeker = await jobSeeker(server);
  const employer = server.as(founder);
  await employer.call('PUT /api/company/settings', { body: { answerDays: 14 } });
  const template = await employer.call('POST /api/step-templates', {
    body: { name: 'Crew', steps: [{ status: 'screening', name: 'Phone call' }] },
  });
  const job = await postedJob(server, founder, { stepTemplateId: template.id });
  const { id } = await applied(server, seeker, job.id);
  await employer.call('GET /api/applications/:id', { params: { id } });
  await employer.call('PUT /api/applications/:id/status', {
    params: { id },
    body: { status: 'screening', stepId: template.steps[0]?.id },
  });
  await server
    .as(seeker)
    .call('POST /api/applications/:id/messages', { params: { id }, body: { body: 'Is it a large boat?' } });

  const timeline = (person: typeof founder) =>
    server.as(person).call('GET /api/applications/:id/timeline', { params: { id } });
  const theirs = await timeline(founder);
  expect(theirs.map(({ kind }) => kind)).toEqual([
    'applied',
    'promised',
    'seen',
    'moved',
    'stepped',
    'message.sent',
  ]);
  expect(theirs.find(({ kind }) => kind === 'moved')).toMatchObject({
    from: 'submitted',
    to: 'screening',
    by: founder.username,
    byApplicant: false,
  });
  expect(theirs.find(({ kind }) => kind === 'stepped')).toMatchObject({ toStep: 'Phone call' });
  const own = await timeline(seeker);
  expect(own.map(({ kind, byApplicant }) => [kind, byApplicant])).toEqual([
    ['applied', true],
    ['promised', false],
    ['seen', false],
    ['moved', false],
    ['message.sent', true],
  ]);
  expect(own.some((entry) => 'by' in entry)).toBe(false);
});

test('mails to the applicant stand on the timeline of those who decide: what they say of this application and how sending stands', async () => {
  const { pool } = server.database;
  const { id: companyId, founder } = await company(server, 'Reef & Co');
  const colleague = await joined(server, await recruiter(server), companyId);
  const seeker = await jobSeeker(server);
  const employer = server.as(founder);
  await employer.call('PUT /api/company/settings', {
    body: { autoResponseEmail: 'Dear {name}, thank you.' },
  });
  const job = await postedJob(server, founder, { title: 'Cook' });
  const { id } = await applied(server, seeker, job.id);
  const rival = await company(server);
  const elsewhere = await applied(server, seeker, (await postedJob(server, rival.founder)).id);
  const mailNow = () => mailComes(server);
  const mailed = async (person: typeof founder) =>
    (await server.as(person).call('GET /api/applications/:id/timeline', { params: { id } }))
      .filter(({ kind }) => kind === 'mailed')
      .map(({ subject, mail }) => [subject, mail]);

  await employer.call('PUT /api/applications/:id/notes', {
    params: { id },
    body: { recruiterNotes: '@Her', mentions: [{ userId: colleague.id, name: 'Her' }] },
  });
  await mailNow();
  expect(await mailed(seeker)).toEqual([]);
  // The mail about the mention is the colleague's own.
  for (const person of [founder, colleague])
    expect(await mailed(person)).toEqual([['Your application: Cook', 'waiting']]);

  const move = (by: typeof founder, of: number) =>
    server
      .as(by)
      .call('PUT /api/applications/:id/status', { params: { id: of }, body: { status: 'interviewing' } });
  await Promise.all([move(founder, id), move(rival.founder, elsewhere.id)]);
  await mailNow();
  await run(pool, `update mail set sent_at = now() where subject = 'Your application: Cook'`);
  await run(pool, `update mail set given_up_at = now() where subject like '2 updates%'`);
  expect(await mailed(founder)).toEqual([
    ['Your application: Cook', 'sent'],
    ['Your application for Cook at Reef & Co is now in Interviewing.', 'given_up'],
  ]);
  expect(await mailed(seeker)).toEqual([]);
});

test('who applied reads the timeline after an interview was arranged together with a move', async () => {
  const { founder } = await company(server);
  const seeker = await jobSeeker(server);
  const job = await postedJob(server, founder);
  const { id } = await applied(server, seeker, job.id);
  await server.as(founder).call('POST /api/applications/:id/interviews', {
    params: { id },
    body: { title: 'First talk', minutes: 30, panel: [founder.id], times: [daysAhead(9)], move: true },
  });
  const read = await server.as(seeker).call('GET /api/applications/:id/timeline', { params: { id } });
  expect(read.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['moved', 'interview.proposed']));
});
