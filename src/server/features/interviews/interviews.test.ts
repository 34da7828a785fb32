import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Application, BodyInput } from '#contract/api.ts';
import { row, rows, run } from '#server/db/query.ts';
import { daysAhead } from '#test/interviews.ts';
import { company, jobSeeker, joined, platformAdmin, recruiter } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
let employer: { id: number; founder: Person };
let colleague: Person;
let seeker: Person;
let application: Application;

beforeAll(async () => {
  employer = await company(server);
  colleague = await joined(server, await recruiter(server), employer.id);
});
beforeEach(async () => {
  // Each test has the week to itself.
  await run(server.database.pool, 'delete from interview_seat');
  seeker = await jobSeeker(server);
  application = await applied(server, seeker, (await postedJob(server, employer.founder)).id);
});

type Meeting = Partial<BodyInput<'POST /api/applications/:id/interviews'>>;
const meeting = (more: Meeting = {}) => ({
  title: 'First talk',
  minutes: 45,
  questions: 'What do you do when a line parts?',
  attributes: ['Knots', 'Calm'],
  panel: [colleague.id],
  times: [daysAhead(5), daysAhead(6), daysAhead(7)],
  place: 'https://meet.example.com/room',
  ...more,
});
const arrange = (more: Meeting = {}, about = application) =>
  server
    .as(employer.founder)
    .call('POST /api/applications/:id/interviews', { params: { id: about.id }, body: meeting(more) });
const tryArranging = (more: object, person = employer.founder) =>
  server.as(person).post(`/api/applications/${application.id}/interviews`, { ...meeting(), ...more });
const book = (id: number, startsAt: string, person = seeker) =>
  server.as(person).post(`/api/interviews/${id}/book`, { startsAt });
const seen = async (id: number, person = seeker) => {
  const [found] = await server
    .as(person)
    .call('GET /api/applications/:id/interviews', { params: { id: application.id } });
  expect(found?.id).toBe(id);
  return found;
};
const move = (status: 'rejected' | 'hired' | 'interviewing') =>
  server
    .as(employer.founder)
    .call('PUT /api/applications/:id/status', { params: { id: application.id }, body: { status } });
const reject = () => move('rejected');
const statusOf = async () =>
  (await server.as(seeker).call('GET /api/applications/:id', { params: { id: application.id } })).status;
const leaves = (person: Person) =>
  server
    .as(person)
    .call('DELETE /api/companies/:id/members/:userId', { params: { id: employer.id, userId: person.id } });
const toldOfNobody = async (person: Person, about: number) =>
  (await server.as(person).call('GET /api/notifications'))
    .filter(({ type, applicationId }) => type === 'panel.empty' && applicationId === about)
    .map((note) => note.person);

describe('an interview is not set up', () => {
  test.each([
    [{ title: '' }, 'Title is required'],
    [{ minutes: 5 }, 'Length must be 10 to 480 minutes'],
    [{ panel: [] }, 'Choose at least one interviewer'],
    [{ times: [] }, 'Choose at least one time'],
    [{ times: ['2020-01-01T10:00:00Z'] }, 'Choose times in the future'],
    [{ times: [daysAhead(200)] }, 'Times can be at most 180 days ahead'],
    [{ times: [daysAhead(5), daysAhead(5)] }, 'Each time can be offered once'],
    [{ times: [daysAhead(5), daysAhead(6)], fixed: true }, 'A fixed time is one time'],
  ])('with %j', async (more, problem) => {
    const reply = await tryArranging(more);
    expect(reply.status).toBe(400);
    expect(reply.text).toContain(problem);
  });

  test('with somebody who is no verified member, whoever they are', async () => {
    const asker = await joined(server, await recruiter(server), employer.id, { verified: false });
    for (const stranger of [asker, seeker, (await company(server)).founder])
      expect((await tryArranging({ panel: [stranger.id] })).text).toBe(
        'Only verified members of the company can be asked to interview.',
      );
  });

  test('about an application that was rejected or withdrawn, nor is one that was declined proposed anew', async () => {
    const { id, times } = await arrange();
    await reject();
    expect((await tryArranging({})).status).toBe(409);
    expect((await book(id, times[0]?.startsAt ?? '')).status).toBe(409);
    await server.as(seeker).call('POST /api/interviews/:id/decline', { params: { id }, body: {} });
    await server.as(seeker).call('POST /api/applications/:id/withdraw', { params: { id: application.id } });
    expect((await tryArranging({})).status).toBe(409);
    const anew = await server.as(employer.founder).put(`/api/interviews/${id}/times`, {
      times: [daysAhead(9)],
    });
    expect([anew.status, anew.text]).toEqual([409, expect.stringContaining('rejected or withdrawn')]);
  });

  test('at a time when an interviewer is in another one, and says who', async () => {
    await arrange({ times: [daysAhead(5)], fixed: true });
    const other = await applied(server, await jobSeeker(server), application.jobPostingId);
    const reply = await server
      .as(employer.founder)
      .post(`/api/applications/${other.id}/interviews`, meeting());
    expect(reply.status).toBe(409);
    expect(reply.text).toContain(colleague.username);
  });
});

