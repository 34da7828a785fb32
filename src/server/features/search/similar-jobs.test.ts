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

test('the same trade comes first, then its neighbours, and never what only shares an ordinary word', async () => {
  const own = await postedJob(server, resort.founder, {
    title: 'Launch master',
    description: 'Takes guests to the airport.',
    location: 'Vaavu Atoll',
  });
  for (const title of [
    'Speed boat captain',
    'Ship pilot',
    'Master of business studies',
    'Web master',
    'Launch manager',
  ])
    await postedJob(server, yard.founder, { title, description: 'Every day.', location: 'Vaavu Atoll' });
  await eventually(async () => (await titles(own.id)).includes('Speed boat captain'));
  await eventually(async () => (await titles(own.id)).length === 2);
  expect(await titles(own.id)).toEqual(['Speed boat captain', 'Ship pilot']);
});

test('where nothing is like a job none is shown', async () => {
  const fellow = await postedJob(server, resort.founder, {
    title: 'Clinical Fellow',
    description: 'On a ward.',
  });
  await postedJob(server, resort.founder, {
    title: 'Research Fellow',
    description: 'In a library.',
    location: 'Addu',
  });
  const last = await postedJob(server, yard.founder, {
    title: 'Research Fellow',
    description: 'In a laboratory.',
  });
  await eventually(async () => (await titles(last.id)).includes('Research Fellow'));
  expect(await titles(fellow.id)).toEqual([]);
});

test('the same posting again is not like it, and elsewhere it is another job', async () => {
  const posting = { title: 'Kite Repairer', description: 'Sews kites.', location: 'Malé' };
  const own = await postedJob(server, yard.founder, posting);
  await postedJob(server, yard.founder, { ...posting, title: 'KITE  repairer' });
  await postedJob(server, yard.founder, { ...posting, description: 'Sews kites, all of them.' });
  expect(await titles(own.id)).toEqual([]);
  const long = { ...posting, title: 'Dental Nurse', description: 'Holds the lamp. '.repeat(30) };
  const first = await postedJob(server, yard.founder, long);
  await postedJob(server, resort.founder, long);
  expect(await titles(first.id)).toEqual([]);
  await postedJob(server, resort.founder, { ...long, description: 'A lamp.', location: 'Addu' });
  expect(await titles(first.id)).toEqual(['Dental Nurse']);
});
