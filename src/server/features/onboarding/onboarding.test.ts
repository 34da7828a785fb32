import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Application, Job, Onboarding } from '#contract/api.ts';
import { startingTasks } from '#domain/onboarding.ts';
import { row, rows } from '#server/db/query.ts';
import { aMinutePasses } from '#test/background.ts';
import { named, uploaded } from '#test/files.ts';
import { inDays } from '#test/offers.ts';
import { company, jobSeeker, joined, manyJoined, recruiter } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
let employer: { id: number; founder: Person };
let writer: Person;
let job: Job;
let seeker: Person;
let application: Application;

beforeAll(async () => {
  employer = await company(server, 'Odegiri');
  writer = await joined(server, await recruiter(server), employer.id);
  job = await postedJob(server, writer);
});

beforeEach(async () => {
  seeker = await jobSeeker(server, { firstName: 'Aishath', lastName: 'Shiuna' });
  application = await applied(server, seeker, job.id);
  await moveTo('hired');
});

const moveTo = (status: 'hired' | 'screening') =>
  server
    .as(writer)
    .call('PUT /api/applications/:id/status', { params: { id: application.id }, body: { status } });
const begin = (startDate = inDays(60)) =>
  server
    .as(writer)
    .call('POST /api/applications/:id/onboarding', { params: { id: application.id }, body: { startDate } });
const seenBy = async (person: Person) =>
  (await server.as(person).call('GET /api/applications/:id/onboarding', { params: { id: application.id } }))
    .onboarding;
const first = (list: Onboarding, side: 'candidate' | 'company') =>
  list.tasks.find((task) => task.side === side)?.id ?? 0;
const mark = (person: Person, id: number, done = true) =>
  server.as(person).send('PUT', `/api/onboarding-tasks/${id}/done`, { body: { done } });
const addFile = (person: Person, id: number, name: string, bytes: Buffer) =>
  server.as(person).send('POST', `/api/onboarding-tasks/${id}/files`, { body: bytes, headers: named(name) });
const photograph = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(200, 7)]);
const toldTo = async (person: Person) =>
  (await server.as(person).call('GET /api/notifications'))
    .filter(({ type }) => type === 'onboarding.due')
    .map(({ turn, task }) => [turn, task]);

