import { beforeAll, describe, expect, test } from 'vitest';
import { adviceOn } from '#domain/advert-advice.ts';
import { unfairRequirements } from '#domain/fair-requirements.ts';
import { company, jobSeeker } from '#test/people.ts';
import { type Person, serverForThisFile } from '#test/server.ts';
import { jobTemplates } from './job-templates.ts';

const server = serverForThisFile();
let founder: Person;

beforeAll(async () => {
  founder = (await company(server)).founder;
});

const suggestedFor = async (title: string) =>
  (await server.as(founder).call('GET /api/job-templates', { query: { title } }))
    .filter(({ suggested }) => suggested)
    .map(({ id }) => id);

test('templates are for those who post, a title has its bounds', async () => {
  const seeker = server.as(await jobSeeker(server));
  expect((await seeker.get('/api/job-templates')).status).toBe(403);
  expect((await server.as(founder).get(`/api/job-templates?title=${'a'.repeat(500)}`)).status).toBe(400);
});

test('there are some twenty, each of its own name, and without a title none is suggested', async () => {
  const all = await server.as(founder).call('GET /api/job-templates', { query: {} });
  expect(all.length).toBeGreaterThanOrEqual(20);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(all.filter(({ suggested }) => suggested)).toEqual([]);
});

describe('a title suggests the template of its trade:', () => {
  test.each([
    ['Receptionist', 'front-office-agent'],
    ['Waitress', 'waiter'],
    ['Senior Waiter (female guests area)', 'waiter'],
    ['Housekeeper', 'room-attendant'],
    ['PADI Scuba Instructor', 'dive-instructor'],
    ['Speedboat Captain', 'boat-captain'],
    ['Massage therapist', 'spa-therapist'],
    ['Dishwasher', 'kitchen-steward'],
    ['Barista', 'bartender'],
    ['Executive sous chef', 'sous-chef'],
    ['Plumber', 'maintenance-technician'],
    ['Accounts Officer', 'accountant'],
    ['Outboard mechanic', 'marine-mechanic'],
    ['Security Guard', 'security-officer'],
  ])('%s', async (title, id) => {
    expect((await suggestedFor(title))[0]).toBe(id);
  });

  test.each(['Neurosurgeon', 'Kubernetes engineer', 'qwertz', '…'])('%s suggests none', async (title) => {
    expect(await suggestedFor(title)).toEqual([]);
  });
});

test('every template can be posted as it is, shuts nobody out, and lacks only what the employer knows', async () => {
  const all = await server.as(founder).call('GET /api/job-templates', { query: {} });
  for (const { id: key, trade: _, suggested: __, ...template } of all) {
    const job = await server.as(founder).call('POST /api/jobs', { body: { ...template, status: 'draft' } });
    expect(job, key).toMatchObject({ title: template.title, skillsRequired: template.skillsRequired });
    expect(job.questions.length, key).toBe(template.questions.length);
    expect(unfairRequirements(template), key).toEqual([]);
    const advice = adviceOn(
      { ...template, location: '', salaryRange: '', applicationDeadline: '' },
      '2026-11-22',
    );
    const asked = advice.map(({ field, say }) => (say.includes('square brackets') ? 'blanks' : field));
    expect(new Set(asked), key).toEqual(new Set(['blanks', 'salaryRange', 'location']));
  }
  expect(all.map(({ id }) => id)).toEqual(jobTemplates.map(({ id }) => id));
});
