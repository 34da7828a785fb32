import pg from 'pg';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Application } from '#contract/api.ts';
import { applicationStatuses } from '#domain/application-status.ts';
import { rows, run } from '#server/db/query.ts';
import { company, hiringManager, jobSeeker, joined, platformAdmin } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
let employer: { id: number; founder: Person };
let seeker: Person;
let application: Application;

beforeAll(async () => {
  employer = await company(server);
  seeker = await jobSeeker(server);
});
beforeEach(async () => {
  const job = await postedJob(server, employer.founder);
  application = await applied(server, seeker, job.id);
});

const move = (status: Application['status'], person = employer.founder) =>
  server
    .as(person)
    .call('PUT /api/applications/:id/status', { params: { id: application.id }, body: { status } });
const history = (person: Person) =>
  server.as(person).call('GET /api/applications/:id/history', { params: { id: application.id } });

describe('moving an application', () => {
  test('changes its status and the time of it, and is remembered', async () => {
    const moved = await move('interviewing');
    expect(moved).toMatchObject({ status: 'interviewing', mayMove: true });
    expect(moved.statusUpdatedAt > application.statusUpdatedAt).toBe(true);
    expect(await history(employer.founder)).toMatchObject([
      { from: null, to: 'submitted', withdrawal: false },
      { from: 'submitted', to: 'interviewing', withdrawal: false, by: employer.founder.username },
    ]);
    expect(
      await server.as(seeker).call('GET /api/applications/:id', { params: { id: application.id } }),
    ).toMatchObject({ status: 'interviewing' });
  });

  test('goes to any status from any, as the specification has it', async () => {
    for (const status of [...applicationStatuses.toReversed(), ...applicationStatuses]) await move(status);
    const [first, ...later] = await history(employer.founder);
    expect(first).toMatchObject({ from: null });
    for (const [index, { from }] of later.entries())
      expect(from).toBe(index === 0 ? 'submitted' : later[index - 1]?.to);
  });

  test('reads the whole application once, to show how it stands now', async () => {
    const sent = vi.spyOn(pg.Client.prototype, 'query');
    await move('interviewing');
    const whole = sent.mock.calls.filter(([statement]) => JSON.stringify(statement).includes('coverLetter'));
    sent.mockRestore();
    expect(whole).toHaveLength(1);
  });

  test('to the status it has writes nothing', async () => {
    await move('screening');
    const before = await server
      .as(employer.founder)
      .call('GET /api/applications/:id', { params: { id: application.id } });
    expect(await move('screening')).toEqual(before);
    expect(await history(employer.founder)).toHaveLength(2);
    expect(await events('application.moved')).toHaveLength(1);
  });

  test.each(['', 'Submitted', 'archived', null, 1, ['hired'], undefined])(
    'to %j is refused',
    async (status) => {
      const refused = await server
        .as(employer.founder)
        .put(`/api/applications/${application.id}/status`, { status });
      expect(refused).toMatchObject({
        status: 400,
        text: expect.stringMatching(/^Status must be one of: submitted, screening, /),
      });
    },
  );

  test('by twenty people at once leaves a history that leads to its status', async () => {
    const colleagues = await Promise.all(
      Array.from({ length: 4 }, async () => joined(server, await hiringManager(server), employer.id)),
    );
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        move(applicationStatuses[index % 6] ?? 'hired', colleagues[index % 4]),
      ),
    );
    const changes = await history(employer.founder);
    const now = await server
      .as(employer.founder)
      .call('GET /api/applications/:id', { params: { id: application.id } });
    expect(changes.at(-1)?.to).toBe(now.status);
    for (const [index, change] of changes.entries()) {
      expect(change.from).toBe(index === 0 ? null : changes[index - 1]?.to);
      expect(change.from).not.toBe(change.to);
    }
    expect(await events('application.moved')).toHaveLength(changes.length - 1);
    const times = changes.map(({ at }) => at);
    expect(times).toEqual(times.toSorted());
  });

  test('shows in the counts of both sides', async () => {
    const newcomer = await jobSeeker(server);
    const job = await postedJob(server, employer.founder);
    const { id } = await applied(server, newcomer, job.id);
    await server
      .as(employer.founder)
      .call('PUT /api/applications/:id/status', { params: { id }, body: { status: 'offered' } });
    const counts = { all: 1, submitted: 0, screening: 0, interviewing: 0, offered: 1, hired: 0, rejected: 0 };
    expect(await server.as(newcomer).call('GET /api/applications/counts')).toEqual(counts);
    expect(
      await server.as(employer.founder).call('GET /api/applications/counts', { query: { job: job.id } }),
    ).toEqual(counts);
    expect(
      await server
        .as(employer.founder)
        .call('GET /api/applications', { query: { job: job.id, status: 'offered' } }),
    ).toMatchObject([{ id }]);
    expect(
      await server
        .as(employer.founder)
        .call('GET /api/applications', { query: { job: job.id, status: 'hired' } }),
    ).toEqual([]);
  });
});

