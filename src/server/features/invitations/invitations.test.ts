import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Job } from '#contract/api.ts';
import { company, jobSeeker, recruiter } from '#test/people.ts';
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
