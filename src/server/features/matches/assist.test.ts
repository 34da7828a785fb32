import { engineVersion } from '#matching/engine.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import type { BodyInput, Job } from '#contract/api.ts';
import { oneRow, row, rows, run } from '#server/db/query.ts';
import { forgetOldRecords } from './match-record.queries.ts';
import { upkeepComes } from '#test/background.ts';
import { eventually } from '#test/eventually.ts';
import { company, companyAdmin, jobSeeker, joined, platformAdmin, recruiter } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
const posting = {
  title: 'Dive instructor',
  description: 'You guide two dives a day and teach beginners.',
  skillsRequired: ['Scuba diving', 'First aid', 'English', 'Customer service'],
  experienceLevel: 'Mid level',
};
const diver = {
  title: 'Dive instructor',
  skills: ['Scuba diving', 'First aid', 'English'],
};
let employer: { id: number; founder: Person };
let job: Job;

beforeAll(async () => {
  employer = await company(server);
  job = await postedJob(server, employer.founder, posting);
});

/** A job seeker who says this of themselves and has worked for three years. */
async function seekerWith(
  profile: BodyInput<'PUT /api/profile/job-seeker'>,
  { worked = 'Dive instructor' }: { worked?: string } = {},
): Promise<Person> {
  const seeker = await jobSeeker(server);
  await server.as(seeker).call('PUT /api/profile/job-seeker', { body: profile });
  await server.as(seeker).call('POST /api/work-experience', {
    body: { company: 'Reef', title: worked, startDate: '2021-01-01', endDate: '2024-01-01' },
  });
  return seeker;
}

/** Everything that has changed has been read. */
async function everythingRead(): Promise<void> {
  await eventually(async () => {
    const due = await row<{ count: number }>(
      server.database.pool,
      'select count(*) as count from reading_due',
    );
    return due?.count === 0;
  });
}

const assistOf = (person: Person, id: number) =>
  server.as(person).call('GET /api/applications/:id/assist', { params: { id } });

describe('who may open Assist', () => {
  test('is the hiring side of the job: nobody else learns whether there is anything', async () => {
    const seeker = await seekerWith(diver);
    const { id } = await applied(server, seeker, job.id);
    const { founder: stranger } = await company(server);
    for (const path of [`/api/applications/${id}/assist`, `/api/jobs/${job.id}/assist`]) {
      expect((await server.as(seeker).get(path)).status).toBe(403);
      expect((await server.as(stranger).get(path)).status).toBe(404);
    }
    expect((await server.as(stranger).get(`/api/jobs/${job.id}/candidates`)).status).toBe(404);
    expect((await server.as(seeker).get('/api/company/match-record')).status).toBe(403);
    expect(
      (
        await server
          .as(await joined(server, await recruiter(server), employer.id))
          .get('/api/company/match-record')
      ).status,
    ).toBe(403);
  });

  test('does not find people before a company has vouched for them', async () => {
    const unverified = await recruiter(server);
    const own = await postedJob(server, unverified, posting);
    expect((await server.as(unverified).get(`/api/jobs/${own.id}/assist`)).status).toBe(200);
    expect((await server.as(unverified).get(`/api/jobs/${own.id}/candidates`)).status).toBe(403);
  });

  test('is nobody where the job or its company has switched it off', async () => {
    const other = await company(server);
    const { id: jobId } = await postedJob(server, other.founder, posting);
    const { id } = await applied(server, await seekerWith(diver), jobId);
    const paths = [
      `/api/applications/${id}/assist`,
      `/api/jobs/${jobId}/assist`,
      `/api/jobs/${jobId}/candidates`,
    ];
    const expectOff = async () => {
      for (const path of paths) {
        expect(await server.as(other.founder).get(path)).toMatchObject({
          status: 409,
          text: 'Assist is off for this job.',
        });
      }
      const seen = await server.as(other.founder).call('GET /api/applications/:id', { params: { id } });
      expect(seen).toMatchObject({ assistOn: false, matchScore: null });
    };
    const change = (body: object) =>
      server.as(other.founder).call('PUT /api/jobs/:id', { params: { id: jobId }, body });
    await change({ assist: false });
    await expectOff();
    await change({ assist: true });
    expect((await server.as(other.founder).get(paths[0] ?? '')).status).toBe(200);
    await server.as(other.founder).call('PUT /api/company/settings', { body: { assist: false } });
    await expectOff();
  });
});

