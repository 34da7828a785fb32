import { describe, expect, test } from 'vitest';
import { run } from '#server/db/query.ts';
import { daysAhead } from '#test/interviews.ts';
import { company, jobSeeker, joined, platformAdmin, recruiter } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile } from '#test/server.ts';
import { aMinuteLater } from '#test/time.ts';

const server = serverForThisFile();

test('an interview is scheduled once its time is agreed, whatever status its application has', async () => {
  const { founder } = await company(server);
  const employer = server.as(founder);
  const job = await postedJob(server, founder);
  const scheduled = async () => (await employer.call('GET /api/dashboard/stats')).interviewsScheduled;
  const people = await Promise.all([jobSeeker(server), jobSeeker(server), jobSeeker(server)]);
  const ids: number[] = [];
  for (const person of people) ids.push((await applied(server, person, job.id)).id);
  const [first = 0, second = 0] = ids;

  const status = { body: { status: 'interviewing' as const } };
  for (const id of ids)
    await employer.call('PUT /api/applications/:id/status', { params: { id }, ...status });
  expect(await scheduled()).toBe(0);

  const ask = async (id: number, day: number) =>
    employer.call('POST /api/applications/:id/interviews', {
      params: { id },
      body: { title: 'First talk', minutes: 30, panel: [founder.id], times: [daysAhead(day)] },
    });
  const { id: agreed } = await ask(first, 10);
  await ask(second, 11);
  expect(await scheduled()).toBe(0);

  await server
    .as(people[0])
    .call('POST /api/interviews/:id/book', { params: { id: agreed }, body: { startsAt: daysAhead(10) } });
  expect(await scheduled()).toBe(1);

  // Two of one person are two interviews.
  const { id: another } = await ask(first, 12);
  await server
    .as(people[0])
    .call('POST /api/interviews/:id/book', { params: { id: another }, body: { startsAt: daysAhead(12) } });
  expect(await scheduled()).toBe(2);
  expect((await employer.call('GET /api/dashboard/stats')).totalApplications).toBe(3);
});

const stats = (person: Person) => server.as(person).call('GET /api/dashboard/stats');

test('who has just come has nothing yet, on either side', async () => {
  for (const person of [await jobSeeker(server), await recruiter(server), (await company(server)).founder])
    expect(new Set(Object.values(await stats(person)))).toEqual(new Set([0]));
  expect((await server.as().get('/api/dashboard/stats')).status).toBe(401);
});

describe('a job seeker’s figures', () => {
  test('count what is under way as they have been told, and every invitation to an interview for good', async () => {
    const { founder } = await company(server);
    const seeker = await jobSeeker(server);
    const other = await jobSeeker(server);
    const ids: number[] = [];
    for (const _ of [1, 2, 3]) {
      const job = await postedJob(server, founder);
      ids.push((await applied(server, seeker, job.id)).id);
      await applied(server, other, job.id);
    }
    const [first = 0, second = 0, third = 0] = ids;
    const move = (id: number, status: 'interviewing' | 'rejected' | 'screening') =>
      server.as(founder).call('PUT /api/applications/:id/status', { params: { id }, body: { status } });
    await move(first, 'interviewing');
    await move(first, 'screening');
    await move(second, 'rejected');
    await server.as(seeker).call('POST /api/applications/:id/withdraw', { params: { id: third } });
    // They are told of the rejection a minute later: until then it is under way.
    expect(await stats(seeker)).toMatchObject({
      totalApplications: 3,
      activeApplications: 2,
      interviewInvites: 1,
    });
    await aMinuteLater(server, second);
    expect(await stats(seeker)).toMatchObject({
      totalApplications: 3,
      activeApplications: 1,
      interviewInvites: 1,
    });
    expect(await stats(other)).toMatchObject({
      totalApplications: 3,
      activeApplications: 3,
      interviewInvites: 0,
    });
  });

  test('count saved jobs that closed meanwhile, as the list of them does, and none that was taken off the market', async () => {
    const { founder } = await company(server);
    const seeker = await jobSeeker(server);
    const jobs = await Promise.all(
      ['One', 'Two', 'Three'].map((title) => postedJob(server, founder, { title })),
    );
    for (const { id } of jobs) await server.as(seeker).call('PUT /api/jobs/:id/save', { params: { id } });
    const set = (at: number, status: 'closed' | 'draft') =>
      server.as(founder).call('PUT /api/jobs/:id', { params: { id: jobs[at]!.id }, body: { status } });
    await set(0, 'closed');
    await set(1, 'draft');
    const list = await server.as(seeker).call('GET /api/saved-jobs', { query: { limit: 200 } });
    expect((await stats(seeker)).savedJobs).toBe(list.length);
    expect(list.map(({ title }) => title).toSorted()).toEqual(['One', 'Three']);
  });
});

describe('the figures of the hiring side', () => {
  test('count what is in somebody’s reach: their company’s, nothing of another’s, and nothing before they are let in', async () => {
    const { id, founder } = await company(server);
    const [colleague, asked] = [await recruiter(server), await recruiter(server)];
    await joined(server, colleague, id);
    await joined(server, asked, id, { verified: false });
    const rival = await company(server);
    const job = await postedJob(server, founder);
    const [one, two] = [await jobSeeker(server), await jobSeeker(server)];
    await applied(server, one, job.id);
    await applied(server, two, job.id);
    await applied(server, one, (await postedJob(server, colleague)).id);
    const own = {
      totalApplications: 3,
      newApplications: 3,
      activeApplications: 3,
      candidates: 2,
      activeJobs: 2,
    };
    for (const person of [founder, colleague]) expect(await stats(person)).toMatchObject(own);
    for (const person of [asked, rival.founder])
      expect(await stats(person)).toMatchObject({ totalApplications: 0, activeJobs: 0, candidates: 0 });
    const everything = await stats(await platformAdmin(server));
    expect(everything.totalApplications).toBeGreaterThan(own.totalApplications);
  });

  test('count what is new, under way and offered by how it stands, and an offer that was made for good', async () => {
    const { founder } = await company(server);
    const job = await postedJob(server, founder);
    const people = await Promise.all([1, 2, 3, 4].map(() => jobSeeker(server)));
    const ids = await Promise.all(people.map(async (person) => (await applied(server, person, job.id)).id));
    const move = (at: number, status: 'offered' | 'screening' | 'rejected') =>
      server
        .as(founder)
        .call('PUT /api/applications/:id/status', { params: { id: ids[at] ?? 0 }, body: { status } });
    await move(0, 'offered');
    await move(0, 'screening');
    await move(1, 'rejected');
    await server.as(people[2]).call('POST /api/applications/:id/withdraw', { params: { id: ids[2] ?? 0 } });
    expect(await stats(founder)).toMatchObject({
      newApplications: 1,
      activeApplications: 2,
      offersExtended: 1,
      totalApplications: 4,
      candidates: 4,
    });
  });

  test('count as active the jobs that people can apply to', async () => {
    const { founder } = await company(server);
    const jobs = await Promise.all([1, 2, 3].map(() => postedJob(server, founder)));
    await postedJob(server, founder, { status: 'draft' });
    await server
      .as(founder)
      .call('PUT /api/jobs/:id', { params: { id: jobs[0]!.id }, body: { status: 'paused' } });
    expect((await stats(founder)).activeJobs).toBe(2);
    await run(
      server.database.pool,
      `update job_posting set application_deadline = '2024-01-31' where id = $1`,
      [jobs[2]!.id],
    );
    expect((await stats(founder)).activeJobs).toBe(1);
  });
});