describe('withdrawing', () => {
  const withdraw = (person = seeker) =>
    server.as(person).call('POST /api/applications/:id/withdraw', { params: { id: application.id } });

  test('leaves the status and says when; twice is the same as once', async () => {
    await move('screening');
    const withdrawn = await withdraw();
    expect(withdrawn).toMatchObject({ status: 'screening', withdrawnAt: expect.any(String) });
    expect(await withdraw()).toEqual(withdrawn);
    expect(await history(seeker)).toMatchObject([
      { to: 'submitted' },
      { to: 'screening' },
      { from: 'screening', to: 'screening', withdrawal: true },
    ]);
    expect(await events('application.withdrawn')).toHaveLength(1);
  });

  test('ends all moving', async () => {
    await withdraw();
    const refused = await server
      .as(employer.founder)
      .put(`/api/applications/${application.id}/status`, { status: 'hired' });
    expect(refused).toMatchObject({
      status: 409,
      text: 'The applicant has withdrawn this application, so it cannot be moved.',
    });
    expect(
      await server.as(employer.founder).call('GET /api/applications/:id', { params: { id: application.id } }),
    ).toMatchObject({ mayMove: false });
  });

  test('is too late for who is hired, not for who is rejected', async () => {
    await move('hired');
    const refused = await server.as(seeker).post(`/api/applications/${application.id}/withdraw`);
    expect(refused).toMatchObject({ status: 409, text: expect.stringMatching(/hired/) });
    await move('rejected');
    expect(await withdraw()).toMatchObject({ withdrawnAt: expect.any(String) });
  });

  test('does not make room for a second application', async () => {
    await withdraw();
    expect(
      (await server.as(seeker).post(`/api/jobs/${application.jobPostingId}/applications`, {})).status,
    ).toBe(409);
  });

  test('while somebody moves it ends in one of the two, never half', async () => {
    const replies = await Promise.all([
      server.as(seeker).post(`/api/applications/${application.id}/withdraw`),
      ...Array.from({ length: 5 }, () =>
        server.as(employer.founder).put(`/api/applications/${application.id}/status`, { status: 'hired' }),
      ),
    ]);
    const seen = await server
      .as(employer.founder)
      .call('GET /api/applications/:id', { params: { id: application.id } });
    expect(seen.status === 'hired' && seen.withdrawnAt !== null).toBe(false);
    expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true);
  });
});

