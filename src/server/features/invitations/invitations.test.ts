import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Job } from '#contract/api.ts';
import { run } from '#server/db/query.ts';
import { company, companyAdmin, jobSeeker, joined, platformAdmin, recruiter } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
let employer: { id: number; founder: Person };
let job: Job;
let findable: Person;

beforeAll(async () => {
  employer = await company(server);
});
beforeEach(async () => {
  job = await postedJob(server, employer.founder);
  findable = await jobSeeker(server);
  await server
    .as(findable)
    .call('PUT /api/profile/job-seeker', { body: { title: 'Skipper', discoverable: true } });
});

const invite = (candidateId: number, more: object = {}, person = employer.founder, to = job.id) =>
  server.as(person).post(`/api/jobs/${to}/invitations`, { candidateId, ...more });
const invitations = (person: Person) => server.as(person).call('GET /api/invitations');
const found = async () => {
  const list = await server
    .as(employer.founder)
    .call('GET /api/company/candidates', { query: { limit: 200 } });
  return list.map(({ id }) => id);
};

describe('nobody is invited', () => {
  test('who does not want to be found, as if they were not there', async () => {
    const hidden = await jobSeeker(server);
    const unknown = await invite(2_000_000_000);
    const reply = await invite(hidden.id);
    expect(reply.status).toBe(400);
    expect(reply.text).toBe(unknown.text);
  });

  test('by somebody no company has vouched for', async () => {
    const unverified = await recruiter(server);
    const own = await postedJob(server, unverified);
    expect((await invite(findable.id, {}, unverified, own.id)).status).toBe(400);
  });

  test('to a job that is closed, or that is somebody else’s', async () => {
    await server
      .as(employer.founder)
      .call('PUT /api/jobs/:id', { params: { id: job.id }, body: { status: 'closed' } });
    expect((await invite(findable.id)).status).toBe(409);
    const rivals = await postedJob(server, (await company(server)).founder);
    expect((await invite(findable.id, {}, employer.founder, rivals.id)).status).toBe(404);
  });

  test('twice to the same job, or after they have applied', async () => {
    expect((await invite(findable.id)).status).toBe(201);
    expect((await invite(findable.id)).text).toBe('This person has been invited to this job already.');
    const other = await postedJob(server, employer.founder);
    await applied(server, findable, other.id);
    expect((await invite(findable.id, {}, employer.founder, other.id)).status).toBe(409);
  });

  test.each([{ message: 'x'.repeat(2_001) }, { message: 7 }])('with a message like %j', async (more) => {
    expect((await invite(findable.id, more)).status).toBe(400);
  });
});

describe('an invitation', () => {
  test('reaches the person with its message, and they may apply or decline', async () => {
    await invite(findable.id, { message: 'Your years on liveaboards are what we need.' });
    const [first] = await invitations(findable);
    expect(first).toMatchObject({
      job: { id: job.id, open: true },
      message: 'Your years on liveaboards are what we need.',
      applied: false,
      declinedAt: null,
    });
    const [told] = await server.as(findable).call('GET /api/notifications');
    expect(told).toMatchObject({ type: 'invitation.sent', jobId: job.id });
    await server.as(findable).call('POST /api/invitations/:id/decline', { params: { id: first?.id ?? 0 } });
    expect((await invitations(findable))[0]?.declinedAt).not.toBeNull();
    await applied(server, findable, job.id);
    expect((await invitations(findable))[0]).toMatchObject({ applied: true });
  });

  test('is nobody else’s to see or to decline', async () => {
    await invite(findable.id);
    const [first] = await invitations(findable);
    const stranger = await jobSeeker(server);
    expect(await invitations(stranger)).toEqual([]);
    expect((await server.as(stranger).post(`/api/invitations/${first?.id}/decline`)).status).toBe(404);
  });
});

describe('hiding from a company', () => {
  test('takes one out of what it finds, and it cannot invite one', async () => {
    expect(await found()).toContain(findable.id);
    await server.as(findable).call('PUT /api/hidden-companies/:id', { params: { id: employer.id } });
    expect(await server.as(findable).call('GET /api/hidden-companies')).toMatchObject([{ id: employer.id }]);
    expect(await found()).not.toContain(findable.id);
    expect((await invite(findable.id)).status).toBe(400);
    await server.as(findable).call('DELETE /api/hidden-companies/:id', { params: { id: employer.id } });
    expect(await found()).toContain(findable.id);
  });

  test('leaves it what one sends it oneself', async () => {
    await server.as(findable).call('PUT /api/hidden-companies/:id', { params: { id: employer.id } });
    await applied(server, findable, job.id);
    expect(await found()).toContain(findable.id);
  });
});

