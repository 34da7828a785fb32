import { expect, test } from 'vitest';
import { daysAhead } from '#test/interviews.ts';
import { company, jobSeeker } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();

test('an interview is scheduled once its time is agreed, whatever status its application has', async () => {
  const { founder } = await company(server);
  const recruiter = server.as(founder);
  const job = await postedJob(server, founder);
  const scheduled = async () => (await recruiter.call('GET /api/dashboard/stats')).interviewsScheduled;
  const people = await Promise.all([jobSeeker(server), jobSeeker(server), jobSeeker(server)]);
  const ids: number[] = [];
  for (const person of people) ids.push((await applied(server, person, job.id)).id);
  const [first = 0, second = 0] = ids;

  const status = { body: { status: 'interviewing' as const } };
  for (const id of ids)
    await recruiter.call('PUT /api/applications/:id/status', { params: { id }, ...status });
  expect(await scheduled()).toBe(0);

  const ask = async (id: number, day: number) =>
    recruiter.call('POST /api/applications/:id/interviews', {
      params: { id },
      body: { title: 'First talk', minutes: 30, panel: [founder.id], times: [daysAhead(day)] },
    });
  const { id: agreed } = await ask(first, 10);
  await ask(second, 11);
  expect(await scheduled()).toBe(0);

  await server
    .as(people[0])
    .call('POST /api/interviews/:id/book', { params: { id: agreed }, body: { startsAt: daysAhead(10) } });
  expect(await scheduled()).toBe(1);

  // Two of one person are two interviews.
  const { id: another } = await ask(first, 12);
  await server
    .as(people[0])
    .call('POST /api/interviews/:id/book', { params: { id: another }, body: { startsAt: daysAhead(12) } });
  expect(await scheduled()).toBe(2);
  expect((await recruiter.call('GET /api/dashboard/stats')).totalApplications).toBe(3);
});
