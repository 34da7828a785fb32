import { beforeAll, describe, expect, test } from 'vitest';
import { rows, run } from '#server/db/query.ts';
import { company, companyAdmin, hiringManager, jobSeeker, joined, recruiter } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
let employer: { id: number; founder: Person };
let seeker: Person;

beforeAll(async () => {
  employer = await company(server);
  seeker = await jobSeeker(server);
});

const sees = async (person: Person, id: number) =>
  (await server.as(person).get(`/api/jobs/${id}`)).status === 200;

test('a draft is posted on the day it comes out, a job that is reopened stays as old as it is', async () => {
  const { id } = await postedJob(server, employer.founder, { status: 'draft' });
  const change = (status: 'active' | 'paused') =>
    server.as(employer.founder).call('PUT /api/jobs/:id', { params: { id }, body: { status } });
  await run(
    server.database.pool,
    "update job_posting set posted_date = now() - interval '9 days' where id = $1",
    [id],
  );
  const { postedDate } = await change('active');
  expect(Date.now() - Date.parse(postedDate)).toBeLessThan(86_400_000);
  await change('paused');
  expect((await change('active')).postedDate).toBe(postedDate);
});

describe('a job that is not active', () => {
  test.each(['draft', 'paused', 'closed', 'filled'] as const)(
    'but %s is seen by those who run it only',
    async (status) => {
      const { id } = await postedJob(server, employer.founder);
      await server.as(employer.founder).call('PUT /api/jobs/:id', { params: { id }, body: { status } });
      expect(await sees(seeker, id)).toBe(false);
      expect(await sees(await recruiter(server), id)).toBe(false);
      expect(await sees(employer.founder, id)).toBe(true);
      const listed = await server.as(seeker).call('GET /api/jobs', { query: { company: employer.id } });
      expect(listed.map((job) => job.id)).not.toContain(id);
      const own = await server
        .as(employer.founder)
        .call('GET /api/jobs', { query: { scope: 'own', status } });
      expect(own.map((job) => job.id)).toContain(id);

      await server
        .as(employer.founder)
        .call('PUT /api/jobs/:id', { params: { id }, body: { status: 'active' } });
      expect(await sees(seeker, id)).toBe(true);
    },
  );

  test('is still read by those who applied', async () => {
    const { id } = await postedJob(server, employer.founder);
    await applied(server, seeker, id);
    await server
      .as(employer.founder)
      .call('PUT /api/jobs/:id', { params: { id }, body: { status: 'filled' } });
    const job = await server.as(seeker).call('GET /api/jobs/:id', { params: { id } });
    expect(job).toMatchObject({ status: 'filled', open: false, applied: true });
  });
});

describe('an edit', () => {
  test('changes what is sent and leaves the rest', async () => {
    const job = await postedJob(server, employer.founder, {
      requirements: 'PADI',
      location: 'Malé',
      skillsRequired: ['Diving'],
    });
    const changed = await server.as(employer.founder).call('PUT /api/jobs/:id', {
      params: { id: job.id },
      body: { title: 'Head instructor', requirements: null, salaryRange: 'USD 2,000 a month' },
    });
    const { title, requirements, salaryRange, etag, changedAt, changedBy, ...rest } = changed;
    const { payMin, payMax, payCurrency, payPeriod, payFrom, ...others } = rest;
    expect(etag).not.toBe(job.etag);
    expect(Date.parse(changedAt ?? '')).toBeGreaterThan(Date.parse(job.changedAt ?? ''));
    expect(changedBy).toMatchObject({ userId: employer.founder.id });
    expect({ title, requirements, salaryRange }).toEqual({
      title: 'Head instructor',
      requirements: null,
      salaryRange: 'USD 2,000 a month',
    });
    expect({ payMin, payMax, payCurrency, payPeriod, payFrom }).toEqual({
      payMin: 2_000,
      payMax: 2_000,
      payCurrency: 'USD',
      payPeriod: 'month',
      payFrom: 'text',
    });
    expect({ ...job, ...others }).toEqual(job);
  });

  test('of nothing changes nothing and is no event', async () => {
    const job = await postedJob(server, employer.founder);
    const changed = await server
      .as(employer.founder)
      .call('PUT /api/jobs/:id', { params: { id: job.id }, body: {} });
    expect(changed).toEqual(job);
    const events = await rows(
      server.database.pool,
      `select id from event where type = 'job.changed' and subject_id = $1`,
      [job.id],
    );
    expect(events).toEqual([]);
  });

  test('is found by its new words and no longer by its old ones', async () => {
    const { id } = await postedJob(server, employer.founder, { title: 'Ropemaker' });
    await server
      .as(employer.founder)
      .call('PUT /api/jobs/:id', { params: { id }, body: { title: 'Sailmaker' } });
    const find = async (search: string) =>
      (await server.as(seeker).call('GET /api/jobs', { query: { search } })).map((job) => job.id);
    expect(await find('sailmaker')).toContain(id);
    expect(await find('ropemaker')).not.toContain(id);
  });

  test('by a colleague whom the company has let in is as good as the poster’s', async () => {
    const { id } = await postedJob(server, employer.founder);
    const colleague = await joined(server, await hiringManager(server), employer.id);
    await server
      .as(colleague)
      .call('PUT /api/jobs/:id', { params: { id }, body: { title: 'By a colleague' } });
    const asker = await joined(server, await hiringManager(server), employer.id, { verified: false });
    expect((await server.as(asker).put(`/api/jobs/${id}`, { title: 'By an asker' })).status).toBe(404);
  });

  test('never moves a job to another company or person', async () => {
    const job = await postedJob(server, employer.founder);
    expect(
      (await server.as(employer.founder).put(`/api/jobs/${job.id}`, { recruiterId: seeker.id })).status,
    ).toBe(400);
    expect(
      (await server.as(employer.founder).put(`/api/jobs/${job.id}`, { companyId: 1 })).json,
    ).toMatchObject({ companyId: employer.id });
  });
});

