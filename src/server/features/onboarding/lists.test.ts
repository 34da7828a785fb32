import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Onboarding } from '#contract/api.ts';
import { limits } from '#domain/limits.ts';
import { row, run } from '#server/db/query.ts';
import { aMinutePasses } from '#test/background.ts';
import { named } from '#test/files.ts';
import { inDays } from '#test/offers.ts';
import { company, companyAdmin, jobSeeker, joined, platformAdmin, recruiter } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
let employer: { id: number; founder: Person };
let writer: Person;
let jobId: number;
let templateId: number;
let seeker: Person;
let applicationId: number;
let list: Onboarding;
let mine: number;
let theirs: number;

beforeAll(async () => {
  employer = await company(server, 'Odegiri');
  writer = await joined(server, await recruiter(server), employer.id);
  jobId = (await postedJob(server, writer)).id;
  const template = await server.as(employer.founder).call('POST /api/onboarding-templates', {
    body: {
      name: 'Two tasks',
      tasks: [
        { title: 'Passport', side: 'candidate', day: -10 },
        { title: 'Room', side: 'company', day: -3 },
      ],
    },
  });
  templateId = template.id;
});
beforeEach(async () => {
  seeker = await jobSeeker(server, { firstName: 'Aishath', lastName: 'Shiuna' });
  applicationId = (await applied(server, seeker, jobId)).id;
  await server
    .as(writer)
    .call('PUT /api/applications/:id/status', { params: { id: applicationId }, body: { status: 'hired' } });
  list = await server.as(writer).call('POST /api/applications/:id/onboarding', {
    params: { id: applicationId },
    body: { startDate: inDays(60), templateId },
  });
  [mine = 0, theirs = 0] = list.tasks.map(({ id }) => id);
});

const seenBy = async (person: Person) =>
  (await server.as(person).call('GET /api/applications/:id/onboarding', { params: { id: applicationId } }))
    .onboarding;
const taskSeenBy = async (person: Person, id: number) =>
  (await seenBy(person))?.tasks.find((task) => task.id === id);
const mark = (person: Person, id: number, done = true) =>
  server.as(person).send('PUT', `/api/onboarding-tasks/${id}/done`, { body: { done } });
const note = (person: Person, id: number, body = 'A note') =>
  server.as(person).post(`/api/onboarding-tasks/${id}/notes`, { body });
const addFile = (person: Person, id: number, content: string) =>
  server.as(person).send('POST', `/api/onboarding-tasks/${id}/files`, {
    body: Buffer.from(content),
    headers: named('Paper.txt'),
  });
const addTask = (person: Person, more: object = {}) =>
  server
    .as(person)
    .post(`/api/onboardings/${list.id}/tasks`, { title: 'Boat', side: 'company', day: -1, ...more });
const moveStart = (person: Person, days: number) =>
  server.as(person).put(`/api/onboardings/${list.id}`, { startDate: inDays(days) });
const drop = (person: Person, id: number) => server.as(person).delete(`/api/onboarding-tasks/${id}`);
const told = async (person: Person) =>
  (await server.as(person).call('GET /api/notifications'))
    .filter(({ type, applicationId: of }) => type === 'onboarding.due' && of === applicationId)
    .map(({ turn, task }) => [turn, task].filter(Boolean).join(' '));

/** All that changes a list or a task, as somebody would do it. */
const acts: Record<string, (person: Person) => Promise<{ status: number }>> = {
  'move the first day': (person) => moveStart(person, 50),
  'add a task': (person) => addTask(person),
  'change a task': (person) =>
    server.as(person).put(`/api/onboarding-tasks/${mine}`, { title: 'Papers', side: 'candidate', day: -9 }),
  'drop a task': (person) => drop(person, mine),
  'do a task': (person) => mark(person, mine),
  'write a note': (person) => note(person, mine),
  'add a file': (person) => addFile(person, mine, 'A passport'),
};

