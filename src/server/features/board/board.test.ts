import { beforeAll, describe, expect, test } from 'vitest';
import type { Answer, Application, Job } from '#contract/api.ts';
import { rows } from '#server/db/query.ts';
import { eventually } from '#test/eventually.ts';
import { daysAhead } from '#test/interviews.ts';
import { sent } from '#test/offers.ts';
import { company, jobSeeker, joined, recruiter } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
let employer: { id: number; founder: Person };
let colleague: Person;
let job: Job;
let other: Job;
let [first, second, third] = [] as Application[];

beforeAll(async () => {
  employer = await company(server);
  colleague = await joined(
    server,
    await recruiter(server, { firstName: 'Shifa', lastName: 'Adam' }),
    employer.id,
  );
  job = await postedJob(server, employer.founder);
  other = await postedJob(server, employer.founder);
  first = await applied(server, await jobSeeker(server), job.id);
  second = await applied(server, await jobSeeker(server), job.id);
  third = await applied(server, await jobSeeker(server), other.id);
});

const board = (person: Person, query: object = {}) => server.as(person).call('GET /api/board', { query });
const moveAll = (person: Person, moves: object[]) =>
  server.as(person).post('/api/applications/moves', { moves });
const on = (id: number | undefined, { cards }: Awaited<ReturnType<typeof board>>) =>
  cards.find((card) => card.id === id);

