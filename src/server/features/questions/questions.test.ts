import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BodyInput, Job } from '#contract/api.ts';
import { uploaded } from '#test/files.ts';
import { company, jobSeeker } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
let employer: { id: number; founder: Person };
let seeker: Person;
let job: Job;

type Written = NonNullable<BodyInput<'POST /api/jobs'>['questions']>;

const five: Written = [
  { kind: 'yes_no', text: 'Can you swim?', required: true, wanted: ['yes'] },
  { kind: 'number', text: 'How many years at sea?', required: true, least: 2 },
  { kind: 'choice', text: 'Your ticket?', choices: ['Master', 'Mate', 'None'], wanted: ['Master', 'Mate'] },
  { kind: 'text', text: 'Why this boat?' },
  { kind: 'file', text: 'Your medical certificate' },
];

beforeAll(async () => {
  employer = await company(server);
  seeker = await jobSeeker(server);
});
beforeEach(async () => {
  job = await postedJob(server, employer.founder, { questions: five });
});

const post = (questions: unknown) =>
  server.as(employer.founder).post('/api/jobs', { title: 'Skipper', description: 'A boat.', questions });
const change = (questions: unknown) =>
  server.as(employer.founder).send('PUT', `/api/jobs/${job.id}`, { body: { questions } });
const apply = (answers: unknown, person = seeker) =>
  server.as(person).post(`/api/jobs/${job.id}/applications`, { answers });
const saying = (...said: (string | number | null)[]) =>
  job.questions.map(({ id }, index) => ({ questionId: id, answer: said[index] ?? null }));
const answersTo = (id: number, person: Person) =>
  server.as(person).call('GET /api/applications/:id/answers', { params: { id } });

describe('a job’s questions', () => {
  test('are refused where they cannot be asked', async () => {
    const eleven = Array.from({ length: 11 }, (_, index) => ({ kind: 'text', text: `Question ${index}` }));
    for (const questions of [
      eleven,
      [{ kind: 'text', text: '' }],
      [{ kind: 'song', text: 'Sing' }],
      [{ kind: 'choice', text: 'Which?', choices: ['One', ' One '] }],
      [{ kind: 'yes_no', text: 'Do you?', wanted: ['perhaps'] }],
      [{ kind: 'text', text: 'Why?', least: 2 }],
    ])
      expect((await post(questions)).status, JSON.stringify(questions)).toBe(400);
    const { id } = await postedJob(server, employer.founder, { questions: five });
    const elsewhere = await server.as(employer.founder).call('GET /api/jobs/:id', { params: { id } });
    expect((await change(elsewhere.questions)).status).toBe(400);
  });

  test('are asked in their order, and only those who run the job learn what is hoped for', async () => {
    expect(job.questions.map(({ text, wanted, least }) => [text, wanted, least])).toEqual([
      ['Can you swim?', ['yes'], null],
      ['How many years at sea?', [], 2],
      ['Your ticket?', ['Master', 'Mate'], null],
      ['Why this boat?', [], null],
      ['Your medical certificate', [], null],
    ]);
    const seen = await server.as(seeker).call('GET /api/jobs/:id', { params: { id: job.id } });
    expect(Object.keys(seen.questions[0] ?? {})).toEqual(['id', 'kind', 'text', 'choices', 'required']);
  });

  test('keep their ids when they change places, and a reworded one is another question', async () => {
    const [first, second] = job.questions;
    const changed = await server.as(employer.founder).call('PUT /api/jobs/:id', {
      params: { id: job.id },
      body: { questions: [second, { ...first, text: 'Can you dive?' }] as Written },
    });
    expect(changed.questions.map(({ text }) => text)).toEqual(['How many years at sea?', 'Can you dive?']);
    expect(changed.questions[0]?.id).toBe(second?.id);
    expect(job.questions.map(({ id }) => id)).not.toContain(changed.questions[1]?.id);
  });

  test('stay as they are when something else of the job changes', async () => {
    await server
      .as(employer.founder)
      .call('PUT /api/jobs/:id', { params: { id: job.id }, body: { title: 'Mate' } });
    const after = await server.as(employer.founder).call('GET /api/jobs/:id', { params: { id: job.id } });
    expect(after.questions).toEqual(job.questions);
  });
});

