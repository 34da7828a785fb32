import { beforeAll, describe, expect, test } from 'vitest';
import { rows } from '#server/db/query.ts';
import { company, jobSeeker, joined, platformAdmin, recruiter } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile, startServer } from '#test/server.ts';

const server = serverForThisFile();
let employer: { id: number; founder: Person };

beforeAll(async () => {
  employer = await company(server);
});

describe('a job seeker', () => {
  test('saves jobs and finds them again, the last saved first', async () => {
    const seeker = server.as(await jobSeeker(server));
    const jobs = [
      await postedJob(server, employer.founder),
      await postedJob(server, employer.founder),
      await postedJob(server, employer.founder),
    ];
    for (const { id } of jobs) await seeker.call('PUT /api/jobs/:id/save', { params: { id } });
    const saved = await seeker.call('GET /api/saved-jobs');
    expect(saved.map(({ id }) => id)).toEqual(jobs.map(({ id }) => id).toReversed());
    expect(saved.every((job) => job.saved)).toBe(true);
    expect(await seeker.call('GET /api/dashboard/stats')).toMatchObject({ savedJobs: 3 });

    const { headers } = await seeker.get('/api/saved-jobs?limit=2');
    const rest = await seeker.get(/<(.+)>/.exec(String(headers.link))?.[1] ?? '');
    expect(rest.json).toMatchObject([{ id: jobs[0]?.id }]);
  });

  test('saves and unsaves as often as they like', async () => {
    const seeker = server.as(await jobSeeker(server));
    const { id } = await postedJob(server, employer.founder);
    for (const key of [
      'PUT /api/jobs/:id/save',
      'PUT /api/jobs/:id/save',
      'DELETE /api/jobs/:id/save',
      'DELETE /api/jobs/:id/save',
    ] as const) {
      await seeker.call(key, { params: { id } });
    }
    expect(await seeker.call('GET /api/saved-jobs')).toEqual([]);
  });

  test('does not keep what others save', async () => {
    const { id } = await postedJob(server, employer.founder);
    await server.as(await jobSeeker(server)).call('PUT /api/jobs/:id/save', { params: { id } });
    const other = server.as(await jobSeeker(server));
    expect(await other.call('GET /api/saved-jobs')).toEqual([]);
    expect(await other.call('GET /api/jobs/:id', { params: { id } })).toMatchObject({ saved: false });
  });

  test('finds saved jobs that have closed, is told that they have, and can take them off', async () => {
    const person = await jobSeeker(server);
    const seeker = server.as(person);
    const [closing, appliedTo, staying] = [
      await postedJob(server, employer.founder),
      await postedJob(server, employer.founder),
      await postedJob(server, employer.founder),
    ];
    for (const { id } of [closing, appliedTo, staying])
      await seeker.call('PUT /api/jobs/:id/save', { params: { id } });
    await applied(server, person, appliedTo.id);
    for (const { id } of [closing, appliedTo]) {
      await server
        .as(employer.founder)
        .call('PUT /api/jobs/:id', { params: { id }, body: { status: 'closed' } });
    }
    const saved = await seeker.call('GET /api/saved-jobs');
    expect(saved.map(({ id, open }) => [id, open])).toEqual([
      [staying.id, true],
      [appliedTo.id, false],
      [closing.id, false],
    ]);
    expect(await seeker.call('GET /api/dashboard/stats')).toMatchObject({ savedJobs: 3 });
    // Its own page is for those who applied.
    expect((await seeker.get(`/api/jobs/${closing.id}`)).status).toBe(404);

    await seeker.call('DELETE /api/jobs/:id/save', { params: { id: closing.id } });
    expect((await seeker.call('GET /api/saved-jobs')).map(({ id }) => id)).toEqual([
      staying.id,
      appliedTo.id,
    ]);
    expect((await seeker.delete(`/api/jobs/${closing.id}/save`)).status).toBe(404);
  });
});

describe('views', () => {
  test('are counted once per viewer and day, and not those of the company itself, whoever in it looks', async () => {
    const job = await postedJob(server, employer.founder);
    const viewing = await startServer({ database: server.database });
    const look = async (person: Person, headers = {}) =>
      viewing.as(person).get(`/api/jobs/${job.id}`, headers);
    const seeker = await jobSeeker(server);
    await Promise.all([
      look(seeker),
      look(seeker),
      look(seeker),
      look(await jobSeeker(server)),
      look(employer.founder),
      look(await joined(server, await recruiter(server), employer.id)),
      look(await joined(server, await recruiter(server), employer.id, { verified: false })),
      look(await platformAdmin(server)),
    ]);
    await look(await jobSeeker(server), { purpose: 'prefetch' });
    await viewing.close(); // A stop writes what was gathered.

    const again = await startServer({ database: server.database });
    await again.as(seeker).call('GET /api/jobs/:id', { params: { id: job.id } });
    await again.close();

    const views = await rows(
      server.database.pool,
      'select viewer_id from job_view where job_posting_id = $1',
      [job.id],
    );
    expect(views).toHaveLength(2);
    const { topJobs } = await server.as(employer.founder).call('GET /api/company/analytics');
    expect(topJobs.find(({ id }) => id === job.id)).toMatchObject({ views: 2 });
  });
});
