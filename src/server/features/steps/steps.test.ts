import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { StepTemplate } from '#contract/api.ts';
import { stepLimits } from '#domain/steps.ts';
import { rows } from '#server/db/query.ts';
import { company, companyAdmin, jobSeeker, joined, platformAdmin, recruiter } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
let employer: { id: number; founder: Person };
let seeker: Person;
let template: StepTemplate;
let application: number;
let job: number;
let templates = 0;

const written = [
  { status: 'screening', name: 'Phone call' },
  { status: 'screening', name: 'Trade test' },
  { status: 'interviewing', name: 'With the chef' },
] as const;

beforeAll(async () => {
  employer = await company(server);
});
beforeEach(async () => {
  templates += 1;
  seeker = await jobSeeker(server);
  template = await server
    .as((employer = await company(server)).founder)
    .call('POST /api/step-templates', { body: { name: `Kitchen ${templates}`, steps: [...written] } });
  job = (await postedJob(server, employer.founder, { stepTemplateId: template.id })).id;
  application = (await applied(server, seeker, job)).id;
});

const step = (name: string) => template.steps.find((one) => one.name === name)?.id ?? 0;
const move = (status: string, stepId?: number | null, id = application) =>
  server.as(employer.founder).send('PUT', `/api/applications/${id}/status`, { body: { status, stepId } });
const change = (body: object) =>
  server.as(employer.founder).send('PUT', `/api/step-templates/${template.id}`, {
    body: { name: template.name, steps: template.steps, ...body },
  });
const seen = (person: Person) =>
  server.as(person).call('GET /api/applications/:id', { params: { id: application } });
const history = () =>
  rows(
    server.database.pool,
    'select status, from_step as "from", to_step as "to" from application_step_history where application_id = $1 order by id',
    [application],
  );

describe('a template', () => {
  test('is refused without steps, with two of one name, and under a name the company has', async () => {
    const post = (body: object) => server.as(employer.founder).post('/api/step-templates', body);
    expect((await post({ name: 'Empty', steps: [] })).status).toBe(400);
    expect((await post({ name: 'Twice', steps: [written[0], written[0]] })).status).toBe(400);
    expect((await post({ name: template.name.toUpperCase(), steps: [...written] })).status).toBe(409);
  });

  test('is another company’s as little as if it were not there', async () => {
    const stranger = server.as((await company(server)).founder);
    const reply = await stranger.send('DELETE', `/api/step-templates/${template.id}`);
    expect(reply.status).toBe(404);
    const body = { title: 'Cook', description: 'Cooks.', stepTemplateId: template.id };
    expect((await stranger.post('/api/jobs', body)).status).toBe(400);
  });

  test('that loses a step says where its candidates go, or keeps it', async () => {
    await move('screening', step('Phone call'));
    const steps = template.steps.filter(({ name }) => name !== 'Phone call');
    const refused = await change({ steps });
    expect([refused.status, refused.text]).toEqual([
      409,
      'One candidate stands at “Phone call”. Say where they go.',
    ]);
    const elsewhere = [{ from: step('Phone call'), to: step('With the chef') }];
    expect((await change({ steps, goes: elsewhere })).status).toBe(400);
    const goes = [{ from: step('Phone call'), to: step('Trade test') }];
    expect((await change({ steps, goes })).status).toBe(200);
    expect((await seen(employer.founder)).stepId).toBe(step('Trade test'));
    expect(await history()).toEqual([
      { status: 'screening', from: null, to: 'Phone call' },
      { status: 'screening', from: 'Phone call', to: 'Trade test' },
    ]);
  });

  test('that is deleted leaves its candidates at their statuses', async () => {
    await move('screening', step('Phone call'));
    await server.as(employer.founder).call('DELETE /api/step-templates/:id', { params: { id: template.id } });
    expect(await seen(employer.founder)).toMatchObject({ status: 'screening', stepId: null, steps: [] });
    expect(await history()).toHaveLength(2);
  });
});