describe('notes', () => {
  test('are for those who run the job, and never in any answer to the applicant', async () => {
    const params = { id: application.id };
    await server
      .as(employer.founder)
      .call('PUT /api/applications/:id/notes', { params, body: { recruiterNotes: 'Canary note.' } });
    expect(await server.as(employer.founder).call('GET /api/applications/:id', { params })).toMatchObject({
      recruiterNotes: 'Canary note.',
    });
    const applicant = server.as(seeker);
    const job = application.jobPostingId;
    for (const path of ['', `/${params.id}`, `/${params.id}/history`, '/counts']) {
      expect((await applicant.get(`/api/applications${path}`)).text).not.toContain('anary');
    }
    for (const path of [
      `/api/jobs/${job}`,
      '/api/jobs',
      '/api/user',
      '/api/dashboard/stats',
      '/api/profile/job-seeker',
    ]) {
      expect((await applicant.get(path)).text).not.toContain('anary');
    }
    expect((await applicant.post(`/api/applications/${params.id}/withdraw`)).text).not.toContain('anary');
  });

  test('are emptied by an empty text', async () => {
    const params = { id: application.id };
    for (const recruiterNotes of ['', null]) {
      await server
        .as(employer.founder)
        .call('PUT /api/applications/:id/notes', { params, body: { recruiterNotes: 'Something.' } });
      expect(
        await server
          .as(employer.founder)
          .call('PUT /api/applications/:id/notes', { params, body: { recruiterNotes } }),
      ).toMatchObject({ recruiterNotes: null });
    }
  });

  test('can be long, not endless', async () => {
    const put = (recruiterNotes: string) =>
      server.as(employer.founder).put(`/api/applications/${application.id}/notes`, { recruiterNotes });
    expect((await put('ދ'.repeat(8_000))).status).toBe(200);
    expect(await put('x'.repeat(8_001))).toMatchObject({
      status: 400,
      text: 'Notes can have at most 8,000 characters.',
    });
  });
});

describe('who sees what of an application', () => {
  test('the applicant learns what happened and when, not who did it', async () => {
    await move('screening');
    const changes = await history(seeker);
    expect(changes).toHaveLength(2);
    for (const change of changes) expect(change).not.toHaveProperty('by');
  });

  test('those who run the job see how to reach the applicant', async () => {
    await server.as(seeker).call('PUT /api/profile/job-seeker', { body: { phone: '+960 777 0000' } });
    const [seen] = await server
      .as(employer.founder)
      .call('GET /api/applications', { query: { job: application.jobPostingId } });
    expect(seen).toMatchObject({
      applicantEmail: `${seeker.username}@example.com`,
      applicantPhone: '+960 777 0000',
    });
  });

  test('a platform admin’s reading is on record', async () => {
    const admin = await platformAdmin(server);
    await server.as(admin).call('GET /api/applications');
    await server.as(admin).call('GET /api/applications/:id', { params: { id: application.id } });
    await server.as(admin).call('GET /api/applications/:id/history', { params: { id: application.id } });
    const read = await rows(
      server.database.pool,
      `select details ->> 'call' as call, details -> 'id' as id, details -> 'ids' @> $2::jsonb as listed
       from security_log where actor_id = $1 and act = 'people.read' order by security_log.id`,
      [admin.id, JSON.stringify([application.id])],
    );
    expect(read).toEqual([
      { call: 'GET /api/applications', id: null, listed: true },
      { call: 'GET /api/applications/:id', id: application.id, listed: null },
      { call: 'GET /api/applications/:id/history', id: application.id, listed: null },
    ]);
  });

  test('whoever leaves the company loses it at once, in the session that is open', async () => {
    const colleague = await joined(server, await hiringManager(server), employer.id);
    const open = server.as(colleague);
    await open.call('GET /api/applications/:id', { params: { id: application.id } });
    await server.as(employer.founder).call('DELETE /api/companies/:id/members/:userId', {
      params: { id: employer.id, userId: colleague.id },
    });
    expect((await open.get(`/api/applications/${application.id}`)).status).toBe(404);
    expect((await open.put(`/api/applications/${application.id}/status`, { status: 'hired' })).status).toBe(
      404,
    );
    expect(await open.call('GET /api/applications')).toEqual([]);
  });
});

test('nothing rewrites the history', async () => {
  await expect(
    run(server.database.pool, `update application_status_history set to_status = 'hired'`),
  ).rejects.toThrow(/never changed/);
  await expect(run(server.database.pool, 'delete from application_status_history')).rejects.toThrow(
    /never changed/,
  );
});

function events(type: string) {
  return rows(server.database.pool, 'select id from event where type = $1 and subject_id = $2', [
    type,
    application.id,
  ]);
}
