import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Application, Interview } from '#contract/api.ts';
import { usualAttributes } from '#domain/scorecards.ts';
import { run } from '#server/db/query.ts';
import { daysAhead } from '#test/interviews.ts';
import { company, companyAdmin, jobSeeker, joined, recruiter } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
let employer: { id: number; founder: Person };
let [aminath, bilal, admin]: Person[] = [];
let seeker: Person;
let application: Application;
let interview: Interview;

beforeAll(async () => {
  employer = await company(server);
  aminath = await joined(server, await recruiter(server), employer.id);
  bilal = await joined(server, await recruiter(server), employer.id);
  admin = await joined(server, await companyAdmin(server), employer.id);
});
beforeEach(async () => {
  await run(server.database.pool, 'delete from interview_seat');
  seeker = await jobSeeker(server);
  application = await applied(server, seeker, (await postedJob(server, employer.founder)).id);
  interview = await server.as(employer.founder).call('POST /api/applications/:id/interviews', {
    params: { id: application.id },
    body: {
      title: 'First talk',
      minutes: 45,
      attributes: ['Knots', 'Calm'],
      panel: [aminath?.id ?? 0, bilal?.id ?? 0],
      times: [daysAhead(5)],
      fixed: true,
    },
  });
  await begunAgo('1 hour');
});

const begunAgo = (interval: string) =>
  run(server.database.pool, 'update interview set starts_at = now() - $2::interval where id = $1', [
    interview.id,
    interval,
  ]);
const card = (more: object = {}) => ({
  interviewId: interview.id,
  recommendation: 4,
  note: 'Calm when the line parted.',
  ratings: [
    { attribute: 'Knots', step: 3 },
    { attribute: 'Calm', step: 5, note: 'Sang while mooring' },
  ],
  ...more,
});
const handIn = (person: Person | undefined, more: object = {}) =>
  server.as(person).post(`/api/applications/${application.id}/scorecards`, card(more));
const alone = {
  interviewId: null,
  ratings: usualAttributes.map((attribute) => ({ attribute, step: 3 })),
};
const groups = (person: Person | undefined) =>
  server.as(person).call('GET /api/applications/:id/scorecards', { params: { id: application.id } });
const read = async (person: Person | undefined) => {
  const [first] = await groups(person);
  return { authors: first?.cards.map(({ author }) => author), hidden: first?.hidden };
};

test('of an interview without criteria is a recommendation and its note', async () => {
  const { id } = await server.as(employer.founder).call('POST /api/applications/:id/interviews', {
    params: { id: application.id },
    body: {
      title: 'Interview',
      minutes: 30,
      panel: [bilal?.id ?? 0],
      times: [daysAhead(6)],
      fixed: true,
    },
  });
  await run(
    server.database.pool,
    `update interview set starts_at = now() - interval '1 hour' where id = $1`,
    [id],
  );
  const invented = [{ attribute: 'Hair', step: 3 }];
  expect((await handIn(bilal, { interviewId: id, ratings: invented })).status).toBe(400);
  expect((await handIn(bilal, { interviewId: id, ratings: [] })).status).toBe(201);
  const group = (await groups(bilal)).find(({ interviewId }) => interviewId === id);
  expect(group).toMatchObject({
    attributes: [],
    cards: [{ recommendation: 4, note: 'Calm when the line parted.', ratings: [] }],
  });
});

describe('a scorecard is refused', () => {
  test.each([
    [{ recommendation: 6 }, 'A step is a whole number from 1 to 5'],
    [{ ratings: [] }, 'A scorecard answers every attribute once.'],
    [
      {
        ratings: [
          { attribute: 'Knots', step: 3 },
          { attribute: 'Hair', step: 3 },
        ],
      },
      'every attribute once',
    ],
    [
      {
        ratings: [
          { attribute: 'Knots', step: 1 },
          { attribute: 'Calm', step: 3 },
        ],
      },
      'Say what you saw of',
    ],
  ])('as %j', async (more, problem) => {
    const reply = await handIn(aminath, more);
    expect(reply.status).toBe(400);
    expect(reply.text).toContain(problem);
  });

  test('from who was not at the interview, and before it begins', async () => {
    expect((await handIn(employer.founder)).status).toBe(400);
    await begunAgo('-3 hours');
    expect((await handIn(aminath)).status).toBe(409);
    expect((await groups(aminath)).map(({ interviewId }) => interviewId)).toEqual([null]);
  });

  test('a second time: what was handed in stays as it is, in the database too', async () => {
    expect((await handIn(aminath)).status).toBe(201);
    expect((await handIn(aminath, { recommendation: 1 })).status).toBe(409);
    expect((await handIn(admin, alone)).status).toBe(201);
    expect((await handIn(admin, alone)).status).toBe(409);
    await expect(run(server.database.pool, 'update scorecard set recommendation = 1')).rejects.toThrow(
      'not changed',
    );
  });
});

describe('what an interviewer wrote', () => {
  test('is read by another one only after they have handed in their own', async () => {
    await handIn(aminath);
    expect(await read(bilal)).toEqual({ authors: [], hidden: 1 });
    await handIn(bilal, { recommendation: 2 });
    expect(await read(bilal)).toEqual({ authors: [aminath?.username, bilal?.username], hidden: 0 });
    expect(await read(aminath)).toEqual({ authors: [aminath?.username, bilal?.username], hidden: 0 });
  });

  test('is read by a company admin, and by who set it up, only when all is in', async () => {
    await handIn(aminath);
    for (const person of [admin, employer.founder])
      expect(await read(person)).toEqual({ authors: [], hidden: 1 });
    await handIn(bilal);
    for (const person of [admin, employer.founder]) expect((await read(person)).hidden).toBe(0);
  });

  test('is read by who was not asked once they have said what they think themselves', async () => {
    await handIn(aminath);
    await handIn(admin, alone);
    expect((await read(admin)).hidden).toBe(0);
    const [, general] = await groups(bilal);
    expect(general).toMatchObject({ interviewId: null, hidden: 1, cards: [] });
  });

  test('is never told to the candidate, not even that it was written', async () => {
    await handIn(aminath);
    const path = `/api/applications/${application.id}/scorecards`;
    expect((await server.as(seeker).get(path)).status).toBe(403);
    const [live, own] = await Promise.all([
      server.as(seeker).call('GET /api/live', { query: { since: 0 } }),
      server.as(employer.founder).call('GET /api/live', { query: { since: 0 } }),
    ]);
    const types = (events: readonly { type: string }[]) => events.map(({ type }) => type);
    expect(types(own)).toContain('scorecard.handed_in');
    expect(types(live)).not.toContain('scorecard.handed_in');
  });
});

test('who is late is seen by everybody who may see scorecards', async () => {
  await handIn(aminath);
  await begunAgo('3 days');
  const [group] = await groups(admin);
  expect(group?.panel).toMatchObject([
    { name: aminath?.username, late: false },
    { name: bilal?.username, handedInAt: null, late: true },
  ]);
});