describe('a candidate', () => {
  test('goes to a step of the job inside a status, and leaves it with the status', async () => {
    expect((await move('interviewing', step('Phone call'))).status).toBe(400);
    const otherJob = await postedJob(server, employer.founder);
    const other = await applied(server, await jobSeeker(server), otherJob.id);
    expect((await move('screening', step('Phone call'), other.id)).status).toBe(400);
    await move('screening', step('Phone call'));
    await move('screening', step('Trade test'));
    // Saying the status alone changes nothing where it is the same.
    expect((await move('screening')).json).toMatchObject({ stepId: step('Trade test') });
    expect((await move('interviewing')).json).toMatchObject({ stepId: null });
    expect(await history()).toEqual([
      { status: 'screening', from: null, to: 'Phone call' },
      { status: 'screening', from: 'Phone call', to: 'Trade test' },
    ]);
  });

  test('learns nothing of steps: no word, no event, no notification', async () => {
    await move('screening');
    const hears = () => server.as(seeker).call('GET /api/live', { query: { since: 0 } });
    const told = () => server.as(seeker).call('GET /api/notifications');
    const [before, notified] = [await hears(), await told()];
    await move('screening', step('Phone call'));
    expect((await hears()).length).toBe(before.length);
    expect((await told()).length).toBe(notified.length);
    const own = await seen(seeker);
    expect('stepId' in own || 'steps' in own).toBe(false);
    const employerHears = await server.as(employer.founder).call('GET /api/live', { query: { since: 0 } });
    expect(employerHears.at(-1)).toMatchObject({
      type: 'application.stepped',
      subjectId: application,
      stepId: step('Phone call'),
    });
  });

  test('keeps a step of the same name when the job takes another template', async () => {
    await move('screening', step('Trade test'));
    const other = await server.as(employer.founder).call('POST /api/step-templates', {
      body: { name: 'Another', steps: [{ status: 'screening', name: 'trade test' }] },
    });
    const take = (stepTemplateId: number | null) =>
      server
        .as(employer.founder)
        .call('PUT /api/jobs/:id', { params: { id: job }, body: { stepTemplateId } });
    await take(other.id);
    expect((await seen(employer.founder)).stepId).toBe(other.steps[0]?.id);
    await take(null);
    expect(await seen(employer.founder)).toMatchObject({ status: 'screening', stepId: null });
  });
});

test('the board shows each card’s step, and moves several to one', async () => {
  const colleague = await joined(server, await recruiter(server), employer.id);
  const { moved, refused } = await server.as(colleague).call('POST /api/applications/moves', {
    body: {
      moves: [
        { id: application, status: 'screening', stepId: step('Trade test'), from: 'submitted' },
        { id: application, status: 'screening', stepId: step('With the chef') },
      ],
    },
  });
  expect([moved.length, refused.map(({ reason }) => reason)]).toEqual([
    1,
    ['The job has no such step at this status.'],
  ]);
  const board = await server.as(colleague).call('GET /api/board');
  expect(board.cards).toMatchObject([
    { id: application, stepId: step('Trade test'), stepTemplateId: template.id },
  ]);
  expect(board.templates).toEqual([
    { id: template.id, steps: template.steps.map(({ candidates: _, kitId: __, ...one }) => one) },
  ]);
});

