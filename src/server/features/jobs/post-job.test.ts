import { beforeAll, describe, expect, test } from 'vitest';
import { row, rows } from '#server/db/query.ts';
import { company, hiringManager, jobSeeker, joined, platformAdmin, recruiter } from '#test/people.ts';
import { postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile, startServer } from '#test/server.ts';

const server = serverForThisFile();
const posting = { title: 'Dive instructor', description: 'Two dives a day.' };
const problem = { accept: 'application/problem+json' };
let employer: { id: number; founder: Person };

beforeAll(async () => {
  employer = await company(server);
});

test('a posted job is open, full time and its poster’s, with nothing taken from the body but what is its own', async () => {
  const job = await postedJob(server, employer.founder, {
    ...posting,
    skillsRequired: [' PADI ', 'padi', '', 'First  aid'],
  });
  expect(job).toMatchObject({
    ...posting,
    companyId: employer.id,
    recruiterId: employer.founder.id,
    employmentType: 'full_time',
    status: 'active',
    open: true,
    skillsRequired: ['PADI', 'First aid'],
    applicationCount: 0,
    applicationDeadline: null,
    closesAt: null,
    mayEdit: true,
    mayChangeStatus: true,
  });
});

describe('for whom one posts', () => {
  test('without a company: the open one, of which the poster becomes an unverified member', async () => {
    for (const companyId of [undefined, 1]) {
      const poster = await recruiter(server);
      expect(await postedJob(server, poster, { companyId })).toMatchObject({
        companyId: 1,
        companyVerified: false,
      });
      await postedJob(server, poster, { companyId });
      const { memberships } = await server.as(poster).call('GET /api/user');
      expect(memberships).toMatchObject([{ companyId: 1, role: 'recruiter', verified: false }]);
    }
  });

  test('with a company of one’s own: that one, also when the client’s default says 1', async () => {
    for (const companyId of [undefined, 1, employer.id]) {
      expect(await postedJob(server, employer.founder, { companyId })).toMatchObject({
        companyId: employer.id,
      });
    }
    const manager = await joined(server, await hiringManager(server), employer.id);
    expect(await postedJob(server, manager)).toMatchObject({
      companyId: employer.id,
      recruiterId: manager.id,
    });
  });

  test('never another company, nor one that has not let the poster in', async () => {
    const stranger = await recruiter(server);
    const asker = await joined(server, await recruiter(server), employer.id, { verified: false });
    for (const poster of [stranger, asker]) {
      const refused = await server.as(poster).post('/api/jobs', { ...posting, companyId: employer.id });
      expect(refused.status).toBe(403);
    }
    expect(
      (await server.as(employer.founder).post('/api/jobs', { ...posting, companyId: 2_147_483_647 })).status,
    ).toBe(403);
  });

  test('not a suspended company', async () => {
    const suspended = await company(server, 'Suspended');
    const admin = server.as(await platformAdmin(server));
    await admin.call('PUT /api/admin/companies/:id', {
      params: { id: suspended.id },
      body: { suspended: true },
    });
    const refused = await server.as(suspended.founder).post('/api/jobs', posting);
    expect(refused).toMatchObject({ status: 409, text: expect.stringMatching(/company is suspended/) });
  });
});

test('a posting is an event, saved with it', async () => {
  const job = await postedJob(server, employer.founder);
  const events = await rows(
    server.database.pool,
    `select type, actor_id as "actorId" from event where type like 'job.%' and subject_id = $1`,
    [job.id],
  );
  expect(events).toEqual([{ type: 'job.posted', actorId: employer.founder.id }]);
});

test.each([
  ['USD 2,400–3,000 + service charge / month', [2_400, 3_000, 'USD', 'month']],
  ['£36,000 a year', [3_000, 3_000, 'GBP', 'year']],
  ['negotiable', [null, null, null, null]],
  [null, [null, null, null, null]],
])('a salary of “%s” is kept as written and read beside it', async (salaryRange, reading) => {
  const job = await postedJob(server, employer.founder, { salaryRange });
  expect(job.salaryRange).toBe(salaryRange);
  const kept = await row<object>(
    server.database.pool,
    'select salary_min_monthly, salary_max_monthly, salary_currency, salary_period from job_posting where id = $1',
    [job.id],
  );
  expect(Object.values(kept ?? {})).toEqual(reading);
});

