import { beforeAll, describe, expect, test } from 'vitest';
import type { Application } from '#contract/api.ts';
import { applicationSorts } from '#domain/application-sorts.ts';
import { keysOf } from '#domain/keys.ts';
import { run } from '#server/db/query.ts';
import { company, jobSeeker } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
let employer: { id: number; founder: Person };
let applications: Application[];

beforeAll(async () => {
  employer = await company(server);
  const job = await postedJob(server, employer.founder, { title: 'Sous chef' });
  const other = await postedJob(server, employer.founder, { title: 'Deck hand' });
  applications = [];
  for (let index = 0; index < 12; index += 1) {
    const seeker = await jobSeeker(server, {
      firstName: index % 2 ? 'Hawwa' : 'Ali',
      lastName: `Person ${index}`,
    });
    applications.push(await applied(server, seeker, (index % 3 ? job : other).id));
  }
  // Some of the same moment, so that only the id tells them apart.
  await run(
    server.database.pool,
    `update application set application_date = now() - (id / 3) * interval '1 day'`,
  );
});

describe('the list of applications', () => {
  test.each(['newest', 'oldest', 'updated'] as const)(
    'by %s has each once, in one order, whatever the size of the page',
    async (sort) => {
      const whole = await server.as(employer.founder).call('GET /api/applications', { query: { sort } });
      expect(whole).toHaveLength(12);
      const time = (one: Application) => (sort === 'updated' ? one.statusUpdatedAt : one.applicationDate);
      const times = whole.map(time);
      expect(times).toEqual(sort === 'oldest' ? times.toSorted() : times.toSorted().toReversed());
      for (const limit of [1, 5])
        expect(await paged(`/api/applications?sort=${sort}&limit=${limit}`)).toEqual(
          whole.map(({ id }) => id),
        );
    },
  );

  test('refuses an order nobody has, and a cursor of another order', async () => {
    const as = server.as(employer.founder);
    expect((await as.get('/api/applications?sort=salary')).status).toBe(400);
    const first = await as.get('/api/applications?sort=name&limit=2');
    const cursor = /[?&]cursor=([^&>]+)/.exec(String(first.headers.link))?.[1] ?? '';
    expect((await as.get(`/api/applications?sort=name&limit=2&cursor=${cursor}`)).status).toBe(200);
    for (const sort of ['name-desc', 'job', 'status', 'due', 'newest'])
      expect((await as.get(`/api/applications?sort=${sort}&limit=2&cursor=${cursor}`)).status, sort).toBe(
        400,
      );
  });

  test('does not tell applicants by its order what only the hiring side knows', async () => {
    const seeker = await jobSeeker(server);
    for (const sort of ['step', 'step-desc', 'notes', 'notes-asc'])
      expect((await server.as(seeker).get(`/api/applications?sort=${sort}`)).status, sort).toBe(400);
    expect((await server.as(seeker).get('/api/applications?sort=status')).status).toBe(200);
  });

  test('sorted by any heading has nobody of another company, and the rest however it is filtered', async () => {
    const rival = await company(server);
    const theirs = await postedJob(server, rival.founder, { title: 'Sous chef' });
    await applied(server, await jobSeeker(server), theirs.id);
    for (const sort of keysOf(applicationSorts)) {
      const all = await paged(`/api/applications?sort=${sort}&limit=5`);
      expect(
        all.toSorted((a, b) => a - b),
        sort,
      ).toEqual(applications.map(({ id }) => id));
      const found = await paged(`/api/applications?sort=${sort}&limit=2&search=hawwa&appliedWithinDays=3650`);
      expect(found, sort).toEqual(
        all.filter((id) => applications.find((one) => one.id === id)?.applicantName.startsWith('Hawwa')),
      );
      expect(await paged(`/api/applications?sort=${sort}&status=hired`), sort).toEqual([]);
    }
  });

  test('has those without a value last in either direction, and each page goes on where the last one ended', async () => {
    const [first, second, third] = applications;
    const as = server.as(employer.founder);
    const note = async (one: Application | undefined, recruiterNotes: string) =>
      as.call('PUT /api/applications/:id/notes', {
        params: { id: one?.id ?? 0 },
        body: { recruiterNotes },
      });
    await note(first, 'Calm.');
    await note(second, 'Calm.\n\nSpeaks French.\n\nKnows the reef.\n');
    await note(third, 'Late once.\n \nSaid why.\nTwice.');
    for (const [sort, begin] of [
      ['notes', [second, third, first]],
      ['notes-asc', [first, third, second]],
    ] as const) {
      const ids = await paged(`/api/applications?sort=${sort}&limit=2`);
      expect(ids.slice(0, 3)).toEqual(begin.map((one) => one?.id));
      expect(ids).toHaveLength(12);
      expect(new Set(ids).size).toBe(12);
    }
  });

  test('by name, by job and by status goes by what is read there', async () => {
    const as = server.as(employer.founder);
    const by = async (sort: 'name-desc' | 'job' | 'status-desc') =>
      as.call('GET /api/applications', { query: { sort } });
    const names = (await by('name-desc')).map(({ applicantName }) => applicantName.toLowerCase());
    expect(names).toEqual(names.toSorted().toReversed());
    const jobs = (await by('job')).map(({ jobTitle }) => jobTitle);
    expect(jobs).toEqual(jobs.toSorted());
    const [last] = applications.toReversed();
    await as.call('PUT /api/applications/:id/status', {
      params: { id: last?.id ?? 0 },
      body: { status: 'screening' },
    });
    expect((await by('status-desc'))[0]?.id).toBe(last?.id);
    await as.call('PUT /api/applications/:id/status', {
      params: { id: last?.id ?? 0 },
      body: { status: 'submitted' },
    });
  });

  test('is narrowed by job, by age and by words of the job or of the applicant', async () => {
    const list = async (query: { job?: number; appliedWithinDays?: number; search?: string }) =>
      (await server.as(employer.founder).call('GET /api/applications', { query }))
        .map(({ id }) => id)
        .toSorted((a, b) => a - b);
    const idsOf = (fits: (application: Application) => boolean) =>
      applications.filter(fits).map(({ id }) => id);
    const job = applications[0]?.jobPostingId ?? 0;
    expect(await list({ job })).toEqual(idsOf(({ jobPostingId }) => jobPostingId === job));
    expect(await list({ search: 'deck' })).toEqual(idsOf(({ jobTitle }) => jobTitle === 'Deck hand'));
    expect(await list({ search: 'hawwa' })).toEqual(
      idsOf(({ applicantName }) => applicantName.startsWith('Hawwa')),
    );
    expect(await list({ search: '100%' })).toEqual([]);
    const recent = await list({ appliedWithinDays: 2 });
    expect(recent.length).toBeGreaterThan(0);
    expect(recent.length).toBeLessThan(12);
  });

  test('tells on its first page how many there are in all', async () => {
    const first = await server.as(employer.founder).get('/api/applications?search=hawwa&limit=2');
    expect(first.headers['total-count']).toBe('6');
    const next = /^<(.+)>; rel="next"$/.exec(String(first.headers.link))?.[1] ?? '';
    expect((await server.as(employer.founder).get(next)).headers['total-count']).toBeUndefined();
    const counts = await server
      .as(employer.founder)
      .call('GET /api/applications/counts', { query: { search: 'hawwa' } });
    expect(counts.all).toBe(6);
  });

  test('and its counts are narrowed to those that ever reached a status', async () => {
    const [moved, still] = applications;
    for (const status of ['interviewing', 'rejected'] as const)
      await server
        .as(employer.founder)
        .call('PUT /api/applications/:id/status', { params: { id: moved?.id ?? 0 }, body: { status } });
    const query = { reached: 'interviewing' } as const;
    const ids = (await server.as(employer.founder).call('GET /api/applications', { query })).map(
      ({ id }) => id,
    );
    expect(ids).toEqual([moved?.id]);
    expect(ids).not.toContain(still?.id);
    expect(await server.as(employer.founder).call('GET /api/applications/counts', { query })).toMatchObject({
      all: 1,
      rejected: 1,
      interviewing: 0,
    });
    expect((await server.as(employer.founder).get('/api/applications?reached=nowhere')).status).toBe(400);
  });

  test('of a job seeker holds their own only, also when they name another’s job', async () => {
    const [first] = applications;
    const seeker = await jobSeeker(server);
    expect(await server.as(seeker).call('GET /api/applications')).toEqual([]);
    expect(
      await server.as(seeker).call('GET /api/applications', { query: { job: first?.jobPostingId } }),
    ).toEqual([]);
    expect(await server.as(seeker).call('GET /api/applications/counts')).toMatchObject({ all: 0 });
  });
});

async function paged(from: string): Promise<number[]> {
  const ids: number[] = [];
  for (let next: string | undefined = from; next;) {
    const { json, headers } = await server.as(employer.founder).get(next);
    ids.push(...(json as Application[]).map(({ id }) => id)); // The list that the contract says it is.
    next = /^<(.+)>; rel="next"$/.exec(String(headers.link))?.[1];
  }
  return ids;
}