describe('onboarding', () => {
  test('cannot begin for somebody who is not hired, twice, or with another company’s list', async () => {
    const path = `/api/applications/${application.id}/onboarding`;
    const other = await company(server);
    const theirs = await server.as(other.founder).call('POST /api/onboarding-templates', {
      body: { name: 'Theirs', tasks: [{ title: 'Uniform', side: 'company', day: -3 }] },
    });
    const body = { startDate: inDays(30) };
    expect((await server.as(writer).post(path, { ...body, templateId: theirs.id })).status).toBe(400);
    await moveTo('screening');
    expect((await server.as(writer).post(path, body)).status).toBe(409);
    await moveTo('hired');
    const both = await Promise.all([1, 2].map(() => server.as(writer).post(path, body)));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });

  test('begins with the usual steps, calculated from the first day, and moves with it', async () => {
    expect(await seenBy(seeker)).toBeNull();
    const list = await begin('2030-03-31');
    expect(list.tasks.map(({ title }) => title)).toEqual(
      startingTasks.toSorted((a, b) => a.day - b.day).map(({ title }) => title),
    );
    expect(list.tasks.at(-1)).toMatchObject({ dueOn: '2030-03-31', responsible: { userId: writer.id } });
    expect(list.tasks[0]).toMatchObject({ dueOn: '2030-02-24', overdue: false });
    const moved = await server
      .as(writer)
      .call('PUT /api/onboardings/:id', { params: { id: list.id }, body: { startDate: '2030-04-10' } });
    expect(moved.tasks.at(-1)?.dueOn).toBe('2030-04-10');
    expect(await toldTo(seeker)).toEqual([['begun', null]]);
  });

  test('stands among what is under way until it is done, page by page, the most overdue first', async () => {
    const list = await begin(inDays(10));
    const underWay = (person: Person) =>
      server.as(person).call('GET /api/onboardings', { query: { limit: 1 } });
    const [mine] = await underWay(seeker);
    expect(mine).toMatchObject({ id: list.id, tasks: 9, done: 0, overdue: 5, next: 'Copy of the passport' });
    expect(await underWay((await company(server)).founder)).toEqual([]);
    const seen: number[] = [];
    for (let path = '/api/onboardings?limit=1'; path;) {
      const reply = await server.as(writer).get(path);
      seen.push(...(reply.json as { id: number }[]).map(({ id }) => id)); // What the list has.
      path = /<([^>]+)>/.exec(String(reply.headers['link'] ?? ''))?.[1] ?? '';
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toContain(list.id);
    for (const { id } of list.tasks) await mark(writer, id);
    expect(await underWay(seeker)).toEqual([]);
  });

  test('rests while who was hired is not, goes on when they are again, and gives files back at any time', async () => {
    const list = await begin(inDays(10));
    const task = first(list, 'candidate');
    await addFile(seeker, task, 'passport.jpg', photograph);
    await moveTo('screening');
    expect([(await mark(seeker, task)).status, (await mark(writer, task)).status]).toEqual([409, 409]);
    expect(
      (await server.as(writer).put(`/api/onboardings/${list.id}`, { startDate: inDays(9) })).status,
    ).toBe(409);
    expect((await addFile(seeker, task, 'again.jpg', photograph)).status).toBe(409);
    const resting = await seenBy(seeker);
    expect(resting).toMatchObject({ resting: true, mayRun: false });
    expect(resting?.tasks.some(({ mayDo }) => mayDo)).toBe(false);
    expect(await server.as(seeker).call('GET /api/onboardings', { query: {} })).toEqual([]);
    const [file] = resting?.tasks.find(({ id }) => id === task)?.files ?? [];
    const taken = await server.as(seeker).delete(`/api/onboarding-tasks/${task}/files/${file?.id}`);
    expect(taken.status).toBe(204);
    await moveTo('hired');
    expect((await mark(seeker, task)).status).toBe(200);
    expect(await seenBy(writer)).toMatchObject({ resting: false, mayRun: true });
  });

  test('begins with a list of the company’s own', async () => {
    const template = await server.as(employer.founder).call('POST /api/onboarding-templates', {
      body: { name: 'Boat crew', tasks: [{ title: 'Seaman’s book', side: 'candidate', day: -10 }] },
    });
    const list = await server.as(writer).call('POST /api/applications/:id/onboarding', {
      params: { id: application.id },
      body: { startDate: inDays(30), templateId: template.id },
    });
    expect(list.tasks.map(({ title }) => title)).toEqual(['Seaman’s book']);
  });

  test('is done when all is done, by whom it was for; not before', async () => {
    const list = await begin();
    expect((await mark(seeker, first(list, 'company'))).status).toBe(403);
    for (const { id, side } of list.tasks)
      expect((await mark(side === 'candidate' ? seeker : writer, id)).status).toBe(200);
    expect((await seenBy(seeker))?.finishedAt).not.toBeNull();
    expect((await toldTo(seeker)).map(([turn]) => turn)).toEqual(['finished', 'begun']);
    await mark(writer, first(list, 'company'), false);
    expect((await seenBy(writer))?.finishedAt).toBeNull();
  });

  test('names who of the company sees to a task to colleagues only, and only one of them', async () => {
    const list = await begin();
    const task = { title: 'Boat', side: 'company', day: -1, responsibleId: employer.founder.id } as const;
    const params = { id: list.id };
    const more = await server.as(writer).call('POST /api/onboardings/:id/tasks', { params, body: task });
    expect(more.tasks.find(({ title }) => title === 'Boat')?.responsible?.userId).toBe(employer.founder.id);
    const stranger = { ...task, responsibleId: seeker.id };
    expect((await server.as(writer).post(`/api/onboardings/${list.id}/tasks`, stranger)).status).toBe(400);
    const theirs = await seenBy(seeker);
    expect(theirs?.colleagues).toBeUndefined();
    expect(theirs?.tasks.every((one) => !('responsible' in one))).toBe(true);
  });

  test('gives a task to anybody of a company of many hundreds', async () => {
    const list = await begin();
    await manyJoined(server, employer.id, 1_000);
    const last = await joined(server, await recruiter(server, { firstName: 'Zuhair' }), employer.id);
    const { tasks } = await server.as(writer).call('POST /api/onboardings/:id/tasks', {
      params: { id: list.id },
      body: { title: 'Boat', side: 'company', day: -1, responsibleId: last.id },
    });
    expect(tasks.find(({ title }) => title === 'Boat')?.responsible?.userId).toBe(last.id);
  });

  test('keeps notes that both sides read, the company’s without a name', async () => {
    const list = await begin();
    const params = { id: first(list, 'candidate') };
    const note = (person: Person, body: string) =>
      server.as(person).call('POST /api/onboarding-tasks/:id/notes', { params, body: { body } });
    await note(writer, 'Both pages, please.');
    const { tasks } = await note(seeker, 'Here they are.');
    expect(tasks.find(({ id }) => id === params.id)?.notes).toMatchObject([
      { writer: 'Odegiri', body: 'Both pages, please.', own: false },
      { writer: 'Aishath Shiuna', own: true },
    ]);
  });
});

describe('a file put to a task', () => {
  test('is a document or a photograph, opened by both sides as an attachment, and by nobody else', async () => {
    const list = await begin();
    const task = first(list, 'candidate');
    expect((await addFile(seeker, task, 'page.html', Buffer.from('<html>'))).status).toBe(422);
    expect((await addFile(seeker, task, 'passport.jpg', photograph)).status).toBe(201);
    const file = (await seenBy(writer))?.tasks.find(({ id }) => id === task)?.files[0];
    expect(file).toMatchObject({ name: 'passport.jpg', kind: 'jpeg', own: false });
    for (const person of [seeker, writer, employer.founder]) {
      const reply = await server.as(person).get(`/api/files/${file?.id}`);
      expect([reply.status, reply.headers['content-disposition']]).toEqual([
        200,
        expect.stringContaining('attachment'),
      ]);
    }
    for (const person of [await jobSeeker(server), (await company(server)).founder])
      expect((await server.as(person).get(`/api/files/${file?.id}`)).status).toBe(404);
  });

  test('is none of one’s résumés, also when it is the same file', async () => {
    const list = await begin();
    const bytes = Buffer.from('Aishath Shiuna, skipper');
    await uploaded(server, seeker, 'Aishath.txt', bytes);
    await addFile(seeker, first(list, 'candidate'), 'Aishath.txt', bytes);
    expect(await server.as(seeker).call('GET /api/files')).toHaveLength(1);
    const kept = await seenBy(seeker);
    const id = kept?.tasks.flatMap(({ files }) => files)[0]?.id ?? 0;
    expect((await server.as(seeker).send('DELETE', `/api/files/${id}`)).status).toBe(404);
  });

  test('goes when whoever put it there takes it off, or its task goes; nobody else takes it off', async () => {
    const list = await begin();
    const task = first(list, 'candidate');
    await addFile(seeker, task, 'one.jpg', photograph);
    await addFile(writer, task, 'two.txt', Buffer.from('What we need'));
    const files = (await seenBy(seeker))?.tasks.find(({ id }) => id === task)?.files ?? [];
    const path = (id = 0) => `/api/onboarding-tasks/${task}/files/${id}`;
    expect((await server.as(writer).send('DELETE', path(files[0]?.id))).status).toBe(404);
    expect((await server.as(seeker).send('DELETE', path(files[0]?.id))).status).toBe(204);
    await server.as(writer).call('DELETE /api/onboarding-tasks/:id', { params: { id: task } });
    const left = await rows(server.database.pool, 'select id from file where id = any($1::integer[])', [
      files.map(({ id }) => id),
    ]);
    expect(left).toEqual([]);
    const blobs = await row(
      server.database.pool,
      'select count(*) as count from file_blob b where not exists (select from file f where f.sha256 = b.sha256)',
    );
    expect(blobs).toEqual({ count: 0 });
  });
});

describe('whoever is to do a task', () => {
  test('is reminded once before it is due and once when it is overdue, however often one looks', async () => {
    const template = await server.as(employer.founder).call('POST /api/onboarding-templates', {
      body: { name: 'Crew', tasks: [{ title: 'Seaman’s book', side: 'candidate', day: -10 }] },
    });
    const list = await server.as(writer).call('POST /api/applications/:id/onboarding', {
      params: { id: application.id },
      body: { startDate: inDays(100), templateId: template.id },
    });
    const remind = () => aMinutePasses(server);
    const move = (days: number) =>
      server
        .as(writer)
        .call('PUT /api/onboardings/:id', { params: { id: list.id }, body: { startDate: inDays(days) } });
    await remind();
    expect(await toldTo(seeker)).toEqual([['begun', null]]);
    await move(12);
    await remind();
    await remind();
    expect(await toldTo(seeker)).toEqual([
      ['due', 'Seaman’s book'],
      ['begun', null],
    ]);
    await move(7);
    await remind();
    expect((await seenBy(seeker))?.tasks[0]?.overdue).toBe(true);
    expect((await toldTo(seeker)).map(([turn]) => turn)).toEqual(['overdue', 'due', 'begun']);
    await remind();
    expect(await toldTo(seeker)).toHaveLength(3);
  });
});
