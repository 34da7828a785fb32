import { beforeAll, describe, expect, test } from 'vitest';
import type { QueryInput } from '#contract/api.ts';
import { rows } from '#server/db/query.ts';
import { company, jobSeeker, joined, platformAdmin, recruiter } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Client, type Person, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
let person: Person;
let admin: Client;

beforeAll(async () => {
  person = await platformAdmin(server);
  admin = server.as(person);
});

describe('a platform admin', () => {
  test('gives roles, but nobody the highest', async () => {
    const { id } = await recruiter(server);
    expect(
      await admin.call('PUT /api/admin/users/:id', { params: { id }, body: { userType: 'company_admin' } }),
    ).toMatchObject({ userType: 'company_admin' });
    expect(await admin.put(`/api/admin/users/${id}`, { userType: 'admin' })).toMatchObject({
      status: 409,
      text: 'Administrators are made on the command line only.',
    });
    expect((await admin.put(`/api/admin/users/${id}`, { userType: 'emperor' })).status).toBe(400);
  });

  test('changes nothing of their own account here', async () => {
    for (const body of [{ disabled: true }, { userType: 'recruiter' }, {}]) {
      expect(await admin.put(`/api/admin/users/${person.id}`, body)).toMatchObject({
        status: 409,
        text: 'You cannot change your own account here.',
      });
    }
  });

  test('sees what a role can do change in the session that is open', async () => {
    const { id, founder } = await company(server);
    const member = await joined(server, await recruiter(server), id);
    const open = server.as(member);
    expect((await open.post('/api/jobs', { title: 'Chef', description: 'Cook.' })).status).toBe(201);
    await admin.call('PUT /api/admin/users/:id', {
      params: { id: member.id },
      body: { userType: 'job_seeker' },
    });
    expect(
      (
        await server
          .as({ ...member, userType: 'job_seeker' })
          .post('/api/jobs', { title: 'Chef', description: 'Cook.' })
      ).status,
    ).toBe(403);
    expect(await server.as({ ...member, userType: 'job_seeker' }).call('GET /api/applications')).toEqual([]);
    expect((await server.as(founder).get(`/api/companies/${id}/members`)).status).toBe(200);
  });

  test('leaves a record of every change', async () => {
    const user = await jobSeeker(server);
    const { id } = await company(server);
    await admin.call('PUT /api/admin/users/:id', { params: { id: user.id }, body: { disabled: true } });
    await admin.call('PUT /api/admin/companies/:id', {
      params: { id },
      body: { verified: true, employeeCount: 12 },
    });
    const audit = await rows(
      server.database.pool,
      `select action, subject, subject_id as "subjectId", details from audit_log where actor_id = $1 order by id desc limit 2`,
      [person.id],
    );
    expect(audit).toEqual([
      {
        action: 'company.changed',
        subject: 'company',
        subjectId: id,
        details: { verified: true, employeeCount: 12 },
      },
      { action: 'user.changed', subject: 'user', subjectId: user.id, details: { disabled: true } },
    ]);
    const [latest] = await admin.call('GET /api/admin/audit');
    expect(latest).toMatchObject({ action: 'company.changed', subjectId: id });
  });

  test('reads in the log whom and what it was about, and narrows it to that', async () => {
    const user = await recruiter(server);
    const { id, founder } = await company(server, 'Lighthouse Lodge');
    await admin.call('PUT /api/admin/users/:id', { params: { id: user.id }, body: { disabled: true } });
    await joined(server, user, id, { verified: false });
    await server.as(founder).call('PUT /api/companies/:id/members/:userId', {
      params: { id, userId: user.id },
      body: { verified: true },
    });
    const read = async (query: QueryInput<'GET /api/admin/audit'>) =>
      (await admin.call('GET /api/admin/audit', { query }))[0];
    expect(await read({ subject: 'user' })).toMatchObject({
      action: 'user.changed',
      subjectName: user.username,
      memberName: null,
    });
    expect(await read({ search: founder.username })).toMatchObject({
      action: 'membership.changed',
      subjectName: 'Lighthouse Lodge',
      memberName: user.username,
    });
    expect(await read({ search: founder.username, subject: 'job' })).toBeUndefined();
  });

  test('verifies a company, and its jobs say so', async () => {
    const { id, founder } = await company(server, undefined, { verified: false });
    const job = await postedJob(server, founder);
    const seeker = server.as(await jobSeeker(server));
    expect(await seeker.call('GET /api/jobs/:id', { params: { id: job.id } })).toMatchObject({
      companyVerified: false,
    });
    await admin.call('PUT /api/admin/companies/:id', { params: { id }, body: { verified: true } });
    expect(await seeker.call('GET /api/jobs/:id', { params: { id: job.id } })).toMatchObject({
      companyVerified: true,
    });
    expect(await seeker.call('GET /api/companies/:id', { params: { id } })).toMatchObject({
      verified: true,
      openJobs: 1,
    });
  });

  test('suspends a company: its jobs close to job seekers until that is lifted', async () => {
    const { id, founder } = await company(server);
    const job = await postedJob(server, founder);
    const seeker = await jobSeeker(server);
    const applicant = await jobSeeker(server);
    await applied(server, applicant, job.id);
    await admin.call('PUT /api/admin/companies/:id', { params: { id }, body: { suspended: true } });
    expect((await server.as(seeker).get(`/api/jobs/${job.id}`)).status).toBe(404);
    expect((await server.as(seeker).post(`/api/jobs/${job.id}/applications`, {})).status).toBe(404);
    expect(await server.as(applicant).call('GET /api/jobs/:id', { params: { id: job.id } })).toMatchObject({
      open: false,
    });
    expect(await server.as(founder).call('GET /api/jobs/:id', { params: { id: job.id } })).toMatchObject({
      open: false,
    });
    await admin.call('PUT /api/admin/companies/:id', { params: { id }, body: { suspended: false } });
    expect((await server.as(seeker).get(`/api/jobs/${job.id}`)).status).toBe(200);
  });

  test('takes a job down and puts it back, whoever posted it', async () => {
    const { founder } = await company(server);
    const { id } = await postedJob(server, founder);
    expect(
      await admin.call('PUT /api/admin/jobs/:id', { params: { id }, body: { status: 'closed' } }),
    ).toMatchObject({ id, status: 'closed' });
    expect(
      await admin.call('PUT /api/admin/jobs/:id', { params: { id }, body: { status: 'active' } }),
    ).toMatchObject({ status: 'active' });
  });

  test.each([
    [{ verified: 'yes' }, 'verified must be true or false.'],
    [{ employeeCount: -1 }, 'Employees must be a whole number from 0 to 10,000,000.'],
    [{ employeeCount: 1.5 }, 'Employees must be a whole number from 0 to 10,000,000.'],
  ])('is told in words what %j lacks', async (body, words) => {
    expect(await admin.put('/api/admin/companies/1', body)).toMatchObject({ status: 400, text: words });
  });
});