describe('a deadline', () => {
  test.each([
    ['2031-12-31', '2031-12-31'],
    ['2031-12-31T00:00:00.000Z', '2031-12-31'],
    ['2031-12-31T23:30:00+05:00', '2031-12-31'],
    ['', null],
    [null, null],
  ])('of %j is kept as %j', async (applicationDeadline, kept) => {
    expect(await postedJob(server, employer.founder, { applicationDeadline })).toMatchObject({
      applicationDeadline: kept,
    });
  });

  test('lasts until the end of its day in the Maldives', async () => {
    const job = await postedJob(server, employer.founder, { applicationDeadline: '2031-12-31' });
    expect(job).toMatchObject({ closesAt: '2031-12-31T19:00:00Z', timeZone: 'Indian/Maldives' });
  });

  test.each([
    ['2031-06-30T18:59:59Z', 201],
    ['2031-06-30T19:00:00Z', 400],
  ])('of today can be given until %s', async (moment, status) => {
    const then = await startServer({ database: server.database, now: () => new Date(moment) });
    const reply = await then
      .as(employer.founder)
      .post('/api/jobs', { ...posting, applicationDeadline: '2031-06-30' });
    expect(reply.status).toBe(status);
    await then.close();
  });

  test('that has passed is refused at its field', async () => {
    const refused = await server
      .as(employer.founder)
      .post('/api/jobs', { ...posting, applicationDeadline: '2024-02-29' }, problem);
    expect(refused).toMatchObject({
      status: 400,
      json: {
        detail: 'Application deadline has already passed. Choose today or a later day.',
        fields: { applicationDeadline: expect.any(String) },
      },
    });
  });

  test.each([
    '2031-02-30',
    '2031-13-01',
    '31/12/2031',
    '2031-1-1',
    'tomorrow',
    '2031-12-31T25:00:00Z',
    '2031-12-31 garbage',
    '0031-12-31',
    '12031-12-31',
    20_311_231,
    true,
    ['2031-12-31'],
  ])('of %j is none', async (applicationDeadline) => {
    const refused = await server.as(employer.founder).post('/api/jobs', { ...posting, applicationDeadline });
    expect(refused).toMatchObject({
      status: 400,
      text: 'Application deadline must be a date such as 2026-03-31.',
    });
  });
});

test.each([
  [{}, { title: 'Title is required.', description: 'Description is required.' }],
  [
    { title: '  ', description: '\n' },
    { title: 'Title is required.', description: 'Description is required.' },
  ],
  [{ ...posting, title: 'x'.repeat(121) }, { title: 'Title can have at most 120 characters.' }],
  [
    { ...posting, description: 'x'.repeat(20_001) },
    { description: 'Description can have at most 20,000 characters.' },
  ],
  [
    { ...posting, employmentType: 'forever' },
    { employmentType: /^Employment type must be one of: full_time, / },
  ],
  [{ ...posting, status: 'closed' }, { status: /^Status must be one of: active, draft/ }],
  [{ ...posting, status: 'Active' }, { status: /^Status must be one of/ }],
  [{ ...posting, skillsRequired: 'diving' }, { skillsRequired: 'Skills must be a list of texts.' }],
  [{ ...posting, skillsRequired: [5] }, { skillsRequired: 'Skills must be a list of texts.' }],
  [
    { ...posting, skillsRequired: Array.from({ length: 51 }, (_, index) => `${index}`) },
    { skillsRequired: 'At most 50 skills can be listed.' },
  ],
  [{ ...posting, skillsRequired: ['x'.repeat(61)] }, { skillsRequired: /at most 60 characters/ }],
  [{ ...posting, companyId: '1' }, { companyId: /./ }],
  [{ ...posting, companyId: 0 }, { companyId: /./ }],
])('a posting with mistakes is told every field at fault, %#', async (body, fields) => {
  const refused = await server.as(employer.founder).post('/api/jobs', body, problem);
  expect(refused.status).toBe(400);
  const told = (refused.json as { fields: Record<string, string> }).fields; // RFC 9457 with our member, asked for above.
  expect(Object.keys(told)).toEqual(Object.keys(fields));
  for (const [field, words] of Object.entries(fields)) expect(told[field]).toMatch(words);
});