describe('a candidate', () => {
  test('is shown the times and who asks, but neither the questions nor what is scored', async () => {
    const { id } = await arrange();
    const shown = await seen(id);
    expect(shown).toMatchObject({ state: 'proposed', startsAt: null, takesPart: true, mayRun: false });
    expect(shown?.times.map(({ free }) => free)).toEqual([true, true, true]);
    expect(shown?.panel).toEqual([{ name: colleague.username }]);
    expect(Object.keys(shown ?? {})).not.toContain('questions');
    expect(Object.keys(shown ?? {})).not.toContain('attributes');
  });

  test('chooses one of the times, and another later', async () => {
    const { id, times } = await arrange();
    const [first, second] = times.map(({ startsAt }) => startsAt);
    expect((await book(id, first ?? '')).status).toBe(201);
    expect(await seen(id)).toMatchObject({ state: 'booked', startsAt: first });
    expect((await book(id, second ?? '')).status).toBe(201);
    expect(await seen(id)).toMatchObject({ state: 'booked', startsAt: second });
  });

  test('cannot choose a time that was not proposed, or for somebody else', async () => {
    const { id, times } = await arrange();
    expect((await book(id, daysAhead(9))).status).toBe(400);
    expect((await book(id, times[0]?.startsAt ?? '', await jobSeeker(server))).status).toBe(404);
  });

  test('finds a time taken that an interviewer gave to another candidate', async () => {
    const { id, times } = await arrange();
    const rival = await jobSeeker(server);
    const theirs = await applied(server, rival, application.jobPostingId);
    const other = await arrange({}, theirs);
    await book(other.id, times[0]?.startsAt ?? '', rival);
    expect((await seen(id))?.times.map(({ free }) => free)).toEqual([false, true, true]);
    expect((await book(id, times[0]?.startsAt ?? '')).text).toBe(
      'This time has just been taken. Choose another.',
    );
  });

  test('is not in two interviews at once, also of two companies', async () => {
    const elsewhere = await company(server);
    const job = await postedJob(server, elsewhere.founder);
    const theirs = await applied(server, seeker, job.id);
    const other = await server.as(elsewhere.founder).call('POST /api/applications/:id/interviews', {
      params: { id: theirs.id },
      body: meeting({ panel: [elsewhere.founder.id] }),
    });
    const { id, times } = await arrange();
    expect((await book(other.id, times[0]?.startsAt ?? '')).status).toBe(201);
    expect((await book(id, times[0]?.startsAt ?? '')).text).toBe(
      'You have another interview at this time. Choose another one.',
    );
    const fixed = await tryArranging({ times: [times[0]?.startsAt], fixed: true });
    expect(fixed.text).toBe('The candidate cannot come at this time. Propose several to choose from.');
  });

  test('declines with a reason, and the employer may propose other times', async () => {
    const { id } = await arrange();
    await server
      .as(seeker)
      .call('POST /api/interviews/:id/decline', { params: { id }, body: { reason: 'I am at sea then' } });
    expect(await seen(id, employer.founder)).toMatchObject({ state: 'declined', reason: 'I am at sea then' });
    const [told] = await server.as(employer.founder).call('GET /api/notifications');
    expect(told).toMatchObject({ type: 'interview.declined', person: seeker.username });
    await server
      .as(employer.founder)
      .call('PUT /api/interviews/:id/times', { params: { id }, body: { times: [daysAhead(8)] } });
    expect(await seen(id)).toMatchObject({ state: 'proposed', reason: null });
  });
});

