import { beforeAll, describe, expect, test } from 'vitest';
import type { JobMatch, JobSummary } from '#contract/api.ts';
import { rows, run } from '#server/db/query.ts';
import { eventually } from '#test/eventually.ts';
import { company, jobSeeker, recruiter } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
let resort: { id: number; founder: Person };
let diveJob: number;
let chefJob: number;

const diver = {
  title: 'Dive Instructor',
  skills: ['Scuba diving', 'Nitrox', 'First aid', 'English'],
};

beforeAll(async () => {
  resort = await company(server, 'Blue Lagoon Resort');
  ({ id: diveJob } = await postedJob(server, resort.founder, {
    title: 'Dive Instructor',
    description: 'Teach guests and lead dives on the house reef.',
    requirements: 'At least 2 years of experience as a dive instructor.',
    skillsRequired: ['Scuba diving', 'Nitrox', 'First aid'],
    location: 'South Ari Atoll',
    salaryRange: 'USD 1,500 - 2,000 a month',
  }));
  ({ id: chefJob } = await postedJob(server, resort.founder, {
    title: 'Pastry Chef',
    description: 'Desserts for two restaurants.',
    skillsRequired: ['Baking', 'Chocolate work', 'Food hygiene'],
  }));
});

/** A job seeker with skills and four years of work as a dive instructor. */
async function divingSeeker(): Promise<Person> {
  const seeker = await jobSeeker(server);
  await server.as(seeker).call('PUT /api/profile/job-seeker', { body: diver });
  await server.as(seeker).call('POST /api/work-experience', {
    body: { company: 'Reef House', title: 'Dive Instructor', startDate: '2019-01-01', endDate: '2022-12-31' },
  });
  return seeker;
}

const matchOf = (person: Person, id: number) =>
  server.as(person).call('GET /api/jobs/:id/match', { params: { id } });
const part = ({ parts }: JobMatch, name: string) => parts.find((one) => one.name === name);
const nothingDue = () =>
  eventually(async () => (await rows(server.database.pool, 'select from reading_due')).length === 0);