test('the longest posting that the bounds allow can be sent in any script', async () => {
  const text = 'ދ'.repeat(20_000);
  const job = await postedJob(server, employer.founder, {
    title: 'ދ'.repeat(120),
    description: text,
    requirements: text,
  });
  expect(job.description).toBe(text);
});

test('limits on the unverified hold when ten postings come at once', async () => {
  const limited = await startServer({ database: server.database, config: { limits: true } });
  const poster = await recruiter(server);
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => limited.as(poster).post('/api/jobs', posting)),
  );
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(3);
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(7);
  await limited.close();
});

test('a job seeker is told that posting is not theirs', async () => {
  expect(await server.as(await jobSeeker(server)).post('/api/jobs', posting)).toMatchObject({ status: 403 });
});

test('a job may say when work begins, and whether match scores of its applicants are shown', async () => {
  const job = await postedJob(server, employer.founder, {
    ...posting,
    startDate: '2031-02-01',
    assist: false,
  });
  expect(job).toMatchObject({ startDate: '2031-02-01', assist: false, assistOn: false });
  expect(await postedJob(server, employer.founder, posting)).toMatchObject({
    startDate: null,
    assist: true,
    assistOn: true,
  });
  const seen = await server.as(await jobSeeker(server)).call('GET /api/jobs/:id', { params: { id: job.id } });
  expect(seen.startDate).toBe('2031-02-01');
  expect(seen).not.toHaveProperty('assist');
  expect(seen).not.toHaveProperty('assistOn');
});

test('a company’s switch takes match scores off all of its jobs', async () => {
  const other = await company(server);
  const { id } = await postedJob(server, other.founder);
  await server.as(other.founder).call('PUT /api/company/settings', { body: { assist: false } });
  expect(await server.as(other.founder).call('GET /api/jobs/:id', { params: { id } })).toMatchObject({
    assist: true,
    assistOn: false,
  });
});

describe('words that shut people out', () => {
  const unfair = {
    title: 'Waiter',
    description: 'Serves breakfast. Females only. Must be 18 to serve alcohol.',
  };

  test('do not keep a job from being posted, but that it was is on record, with the words', async () => {
    const job = await postedJob(server, employer.founder, unfair);
    expect(job.open).toBe(true);
    expect(await unfairWordsOnRecord(job.id)).toEqual([
      { actorId: employer.founder.id, details: { words: ['Females only'], kinds: ['gender'] } },
    ]);
  });

  test('are recorded once, however often the job is saved, and anew when they change', async () => {
    const { id } = await postedJob(server, employer.founder, unfair);
    const change = (body: object) =>
      server.as(employer.founder).call('PUT /api/jobs/:id', { params: { id }, body });
    await change({ location: 'Malé' });
    await change({ status: 'paused' });
    await change({ status: 'active' });
    expect(await unfairWordsOnRecord(id)).toHaveLength(1);
    await change({ requirements: 'Age limit: 35' });
    expect((await unfairWordsOnRecord(id)).at(-1)?.details).toEqual({
      words: ['Females only', 'Age limit: 35'],
      kinds: ['gender', 'age'],
    });
  });

  test('of a draft are recorded when it is published, and a fair job leaves no line', async () => {
    const draft = await postedJob(server, employer.founder, { ...unfair, status: 'draft' });
    expect(await unfairWordsOnRecord(draft.id)).toEqual([]);
    await server
      .as(employer.founder)
      .call('PUT /api/jobs/:id', { params: { id: draft.id }, body: { status: 'active' } });
    expect(await unfairWordsOnRecord(draft.id)).toHaveLength(1);
    expect(await unfairWordsOnRecord((await postedJob(server, employer.founder)).id)).toEqual([]);
  });
});

async function unfairWordsOnRecord(jobId: number) {
  return rows<{ actorId: number; details: object }>(
    server.database.pool,
    `select actor_id as "actorId", details from audit_log where action = 'job.unfair_words' and subject_id = $1 order by id`,
    [jobId],
  );
}