test('of many who take the same hour at once, one gets it', async () => {
  const rivals = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const rival = await jobSeeker(server);
      const { id } = await applied(server, rival, application.jobPostingId);
      return { rival, id };
    }),
  );
  const asked = await Promise.all(
    rivals.map(async ({ rival, id }) => ({
      rival,
      interview: await server
        .as(employer.founder)
        .call('POST /api/applications/:id/interviews', { params: { id }, body: meeting() }),
    })),
  );
  const time = daysAhead(5);
  const replies = await Promise.all(asked.map(({ rival, interview }) => book(interview.id, time, rival)));
  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    201,
    ...Array(7).fill(409),
  ]);
  const seats = await rows<{ id: number }>(
    server.database.pool,
    'select user_id as id from interview_seat where user_id = $1',
    [colleague.id],
  );
  expect(seats).toHaveLength(1);
});

test('the database itself keeps somebody from two interviews at once', async () => {
  const { id } = await arrange({ times: [daysAhead(5)], fixed: true });
  const other = await arrange({ panel: [employer.founder.id], times: [daysAhead(6)] });
  const twice = run(
    server.database.pool,
    `insert into interview_seat (interview_id, user_id, during) select $2, user_id, during from interview_seat where interview_id = $1 and user_id = $3`,
    [id, other.id, colleague.id],
  );
  await expect(twice).rejects.toThrow('interview_seat_once');
});

describe('the application', () => {
  test('stays where it stands when an interview is proposed', async () => {
    await arrange();
    expect(await statusOf()).toBe('submitted');
  });

  test('moves to Interviewing with it where that was wanted, and never back', async () => {
    await arrange({ move: true });
    expect(await statusOf()).toBe('interviewing');
    const [, moved] = await server
      .as(employer.founder)
      .call('GET /api/applications/:id/history', { params: { id: application.id } });
    expect(moved).toMatchObject({ from: 'submitted', to: 'interviewing', by: employer.founder.username });
    await server.as(employer.founder).call('PUT /api/applications/:id/status', {
      params: { id: application.id },
      body: { status: 'offered' },
    });
    await arrange({ move: true, times: [daysAhead(9)] });
    expect(await statusOf()).toBe('offered');
  });

  test('is not moved by an interview that was refused', async () => {
    expect((await tryArranging({ move: true, times: [] })).status).toBe(400);
    expect(await statusOf()).toBe('submitted');
  });

  test('when it is withdrawn, takes its interviews with it', async () => {
    const { id, times } = await arrange();
    await book(id, times[0]?.startsAt ?? '');
    await server.as(seeker).call('POST /api/applications/:id/withdraw', { params: { id: application.id } });
    expect(await seen(id)).toMatchObject({ state: 'cancelled', reason: 'The application was withdrawn.' });
    const left = await row(server.database.pool, 'select 1 from interview_seat where interview_id = $1', [
      id,
    ]);
    expect(left).toBeUndefined();
  });
});

