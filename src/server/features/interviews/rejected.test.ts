import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Application, BodyInput } from '#contract/api.ts';
import { run } from '#server/db/query.ts';
import { daysAhead } from '#test/interviews.ts';
import { company, jobSeeker, joined, recruiter } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { aMinutePasses } from '#test/background.ts';
import { aMinuteLater as letAMinutePass } from '#test/time.ts';
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
const aMinuteLater = () => letAMinutePass(server, application.id);
const states = async (person = seeker) => {
  const interviews = await server
    .as(person)
    .call('GET /api/applications/:id/interviews', { params: { id: application.id } });
  return interviews.map(({ state, ending }) => (ending ? `${state}, ending` : state));
};

describe('when somebody is rejected', () => {
  test('what was booked and proposed is cancelled a minute later, with the time free again', async () => {
    const booked = await arrange({ times: [daysAhead(5)], fixed: true });
    await arrange({ times: [daysAhead(6)] });
    await reject();
    await aMinutePasses(server);
    expect(await states()).toEqual(['booked', 'proposed']);
    expect(await states(employer.founder)).toEqual(['booked, ending', 'proposed, ending']);
    await aMinuteLater();
    expect(await states()).toEqual(['cancelled', 'cancelled']);
    expect(await seen(booked.id)).toMatchObject({ reason: 'The application is not taken further.' });
    const rival = await applied(server, await jobSeeker(server), application.jobPostingId);
    expect(await arrange({ times: [daysAhead(5)], fixed: true }, rival)).toMatchObject({ state: 'booked' });
  });

  test('everybody is told once, but not who rejected', async () => {
    await arrange({ times: [daysAhead(5)], fixed: true, panel: [colleague.id, employer.founder.id] });
    await reject();
    await aMinuteLater();
    await aMinutePasses(server);
    const told = async (person: Person) => {
      const all = await server.as(person).call('GET /api/notifications');
      return all.filter(
        ({ type, applicationId }) => type === 'interview.cancelled' && applicationId === application.id,
      ).length;
    };
    expect([await told(seeker), await told(colleague), await told(employer.founder)]).toEqual([1, 1, 0]);
  });

  test('and that is undone, everything stays as it was agreed; of who is hired it is off a minute later', async () => {
    await arrange({ times: [daysAhead(5)], fixed: true });
    await reject();
    await move('interviewing');
    await aMinuteLater();
    expect(await states()).toEqual(['booked']);
    await move('hired');
    expect(await states()).toEqual(['booked, ending']);
    expect((await tryArranging({})).status).toBe(409);
    await aMinuteLater();
    expect(await states()).toEqual(['cancelled']);
  });

  test('what has begun, or was held early and scored, stays held', async () => {
    const begun = await arrange({ times: [daysAhead(5)], fixed: true });
    const early = await arrange({ times: [daysAhead(6)], fixed: true });
    const startsIn = (id: number, minutes: number) =>
      run(
        server.database.pool,
        'update interview set starts_at = now() + make_interval(mins => $2) where id = $1',
        [id, minutes],
      );
    await startsIn(begun.id, -5);
    await startsIn(early.id, 30);
    await server.as(colleague).call('POST /api/applications/:id/scorecards', {
      params: { id: application.id },
      body: {
        interviewId: early.id,
        recommendation: 2,
        ratings: [
          { attribute: 'Knots', step: 2 },
          { attribute: 'Calm', step: 2 },
        ],
      },
    });
    const cancelled = await server.as(employer.founder).post(`/api/interviews/${early.id}/cancel`, {});
    expect(cancelled.status).toBe(409);
    await reject();
    await aMinuteLater();
    expect(await states()).toEqual(['booked', 'booked']);
  });

  test('by a job that closes with words for those who wait, they are not interviewed either', async () => {
    await arrange();
    await server.as(employer.founder).call('PUT /api/jobs/:id', {
      params: { id: application.jobPostingId },
      body: { status: 'closed', farewell: 'Dear {name}, we have found somebody.' },
    });
    await aMinuteLater();
    expect(await states()).toEqual(['cancelled']);
  });
});