describe('applying', () => {
  test('without an answer that must be given is refused at its question, and nothing is kept', async () => {
    const [swim, years] = job.questions;
    const reply = await server.as(seeker).send('POST', `/api/jobs/${job.id}/applications`, {
      body: {},
      headers: { accept: 'application/problem+json' },
    });
    expect(reply.status).toBe(400);
    expect((reply.json as { fields: object }).fields).toEqual({
      [`question-${swim?.id}`]: 'Please answer this question: Can you swim?',
      [`question-${years?.id}`]: 'Please answer this question: How many years at sea?',
    });
    const list = await server.as(seeker).call('GET /api/applications', { query: { job: job.id } });
    expect(list).toEqual([]);
  });

  test('with answers that cannot be, or to questions that are not asked, is refused', async () => {
    const file = await uploaded(server, await jobSeeker(server), 'other.txt', Buffer.from('somebody else’s'));
    for (const said of [
      ['maybe', 3],
      ['yes', 'many'],
      ['yes', 3, 'Captain'],
      ['yes', 3, 'Mate', 'x'.repeat(2_001)],
      ['yes', 3, 'Mate', 'a\u0000b'],
      ['yes', 3, 'Mate', null, file.id],
    ])
      expect((await apply(saying(...said))).status, said.join()).toBe(400);
    expect((await apply([...saying('yes', 3), { questionId: 2_000_000_000, answer: 'x' }])).status).toBe(400);
  });

  test('once more with the same key is the same application only if it says the same', async () => {
    const send = (answers: unknown) =>
      server.as(seeker).send('POST', `/api/jobs/${job.id}/applications`, {
        body: { answers },
        headers: { 'idempotency-key': `key-${job.id}` },
      });
    expect((await send(saying('yes', 3))).status).toBe(201);
    expect((await send(saying('yes', 3))).status).toBe(201);
    expect((await send(saying('yes', 4))).status).toBe(422);
    const more = { questionId: 2_000_000_000, answer: 'Also' };
    expect((await send([...saying('yes', 3), more])).status).toBe(422);
    expect((await send([...saying('yes', 3), { ...more, answer: ' ' }])).status).toBe(201);
  });

  test.each(['1.50', '007', '-0', ' 12.0 ', '2500.0000'])(
    'once more with the same key is the same application where a number was typed as %j',
    async (typed) => {
      const send = () =>
        server.as(seeker).send('POST', `/api/jobs/${job.id}/applications`, {
          body: { answers: saying('yes', typed) },
          headers: { 'idempotency-key': `key-${job.id}` },
        });
      const first = await send();
      expect(first.status).toBe(201);
      expect(await send()).toMatchObject({ status: 201, text: first.text });
    },
  );
});

describe('the answers', () => {
  test('stand with the application, flagged for the hiring side alone; the status is nobody’s but a person’s', async () => {
    const certificate = await uploaded(server, seeker, 'medical.txt', Buffer.from('Fit for sea service'));
    const { id, status } = await applied(server, seeker, job.id, {
      answers: saying('no', 1.5, 'None', ' Because\r\nit floats ', certificate.id),
    });
    expect(status).toBe('submitted');
    const theirs = await answersTo(id, employer.founder);
    expect(theirs.map(({ question, answer, flag }) => [question, answer, flag])).toEqual([
      ['Can you swim?', 'no', 'Expected yes: Can you swim?'],
      ['How many years at sea?', 1.5, 'Expected 2 or more: How many years at sea?'],
      ['Your ticket?', 'None', 'Expected “Master” or “Mate”: Your ticket?'],
      ['Why this boat?', 'Because\nit floats', null],
      ['Your medical certificate', null, null],
    ]);
    expect(theirs[4]?.file).toMatchObject({ id: certificate.id, name: 'medical.txt' });
    const own = await answersTo(id, seeker);
    expect(own.map(({ question, answer }) => [question, answer])).toEqual(
      theirs.map(({ question, answer }) => [question, answer]),
    );
    expect(own.some((answer) => 'flag' in answer)).toBe(false);

    // The file goes with the application: who may see the one may see the other, and it cannot be deleted under it.
    expect((await server.as(employer.founder).get(`/api/files/${certificate.id}`)).status).toBe(200);
    const stranger = (await company(server)).founder;
    expect((await server.as(stranger).get(`/api/files/${certificate.id}`)).status).toBe(404);
    expect((await server.as(seeker).send('DELETE', `/api/files/${certificate.id}`)).status).toBe(409);
    const [board] = (await server.as(employer.founder).call('GET /api/board', { query: { job: job.id } }))
      .cards;
    expect(board).toMatchObject({ id, flags: 3 });
  });

  test('keep the words of the question they were given to', async () => {
    const { id } = await applied(server, seeker, job.id, { answers: saying('yes', 3) });
    const changed = job.questions.slice(1).map((one) => ({ ...one, text: `${one.text} (in full)` }));
    expect((await change(changed)).status).toBe(200);
    const theirs = await answersTo(id, employer.founder);
    expect(theirs.map(({ question }) => question)).toEqual(job.questions.map(({ text }) => text));
    // Whoever has the old form open is asked to look again.
    const other = await jobSeeker(server);
    expect((await apply(saying('yes', 3), other)).text).toMatch(/questions of this job have changed/);
  });
});