describe('it is refused', () => {
  test.each(Object.keys(acts))('to %s, to whoever may not see it, as if there were no list', async (what) => {
    const asked = await joined(server, await recruiter(server), employer.id, { verified: false });
    const rival = (await company(server)).founder;
    for (const person of [asked, rival]) expect((await acts[what]!(person)).status).toBe(404);
    expect(await seenBy(writer)).toEqual(list);
  });

  test('to a candidate to arrange what is to be done, and to the platform to take part', async () => {
    for (const what of ['move the first day', 'add a task', 'change a task', 'drop a task'])
      expect([what, (await acts[what]!(seeker)).status]).toEqual([what, 403]);
    const platform = await platformAdmin(server);
    for (const what of Object.keys(acts))
      expect([what, (await acts[what]!(platform)).status]).toEqual([what, 403]);
    expect((await mark(seeker, theirs)).status).toBe(403);
  });

  test('to candidates while the employer is suspended, but not to take off what they had put there', async () => {
    const stopped = await company(server);
    applicationId = (await applied(server, seeker, (await postedJob(server, stopped.founder)).id)).id;
    await server
      .as(stopped.founder)
      .call('PUT /api/applications/:id/status', { params: { id: applicationId }, body: { status: 'hired' } });
    const { tasks } = await server.as(stopped.founder).call('POST /api/applications/:id/onboarding', {
      params: { id: applicationId },
      body: { startDate: inDays(60) },
    });
    const task = tasks.find(({ side }) => side === 'candidate')?.id ?? 0;
    await addFile(seeker, task, 'A passport');
    await run(server.database.pool, 'update company set suspended_at = now() where id = $1', [stopped.id]);
    for (const reply of [
      await mark(seeker, task),
      await note(seeker, task),
      await addFile(seeker, task, 'Another'),
    ])
      expect([reply.status, reply.headers['error-code']]).toEqual([409, 'company_suspended']);
    const file = (await taskSeenBy(seeker, task))?.files[0]?.id;
    expect((await server.as(seeker).delete(`/api/onboarding-tasks/${task}/files/${file}`)).status).toBe(204);
  });

  test('beyond as many tasks, notes and files as a list can hold', async () => {
    const { pool } = server.database;
    await run(
      pool,
      `insert into onboarding_task (onboarding_id, title, side, day) select $1, 'No. ' || n, 'company', 0 from generate_series(1, 57) n`,
      [list.id],
    );
    expect([(await addTask(writer)).status, (await addTask(writer)).status]).toEqual([201, 409]);
    await run(
      pool,
      `insert into onboarding_note (task_id, author_id, from_employer, body) select $1, $2, true, 'No. ' || n from generate_series(1, $3) n`,
      [mine, writer.id, limits.taskNotes - 1],
    );
    expect([(await note(seeker, mine)).status, (await note(writer, mine)).status]).toEqual([201, 409]);
    for (let count = 1; count <= limits.taskFiles; count += 1)
      expect((await addFile(seeker, mine, `Paper ${count}`)).status).toBe(201);
    expect((await addFile(seeker, mine, 'One more')).status).toBe(409);
    // Another task has room.
    expect([(await note(writer, theirs)).status, (await addFile(seeker, theirs, 'A form')).status]).toEqual([
      201, 201,
    ]);
  });
});

describe('a task', () => {
  test('is done when it was first said to be, by whoever said so; the candidate is told no name', async () => {
    await mark(writer, mine);
    const first = await taskSeenBy(writer, mine);
    expect(first).toMatchObject({ doneBy: writer.username, doneAt: expect.any(String) });
    await mark(seeker, mine);
    expect(await taskSeenBy(writer, mine)).toMatchObject({ doneAt: first?.doneAt, doneBy: writer.username });
    expect(await taskSeenBy(seeker, mine)).not.toHaveProperty('doneBy');
    await mark(seeker, mine, false);
    expect(await taskSeenBy(writer, mine)).toMatchObject({ doneAt: null, doneBy: null });
    await mark(seeker, mine);
    expect((await taskSeenBy(writer, mine))?.doneBy).toBe('Aishath Shiuna');
  });

  test('that becomes the candidate’s is nobody’s of the company any more', async () => {
    const added = (await addTask(writer, { responsibleId: employer.founder.id })).json as Onboarding; // The list as it is now.
    const id = added.tasks.find(({ title }) => title === 'Boat')?.id ?? 0;
    expect((await taskSeenBy(writer, id))?.responsible?.userId).toBe(employer.founder.id);
    const body = { title: 'Boat', side: 'candidate', day: -1, responsibleId: employer.founder.id };
    await server.as(writer).put(`/api/onboarding-tasks/${id}`, body);
    expect((await taskSeenBy(writer, id))?.responsible).toBeNull();
    expect((await mark(seeker, id)).status).toBe(200);
  });

  test('moves with the first day, and stands where it is due', async () => {
    await addTask(writer, { title: 'After', day: 7 });
    await addTask(writer, { title: 'Before', day: -20 });
    await moveStart(writer, 30);
    const tasks = (await seenBy(seeker))?.tasks ?? [];
    expect(tasks.map(({ title, dueOn }) => [title, dueOn])).toEqual([
      ['Before', inDays(10)],
      ['Passport', inDays(20)],
      ['Room', inDays(27)],
      ['After', inDays(37)],
    ]);
  });
});