describe('an applicant’s score', () => {
  test('is kept when they apply, is theirs to see, and the hiring side’s where Assist is on', async () => {
    const seeker = await seekerWith(diver);
    const { id, matchScore } = await applied(server, seeker, job.id);
    expect(matchScore).toBeGreaterThan(50);
    const seen = await server.as(employer.founder).call('GET /api/applications/:id', { params: { id } });
    expect(seen).toMatchObject({ matchScore, assistOn: true });
    expect(await assistOf(employer.founder, id)).toMatchObject({
      now: { score: matchScore },
      atApplication: { score: matchScore },
      same: true,
    });
  });

  test('comes with the very reasons that the applicant reads', async () => {
    const seeker = await seekerWith(diver);
    const { id } = await applied(server, seeker, job.id);
    const own = await server.as(seeker).call('GET /api/jobs/:id/match', { params: { id: job.id } });
    const { now, atApplication } = await assistOf(employer.founder, id);
    expect(own.parts.flatMap(({ reasons }) => reasons).length).toBeGreaterThan(3);
    expect(now?.score).toBe(own.score);
    expect(now?.parts).toEqual(own.parts);
    expect(atApplication?.parts).toEqual(own.parts);
  });

  test('of the time of applying stays when profile or job change; the present one stands beside it', async () => {
    const seeker = await seekerWith({ ...diver, skills: ['English'] });
    const { id, matchScore } = await applied(server, seeker, job.id);
    await server.as(seeker).call('PUT /api/profile/job-seeker', { body: diver });
    const { now, atApplication, same } = await assistOf(employer.founder, id);
    expect(atApplication?.score).toBe(matchScore);
    expect(now?.score).toBeGreaterThan(matchScore ?? 100);
    expect(same).toBe(false);
    const own = await server.as(seeker).call('GET /api/applications/:id', { params: { id } });
    expect(own.matchScore).toBe(matchScore);
    const kept = await rows(
      server.database.pool,
      'select at_application, score from application_match where application_id = $1 order by id',
      [id],
    );
    expect(kept).toEqual([
      { at_application: true, score: matchScore },
      { at_application: false, score: now?.score },
    ]);
  });

  test('is none for who says too little, and none that differs from it for who has switched matching off', async () => {
    const silent = await applied(server, await jobSeeker(server), job.id);
    const seeker = await seekerWith(diver);
    const off = await applied(server, seeker, job.id);
    await server.as(seeker).call('PUT /api/profile/job-seeker', { body: { matching: false } });
    const unseen = await applied(server, await seekerWith({ ...diver, matching: false }), job.id);
    expect(unseen.matchScore).toBeNull();
    for (const { id } of [silent, off, unseen]) {
      expect(await assistOf(employer.founder, id)).toEqual({ now: null, atApplication: null, same: false });
    }
  });
});