describe('the lists of the platform', () => {
  test('count everything', async () => {
    const before = await admin.call('GET /api/admin/stats');
    const { founder } = await company(server);
    const job = await postedJob(server, founder);
    await applied(server, await jobSeeker(server), job.id);
    expect(await admin.call('GET /api/admin/stats')).toEqual({
      totalUsers: before.totalUsers + 2,
      totalCompanies: before.totalCompanies + 1,
      totalJobs: before.totalJobs + 1,
      totalApplications: before.totalApplications + 1,
    });
  });

  test.each(['users', 'companies', 'jobs', 'audit'])(
    'of %s have everything once, page by page',
    async (list) => {
      const whole = (await admin.get(`/api/admin/${list}?limit=200`)).json as { id: number }[]; // The list that the contract says it is.
      const paged: number[] = [];
      for (let next: string | undefined = `/api/admin/${list}?limit=4`; next;) {
        const { json, headers } = await admin.get(next);
        paged.push(...(json as { id: number }[]).map(({ id }) => id));
        next = /^<(.+)>; rel="next"$/.exec(String(headers.link))?.[1];
      }
      expect(paged).toEqual(whole.map(({ id }) => id));
      expect(new Set(paged).size).toBe(paged.length);
    },
  );

  test('are searched by the text that was typed', async () => {
    const found = await jobSeeker(server, { username: 'find_me', firstName: 'Ibrahim', lastName: 'Waheed' });
    for (const search of ['find_me', 'ibrahim', 'WAHEED', 'find_me@example.com']) {
      expect((await admin.call('GET /api/admin/users', { query: { search } })).map(({ id }) => id)).toEqual([
        found.id,
      ]);
    }
    expect(await admin.call('GET /api/admin/users', { query: { search: 'find%me' } })).toEqual([]);
    expect(
      await admin.call('GET /api/admin/users', { query: { search: 'find_me', userType: 'recruiter' } }),
    ).toEqual([]);
  });
});