describe('a company admin who does not post', () => {
  test('closes and reopens, and changes no text', async () => {
    const admin = await joined(server, await companyAdmin(server), employer.id);
    const { id } = await postedJob(server, employer.founder);
    for (const status of ['closed', 'active'] as const) {
      expect(
        await server.as(admin).call('PUT /api/jobs/:id', { params: { id }, body: { status } }),
      ).toMatchObject({ status, mayEdit: false, mayChangeStatus: true });
    }
    const refused = await server.as(admin).put(`/api/jobs/${id}`, { status: 'closed', title: 'Changed' });
    expect(refused.status).toBe(403);
    expect(await server.as(admin).call('GET /api/jobs/:id', { params: { id } })).toMatchObject({
      status: 'active',
      title: 'Dive instructor',
    });
  });
});

describe('a job past its deadline', () => {
  const pastJob = async () => {
    const { id } = await postedJob(server, employer.founder, { applicationDeadline: '2031-12-31' });
    await run(
      server.database.pool,
      `update job_posting set application_deadline = current_date - 2 where id = $1`,
      [id],
    );
    return id;
  };

  test('is not open, not listed and takes no applications', async () => {
    const id = await pastJob();
    expect(await sees(seeker, id)).toBe(false);
    expect((await server.as(seeker).post(`/api/jobs/${id}/applications`, {})).status).toBe(404);
    expect(await server.as(employer.founder).call('GET /api/jobs/:id', { params: { id } })).toMatchObject({
      open: false,
      status: 'active',
    });
  });

  test('can be edited without touching the deadline', async () => {
    const id = await pastJob();
    expect(
      await server
        .as(employer.founder)
        .call('PUT /api/jobs/:id', { params: { id }, body: { title: 'New words' } }),
    ).toMatchObject({ open: false });
  });

  test('is reopened with a later one only', async () => {
    const id = await pastJob();
    const founder = server.as(employer.founder);
    await founder.call('PUT /api/jobs/:id', { params: { id }, body: { status: 'closed' } });
    expect(await founder.put(`/api/jobs/${id}`, { status: 'active' })).toMatchObject({
      status: 409,
      text: expect.stringMatching(/deadline has passed/),
    });
    expect(
      (await founder.put(`/api/jobs/${id}`, { status: 'active', applicationDeadline: '2024-01-01' })).status,
    ).toBe(400);
    expect(
      await founder.call('PUT /api/jobs/:id', {
        params: { id },
        body: { status: 'active', applicationDeadline: '2032-01-31' },
      }),
    ).toMatchObject({ open: true });
  });

  test('is open again without one', async () => {
    const id = await pastJob();
    expect(
      await server
        .as(employer.founder)
        .call('PUT /api/jobs/:id', { params: { id }, body: { applicationDeadline: null } }),
    ).toMatchObject({ open: true, closesAt: null });
  });
});
