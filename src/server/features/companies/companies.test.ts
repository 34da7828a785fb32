import { describe, expect, test } from 'vitest';
import { rows } from '#server/db/query.ts';
import {
  company,
  companyAdmin,
  foundedBy,
  hiringManager,
  jobSeeker,
  joined,
  platformAdmin,
  recruiter,
} from '#test/people.ts';
import { postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
const problem = { accept: 'application/problem+json' };

const membershipsOf = async (person: Person) => (await server.as(person).call('GET /api/user')).memberships;

describe('founding a company', () => {
  test('makes its founder the first verified member, who manages it', async () => {
    const founder = await hiringManager(server);
    const id = await foundedBy(server, founder, 'Coral Bay', { verified: false });
    expect(await membershipsOf(founder)).toMatchObject([
      {
        companyId: id,
        companyName: 'Coral Bay',
        role: 'company_admin',
        verified: true,
        applicationDeadlineDays: 30,
      },
    ]);
    expect(await server.as(founder).call('GET /api/companies/:id', { params: { id } })).toMatchObject({
      name: 'Coral Bay',
      verified: false,
      openJobs: 0,
    });
    expect(await server.as(founder).call('GET /api/company/settings')).toMatchObject({
      companyId: id,
      companyName: 'Coral Bay',
    });
  });

  test.each(['Sea House', 'SEA HOUSE', '  Sea   House '])(
    'refuses the name %j that somebody has',
    async (name) => {
      await server.as(await recruiter(server)).post('/api/companies', { name: 'Sea House' });
      const refused = await server.as(await recruiter(server)).post('/api/companies', { name }, problem);
      expect(refused).toMatchObject({
        status: 409,
        json: { code: 'company_name_taken', fields: { name: expect.any(String) } },
      });
    },
  );

  test('is done once by one person, also when it is sent many times at once', async () => {
    const founder = await recruiter(server);
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        server.as(founder).post('/api/companies', { name: `Many ${index} ${founder.username}` }),
      ),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(7);
    expect(await membershipsOf(founder)).toHaveLength(1);
  });

  test('is still possible after asking elsewhere', async () => {
    const { id } = await company(server);
    const asker = await recruiter(server);
    await server.as(asker).call('POST /api/companies/:id/members', { params: { id } });
    expect(await foundedBy(server, asker)).toBeGreaterThan(0);
  });
});

test('the list of companies tells how many fit', async () => {
  const word = `Counted${Date.now()}`;
  for (const number of [1, 2, 3]) {
    const founder = await recruiter(server);
    await server.as(founder).call('POST /api/companies', { body: { name: `${word} ${number}` } });
  }
  const { json, headers } = await server
    .as(await jobSeeker(server))
    .get(`/api/companies?search=${word}&limit=2`);
  expect(json).toHaveLength(2);
  expect(headers['total-count']).toBe('3');
});

