import { beforeAll, expect, test } from 'vitest';
import type { Job } from '#contract/api.ts';
import { eventually } from '#test/eventually.ts';
import { company, jobSeeker } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
let seeker: Person;
let resort: { id: number; founder: Person };
let yard: { id: number; founder: Person };
let instructor: Job;

beforeAll(async () => {
  seeker = await jobSeeker(server);
  resort = await company(server, 'Blue Lagoon Resort');
  yard = await company(server, 'Hulhumalé Boatyard');
  instructor = await postedJob(server, resort.founder, {
    title: 'Diving Instructor',
    location: 'Baa Atoll',
    skillsRequired: ['Scuba diving', 'First aid'],
  });
  const others = [
    { title: 'Scuba Instructor', skillsRequired: ['Scuba diving'], location: 'Baa Atoll' },
    { title: 'Diving Instructor', location: 'Vaavu Atoll' },
    { title: 'Payroll Accountant', description: 'Adds up.', skillsRequired: ['Bookkeeping'] },
  ];
  for (const other of others) await postedJob(server, yard.founder, other);
});

const titles = async (id: number) =>
  (await server.as(seeker).call('GET /api/jobs/:id/similar', { params: { id } })).map(({ title }) => title);

test('jobs like one are found by their titles, and by their skills as soon as these are read', async () => {
  expect(await titles(instructor.id)).toContain('Diving Instructor');
  await eventually(async () => (await titles(instructor.id)).includes('Scuba Instructor'));
  expect(await titles(instructor.id)).not.toContain('Payroll Accountant');
});

test('neither the job itself is among them nor one that takes no applications', async () => {
  const same = await postedJob(server, resort.founder, { title: 'Sous Chef', description: 'Cooks.' });
  const other = await postedJob(server, yard.founder, { title: 'Sous Chef', description: 'Cooks.' });
  const ids = async () =>
    (await server.as(seeker).call('GET /api/jobs/:id/similar', { params: { id: same.id } })).map(
      ({ id }) => id,
    );
  expect(await ids()).toEqual([other.id]);
  await server.as(yard.founder).put(`/api/jobs/${other.id}`, { status: 'closed' });
  expect(await ids()).toEqual([]);
});

test('somebody who applied to a job that is closed now is shown others', async () => {
  await applied(server, seeker, instructor.id);
  await server.as(resort.founder).put(`/api/jobs/${instructor.id}`, { status: 'closed' });
  expect(await titles(instructor.id)).toContain('Diving Instructor');
});

test('a posting that was put out twice is shown once', async () => {
  const own = await postedJob(server, resort.founder, { title: 'Night Porter', description: 'At night.' });
  for (let time = 0; time < 2; time += 1)
    await postedJob(server, yard.founder, { title: 'Night porter', description: 'At night.' });
  expect(await titles(own.id)).toEqual(['Night porter']);
});