describe('an invitation is not sent', () => {
  test('by who does not hire: job seekers, company admins, the platform', async () => {
    const admin = await joined(server, await companyAdmin(server), employer.id);
    for (const person of [await jobSeeker(server), admin, await platformAdmin(server)])
      expect((await invite(findable.id, {}, person)).status).toBe(403);
    expect((await server.as().post(`/api/jobs/${job.id}/invitations`, {})).status).toBe(401);
    expect(await invitations(findable)).toEqual([]);
  });

  test.each([{}, { candidateId: '7' }, { candidateId: 0 }, { candidateId: 1.5 }, { candidateId: null }])(
    'to whoever %j is',
    async (body) => {
      const reply = await server.as(employer.founder).post(`/api/jobs/${job.id}/invitations`, body);
      expect(reply.status).toBe(400);
    },
  );

  test('by an employer that is suspended', async () => {
    const stopped = await company(server);
    const theirs = await postedJob(server, stopped.founder);
    await run(server.database.pool, 'update company set suspended_at = now() where id = $1', [stopped.id]);
    expect((await invite(findable.id, {}, stopped.founder, theirs.id)).status).toBe(409);
    expect(await invitations(findable)).toEqual([]);
  });

  test('to a draft, or after the last day of applying', async () => {
    const draft = await postedJob(server, employer.founder, { status: 'draft' });
    expect((await invite(findable.id, {}, employer.founder, draft.id)).status).toBe(409);
    await run(
      server.database.pool,
      `update job_posting set application_deadline = current_date - 3, closes_at = now() - interval '2 days' where id = $1`,
      [job.id],
    );
    expect((await invite(findable.id)).status).toBe(409);
    expect(await invitations(findable)).toEqual([]);
  });

  test('to somebody who has withdrawn, whose account is disabled, or who hires themselves', async () => {
    const { id } = await applied(server, findable, job.id);
    await server.as(findable).call('POST /api/applications/:id/withdraw', { params: { id } });
    expect((await invite(findable.id)).status).toBe(409);
    const gone = await jobSeeker(server);
    await server
      .as(gone)
      .call('PUT /api/profile/job-seeker', { body: { title: 'Skipper', discoverable: true } });
    await run(server.database.pool, 'update user_account set disabled_at = now() where id = $1', [gone.id]);
    const unknown = await invite(2_000_000_000);
    for (const candidateId of [gone.id, employer.founder.id]) {
      const reply = await invite(candidateId);
      expect([reply.status, reply.text]).toEqual([400, unknown.text]);
    }
  });

  test('twice by two colleagues at the same moment', async () => {
    const colleague = await joined(server, await recruiter(server), employer.id);
    const replies = await Promise.all(
      [employer.founder, colleague, employer.founder].map((person) => invite(findable.id, {}, person)),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    expect(await invitations(findable)).toHaveLength(1);
    const told = await server.as(findable).call('GET /api/notifications');
    expect(told.filter(({ type }) => type === 'invitation.sent')).toHaveLength(1);
  });
});

describe('what somebody was invited to', () => {
  test('names the employer and not who of it wrote, and is what was written', async () => {
    const writer = await joined(
      server,
      await recruiter(server, { firstName: 'Nazim', lastName: 'Hassan' }),
      employer.id,
    );
    const message = 'Two lines,\n<b>not</b> a tag, and 100 % of “you”.';
    await invite(findable.id, { message }, writer);
    const reply = await server.as(findable).get('/api/invitations');
    expect(reply.text).not.toMatch(/Nazim|Hassan/);
    expect(await invitations(findable)).toMatchObject([{ message, job: { companyId: employer.id } }]);
  });

  test.each([undefined, null, '', '   '])('may come without a word: %j', async (message) => {
    expect((await invite(findable.id, { message })).status).toBe(201);
    expect(await invitations(findable)).toMatchObject([{ message: null }]);
  });

  test('says whether one can still apply, and goes on being there when one cannot', async () => {
    await invite(findable.id);
    const close = (status: 'closed' | 'active') =>
      server.as(employer.founder).call('PUT /api/jobs/:id', { params: { id: job.id }, body: { status } });
    await close('closed');
    expect(await invitations(findable)).toMatchObject([{ job: { id: job.id, open: false } }]);
    expect((await server.as(findable).post(`/api/jobs/${job.id}/applications`, {})).status).not.toBe(201);
    await close('active');
    expect(await invitations(findable)).toMatchObject([{ job: { id: job.id, open: true } }]);
  });

  test('is declined once: when that was stays as it was, and the employer is told nothing', async () => {
    await invite(findable.id);
    const [{ id } = { id: 0 }] = await invitations(findable);
    const hears = () => server.as(employer.founder).call('GET /api/live', { query: { since: 0 } });
    const notified = () => server.as(employer.founder).call('GET /api/notifications');
    const [before, told] = [await hears(), await notified()];
    const decline = () => server.as(findable).post(`/api/invitations/${id}/decline`);
    expect((await decline()).status).toBe(204);
    const [first] = await invitations(findable);
    expect((await decline()).status).toBe(204);
    expect(await invitations(findable)).toEqual([first]);
    expect(await hears()).toEqual(before);
    expect(await notified()).toEqual(told);
    // Once is enough: who has said no is not asked again.
    expect((await invite(findable.id)).status).toBe(409);
  });

  test('comes page by page, the latest first, each once', async () => {
    const jobs: number[] = [];
    for (let count = 0; count < 5; count += 1) {
      const { id } = await postedJob(server, employer.founder);
      jobs.unshift(id);
      await invite(findable.id, {}, employer.founder, id);
    }
    const paged: number[] = [];
    for (let next: string | undefined = '/api/invitations?limit=2'; next;) {
      const { json, headers } = await server.as(findable).get(next);
      paged.push(...(json as { job: { id: number } }[]).map((one) => one.job.id)); // What the contract says.
      next = /^<(.+)>; rel="next"$/.exec(String(headers.link))?.[1];
    }
    expect(paged).toEqual(jobs);
    expect((await server.as(findable).get('/api/invitations?cursor=nonsense')).status).toBe(400);
  });
});

describe('whom one is hidden from', () => {
  const hide = (id: number | string) => server.as(findable).put(`/api/hidden-companies/${id}`);
  const show = (id: number | string) => server.as(findable).delete(`/api/hidden-companies/${id}`);
  const hidden = async () =>
    (await server.as(findable).call('GET /api/hidden-companies')).map(({ id }) => id);

  test('is none that there is not', async () => {
    for (const id of [2_000_000_000, 'reef']) {
      expect((await hide(id)).status).toBe(404);
      expect((await show(id)).status).toBe(404);
    }
    expect(await hidden()).toEqual([]);
  });

  test('is said once and taken back once, however often', async () => {
    for (let again = 0; again < 2; again += 1) expect((await hide(employer.id)).status).toBe(204);
    expect(await hidden()).toEqual([employer.id]);
    for (let again = 0; again < 2; again += 1) expect((await show(employer.id)).status).toBe(204);
    expect(await hidden()).toEqual([]);
  });

  test('is one’s own to know: the company learns it nowhere, and another finds one all the same', async () => {
    const other = await company(server);
    await hide(employer.id);
    const looks = await server.as(employer.founder).get(`/api/company/candidates/${findable.id}`);
    const nobody = await server.as(employer.founder).get('/api/company/candidates/2000000000');
    expect([looks.status, looks.text]).toEqual([nobody.status, nobody.text]);
    const list = await server
      .as(other.founder)
      .call('GET /api/company/candidates', { query: { limit: 200 } });
    expect(list.map(({ id }) => id)).toContain(findable.id);
    expect((await server.as(employer.founder).get('/api/hidden-companies')).status).toBe(403);
  });

  test('keeps what came before: who was invited may still answer', async () => {
    await invite(findable.id);
    await hide(employer.id);
    const [{ id } = { id: 0 }] = await invitations(findable);
    expect((await server.as(findable).post(`/api/invitations/${id}/decline`)).status).toBe(204);
    expect((await server.as(findable).post(`/api/jobs/${job.id}/applications`, {})).status).toBe(201);
  });
});