describe('a list', () => {
  test('ends once, also when the last two tasks are done at the same moment', async () => {
    await Promise.all([mark(seeker, mine), mark(writer, theirs)]);
    expect((await seenBy(seeker))?.finishedAt).not.toBeNull();
    expect((await told(seeker)).filter((turn) => turn === 'finished').length).toBeLessThanOrEqual(1);
    const ends = await row(
      server.database.pool,
      `select count(*) as count from event where type = 'onboarding.finished' and subject_id = $1`,
      [list.id],
    );
    expect(ends).toEqual({ count: 1 });
  });

  test('ends also when what was still to be done is taken off it, and goes on when there is more', async () => {
    await mark(seeker, mine);
    await drop(writer, theirs);
    expect((await seenBy(writer))?.finishedAt).not.toBeNull();
    await addTask(writer);
    expect((await seenBy(writer))?.finishedAt).toBeNull();
  });

  test('without any task has not ended', async () => {
    await drop(writer, mine);
    await drop(writer, theirs);
    expect(await seenBy(seeker)).toMatchObject({ tasks: [], finishedAt: null });
  });

  test('stays as it is when the template it was made from changes or goes', async () => {
    const founder = server.as(employer.founder);
    const template = await founder.call('POST /api/onboarding-templates', {
      body: { name: 'Short-lived', tasks: [{ title: 'Uniform', side: 'company', day: -3 }] },
    });
    const other = await jobSeeker(server);
    applicationId = (await applied(server, other, jobId)).id;
    await founder.call('PUT /api/applications/:id/status', {
      params: { id: applicationId },
      body: { status: 'hired' },
    });
    await founder.call('POST /api/applications/:id/onboarding', {
      params: { id: applicationId },
      body: { startDate: inDays(60), templateId: template.id },
    });
    await founder.call('PUT /api/onboarding-templates/:id', {
      params: { id: template.id },
      body: { name: 'Short-lived', tasks: [{ title: 'Cap', side: 'company', day: -3 }] },
    });
    await founder.call('DELETE /api/onboarding-templates/:id', { params: { id: template.id } });
    expect((await seenBy(other))?.tasks.map(({ title }) => title)).toEqual(['Uniform']);
  });

  test('may be run by company admins, too, who do not hire', async () => {
    const admin = await joined(server, await companyAdmin(server), employer.id);
    expect(await seenBy(admin)).toMatchObject({ mayRun: true });
    expect((await addTask(admin)).status).toBe(201);
  });
});

describe('a reminder', () => {
  const remind = () => aMinutePasses(server);

  test('comes anew where the day has moved, and not of what is done', async () => {
    await moveStart(writer, 12);
    await remind();
    expect(await told(seeker)).toEqual(['due Passport', 'begun']);
    await moveStart(writer, 60);
    await remind();
    await moveStart(writer, 12);
    await remind();
    expect(await told(seeker)).toEqual(['due Passport', 'due Passport', 'begun']);
    await mark(seeker, mine);
    await moveStart(writer, 5);
    await remind();
    expect((await told(seeker)).filter((turn) => turn.startsWith('overdue'))).toEqual([]);
  });

  test('of what the company is to do goes to who sees to it, and to who began where nobody does', async () => {
    const colleague = await joined(server, await recruiter(server), employer.id);
    await addTask(writer, { title: 'Boat', day: -3, responsibleId: colleague.id });
    await moveStart(writer, 5);
    await remind();
    expect((await told(colleague)).filter((turn) => turn.startsWith('due'))).toEqual(['due Boat']);
    expect((await told(writer)).filter((turn) => turn.startsWith('due'))).toEqual(['due Room']);
  });

  test('goes to who began where whoever was to see to it has left: what is due is not forgotten with them', async () => {
    const leaver = await joined(server, await recruiter(server), employer.id);
    await addTask(writer, { title: 'Boat', day: -3, responsibleId: leaver.id });
    await server
      .as(leaver)
      .call('DELETE /api/companies/:id/members/:userId', { params: { id: employer.id, userId: leaver.id } });
    await moveStart(writer, 5);
    await remind();
    expect(await told(leaver)).toEqual([]);
    expect((await told(writer)).filter((turn) => turn.startsWith('due')).toSorted()).toEqual([
      'due Boat',
      'due Room',
    ]);
  });

  test('does not come while who was hired is not', async () => {
    await moveStart(writer, 12);
    await server.as(writer).call('PUT /api/applications/:id/status', {
      params: { id: applicationId },
      body: { status: 'offered' },
    });
    await remind();
    expect((await told(seeker)).filter((turn) => turn.startsWith('due'))).toEqual([]);
    await server
      .as(writer)
      .call('PUT /api/applications/:id/status', { params: { id: applicationId }, body: { status: 'hired' } });
    await remind();
    expect((await told(seeker)).filter((turn) => turn.startsWith('due'))).toEqual(['due Passport']);
  });
});