describe('steps are arranged', () => {
  const post = (person: Person, body: object) => server.as(person).post('/api/step-templates', body);
  const all = (person: Person) => server.as(person).call('GET /api/step-templates');
  const template2 = { name: 'Others', steps: [{ status: 'submitted', name: 'Sorted' }] };

  test('by those whom a company has vouched for, also by its admins; by nobody else', async () => {
    const asked = await joined(server, await recruiter(server), employer.id, { verified: false });
    for (const person of [seeker, await platformAdmin(server), await recruiter(server), asked]) {
      expect((await post(person, template2)).status).toBe(403);
      expect((await server.as(person).get('/api/step-templates')).status).toBe(403);
      expect((await server.as(person).delete(`/api/step-templates/${template.id}`)).status).toBe(403);
    }
    const admin = await joined(server, await companyAdmin(server), employer.id);
    expect((await post(admin, template2)).status).toBe(201);
    expect((await all(employer.founder)).map(({ name }) => name)).toContain('Others');
  });

  test.each([
    [{ name: '' }, 400],
    [{ name: 'x'.repeat(200) }, 400],
    [{ steps: 'Phone call' }, 400],
    [{ steps: [{ status: 'asleep', name: 'Nap' }] }, 400],
    [{ steps: [{ status: 'screening', name: ' ' }] }, 400],
    [{ steps: Array.from({ length: 7 }, (_, at) => ({ status: 'screening', name: `Step ${at}` })) }, 400],
    [{ steps: [{ id: 2_000_000_000, status: 'screening', name: 'Not mine' }] }, 400],
    [
      {
        steps: [
          { status: 'screening', name: 'Call' },
          { status: 'screening', name: ' call ' },
        ],
      },
      400,
    ],
    [
      {
        steps: [
          { status: 'screening', name: 'Call' },
          { status: 'interviewing', name: 'Call' },
        ],
      },
      201,
    ],
  ])('as %j or not at all', async (more, status) => {
    expect((await post(employer.founder, { ...template2, ...more })).status).toBe(status);
    expect(await all(employer.founder)).toHaveLength(status === 201 ? 2 : 1);
  });

  test('so many times at most, also when several are made at the same moment', async () => {
    const replies = await Promise.all(
      Array.from({ length: stepLimits.templates + 3 }, (_, at) =>
        post(employer.founder, { ...template2, name: `Kind ${at}` }),
      ),
    );
    // One was there.
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(4);
    expect(await all(employer.founder)).toHaveLength(stepLimits.templates);
  });

  test('with a step of another company’s as little as with one that never was', async () => {
    const rival = await company(server);
    const { json } = await post(rival.founder, template2);
    const [theirs] = (json as StepTemplate).steps; // What the contract says.
    const steps = [...template.steps, { ...theirs, name: 'Taken' }];
    expect((await change({ steps })).status).toBe(400);
    expect((await change({ goes: [{ from: theirs?.id, to: step('Phone call') }] })).status).toBe(200);
    expect(await all(rival.founder)).toMatchObject([{ steps: [{ name: 'Sorted' }] }]);
  });

  test('under another name of theirs, and whoever stands there stays', async () => {
    await move('screening', step('Phone call'));
    const steps = template.steps.map((one) =>
      one.name === 'Phone call' ? { ...one, name: 'Video call' } : one,
    );
    expect((await change({ steps })).status).toBe(200);
    expect(await seen(employer.founder)).toMatchObject({ stepId: step('Phone call') });
    const [now] = await all(employer.founder);
    expect(now?.steps).toContainEqual(
      expect.objectContaining({ id: step('Phone call'), name: 'Video call', candidates: 1 }),
    );
    // What happened keeps the words in which it happened.
    expect(await history()).toEqual([{ status: 'screening', from: null, to: 'Phone call' }]);
  });

  test('in another order, and no step in two places or under another status', async () => {
    const [first, second, third] = template.steps;
    expect((await change({ steps: [second, first, third] })).status).toBe(200);
    const [now] = await all(employer.founder);
    expect(now?.steps.map(({ name }) => name)).toEqual(['Trade test', 'Phone call', 'With the chef']);
    expect((await change({ steps: [first, first, third] })).status).toBe(400);
    expect((await change({ steps: [{ ...first, status: 'interviewing' }, second, third] })).status).toBe(400);
    expect((await all(employer.founder))[0]?.steps).toHaveLength(3);
  });

  test('without one that goes, whose candidates go nowhere: to their status', async () => {
    await move('screening', step('Phone call'));
    const steps = template.steps.filter(({ name }) => name !== 'Phone call');
    const gone = { from: step('Phone call'), to: step('Phone call') };
    expect((await change({ steps, goes: [gone] })).status).toBe(400);
    expect((await change({ steps, goes: [{ ...gone, to: null }] })).status).toBe(200);
    expect(await seen(employer.founder)).toMatchObject({ status: 'screening', stepId: null });
    expect((await move('screening', step('Phone call'))).status).toBe(400);
  });

  test('while somebody moves a candidate there: they stand at a step that is there, or at none', async () => {
    const steps = template.steps.filter(({ name }) => name !== 'Phone call');
    await Promise.all([
      move('screening', step('Phone call')),
      change({ steps, goes: [{ from: step('Phone call'), to: step('Trade test') }] }),
    ]);
    const { stepId } = await seen(employer.founder);
    expect([null, step('Trade test')]).toContain(stepId);
  });
});
