import { expect, test } from 'vitest';
import { dateIn, daysAfter, defaultTimeZone } from '#domain/deadlines.ts';
import { run } from '#server/db/query.ts';
import { company, jobSeeker, joined, platformAdmin, recruiter } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
const today = dateIn(defaultTimeZone, new Date().toISOString());

test('job seekers get no figures, and strangers none of a company’s', async () => {
  const { founder } = await company(server);
  const job = await postedJob(server, founder);
  await applied(server, await jobSeeker(server), job.id);

  expect((await server.as(await jobSeeker(server)).get('/api/company/analytics')).status).toBe(403);
  const stranger = await server.as(await recruiter(server)).call('GET /api/company/analytics');
  expect(stranger).toMatchObject({ totalApplications: 0, activeJobs: 0, topJobs: [], departments: [] });
});

test('a range that ends before it begins, or is longer than two years, is refused', async () => {
  const { founder } = await company(server);
  const ask = (query: string) => server.as(founder).get(`/api/company/analytics?${query}`);
  expect((await ask('from=2026-02-02&to=2026-02-01')).status).toBe(400);
  expect((await ask('from=2020-01-01&to=2026-01-01')).status).toBe(400);
  expect((await ask('from=yesterday')).status).toBe(400);
});

test('figures are those of the days asked for, beside those of as many days before', async () => {
  const { founder } = await company(server);
  const job = await postedJob(server, founder, { department: 'Diving' });
  const [recent, earlier, ancient] = await Promise.all([
    applied(server, await jobSeeker(server), job.id, { source: 'search' }),
    applied(server, await jobSeeker(server), job.id, { source: 'shared' }),
    applied(server, await jobSeeker(server), job.id),
  ]);
  const { pool } = server.database;
  const moveBack = (id: number, days: number) =>
    run(pool, 'update application set application_date = now() - make_interval(days => $2) where id = $1', [
      id,
      days,
    ]);
  await moveBack(earlier.id, 8);
  await moveBack(ancient.id, 40);

  const week = await server
    .as(founder)
    .call('GET /api/company/analytics', { query: { from: daysAfter(today, -6), to: today } });
  expect(week).toMatchObject({
    totalApplications: 1,
    before: { totalApplications: 1 },
    sources: [{ source: 'search', count: 1 }],
    departments: [{ department: 'Diving', openJobs: 1, applications: 1 }],
    topJobs: [{ id: job.id, applications: 1 }],
  });
  expect(week.days).toHaveLength(7);
  expect(week.days.at(-1)).toMatchObject({ day: today, applications: 1 });
  expect(recent.id).toBeGreaterThan(0);
});

test('time to hire is the mean of days from application to hire, and unknown while nobody was hired', async () => {
  const { founder } = await company(server);
  const job = await postedJob(server, founder);
  const figures = () => server.as(founder).call('GET /api/company/analytics');
  expect(await figures()).toMatchObject({ avgTimeToHire: null, hires: 0 });

  for (const days of [4, 10]) {
    const { id } = await applied(server, await jobSeeker(server), job.id);
    await run(
      server.database.pool,
      'update application set application_date = now() - make_interval(days => $2) where id = $1',
      [id, days],
    );
    await server
      .as(founder)
      .call('PUT /api/applications/:id/status', { params: { id }, body: { status: 'hired' } });
  }
  expect(await figures()).toMatchObject({ avgTimeToHire: 7, hires: 2 });
});

test('the funnel counts everyone who ever reached a stage, wherever they stand now', async () => {
  const { founder } = await company(server);
  const job = await postedJob(server, founder);
  const { id } = await applied(server, await jobSeeker(server), job.id);
  for (const status of ['screening', 'interviewing', 'rejected'] as const) {
    await server.as(founder).call('PUT /api/applications/:id/status', { params: { id }, body: { status } });
  }
  const { funnel } = await server.as(founder).call('GET /api/company/analytics');
  expect(Object.fromEntries(funnel.map(({ status, count }) => [status, count]))).toEqual({
    submitted: 1,
    screening: 1,
    interviewing: 1,
    offered: 0,
    hired: 0,
    rejected: 1,
  });
});