describe('the board', () => {
  test('is not for job seekers, and shows nobody what is not theirs', async () => {
    expect((await server.as(await jobSeeker(server)).get('/api/board')).status).toBe(403);
    const rival = await board((await company(server)).founder);
    expect(rival.cards).toEqual([]);
    expect(rival.columns.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('has the six statuses in their order with counts and the time in them', async () => {
    const { columns, cards } = await board(employer.founder);
    expect(columns.map(({ status }) => status)).toEqual([
      'submitted',
      'screening',
      'interviewing',
      'offered',
      'hired',
      'rejected',
    ]);
    expect(columns[0]).toMatchObject({ count: 3, medianDays: 0 });
    expect(columns[1]).toMatchObject({ count: 0, medianDays: null });
    expect(cards).toHaveLength(3);
  });

  test('says of a card what comes next: an interview, a reply to an offer, a first day', async () => {
    const seeker = await jobSeeker(server);
    const { id } = await applied(server, seeker, job.id);
    const card = async () => on(id, await board(employer.founder));
    const as = server.as(employer.founder);
    expect(await card()).toMatchObject({ interviewAt: null, replyBy: null, startsOn: null });

    const startsAt = daysAhead(3);
    await as.call('POST /api/applications/:id/interviews', {
      params: { id },
      body: {
        title: 'First talk',
        minutes: 30,
        attributes: ['Warmth'],
        panel: [employer.founder.id],
        fixed: true,
        times: [startsAt],
      },
    });
    expect(new Date((await card())?.interviewAt ?? 0)).toEqual(new Date(startsAt));

    const offer = await sent(server, employer.founder, id);
    expect(await card()).toMatchObject({ status: 'offered', interviewAt: null, replyBy: offer.answerBy });
    await server.as(seeker).call('POST /api/offers/:id/accept', {
      params: { id: offer.id },
      body: { name: 'Shaira Khalid' },
    });
    expect(await card()).toMatchObject({ status: 'hired', replyBy: null, startsOn: offer.startDate });
  });

  test('is of one job where that is asked for', async () => {
    const { cards } = await board(employer.founder, { job: other.id });
    expect(cards.map(({ id }) => id)).toEqual([third?.id]);
  });

  test('is of those who ever stood at a status, as the list is', async () => {
    const query = { reached: 'submitted', job: other.id } as const;
    const { cards } = await board(employer.founder, query);
    const listed = await server.as(employer.founder).call('GET /api/applications', { query });
    expect(cards.map(({ id }) => id)).toEqual(listed.map(({ id }) => id));
    expect((await board(employer.founder, { reached: 'offered', job: other.id })).cards).toEqual([]);
    expect((await server.as(employer.founder).get('/api/board?reached=promoted')).status).toBe(400);
  });

  test('loses the card of who withdraws', async () => {
    const seeker = await jobSeeker(server);
    const { id } = await applied(server, seeker, job.id);
    expect(on(id, await board(employer.founder))).toBeDefined();
    await server.as(seeker).call('POST /api/applications/:id/withdraw', { params: { id } });
    expect(on(id, await board(employer.founder))).toBeUndefined();
  });

  test('adds up with the list’s counts: whom it leaves out, it names', async () => {
    const { columns } = await board(employer.founder);
    const counts = await server.as(employer.founder).call('GET /api/applications/counts');
    expect(columns.map(({ status, count, withdrawn }) => [status, count + withdrawn])).toEqual(
      columns.map(({ status }) => [status, counts[status]]),
    );
    expect(columns[0]?.withdrawn).toBe(1);
  });
});

describe('moving several', () => {
  test.each([
    [[]],
    [[{ id: 1 }]],
    [[{ id: 1, status: 'promoted' }]],
    [Array.from({ length: 201 }, () => ({ id: 1, status: 'hired' }))],
    ['all'],
  ])('is refused for a list like %j', async (moves) => {
    expect((await server.as(employer.founder).post('/api/applications/moves', { moves })).status).toBe(400);
  });

  test('moves those that can be and names the others with the reason', async () => {
    const seeker = await jobSeeker(server);
    const withdrawn = await applied(server, seeker, job.id);
    await server.as(seeker).call('POST /api/applications/:id/withdraw', { params: { id: withdrawn.id } });
    const { founder: rival } = await company(server);
    const foreign = await applied(server, await jobSeeker(server), (await postedJob(server, rival)).id);
    const { json } = await moveAll(employer.founder, [
      { id: first?.id, status: 'screening' },
      { id: withdrawn.id, status: 'screening' },
      { id: foreign.id, status: 'hired' },
    ]);
    expect(json).toEqual({
      moved: [{ id: first?.id, from: 'submitted', status: 'screening', statusUpdatedAt: expect.any(String) }],
      refused: [
        {
          id: withdrawn.id,
          status: 'submitted',
          reason: expect.stringContaining('withdrawn'),
          code: 'withdrawn',
        },
        { id: foreign.id, reason: 'This application is not there for you to move.' },
      ],
    });
    expect(on(first?.id, await board(employer.founder))).toMatchObject({ status: 'screening' });
  });

  test('leaves where it is what a colleague has moved meanwhile, and says who did', async () => {
    await moveAll(colleague, [{ id: second?.id, status: 'offered' }]);
    const { json } = await moveAll(employer.founder, [
      { id: second?.id, status: 'rejected', from: 'submitted' },
    ]);
    expect(json).toEqual({
      moved: [],
      refused: [
        { id: second?.id, status: 'offered', reason: 'Shifa Adam moved this to Offered a moment ago.' },
      ],
    });
  });

  test('at the same moment as a colleague leaves what the other has moved, and one of the two is told so', async () => {
    const { id } = await applied(server, await jobSeeker(server), job.id);
    const holding = await server.database.pool.connect();
    // Both have looked by the time that either can move it.
    await holding.query('begin');
    await holding.query('select from application where id = $1 for update', [id]);
    const both = Promise.all([
      moveAll(colleague, [{ id, status: 'offered', from: 'submitted' }]),
      moveAll(employer.founder, [{ id, status: 'rejected', from: 'submitted' }]),
    ]);
    await eventually(async () => (await rows(server.database.pool, waiting)).length === 2);
    await holding.query('commit');
    holding.release();
    // The cast: what the call answers.
    const done = (await both).map(({ json }) => json as Answer<'POST /api/applications/moves'>);
    const [moved] = done.flatMap((one) => one.moved);
    const [refused] = done.flatMap((one) => one.refused);
    expect(done.map((one) => one.moved.length + one.refused.length)).toEqual([1, 1]);
    expect(moved).toMatchObject({ id, from: 'submitted' });
    expect(refused).toMatchObject({
      id,
      status: moved?.status,
      reason: expect.stringContaining('moved this to'),
    });
    expect(on(id, await board(employer.founder))).toMatchObject({ status: moved?.status });
  });
});

const waiting = `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
