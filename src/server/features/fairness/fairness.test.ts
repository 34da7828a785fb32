import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { rows, run } from '#server/db/query.ts';
import { company, jobSeeker, recruiter } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile({ now: () => new Date('2031-03-01T09:00:00Z') });
const answers = { sex: 'woman', ageGroup: 'from_25', origin: 'maldives' } as const;

describe('the voluntary questions', () => {
  test('are for job seekers only, and take the answers offered only', async () => {
    expect((await server.as(await recruiter(server)).get('/api/profile/fairness-answers')).status).toBe(403);
    const seeker = server.as(await jobSeeker(server));
    for (const body of [
      { ...answers, sex: 'F' },
      { ...answers, origin: 5 },
    ]) {
      expect((await seeker.put('/api/profile/fairness-answers', body)).status).toBe(400);
    }
    expect(await seeker.call('GET /api/profile/fairness-answers')).toMatchObject({ answered: false });
  });

  test('are answered, answered anew and taken back', async () => {
    const seeker = server.as(await jobSeeker(server));
    expect(await seeker.call('PUT /api/profile/fairness-answers', { body: answers })).toEqual({
      answered: true,
      ...answers,
    });
    const less = { ...answers, ageGroup: null };
    expect(await seeker.call('PUT /api/profile/fairness-answers', { body: less })).toMatchObject(less);
    await seeker.call('DELETE /api/profile/fairness-answers');
    expect(await seeker.call('GET /api/profile/fairness-answers')).toEqual({
      answered: false,
      sex: null,
      ageGroup: null,
      origin: null,
    });
  });

  test('are kept without an id of the person, and go with the account', async () => {
    const seeker = await jobSeeker(server);
    await server.as(seeker).call('PUT /api/profile/fairness-answers', { body: answers });
    const kept = await answersKept();
    expect(kept.length).toBeGreaterThan(0);
    for (const { respondent } of kept) expect(respondent).toMatch(/^[0-9a-f]{64}$/);
    await run(server.database.pool, 'delete from user_account where id = $1', [seeker.id]);
    expect(await answersKept()).toHaveLength(kept.length - 1);
  });

  test('are read by the fairness report’s queries and by no others', () => {
    const sources = readdirSync('src/server', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .filter((file) =>
        /fairness_(answer|respondent|secret)/.test(readFileSync(path.join('src/server', file), 'utf8')),
      );
    // The second names the tables of which nothing is moved.
    expect(sources.toSorted()).toEqual([
      path.join('features', 'fairness', 'fairness.queries.ts'),
      path.join('moving', 'not-moved.ts'),
    ]);
  });
});

describe('the report of a year', () => {
  let employer: { id: number; founder: Person };

  beforeAll(async () => {
    employer = await company(server);
    const { id } = await postedJob(server, employer.founder);
    await people(id, 12, { sex: 'woman', origin: 'maldives' }, { forward: 6, score: 60 });
    await people(id, 10, { sex: 'man', origin: 'maldives' }, { forward: 10, score: 80 });
    await people(id, 9, { sex: 'other', origin: 'maldives' }, { forward: 0, score: 20 });
    await people(id, 4, { sex: null, origin: null }, { forward: 0, score: 20 });
    await people(id, 3, { sex: 'man', origin: 'maldives' }, { forward: 0, score: 99, withdrawn: true });
  });

  test('cannot be read before the February after', async () => {
    const { report, readableFrom, years } = await reportOf(2031);
    expect({ report, readableFrom, years }).toEqual({
      report: null,
      readableFrom: '2032-02-01',
      years: [2030],
    });
  });

  test('shows groups of ten and more with their rates and impact ratios, and counts the others', async () => {
    const { year, report } = await reportOf();
    expect(year).toBe(2030);
    expect(report).toMatchObject({ people: 35, ageGroup: { shown: [], others: 35 } });
    // Scores: 13 of 20, 12 of 60, 10 of 80. The median is 60, so only the men are above it.
    expect(report?.sex).toEqual({
      shown: [
        {
          category: 'man',
          people: 10,
          selectionRate: 1,
          selectionImpact: 1,
          scoringRate: 1,
          scoringImpact: 1,
        },
        {
          category: 'woman',
          people: 12,
          selectionRate: 0.5,
          selectionImpact: 0.5,
          scoringRate: 0,
          scoringImpact: 0,
        },
      ],
      others: 13,
    });
    expect(report?.origin).toEqual({ shown: [], others: 35 });
  });

  test('stays as it was drawn up, so that two readings never differ by one person', async () => {
    const before = await reportOf();
    await run(server.database.pool, 'delete from fairness_answer');
    expect(await reportOf()).toEqual(before);
  });

  test('of a year in which nobody applied shows nothing', async () => {
    expect((await reportOf(2029)).report).toMatchObject({ people: 0, sex: { shown: [], others: 0 } });
  });

  test('counts a person once, however often they applied', async () => {
    const { id, founder } = await company(server);
    const seeker = await jobSeeker(server);
    for (const title of ['Cook', 'Baker']) {
      await applied(server, seeker, (await postedJob(server, founder, { title })).id);
    }
    await run(
      server.database.pool,
      `update application set application_date = '2030-05-05' where job_seeker_id = $1`,
      [seeker.id],
    );
    const { report } = await server.as(founder).call('GET /api/company/fairness-report', {
      query: { companyId: id, year: 2030 },
    });
    expect(report?.people).toBe(1);
  });

  async function reportOf(year?: number) {
    return server
      .as(employer.founder)
      .call('GET /api/company/fairness-report', { query: { companyId: employer.id, year } });
  }
});

/** So many people who applied in 2030, with what they said of themselves and how they fared. By SQL: there is no door into the past. */
async function people(
  jobId: number,
  count: number,
  said: { sex: string | null; origin: string | null },
  { forward, score, withdrawn = false }: { forward: number; score: number; withdrawn?: boolean },
) {
  await run(
    server.database.pool,
    `with person as (
       insert into user_account (username) select 'p' || gen_random_uuid() from generate_series(1, $2) returning id
     ), applied as (
       insert into application (job_posting_id, job_seeker_id, application_date, match_score, withdrawn_at)
       select $1, id, '2030-06-01', $4, case when $7 then '2030-06-02'::timestamptz end from person returning id, job_seeker_id
     ), moved as (
       insert into application_status_history (application_id, from_status, to_status)
       select id, 'submitted', 'interviewing' from applied limit $3
     )
     insert into fairness_answer (respondent, sex, origin)
     select encode(sha256(convert_to(s.secret || ':' || applied.job_seeker_id, 'UTF8')), 'hex'), $5, $6
     from applied, fairness_secret s where $5::text is not null`,
    [jobId, count, forward, score, said.sex, said.origin, withdrawn],
  );
}

async function answersKept() {
  return rows<{ respondent: string }>(server.database.pool, 'select respondent from fairness_answer');
}