test('a platform admin sees everything, or one company; for others the company in the query changes nothing', async () => {
  const { id, founder } = await company(server);
  await postedJob(server, founder);
  const other = await company(server);
  const admin = await platformAdmin(server);
  const of = (companyId: number) =>
    server.as(admin).call('GET /api/company/analytics', { query: { companyId } });
  expect((await of(id)).activeJobs).toBe(1);
  expect((await of(other.id)).activeJobs).toBe(0);
  const peeking = await server
    .as(other.founder)
    .call('GET /api/company/analytics', { query: { companyId: id } });
  expect(peeking.activeJobs).toBe(0);
});

test.each([
  ['2000-01-01', '2000-01-31'],
  ['9999-12-01', '9999-12-31'],
  ['2024-02-29', '2024-02-29'],
  ['2025-01-01', '2026-12-31'],
])('any days that there are can be asked for, such as %s to %s', async (from, to) => {
  const { founder } = await company(server);
  const reply = await server.as(founder).get(`/api/company/analytics?from=${from}&to=${to}`);
  expect([reply.status, reply.text.slice(0, 200)]).toEqual([200, expect.any(String)]);
  // The cast: what the contract says.
  const { days } = reply.json as { days: { day: string }[] };
  expect([days[0]?.day, days.at(-1)?.day]).toEqual([from, to]);
});

test.each([
  'from=0001-01-01&to=0001-01-31',
  'from=1999-12-31&to=2000-01-31',
  'from=2026-02-30',
  'to=2026-13-01',
  'from=',
  'from=2026-01-01&from=2026-01-02',
  'companyId=zero',
  'companyId=-1',
  'from=2026-01-01&to=2028-01-03',
])('what is no range is refused: %s', async (query) => {
  const { founder } = await company(server);
  expect((await server.as(founder).get(`/api/company/analytics?${query}`)).status).toBe(400);
});

test('without a range it is the last thirty days by the company’s own clocks', async () => {
  const { id, founder } = await company(server);
  await run(server.database.pool, `update company set time_zone = 'Pacific/Kiritimati' where id = $1`, [id]);
  const figures = await server.as(founder).call('GET /api/company/analytics');
  const there = dateIn('Pacific/Kiritimati', new Date().toISOString());
  expect(figures).toMatchObject({
    from: daysAfter(there, -29),
    to: there,
    timeZone: 'Pacific/Kiritimati',
  });
  expect(figures.days).toHaveLength(30);
  expect(figures.days.every(({ views, applications }) => views === 0 && applications === 0)).toBe(true);
});

test('an application counts on the day it came by the clocks of the company', async () => {
  const { id, founder } = await company(server);
  const job = await postedJob(server, founder);
  const application = await applied(server, await jobSeeker(server), job.id);
  const { pool } = server.database;
  await run(pool, `update company set time_zone = 'Pacific/Kiritimati' where id = $1`, [id]);
  await run(pool, `update application set application_date = '2026-03-10T11:00:00Z' where id = $1`, [
    application.id,
  ]);
  const on = async (day: string) =>
    (await server.as(founder).call('GET /api/company/analytics', { query: { from: day, to: day } }))
      .totalApplications;
  // Fourteen hours ahead: it is past midnight there.
  expect([await on('2026-03-10'), await on('2026-03-11')]).toEqual([0, 1]);
});

test('who has merely asked to join a company is told nothing of its figures; who left neither', async () => {
  const { id, founder } = await company(server);
  const job = await postedJob(server, founder);
  await applied(server, await jobSeeker(server), job.id);
  const asked = await joined(server, await recruiter(server), id, { verified: false });
  const member = await joined(server, await recruiter(server), id);
  const seen = async (person: Person) => ({
    ...(await server.as(person).call('GET /api/company/stats')),
    ...(await server.as(person).call('GET /api/company/analytics')),
  });
  expect(await seen(asked)).toMatchObject({ activeJobs: 0, totalApplications: 0, openPositions: 0 });
  expect(await seen(member)).toMatchObject({ activeJobs: 1, totalApplications: 1, openPositions: 1 });
  await server
    .as(founder)
    .call('DELETE /api/companies/:id/members/:userId', { params: { id, userId: member.id } });
  expect(await seen(member)).toMatchObject({ activeJobs: 0, totalApplications: 0, topJobs: [] });
});