describe('a match', () => {
  test('is none of the hiring side’s by this way', async () => {
    const asker = server.as(await recruiter(server));
    expect((await asker.get(`/api/jobs/${diveJob}/match`)).status).toBe(403);
    expect((await asker.get('/api/jobs/recommended')).status).toBe(403);
    expect((await asker.get('/api/jobs?sort=match')).status).toBe(403);
  });

  test('of a job one cannot see is not there', async () => {
    const draft = await postedJob(server, resort.founder, { status: 'draft' });
    const seeker = server.as(await divingSeeker());
    expect((await seeker.get(`/api/jobs/${draft.id}/match`)).status).toBe(404);
    expect((await seeker.get('/api/jobs/999999/match')).status).toBe(404);
  });

  test('gives a score from its known parts, each with reasons and the words they were read from', async () => {
    const match = await matchOf(await divingSeeker(), diveJob);
    expect(match.score).toBeGreaterThanOrEqual(90);
    expect(match.parts.map(({ name }) => name)).toEqual(['skills', 'experience', 'goals', 'culture']);
    expect(match.parts.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
    expect(part(match, 'skills')?.reasons.some(({ speaks }) => speaks === 'for')).toBe(true);
    expect(part(match, 'experience')?.reasons.flatMap(({ words = [] }) => words)).toContainEqual({
      from: 'job',
      text: expect.stringContaining('2 years'),
    });
    expect(part(match, 'culture')?.value).toBeNull();
    expect(part(match, 'culture')?.reasons[0]?.speaks).toBe('unknown');
  });

  test('tells what would raise it, by how much', async () => {
    const match = await matchOf(await divingSeeker(), chefJob);
    expect(match.score).toBeLessThan(60);
    expect(match.raises).toContainEqual({ kind: 'skill', text: 'Baking', gain: expect.any(Number) });
    expect(match.raises.filter(({ gain }) => gain !== null && gain <= 0)).toEqual([]);
  });

  test('is that of the profile as it is the moment it is asked for', async () => {
    const seeker = await jobSeeker(server);
    expect(await matchOf(seeker, diveJob)).toMatchObject({ score: null });
    await server.as(seeker).call('PUT /api/profile/job-seeker', { body: diver });
    const { score } = await matchOf(seeker, diveJob);
    expect(score).toBeGreaterThan(50);
    await server.as(seeker).call('PUT /api/profile/job-seeker', { body: { skills: ['Baking'] } });
    expect((await matchOf(seeker, diveJob)).score).toBeLessThan(score ?? 0);
  });
});

describe('goals and values', () => {
  test('are refused where they are not what is offered, too many, or pay without its currency', async () => {
    const seeker = server.as(await jobSeeker(server));
    const refused = async (body: unknown) => (await seeker.put('/api/profile/job-seeker', body)).text;
    expect(await refused({ workValues: ['riches'] })).toMatch(/^Values must be one of: care, /);
    expect(
      await refused({ workValues: ['care', 'learning', 'security', 'standards', 'nature', 'community'] }),
    ).toBe('At most 5 values can be listed.');
    expect(await refused({ goalEmploymentTypes: ['voluntary'] })).toMatch(/^Employment types must be one of/);
    expect(await refused({ goalTitles: ['a', 'b', 'c', 'd', 'e', 'f'] })).toBe(
      'At most 5 job titles can be listed.',
    );
    expect(await refused({ goalPay: 1_500 })).toBe('Say in which currency.');
    expect(await refused({ goalPay: 0, goalPayCurrency: 'USD' })).toBe(
      'Least pay must be a whole amount from 1 to 1,000,000,000.',
    );
    expect(await refused({ goalPay: 10, goalPayCurrency: 'dollars' })).toMatch(/^Currency must be one of: /);
  });

  test('are kept as said, and count from then on', async () => {
    const seeker = await divingSeeker();
    const before = part(await matchOf(seeker, diveJob), 'goals');
    expect(before?.value).toBeNull();
    const goals = {
      goalTitles: ['Dive Instructor'],
      goalPlaces: ['South Ari Atoll', '  South Ari Atoll '],
      goalEmploymentTypes: ['full_time' as const],
      goalPay: 1_800,
      goalPayCurrency: 'USD',
      goalStart: '2031-01-01',
      workValues: ['nature' as const],
      workWays: ['with_guests' as const],
    };
    expect(await server.as(seeker).call('PUT /api/profile/job-seeker', { body: goals })).toMatchObject({
      ...goals,
      goalPlaces: ['South Ari Atoll'],
    });
    expect(part(await matchOf(seeker, diveJob), 'goals')?.value).toBe(1);
    expect(
      await server.as(seeker).call('PUT /api/profile/job-seeker', { body: { goalPay: null } }),
    ).toMatchObject({ goalPay: null, goalPayCurrency: null, goalTitles: ['Dive Instructor'] });
  });
});

describe('a list of jobs', () => {
  test('shows a job seeker each job’s score, the one that the job’s own page explains', async () => {
    await nothingDue();
    const seeker = await divingSeeker();
    const listed = await server.as(seeker).call('GET /api/jobs');
    const shown = new Map(listed.map(({ id, matchScore }) => [id, matchScore]));
    expect(shown.get(diveJob)).toBe((await matchOf(seeker, diveJob)).score);
    const { matchScore } = await server.as(seeker).call('GET /api/jobs/:id', { params: { id: chefJob } });
    expect(matchScore).toBe(shown.get(chefJob));
  });

  test('goes by what a job is now, as its own page does, though its features are still to be extracted', async () => {
    await nothingDue();
    const seeker = await divingSeeker();
    const { pool } = server.database;
    // Another server has claimed it and is at it; what is stored is of a time when the job was another.
    await run(
      pool,
      `with claimed as (insert into reading_due (kind, id, taken_until) values ('job', $1, now() + interval '1 hour'))
       update job_reading set reading = (select reading from job_reading where job_posting_id = $2) where job_posting_id = $1`,
      [diveJob, chefJob],
    );
    const { score } = await matchOf(seeker, diveJob);
    const scoreIn = (jobs: { id: number; matchScore?: number | null | undefined }[]) =>
      jobs.find(({ id }) => id === diveJob)?.matchScore;
    expect(scoreIn(await server.as(seeker).call('GET /api/jobs'))).toBe(score);
    expect(scoreIn(await server.as(seeker).call('GET /api/jobs', { query: { sort: 'match' } }))).toBe(score);
    expect(scoreIn([await server.as(seeker).call('GET /api/jobs/:id', { params: { id: diveJob } })])).toBe(
      score,
    );
    await run(pool, `update reading_due set taken_until = '-infinity' where kind = 'job' and id = $1`, [
      diveJob,
    ]);
    await nothingDue();
  });

  test('shows nobody else one', async () => {
    const jobs = await server.as(resort.founder).call('GET /api/jobs');
    expect(jobs.filter((job) => 'matchScore' in job)).toEqual([]);
  });

  test('says null for everything while a profile says too little', async () => {
    const jobs = await server.as(await jobSeeker(server)).call('GET /api/jobs');
    expect(new Set(jobs.map(({ matchScore }) => matchScore))).toEqual(new Set([null]));
  });

  test('by match has the best first, every one once, whatever the size of the page', async () => {
    for (const title of ['Waiter', 'Dive Guide', 'Boat Captain', 'Accountant', 'Snorkel Guide'])
      await postedJob(server, resort.founder, { title, skillsRequired: ['English'] });
    await nothingDue();
    const seeker = await divingSeeker();
    const whole = await server.as(seeker).call('GET /api/jobs', { query: { sort: 'match' } });
    expect(whole.length).toBeGreaterThan(6);
    expect(whole[0]?.id).toBe(diveJob);
    const scores = whole.map(({ matchScore }) => matchScore ?? -1);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    for (const limit of [1, 3]) expect(await pages(seeker, `sort=match&limit=${limit}`)).toEqual(ids(whole));
  });

  test('by match keeps to the filters of the search', async () => {
    const seeker = server.as(await divingSeeker());
    const found = await seeker.call('GET /api/jobs', { query: { sort: 'match', search: 'pastry' } });
    expect(ids(found)).toEqual([chefJob]);
    expect(found[0]?.matchScore).toEqual(expect.any(Number));
  });

  test('by match is by date for a profile that says too little', async () => {
    const seeker = server.as(await jobSeeker(server));
    const byMatch = await seeker.call('GET /api/jobs', { query: { sort: 'match' } });
    expect(ids(byMatch)).toEqual(ids(await seeker.call('GET /api/jobs', { query: { sort: 'newest' } })));
  });
});

describe('recommended jobs', () => {
  test('are those that fit well, the best first, without those applied to', async () => {
    await nothingDue();
    const seeker = await divingSeeker();
    const recommended = () => server.as(seeker).call('GET /api/jobs/recommended');
    const before = await recommended();
    expect(before[0]?.id).toBe(diveJob);
    expect(before.filter(({ matchScore }) => (matchScore ?? 0) < 50)).toEqual([]);
    await applied(server, seeker, diveJob);
    expect(ids(await recommended())).not.toContain(diveJob);
  });

  test('are none while a profile says too little', async () => {
    expect(await server.as(await jobSeeker(server)).call('GET /api/jobs/recommended')).toEqual([]);
  });
});

describe('with matching switched off', () => {
  test('no score is calculated, nothing recommended, and nothing of the person kept for it', async () => {
    const seeker = await divingSeeker();
    await server.as(seeker).call('PUT /api/profile/job-seeker', { body: { discoverable: true } });
    await nothingDue();
    const { id } = await server.as(seeker).call('PUT /api/profile/job-seeker', { body: { matching: false } });
    expect(await server.as(seeker).get(`/api/jobs/${diveJob}/match`)).toMatchObject({
      status: 409,
      text: 'You turned matching off. You can turn it on again in settings.',
    });
    expect((await server.as(seeker).get('/api/jobs/recommended')).status).toBe(409);
    expect((await server.as(seeker).get('/api/jobs?sort=match')).status).toBe(409);
    const jobs = await server.as(seeker).call('GET /api/jobs');
    expect(jobs.filter((job) => 'matchScore' in job)).toEqual([]);
    await nothingDue();
    for (const table of ['profile_reading', 'profile_term'])
      expect(await rows(server.database.pool, `select from ${table} where profile_id = $1`, [id])).toEqual(
        [],
      );
  });

  test('everything is there again as soon as it is on', async () => {
    const seeker = await divingSeeker();
    for (const matching of [false, true])
      await server.as(seeker).call('PUT /api/profile/job-seeker', { body: { matching } });
    expect((await matchOf(seeker, diveJob)).score).toBeGreaterThanOrEqual(90);
  });
});

describe('suggestions', () => {
  test('are for those who have signed in', async () => {
    expect((await server.as().get('/api/suggestions/skills?q=div')).status).toBe(401);
  });

  test('go on as somebody types', async () => {
    const seeker = server.as(await jobSeeker(server));
    const titles = await seeker.call('GET /api/suggestions/titles', { query: { q: 'Div' } });
    expect(titles.length).toBeGreaterThan(2);
    expect(titles.filter((title) => !/\bdiv/i.test(title))).toEqual([]);
    const skills = await seeker.call('GET /api/suggestions/skills', { query: { q: 'food hyg' } });
    expect(skills.length).toBeGreaterThan(0);
    expect(await seeker.call('GET /api/suggestions/skills', { query: { q: '' } })).toEqual([]);
  });
});

function ids(jobs: readonly JobSummary[]): number[] {
  return jobs.map(({ id }) => id);
}

async function pages(person: Person, query: string): Promise<number[]> {
  const found: number[] = [];
  let next: string | undefined = `/api/jobs?${query}`;
  while (next) {
    const { json, headers } = await server.as(person).get(next);
    found.push(...ids(json as JobSummary[])); // The list that the contract says it is.
    next = /^<(.+)>; rel="next"$/.exec(String(headers.link))?.[1];
  }
  return found;
}
