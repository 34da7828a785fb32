import { expect, test } from 'vitest';
import { company, jobSeeker } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();

test('a timeline tells everybody what happened, and who applied neither steps nor names', async () => {
  const { founder } = await company(server);
  const seeker = await jobSeeker(server);
  const employer = server.as(founder);
  await employer.call('PUT /api/company/settings', { body: { answerDays: 14 } });
  const template = await employer.call('POST /api/step-templates', {
    body: { name: 'Crew', steps: [{ status: 'screening', name: 'Phone call' }] },
  });
  const job = await postedJob(server, founder, { stepTemplateId: template.id });
  const { id } = await applied(server, seeker, job.id);
  await employer.call('GET /api/applications/:id', { params: { id } });
  await employer.call('PUT /api/applications/:id/status', {
    params: { id },
    body: { status: 'screening', stepId: template.steps[0]?.id },
  });
  await server
    .as(seeker)
    .call('POST /api/applications/:id/messages', { params: { id }, body: { body: 'Is it a large boat?' } });

  const timeline = (person: typeof founder) =>
    server.as(person).call('GET /api/applications/:id/timeline', { params: { id } });
  const theirs = await timeline(founder);
  expect(theirs.map(({ kind }) => kind)).toEqual([
    'applied',
    'promised',
    'seen',
    'moved',
    'stepped',
    'message.sent',
  ]);
  expect(theirs.find(({ kind }) => kind === 'moved')).toMatchObject({
    from: 'submitted',
    to: 'screening',
    by: founder.username,
    byApplicant: false,
  });
  expect(theirs.find(({ kind }) => kind === 'stepped')).toMatchObject({ toStep: 'Phone call' });
  const own = await timeline(seeker);
  expect(own.map(({ kind, byApplicant }) => [kind, byApplicant])).toEqual([
    ['applied', true],
    ['promised', false],
    ['seen', false],
    ['moved', false],
    ['message.sent', true],
  ]);
  expect(own.some((entry) => 'by' in entry)).toBe(false);
});