describe('a job’s applicants in Assist', () => {
  let crowded: Job;
  let order: number[];

  beforeAll(async () => {
    crowded = await postedJob(server, employer.founder, posting);
    const unlike = { title: 'Bookkeeper', skills: ['Ledgers', 'Payroll'] };
    const seekers = [
      await seekerWith(diver),
      await seekerWith(unlike, { worked: 'Bookkeeper' }),
      await jobSeeker(server),
      await seekerWith({ ...diver, skills: ['English'] }),
      await seekerWith({ ...diver, matching: false }),
      await seekerWith(unlike, { worked: 'Bookkeeper' }),
    ];
    order = [];
    for (const seeker of seekers) order.unshift((await applied(server, seeker, crowded.id)).id);
    await everythingRead();
  });

  const list = (sort?: 'newest' | 'score') =>
    server
      .as(employer.founder)
      .call('GET /api/jobs/:id/assist', { params: { id: crowded.id }, query: { sort } });

  test('stand in the order in which they applied, as everywhere', async () => {
    const everywhere = await server
      .as(employer.founder)
      .call('GET /api/applications', { query: { job: crowded.id } });
    expect((await list()).map(({ applicationId }) => applicationId)).toEqual(order);
    expect(everywhere.map(({ id }) => id)).toEqual(order);
  });

  test('are sorted by score only when that is asked for, with nobody left out', async () => {
    const found = await list('score');
    expect(new Set(found.map(({ applicationId }) => applicationId))).toEqual(new Set(order));
    expect(found).toHaveLength(order.length);
    const scores = found.map(({ score }) => score ?? -1);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(scores.filter((score) => score === -1)).toHaveLength(2);
    expect(new Set(scores).size).toBeGreaterThan(2);
    expect(found[0]?.parts.map(({ name }) => name)).toEqual(['skills', 'experience', 'goals', 'culture']);
  });

  test.each(['newest', 'score'] as const)(
    'come in pages that repeat and leave out nobody, %s first',
    async (sort) => {
      const seen: number[] = [];
      let path: string | undefined = `/api/jobs/${crowded.id}/assist?sort=${sort}&limit=4`;
      while (path) {
        const reply = await server.as(employer.founder).get(path);
        seen.push(...(reply.json as { applicationId: number }[]).map(({ applicationId }) => applicationId)); // The contract's list.
        path = /<([^>]+)>/.exec(String(reply.headers['link'] ?? ''))?.[1];
      }
      expect(seen).toEqual((await list(sort)).map(({ applicationId }) => applicationId));
    },
  );

  test('from before scores were kept get one when the list is opened', async () => {
    const [oldest] = order.slice(-1);
    await run(
      server.database.pool,
      'alter table application_match disable trigger application_match_is_append_only',
    );
    await run(server.database.pool, 'delete from application_match where application_id = $1', [oldest]);
    await run(
      server.database.pool,
      'alter table application_match enable trigger application_match_is_append_only',
    );
    const found = (await list('score')).find(({ applicationId }) => applicationId === oldest);
    expect(found?.score).toBeGreaterThan(50);
    const kept = await rows(
      server.database.pool,
      'select at_application from application_match where application_id = $1',
      [oldest],
    );
    expect(kept).toEqual([{ at_application: false }]);
  });
});

test('candidates for a job are those who want to be found, fit and have not applied, the best first, with reasons', async () => {
  const found = { ...diver, discoverable: true };
  const [good, partly, hidden, off, already] = [
    await seekerWith(found),
    await seekerWith({ ...found, skills: ['English'] }),
    await seekerWith(diver),
    await seekerWith({ ...found, matching: false }),
    await seekerWith(found),
  ];
  const unlike = await seekerWith(
    { title: 'Bookkeeper', skills: ['Ledgers'], discoverable: true },
    { worked: 'Bookkeeper' },
  );
  await applied(server, already, job.id);
  await everythingRead();
  const candidates = await server
    .as(employer.founder)
    .call('GET /api/jobs/:id/candidates', { params: { id: job.id } });
  const ids = candidates.map(({ id }) => id);
  expect(ids.indexOf(good.id)).toBeGreaterThanOrEqual(0);
  expect(ids.indexOf(good.id)).toBeLessThan(ids.indexOf(partly.id));
  for (const other of [hidden, off, already, unlike]) expect(ids).not.toContain(other.id);
  expect(candidates[0]?.parts[0]?.reasons.length).toBeGreaterThan(0);
  const own = await server.as(good).call('GET /api/jobs/:id/match', { params: { id: job.id } });
  expect(candidates.find(({ id }) => id === good.id)?.parts).toEqual(own.parts);
});