test('jobs that take nobody any more are open positions no longer, and what came of them stays counted', async () => {
  const { founder } = await company(server);
  const job = await postedJob(server, founder, { department: 'Kitchen' });
  await applied(server, await jobSeeker(server), job.id);
  await server.as(founder).call('PUT /api/jobs/:id', { params: { id: job.id }, body: { status: 'closed' } });
  expect(await server.as(founder).call('GET /api/company/stats')).toEqual({
    activeJobs: 0,
    openPositions: 0,
    totalApplications: 1,
  });
  expect(await server.as(founder).call('GET /api/company/analytics')).toMatchObject({
    activeJobs: 0,
    totalApplications: 1,
    departments: [{ department: 'Kitchen', openJobs: 0, applications: 1 }],
    topJobs: [{ id: job.id, applications: 1 }],
  });
});

test('an application that was withdrawn came all the same', async () => {
  const { founder } = await company(server);
  const job = await postedJob(server, founder);
  const seeker = await jobSeeker(server);
  const { id } = await applied(server, seeker, job.id);
  await server.as(seeker).call('POST /api/applications/:id/withdraw', { params: { id } });
  const { totalApplications, funnel, days } = await server.as(founder).call('GET /api/company/analytics');
  expect(totalApplications).toBe(1);
  expect(days.at(-1)).toMatchObject({ applications: 1 });
  expect(funnel.find(({ status }) => status === 'submitted')).toMatchObject({ count: 1 });
});

test('figures say why people were rejected, how soon they heard and how long stages took, and narrow by job, department and source', async () => {
  const { founder } = await company(server);
  const galley = await postedJob(server, founder, { title: 'Cook', department: 'Galley' });
  const other = await postedJob(server, founder, { title: 'Diver' });
  const [cook, second, diver] = await Promise.all([
    applied(server, await jobSeeker(server), galley.id, { source: 'shared' }),
    applied(server, await jobSeeker(server), galley.id, { source: 'search' }),
    applied(server, await jobSeeker(server), other.id, { source: 'search' }),
  ]);
  const as = server.as(founder);
  const [reason] = await as.call('GET /api/rejection-reasons');
  const status = (id: number, to: 'screening') =>
    as.call('PUT /api/applications/:id/status', { params: { id }, body: { status: to } });
  await run(
    server.database.pool,
    `update application set answer_due_at = now() + interval '1 day' where job_posting_id = $1`,
    [galley.id],
  );
  await status(cook.id, 'screening');
  await as.call('POST /api/rejections', {
    body: { applicationIds: [cook.id, diver.id], reasonId: reason?.id ?? 0 },
  });
  await as.call('POST /api/rejections', { body: { applicationIds: [second.id] } });

  const asked = (query: object) => as.call('GET /api/company/analytics', { query });
  const all = await asked({});
  expect(all.rejections).toEqual([
    { reason: reason?.name, jobId: galley.id, jobTitle: 'Cook', status: 'screening', step: null, count: 1 },
    { reason: reason?.name, jobId: other.id, jobTitle: 'Diver', status: 'submitted', step: null, count: 1 },
    { reason: null, jobId: galley.id, jobTitle: 'Cook', status: 'submitted', step: null, count: 1 },
  ]);
  expect(all.answers).toMatchObject({ applications: 3, answered: 3, promised: 2, inTime: 2 });
  expect(all.stages).toEqual([
    { status: 'submitted', count: 3, medianDays: 0 },
    { status: 'screening', count: 1, medianDays: 0 },
  ]);
  expect(all.scorecards).toEqual({ expected: 0, handedIn: 0 });

  expect(await asked({ job: other.id })).toMatchObject({ totalApplications: 1, rejections: [{ count: 1 }] });
  expect((await asked({ department: 'Galley' })).totalApplications).toBe(2);
  const searched = await asked({ source: 'search', department: 'Galley' });
  expect(searched).toMatchObject({ totalApplications: 1, topJobs: [{ id: galley.id, applications: 1 }] });
  expect(searched.sources).toEqual([{ source: 'search', count: 1 }]);
  expect((await asked({ department: 'Nowhere' })).totalApplications).toBe(0);

  // What is taken back in time was none.
  await as.call('POST /api/rejections/undo', { body: { applicationIds: [diver.id] } });
  expect((await asked({ job: other.id })).rejections).toEqual([]);
});