describe('a company’s members', () => {
  const verify = (manager: Person, id: number, userId: number, body: object) =>
    server.as(manager).put(`/api/companies/${id}/members/${userId}`, body);

  test('ask to join, see nothing until they are let in, and everything after', async () => {
    const { id, founder } = await company(server);
    const job = await postedJob(server, founder, { status: 'draft' });
    const asker = await recruiter(server);
    const asked = await server.as(asker).call('POST /api/companies/:id/members', { params: { id } });
    expect(asked).toMatchObject({ userId: asker.id, role: 'recruiter', verified: false });
    expect((await server.as(asker).get(`/api/jobs/${job.id}`)).status).toBe(404);
    expect((await server.as(asker).post(`/api/companies/${id}/members`)).status).toBe(409);

    const open = server.as(asker);
    expect((await verify(founder, id, asker.id, { verified: true })).json).toMatchObject({ verified: true });
    expect((await open.get(`/api/jobs/${job.id}`)).status).toBe(200);
    const listed = await server.as(founder).call('GET /api/companies/:id/members', { params: { id } });
    expect(listed.map(({ userId, role, verified }) => [userId, role, verified])).toEqual([
      [founder.id, 'company_admin', true],
      [asker.id, 'recruiter', true],
    ]);
  });

  test('are let in by a platform admin too, on record', async () => {
    const { id } = await company(server);
    const asker = await recruiter(server);
    await server.as(asker).call('POST /api/companies/:id/members', { params: { id } });
    const admin = await platformAdmin(server);
    expect((await verify(admin, id, asker.id, { verified: true })).status).toBe(200);
    const audit = await rows(
      server.database.pool,
      'select action, subject_id as "subjectId", details from audit_log where actor_id = $1',
      [admin.id],
    );
    expect(audit).toEqual([
      { action: 'membership.changed', subjectId: id, details: { userId: asker.id, verified: true } },
    ]);
  });

  test('belong to one company: whoever is in is not let in elsewhere', async () => {
    const here = await company(server);
    const there = await company(server);
    const member = await joined(server, await recruiter(server), here.id);
    await server.as(member).call('POST /api/companies/:id/members', { params: { id: there.id } });
    expect(await verify(there.founder, there.id, member.id, { verified: true })).toMatchObject({
      status: 409,
      text: expect.stringMatching(/have to leave it first/),
    });
    await server
      .as(here.founder)
      .call('DELETE /api/companies/:id/members/:userId', { params: { id: here.id, userId: member.id } });
    expect((await verify(there.founder, there.id, member.id, { verified: true })).status).toBe(200);
  });

  test('leave by themselves', async () => {
    const { id } = await company(server);
    const member = await joined(server, await recruiter(server), id);
    await server
      .as(member)
      .call('DELETE /api/companies/:id/members/:userId', { params: { id, userId: member.id } });
    expect(await membershipsOf(member)).toEqual([]);
    expect((await server.as(member).delete(`/api/companies/${id}/members/${member.id}`)).status).toBe(404);
  });

  test('do not lose their last admin, neither by leaving nor by another role', async () => {
    const { id, founder } = await company(server);
    expect(await server.as(founder).delete(`/api/companies/${id}/members/${founder.id}`)).toMatchObject({
      status: 409,
      text: expect.stringMatching(/last admin/),
    });
    expect((await verify(founder, id, founder.id, { role: 'recruiter' })).status).toBe(409);
    expect((await verify(founder, id, founder.id, { verified: false })).status).toBe(409);

    const second = await joined(server, await recruiter(server), id);
    expect((await verify(founder, id, second.id, { role: 'company_admin' })).status).toBe(200);
    expect((await verify(founder, id, founder.id, { role: 'recruiter' })).status).toBe(200);
    expect((await server.as(founder).get(`/api/companies/${id}/members`)).status).toBe(403);
  });

  test('keep one admin when two leave at once', async () => {
    const { id, founder } = await company(server);
    const second = await joined(server, await recruiter(server), id, { role: 'company_admin' });
    const leaving = await Promise.all(
      [founder, second].map((person) =>
        server.as(person).delete(`/api/companies/${id}/members/${person.id}`),
      ),
    );
    expect(leaving.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
  });

  test('do not lose their last admin who can sign in: one whose account is disabled, or hires nobody, is none', async () => {
    const { id, founder } = await company(server);
    const [disabled, gone] = [await recruiter(server), await recruiter(server)];
    for (const admin of [disabled, gone]) await joined(server, admin, id, { role: 'company_admin' });
    const platform = server.as(await platformAdmin(server));
    await platform.call('PUT /api/admin/users/:id', {
      params: { id: disabled.id },
      body: { disabled: true },
    });
    await platform.call('PUT /api/admin/users/:id', {
      params: { id: gone.id },
      body: { userType: 'job_seeker' },
    });
    const leave = ({ id: userId }: Person) =>
      server.as(founder).delete(`/api/companies/${id}/members/${userId}`, problem);
    expect(await leave(founder)).toMatchObject({ status: 409, json: { code: 'last_company_admin' } });
    expect((await verify(founder, id, founder.id, { role: 'recruiter' })).status).toBe(409);
    // They are no admin to keep, either.
    expect([(await leave(disabled)).status, (await leave(gone)).status]).toEqual([204, 204]);
  });

  test('are a leaver’s to clear up for a platform admin', async () => {
    const { id, founder } = await company(server);
    const admin = server.as(await platformAdmin(server));
    await admin.call('DELETE /api/companies/:id/members/:userId', { params: { id, userId: founder.id } });
    expect(await membershipsOf(founder)).toEqual([]);
  });

  test('are of the hiring side: a company admin joins as one, a job seeker not at all', async () => {
    const { id } = await company(server);
    const asked = await server
      .as(await companyAdmin(server))
      .call('POST /api/companies/:id/members', { params: { id } });
    expect(asked).toMatchObject({ role: 'company_admin', verified: false });
    expect((await server.as(await jobSeeker(server)).post(`/api/companies/${id}/members`)).status).toBe(403);
  });
});

describe('a company’s settings', () => {
  test('change by what is sent and keep the rest, also when two forms are sent at once', async () => {
    const { founder } = await company(server);
    const change = (body: object) => server.as(founder).put('/api/company/settings', body);
    const replies = await Promise.all([
      change({ phone: '+960 330 0000' }),
      change({ industry: 'Hospitality' }),
      change({ address: 'Malé' }),
      change({ applicationDeadlineDays: 45 }),
      change({ linkedinUrl: 'https://example.com/in' }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await server.as(founder).call('GET /api/company/settings')).toMatchObject({
      phone: '+960 330 0000',
      industry: 'Hospitality',
      address: 'Malé',
      applicationDeadlineDays: 45,
      linkedinUrl: 'https://example.com/in',
    });
  });

  test('are sent back as they were read, with the company in them', async () => {
    const { id: companyId, founder } = await company(server);
    const reply = await server.as(founder).put('/api/company/settings', { companyId, industry: 'Boats' });
    expect(reply).toMatchObject({ status: 200, json: { companyId, industry: 'Boats' } });
  });

  test.each([0, 366, -1, 1.5, '30', null, 1e9])(
    'take no %j days for a deadline',
    async (applicationDeadlineDays) => {
      const { founder } = await company(server);
      const refused = await server.as(founder).put('/api/company/settings', { applicationDeadlineDays });
      expect(refused).toMatchObject({
        status: 400,
        text: expect.stringMatching(/^Default application deadline (must be 1 to 365 days|is required)\.$/),
      });
    },
  );

  test.each([1, 365])('take %i days', async (applicationDeadlineDays) => {
    const { founder } = await company(server);
    await server.as(founder).call('PUT /api/company/settings', { body: { applicationDeadlineDays } });
    expect(await membershipsOf(founder)).toMatchObject([{ applicationDeadlineDays }]);
  });

  test('take no name that another company has, and no empty one', async () => {
    const { founder } = await company(server, 'First of the name');
    await company(server, 'Second of the name');
    const put = (companyName: unknown) =>
      server.as(founder).put('/api/company/settings', { companyName }, problem);
    expect(await put('second OF the name')).toMatchObject({
      status: 409,
      json: { fields: { companyName: expect.any(String) } },
    });
    expect((await put(' ')).status).toBe(400);
    expect((await put(null)).status).toBe(400);
  });

  test('that are public show on the company’s page; the others do not', async () => {
    const { id, founder } = await company(server);
    await server.as(founder).call('PUT /api/company/settings', {
      body: {
        website: 'https://example.com',
        twitterUrl: 'https://example.com/x',
        contactEmail: 'canary@example.com',
        phone: 'canary',
        address: 'canary',
        autoResponseEmail: 'canary',
      },
    });
    const seen = await server.as(await jobSeeker(server)).get(`/api/companies/${id}`);
    expect(seen.json).toMatchObject({ website: 'https://example.com', twitterUrl: 'https://example.com/x' });
    expect(seen.text).not.toContain('canary');
  });

  test('are on record with who changed which', async () => {
    const { id, founder } = await company(server);
    await server.as(founder).call('PUT /api/company/settings', { body: { phone: '1', industry: 'Boats' } });
    const audit = await rows(
      server.database.pool,
      'select actor_id as "actorId", details from audit_log where subject_id = $1',
      [id],
    );
    expect(audit).toEqual([
      { actorId: founder.id, details: { fields: expect.arrayContaining(['phone', 'industry']) } },
    ]);
  });
});

describe('what a company says of how it is to work there', () => {
  test('is chosen from the two lists, five of each at most, and everybody can read it', async () => {
    const { id, founder } = await company(server);
    const change = (body: object) => server.as(founder).put('/api/company/settings', body);
    const six = ['care', 'learning', 'security', 'standards', 'nature', 'community'];
    for (const body of [
      { workValues: ['money'] },
      { workValues: six },
      { workWays: 'in_a_team' },
      { assist: 1 },
    ])
      expect((await change(body)).status).toBe(400);
    await server.as(founder).call('PUT /api/company/settings', {
      body: { workValues: ['nature', 'care', 'care'], workWays: ['in_a_team'] },
    });
    const seen = await server.as(await jobSeeker(server)).call('GET /api/companies/:id', { params: { id } });
    expect(seen).toMatchObject({ workValues: ['nature', 'care'], workWays: ['in_a_team'] });
    await server.as(founder).call('PUT /api/company/settings', { body: { industry: 'Boats' } });
    expect(await server.as(founder).call('GET /api/company/settings')).toMatchObject({
      workValues: ['nature', 'care'],
      assist: true,
    });
  });
});

describe('the directory of companies', () => {
  test('is in the order of names, page by page', async () => {
    for (const name of ['Žabac', 'alpha', 'Beta', 'ދިވެހި', 'Émile', '100% Sea', 'under_score'])
      await company(server, name);
    const seeker = server.as(await jobSeeker(server));
    const whole = (await seeker.call('GET /api/companies', { query: { limit: 200 } })).map(({ id }) => id);
    const paged: number[] = [];
    for (let next: string | undefined = '/api/companies?limit=3'; next;) {
      const { json, headers } = await seeker.get(next);
      paged.push(...(json as { id: number }[]).map(({ id }) => id)); // The list that the contract says it is.
      next = /^<(.+)>; rel="next"$/.exec(String(headers.link))?.[1];
    }
    expect(paged).toEqual(whole);
    expect(new Set(whole).size).toBe(whole.length);
  });

  test.each([
    ['alpha', ['alpha']],
    ['100%', ['100% Sea']],
    ['%', ['100% Sea']],
    ['_', ['under_score']],
    ['ދިވެހި', ['ދިވެހި']],
    ['no such company', []],
  ])('finds by the text that was typed, its signs taken literally: %j', async (search, names) => {
    const found = await server.as(await jobSeeker(server)).call('GET /api/companies', { query: { search } });
    expect(found.map(({ name }) => name)).toEqual(names);
  });
});