describe('the record of scores', () => {
  test('has every score that was shown, to whom and where, once a day, and what was decided then', async () => {
    const own = await company(server);
    const { id: jobId } = await postedJob(server, own.founder, { ...posting, title: '=Dive("now")' });
    const seeker = await seekerWith(diver);
    const { id, matchScore } = await applied(server, seeker, jobId);
    await everythingRead();
    const before = await recordOf(own.founder);
    expect(before).toHaveLength(1);

    await assistOf(own.founder, id);
    await assistOf(own.founder, id);
    await server.as(own.founder).call('GET /api/jobs/:id/assist', { params: { id: jobId } });
    await server
      .as(own.founder)
      .call('PUT /api/applications/:id/status', { params: { id }, body: { status: 'interviewing' } });
    const lines = await recordOf(own.founder);
    expect(lines).toHaveLength(4);
    for (const screen of ['applicants', 'application', 'applications']) {
      const line = lines.find((one) => one.includes(`","${screen}","`)) ?? '';
      expect(line).toContain(`"${own.founder.username}","${screen}","${jobId}","'=Dive(""now"")"`);
      expect(line).toContain(`"${seeker.id}","${id}","${engineVersion}"`);
      expect(line).toContain(`"${matchScore}"`);
      expect(line).toMatch(/"interviewing"$/);
    }
    for (const line of lines.slice(2)) expect(line).toMatch(/"interviewing","[^"]+","interviewing"$/);
  });

  test('is for the company’s own admins and platform admins', async () => {
    const admin = await joined(server, await companyAdmin(server), employer.id);
    expect((await recordOf(admin)).length).toBeGreaterThan(1);
    const { founder: stranger } = await company(server);
    expect(await recordOf(stranger)).toHaveLength(1);
    const path = `/api/company/match-record?companyId=${employer.id}`;
    expect((await server.as(stranger).get(path)).status).toBe(404);
    const reply = await server.as(await platformAdmin(server)).get(path);
    expect(reply).toMatchObject({ status: 200, headers: { 'content-type': 'text/csv; charset=utf-8' } });
    expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="match-record-/);
  });

  test('is never changed, and leaves only when it is older than it is kept', async () => {
    const { pool } = server.database;
    await expect(run(pool, 'update match_shown set score = 1')).rejects.toThrow(/kept/);
    await expect(run(pool, 'delete from match_shown')).rejects.toThrow(/kept/);
    const count = async () =>
      (await row<{ count: number }>(pool, 'select count(*) as count from match_shown'))?.count ?? 0;
    const all = await count();
    expect(await forgetOldRecords(pool, new Date())).toBe(0);
    await run(pool, 'alter table match_shown disable trigger match_shown_is_kept');
    await run(
      pool,
      `update match_shown set shown_at = now() - interval '3 years 1 day' where id = (select min(id) from match_shown)`,
    );
    await run(
      pool,
      `update match_shown set shown_at = now() - interval '2 years' where id = (select max(id) from match_shown)`,
    );
    await run(pool, 'alter table match_shown enable trigger match_shown_is_kept');
    expect(await forgetOldRecords(pool, new Date())).toBe(1);
    expect(await count()).toBe(all - 1);
  });

  test('leaves at one clean-up, however much of it is older', async () => {
    const { pool } = server.database;
    const { id } = await oneRow<{ id: number }>(pool, 'select max(id) as id from match_shown');
    await run(
      pool,
      `insert into match_shown (shown_at, viewer_id, company_id, job_posting_id, job_seeker_id, screen, engine, inputs, score, parts)
       select now() - interval '4 years', viewer_id, company_id, job_posting_id, job_seeker_id, screen, engine, 'old ' || n, score, parts
       from match_shown, generate_series(1, 5001) n where id = $1`,
      [id],
    );
    await upkeepComes(server, 'clean-up');
    expect(
      await row(pool, `select from match_shown where shown_at < now() - interval '3 years'`),
    ).toBeUndefined();
  });

  async function recordOf(person: Person): Promise<string[]> {
    const { status, text } = await server.as(person).get('/api/company/match-record');
    expect(status).toBe(200);
    return text.trim().split('\r\n');
  }
});
