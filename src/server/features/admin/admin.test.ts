import { beforeAll, describe, expect, test } from 'vitest';
import type { QueryInput } from '#contract/api.ts';
import { openCompanyId } from '#domain/limits.ts';
import { rows, run } from '#server/db/query.ts';
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

describe('an account', () => {
  const change = (id: number, body: object) => admin.put(`/api/admin/users/${id}`, body);

  test('that is disabled is signed out everywhere at once, hidden, and the same again once it is enabled', async () => {
    const { id: companyId, founder } = await company(server);
    const job = await postedJob(server, founder);
    const seeker = await jobSeeker(server);
    await applied(server, seeker, job.id);
    expect((await server.as(seeker).get('/api/user')).status).toBe(200);
    expect((await change(seeker.id, { disabled: true })).json).toMatchObject({
      disabledAt: expect.any(String),
    });
    expect((await server.as(seeker).get('/api/user')).status).toBe(401);
    const candidates = async () =>
      (await server.as(founder).call('GET /api/company/candidates')).map(({ id }) => id);
    expect((await change(seeker.id, { disabled: false })).json).toMatchObject({ disabledAt: null });
    expect(await candidates()).toEqual([seeker.id]);
    // What was ended stays ended: they sign in anew.
    expect((await server.as(seeker).get('/api/user')).status).toBe(401);
    expect(companyId).toBeGreaterThan(0);
  });

  test('that is disabled twice keeps the time of the first', async () => {
    const { id } = await recruiter(server);
    const first = await change(id, { disabled: true });
    const again = await change(id, { disabled: true });
    expect(again.json).toEqual(first.json);
  });

  test.each([{ disabled: 'yes' }, { disabled: null }, { userType: null }, { userType: ['recruiter'] }])(
    'is not changed by %j',
    async (body) => {
      const { id } = await recruiter(server);
      expect((await change(id, body)).status).toBe(400);
    },
  );

  test('is nobody’s to change who is no platform admin, and what is not there is nobody’s', async () => {
    const { id } = await jobSeeker(server);
    const { founder } = await company(server);
    expect((await server.as(founder).put(`/api/admin/users/${id}`, { disabled: true })).status).toBe(403);
    for (const missing of [2_000_000_000, 0, 'me']) {
      expect((await admin.put(`/api/admin/users/${missing}`, { disabled: true })).status).toBe(404);
      expect((await admin.put(`/api/admin/companies/${missing}`, { verified: true })).status).toBe(404);
      expect((await admin.put(`/api/admin/jobs/${missing}`, { status: 'closed' })).status).toBe(404);
    }
  });

  test('shows no password, neither here nor in the record of what was done to it', async () => {
    const { id } = await recruiter(server);
    await change(id, { disabled: true });
    for (const path of ['/api/admin/users', '/api/admin/audit']) {
      const { text } = await admin.get(path);
      expect(text).not.toMatch(/argon2|password"/);
    }
  });
});

describe('a company', () => {
  const change = (id: number, body: object) => admin.put(`/api/admin/companies/${id}`, body);

  test('of those without one cannot be said to be who it says', async () => {
    expect((await change(openCompanyId, { verified: true })).status).toBe(409);
    expect((await change(openCompanyId, { employeeCount: 3 })).status).toBe(200);
  });

  test('changes by what is sent and keeps the rest, and what is emptied is empty', async () => {
    const { id } = await company(server, undefined, { verified: false });
    await change(id, { employeeCount: 40 });
    const first = await change(id, { verified: true });
    expect(first.json).toMatchObject({
      employeeCount: 40,
      verifiedAt: expect.any(String),
      suspendedAt: null,
    });
    const again = await change(id, { verified: true, employeeCount: null });
    expect(again.json).toMatchObject({
      employeeCount: null,
      verifiedAt: (first.json as { verifiedAt: string }).verifiedAt, // What the contract says.
    });
    expect((await change(id, { verified: false })).json).toMatchObject({ verifiedAt: null });
  });

  test('is found by how it stands, and a suspended one stands apart whether verified or not', async () => {
    const name = `Standing ${crypto.randomUUID().slice(0, 8)}`;
    const made = await Promise.all(
      [true, false, true, false].map((verified, at) => company(server, `${name} ${at}`, { verified })),
    );
    for (const { id } of made.slice(2)) await change(id, { suspended: true });
    const found = async (standing?: 'verified' | 'unverified' | 'suspended') => {
      const list = await admin.call('GET /api/admin/companies', { query: { search: name, standing } });
      return list.map(({ id }) => id).toSorted((a, b) => a - b);
    };
    const ids = made.map(({ id }) => id).toSorted((a, b) => a - b);
    const [verified, unverified, ...suspended] = made.map(({ id }) => id);
    expect(await found('verified')).toEqual([verified]);
    expect(await found('unverified')).toEqual([unverified]);
    expect(await found('suspended')).toEqual(suspended.toSorted((a, b) => a - b));
    expect(await found()).toEqual(ids);
  });
});

describe('a job', () => {
  test('whose last day has passed is not opened again, and says why', async () => {
    const { founder } = await company(server);
    const { id } = await postedJob(server, founder);
    await admin.call('PUT /api/admin/jobs/:id', { params: { id }, body: { status: 'closed' } });
    await run(
      server.database.pool,
      `update job_posting set application_deadline = current_date - 2, closes_at = now() - interval '1 day' where id = $1`,
      [id],
    );
    expect(await admin.put(`/api/admin/jobs/${id}`, { status: 'active' })).toMatchObject({
      status: 409,
      text: 'The application deadline has passed, so this job cannot be reopened.',
    });
    expect((await admin.put(`/api/admin/jobs/${id}`, { status: 'sold' })).status).toBe(400);
  });

  test('is found by its title, its company and its place, in whatever status', async () => {
    const word = crypto.randomUUID().slice(0, 8);
    const { founder } = await company(server, `House ${word}`);
    const open = await postedJob(server, founder, { title: 'Waiter' });
    const draft = await postedJob(server, founder, { title: 'Barista', status: 'draft' });
    const found = async (query: QueryInput<'GET /api/admin/jobs'>) =>
      (await admin.call('GET /api/admin/jobs', { query })).map(({ id }) => id);
    expect(await found({ search: `house ${word}` })).toEqual([draft.id, open.id]);
    expect(await found({ search: word, status: 'draft' })).toEqual([draft.id]);
    expect(await found({ search: word, status: 'closed' })).toEqual([]);
    expect((await admin.get('/api/admin/jobs?status=lost')).status).toBe(400);
  });

  test('that is taken down is on record with what it was, and who runs it hears of it', async () => {
    const { founder } = await company(server);
    const { id } = await postedJob(server, founder);
    await admin.call('PUT /api/admin/jobs/:id', { params: { id }, body: { status: 'closed' } });
    const [entry] = await admin.call('GET /api/admin/audit', { query: { subject: 'job' } });
    expect(entry).toMatchObject({
      action: 'job.status',
      subjectId: id,
      details: { from: 'active', to: 'closed' },
    });
    const heard = await server.as(founder).call('GET /api/live', { query: { since: 0 } });
    expect(heard.at(-1)).toMatchObject({ type: 'job.changed', subjectId: id, own: false });
  });
});
