import { beforeAll, expect, test } from 'vitest';
import { company, companyAdmin, hiringManager, jobSeeker, joined, platformAdmin } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
let resort: { id: number; founder: Person };

beforeAll(async () => {
  resort = await company(server, 'Blue Lagoon Resort');
  const yard = await company(server, 'Hulhumalé Boatyard');
  for (const title of ['Dive instructor', 'Dive guide', 'Sous chef'])
    await postedJob(server, resort.founder, { title });
  await postedJob(server, resort.founder, { title: 'Night auditor', status: 'draft' });
  await postedJob(server, yard.founder, { title: 'Deck hand' });
});

const counts = (person: Person, search?: string) =>
  server.as(person).call('GET /api/jobs/counts', { query: { search } });

test('the jobs one runs are counted by status, those of others are not', async () => {
  expect(await counts(resort.founder)).toEqual({
    all: 4,
    active: 3,
    draft: 1,
    paused: 0,
    closed: 0,
    filled: 0,
  });
  const admin = await companyAdmin(server);
  await joined(server, admin, resort.id);
  expect(await counts(admin)).toMatchObject({ all: 4 });
  expect(await counts(await platformAdmin(server))).toMatchObject({ all: 5, active: 4 });
});

test('words narrow the counts as they narrow the list', async () => {
  expect(await counts(resort.founder, 'chef')).toMatchObject({ all: 1, active: 1, draft: 0 });
});

test('words count what the list finds by another name for them', async () => {
  const { founder } = await company(server, 'Café at the harbour');
  await postedJob(server, founder, { title: 'Server' });
  const listed = await server
    .as(founder)
    .call('GET /api/jobs', { query: { scope: 'own', search: 'waitress' } });
  expect(listed.map(({ title }) => title)).toEqual(['Server']);
  expect(await counts(founder, 'waitress')).toMatchObject({ all: 1, active: 1 });
});

test('who runs none counts none', async () => {
  expect(await counts(await hiringManager(server))).toMatchObject({ all: 0 });
});

test('somebody who applied to two jobs is one candidate', async () => {
  const seeker = await jobSeeker(server);
  const manager = await hiringManager(server);
  for (const title of ['Barista', 'Waiter']) {
    const job = await postedJob(server, manager, { title });
    await applied(server, seeker, job.id);
  }
  expect(await server.as(manager).call('GET /api/dashboard/stats')).toMatchObject({
    candidates: 1,
    totalApplications: 2,
  });
});