describe('a booked interview', () => {
  test('is moved to another time by the hiring side, which frees the old one', async () => {
    const { id, times } = await arrange();
    await book(id, times[0]?.startsAt ?? '');
    await server.as(colleague).call('PUT /api/interviews/:id/times', {
      params: { id },
      body: { times: [daysAhead(10)], fixed: true, place: 'Harbour office' },
    });
    expect(await seen(id)).toMatchObject({
      state: 'booked',
      startsAt: daysAhead(10),
      place: 'Harbour office',
    });
    const other = await applied(server, await jobSeeker(server), application.jobPostingId);
    expect(await arrange({ times: [times[0]?.startsAt ?? ''], fixed: true }, other)).toMatchObject({
      state: 'booked',
    });
  });

  test('is cancelled once, with everybody told', async () => {
    const { id } = await arrange({ times: [daysAhead(5)], fixed: true });
    const cancel = () =>
      server
        .as(employer.founder)
        .call('POST /api/interviews/:id/cancel', { params: { id }, body: { reason: 'The post is gone' } });
    expect(await cancel()).toMatchObject({ state: 'cancelled', reason: 'The post is gone' });
    expect(await cancel()).toMatchObject({ state: 'cancelled' });
    for (const person of [seeker, colleague]) {
      const told = await server.as(person).call('GET /api/notifications');
      expect(
        told.filter(({ applicationId }) => applicationId === application.id).map(({ type }) => type),
      ).toEqual(['interview.cancelled', 'interview.booked']);
    }
    const again = await server
      .as(employer.founder)
      .put(`/api/interviews/${id}/times`, { times: [daysAhead(9)] });
    expect(again.status).toBe(409);
  });

  test('stays as it is once it has begun', async () => {
    const { id, times } = await arrange();
    await book(id, times[0]?.startsAt ?? '');
    await run(
      server.database.pool,
      `update interview set starts_at = now() - interval '1 minute' where id = $1`,
      [id],
    );
    expect((await book(id, times[1]?.startsAt ?? '')).status).toBe(409);
    expect((await server.as(seeker).post(`/api/interviews/${id}/decline`, {})).status).toBe(409);
    expect((await server.as(employer.founder).post(`/api/interviews/${id}/cancel`, {})).status).toBe(409);
  });

  test('goes on without an interviewer who has left the company', async () => {
    const leaver = await joined(server, await recruiter(server), employer.id);
    const { id } = await arrange({ panel: [colleague.id, leaver.id], times: [daysAhead(5)], fixed: true });
    await leaves(leaver);
    expect((await seen(id))?.panel).toEqual([{ name: colleague.username }]);
    expect(await toldOfNobody(employer.founder, application.id)).toEqual([]);
  });

  test.each([
    ['leaves', (person: Person) => leaves(person)],
    [
      'is not let in any more',
      (person: Person) =>
        server.as(employer.founder).call('PUT /api/companies/:id/members/:userId', {
          params: { id: employer.id, userId: person.id },
          body: { verified: false },
        }),
    ],
    [
      'is disabled',
      async (person: Person) =>
        server
          .as(await platformAdmin(server))
          .call('PUT /api/admin/users/:id', { params: { id: person.id }, body: { disabled: true } }),
    ],
  ])(
    'stands when the last who was to interview %s, and who arranged it is told that nobody is left',
    async (_, goes) => {
      const last = await joined(server, await recruiter(server), employer.id);
      await arrange({ panel: [last.id], times: [daysAhead(5)], fixed: true });
      await arrange({ panel: [last.id], times: [daysAhead(9)] });
      const off = await arrange({ panel: [last.id], times: [daysAhead(6)], fixed: true });
      await server
        .as(employer.founder)
        .call('POST /api/interviews/:id/cancel', { params: { id: off.id }, body: {} });
      await goes(last);
      expect(await toldOfNobody(employer.founder, application.id)).toEqual([
        seeker.username,
        seeker.username,
      ]);
      const { id: applicationId } = application;
      const all = await server
        .as(seeker)
        .call('GET /api/applications/:id/interviews', { params: { id: applicationId } });
      expect(all.map(({ state }) => state)).toEqual(['booked', 'proposed', 'cancelled']);
    },
  );

  test('is for those who manage the company to see to, where whoever arranged it was to interview alone and has left', async () => {
    const leaver = await joined(server, await recruiter(server), employer.id);
    const about = await applied(server, seeker, (await postedJob(server, leaver)).id);
    await server.as(leaver).call('POST /api/applications/:id/interviews', {
      params: { id: about.id },
      body: meeting({ panel: [leaver.id], times: [daysAhead(5)], fixed: true }),
    });
    await leaves(leaver);
    expect(await toldOfNobody(employer.founder, about.id)).toEqual([seeker.username]);
    for (const person of [leaver, colleague, seeker])
      expect(await toldOfNobody(person, about.id)).toEqual([]);
  });
});

