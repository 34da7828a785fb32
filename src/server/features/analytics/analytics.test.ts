import { expect, test } from 'vitest';
import { dateIn, daysAfter, defaultTimeZone } from '#domain/deadlines.ts';
import { run } from '#server/db/query.ts';
import { company, jobSeeker, platformAdmin, recruiter } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { serverForThisFile } from '#test/server.ts';

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