describe('the list of interviews', () => {
  test('has what is ahead for each who takes part, the next first, and what was before', async () => {
    const waiting = await arrange();
    const later = await arrange({ times: [daysAhead(9)], fixed: true });
    const sooner = await arrange({ times: [daysAhead(8)], fixed: true });
    const over = await arrange({ times: [daysAhead(10)], fixed: true });
    await server
      .as(employer.founder)
      .call('POST /api/interviews/:id/cancel', { params: { id: over.id }, body: {} });
    const ids = async (person: Person, when: 'coming' | 'past') => {
      const list = await server.as(person).call('GET /api/interviews', { query: { when } });
      return list.filter(({ applicationId }) => applicationId === application.id).map(({ id }) => id);
    };
    for (const person of [seeker, colleague]) {
      expect(await ids(person, 'coming')).toEqual([sooner.id, later.id, waiting.id]);
      expect(await ids(person, 'past')).toEqual([over.id]);
    }
    const uninvolved = await joined(server, await recruiter(server), employer.id);
    expect(await ids(uninvolved, 'coming')).toEqual([]);
  });

  test('has all that one may see on request, of one interviewer, one job or some days', async () => {
    const uninvolved = await joined(server, await recruiter(server), employer.id);
    const booked = await arrange({ times: [daysAhead(8)], fixed: true });
    const proposed = await arrange({ times: [daysAhead(12), daysAhead(14)], panel: [employer.founder.id] });
    const ids = async (query: object, person = uninvolved) => {
      const list = await server.as(person).call('GET /api/interviews', { query: { when: 'any', ...query } });
      return list.filter(({ jobId }) => jobId === application.jobPostingId).map(({ id }) => id);
    };
    expect(await ids({})).toEqual([]);
    expect(await ids({ whose: 'all' })).toEqual([booked.id, proposed.id]);
    expect(await ids({ whose: 'all', interviewer: colleague.id })).toEqual([booked.id]);
    expect(await ids({ whose: 'all', job: application.jobPostingId + 1 })).toEqual([]);
    expect(await ids({ whose: 'all', from: daysAhead(13), to: daysAhead(15) })).toEqual([proposed.id]);
    expect(await ids({ whose: 'all', from: daysAhead(9), to: daysAhead(12) })).toEqual([]);
    const rival = (await company(server)).founder;
    expect(await ids({ whose: 'all' }, rival)).toEqual([]);
    expect(await ids({ whose: 'all', interviewer: colleague.id }, seeker)).toEqual([booked.id]);
    expect(await server.as(rival).call('GET /api/interviewers')).toEqual([]);
    expect(await server.as(uninvolved).call('GET /api/interviewers')).toContainEqual({
      id: colleague.id,
      name: colleague.username,
    });
    for (const wrong of ['whose=theirs', 'from=soon', 'from=0000-01-01T00:00:00Z', 'interviewer=0'])
      expect((await server.as(uninvolved).get(`/api/interviews?${wrong}`)).status).toBe(400);
  });

  test('comes in pages', async () => {
    const made = [];
    for (const days of [8, 9, 10]) made.push(await arrange({ times: [daysAhead(days)], fixed: true }));
    const first = await server.as(seeker).get('/api/interviews?limit=2');
    const next = /<([^>]+)>/.exec(String(first.headers['link']))?.[1] ?? '';
    const second = await server.as(seeker).get(next);
    expect([first, second].flatMap(({ json }) => (json as { id: number }[]).map(({ id }) => id))).toEqual(
      made.map(({ id }) => id),
    );
  });
});

describe('times', () => {
  test('are written out for the candidate’s clocks as soon as their browser has told', async () => {
    const { id } = await arrange();
    expect(await seen(id)).toMatchObject({
      candidateTimeZone: 'Indian/Maldives',
      companyTimeZone: 'Indian/Maldives',
    });
    await server.as(seeker).call('PUT /api/user/time-zone', { body: { timeZone: 'Asia/Colombo' } });
    expect(await seen(id)).toMatchObject({ candidateTimeZone: 'Asia/Colombo' });
    expect((await server.as(seeker).call('GET /api/user')).timeZone).toBe('Asia/Colombo');
  });

  test.each([{ timeZone: 'Nowhere/Land' }, { timeZone: 5 }, {}])(
    'are not for clocks like %j',
    async (body) => {
      expect((await server.as(seeker).put('/api/user/time-zone', body)).status).toBe(400);
    },
  );
});
