import type pg from 'pg';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Application, BodyInput, Job } from '#contract/api.ts';
import { mostMovesAtOnce } from '#domain/limits.ts';
import { responseRecordSize } from '#domain/response-times.ts';
import { rows, run } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { recalculateAnswerRecords } from '#server/features/response-times/response-times.queries.ts';
import { everyDoor } from '#test/applicant-doors.ts';
import { runDue } from '#test/background.ts';
import { listenAs } from '#test/event-stream.ts';
import { daysAhead } from '#test/interviews.ts';
import { sent } from '#test/offers.ts';
import { company, hiringManager, jobSeeker, joined, recruiter } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile } from '#test/server.ts';
import { notifyOfRejection } from './notify-of-rejection.task.ts';

const server = serverForThisFile();
let pool: pg.Pool;
let employer: { id: number; founder: Person };
let colleague: Person;
let job: Job;
let seeker: Person;
let application: Application;

beforeAll(async () => {
  ({ pool } = server.database);
  employer = await company(server, 'Reef & Co');
  colleague = await joined(server, await hiringManager(server), employer.id);
  job = await postedJob(server, employer.founder, { title: 'Cook' });
});
beforeEach(async () => {
  await run(pool, 'delete from interview_seat');
  ({ seeker, application } = await applicant());
});

/** Somebody for whom it is noon, whenever this runs. */
async function applicant(hour = 12) {
  const person = await jobSeeker(server, { firstName: 'Ibrahim', lastName: 'Adam' });
  await zoned(person, hour);
  return { seeker: person, application: await applied(server, person, job.id) };
}
async function zoned(person: Person, hour: number) {
  const ahead = ((hour - new Date().getUTCHours() + 36) % 24) - 12;
  const timeZone = `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
  await server.as(person).call('PUT /api/user/time-zone', { body: { timeZone } });
}

const rejecting = (more: Partial<BodyInput<'POST /api/rejections'>> = {}, person = employer.founder) =>
  server.as(person).post('/api/rejections', { applicationIds: [application.id], ...more });
const rejected = async (more: Partial<BodyInput<'POST /api/rejections'>> = {}) =>
  server
    .as(employer.founder)
    .call('POST /api/rejections', { body: { applicationIds: [application.id], ...more } });
const undo = (ids = [application.id], person = employer.founder) =>
  server.as(person).call('POST /api/rejections/undo', { body: { applicationIds: ids } });
const seenBy = (person: Person) =>
  server.as(person).call('GET /api/applications/:id', { params: { id: application.id } });
const reasons = () => server.as(employer.founder).call('GET /api/rejection-reasons');
const stands = async () => (await seenBy(employer.founder)).status;

/** As if the time had come, and two copies of the server had it in hand at once. */
async function theHourPasses(id = application.id) {
  await run(pool, `update application set tells_at = tells_at - interval '15 days' where id = $1`, [id]);
  await Promise.all(
    [1, 2].map(() => inTransaction(pool, (tx) => notifyOfRejection(tx, { applicationId: id }))),
  );
  await runDue({ database: server.database, sendsMail: false });
}

const tooMany = Array.from({ length: mostMovesAtOnce + 1 }, (_, at) => at + 1);

describe('nobody is rejected', () => {
  test('by who may not: other companies, job seekers, and who the company has not vouched for', async () => {
    const rival = await company(server);
    const waiting = await joined(server, await recruiter(server), employer.id, { verified: false });
    expect((await rejecting({}, rival.founder)).status).toBe(400);
    expect((await rejecting({}, waiting)).status).toBe(400);
    expect((await rejecting({}, seeker)).status).toBe(403);
    expect((await server.as(seeker).get('/api/rejection-reasons')).status).toBe(403);
    expect(await stands()).toBe('submitted');
  });

  test('who has withdrawn, is hired or is rejected already; and with them nobody else', async () => {
    const other = await applicant();
    const both = { applicationIds: [other.application.id, application.id] };
    await server.as(employer.founder).call('PUT /api/applications/:id/status', {
      params: { id: other.application.id },
      body: { status: 'hired' },
    });
    const refused = await rejecting(both);
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('Ibrahim Adam is hired.')]);
    expect(refused.headers['error-code']).toBe('cannot_reject');
    expect(await stands()).toBe('submitted');
    await rejected();
    expect((await rejecting()).text).toContain('is rejected already');
    await undo();
    await server.as(seeker).call('POST /api/applications/:id/withdraw', { params: { id: application.id } });
    expect((await rejecting()).text).toContain('has withdrawn');
  });

  test.each([
    ['a time in the past', { when: 'at', at: '2020-01-01T10:00:00Z' } as const, 'in the future'],
    ['a time in a month', { when: 'at', at: daysAhead(30) } as const, '14 days'],
    ['no time', { when: 'at' } as const, 'Choose when'],
    ['a letter with a slip in it', { letter: 'Dear {{name}}' }, 'no placeholder'],
    ['an endless note', { note: 'x'.repeat(2_001) }, 'Note'],
    ['more people than can be moved at once', { applicationIds: tooMany }, 'a list of 1 to'],
    ['nobody', { applicationIds: [] }, 'a list of 1 to'],
  ])('for %s', async (_, more, sentence) => {
    const refused = await rejecting(more);
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining(sentence)]);
    expect(await stands()).toBe('submitted');
  });

  test('for a reason of another company, or one that is archived', async () => {
    const rival = await company(server);
    const [theirs] = await server.as(rival.founder).call('GET /api/rejection-reasons');
    expect((await rejecting({ reasonId: theirs?.id })).status).toBe(400);
    const old = await server
      .as(employer.founder)
      .call('POST /api/rejection-reasons', { body: { name: 'Afraid of sharks' } });
    await server
      .as(colleague)
      .call('PUT /api/rejection-reasons/:id', { params: { id: old.id }, body: { archived: true } });
    expect((await rejecting({ reasonId: old.id })).text).toContain('no such reason');
    expect(await stands()).toBe('submitted');
  });

  test('who has an offer, without saying that it goes with it', async () => {
    const offer = await sent(server, employer.founder, application.id);
    const refused = await rejecting();
    expect(refused.headers['error-code']).toBe('open_offer');
    expect(refused.text).toContain('Ibrahim Adam');
    const [one] = (await rejected({ openOffer: 'withdraw' })).rejected;
    // Nobody is let to answer for an hour what is decided.
    expect(Date.parse(one?.tellsAt ?? '')).toBeLessThan(Date.now() + 61_000);
    await theHourPasses();
    const [ended] = await server
      .as(seeker)
      .call('GET /api/applications/:id/offers', { params: { id: application.id } });
    expect(ended).toMatchObject({ id: offer.id, state: 'withdrawn' });
  });
});

describe('what is said before it is done', () => {
  test('names everybody, when each is told and what each is written', async () => {
    const asleep = await applicant(22);
    const gone = await applicant();
    await server.as(gone.seeker).call('POST /api/applications/:id/withdraw', {
      params: { id: gone.application.id },
    });
    const ids = [application.id, asleep.application.id, gone.application.id];
    const { people, leftOut } = await server.as(colleague).call('POST /api/rejections/preview', {
      body: { applicationIds: ids, letter: 'Dear {{first_name}}, not {{job_title}}.' },
    });
    expect(people).toMatchObject([
      {
        id: application.id,
        applicantName: 'Ibrahim Adam',
        letter: 'Dear Ibrahim, not Cook.',
        cannotWait: null,
      },
      { id: asleep.application.id },
    ]);
    const hours = people.map(({ tellsAt }) => (Date.parse(tellsAt) - Date.now()) / 3_600_000);
    expect(hours[0]).toBeCloseTo(1, 1);
    expect(hours[1]).toBeGreaterThan(8);
    expect(leftOut).toEqual([
      { id: gone.application.id, applicantName: 'Ibrahim Adam', reason: 'has withdrawn the application' },
    ]);
    expect(await stands()).toBe('submitted');
  });

  test('an interview before then keeps it from waiting, one after it does not', async () => {
    const book = (startsAt: string, fixed: boolean) =>
      server.as(employer.founder).call('POST /api/applications/:id/interviews', {
        params: { id: application.id },
        body: { title: 'Talk', minutes: 30, panel: [colleague.id], times: [startsAt], fixed },
      });
    const preview = async (more: object) =>
      (
        await server
          .as(colleague)
          .call('POST /api/rejections/preview', { body: { applicationIds: [application.id], ...more } })
      ).people[0]?.cannotWait;
    await book(daysAhead(5), true);
    expect(await preview({})).toBeNull();
    expect(await preview({ when: 'at', at: daysAhead(9) })).toBe('interview');
    await book(daysAhead(6), false);
    expect(await preview({})).toBe('answers');
  });
});

describe('until the hour has passed', () => {
  test('those who hire see why and until when; whoever applied sees nothing through any door, nor hears of it', async () => {
    const [reason] = await reasons();
    await seenBy(colleague);
    const before = await everyDoor(server, seeker, application);
    const [last] = await rows<{ id: number }>(pool, 'select max(id) as id from event');
    const stream = await listenAs(server, seeker);
    await rejected({
      reasonId: reason?.id,
      note: 'CANARY-NOTE',
      letter: 'Dear {{first_name}}, CANARY-LETTER',
    });
    expect(await seenBy(colleague)).toMatchObject({
      status: 'rejected',
      rejection: { reason: reason?.name, note: 'CANARY-NOTE', letter: true, tellsAt: expect.any(String) },
    });
    const board = await server.as(colleague).call('GET /api/board', { query: { job: job.id } });
    expect(board.cards.find(({ id }) => id === application.id)?.tellsAt).toEqual(expect.any(String));
    await runDue({ database: server.database, sendsMail: false });
    expect(await everyDoor(server, seeker, application)).toEqual(before);
    expect(stream.events.filter(({ id }) => id > (last?.id ?? 0))).toEqual([]);
    stream.close();
  });

  test('the company’s answer record does not tell of it, and counts from when they were told', async () => {
    const small = await company(server);
    const posted = await postedJob(server, small.founder);
    const mine = await applied(server, seeker, posted.id);
    await run(
      pool,
      `with people as (insert into user_account (username) select 'w-' || gen_random_uuid() from generate_series(1, $2) returning id)
       insert into application (job_posting_id, job_seeker_id, application_date, answered_at)
       select $1, id, now() - interval '9 days', now() - interval '8 days' from people`,
      [posted.id, responseRecordSize.least - 1],
    );
    const record = async () => {
      await recalculateAnswerRecords(pool);
      const read = await server.as(seeker).call('GET /api/companies/:id', { params: { id: small.id } });
      return read.answerRecord;
    };
    await server.as(small.founder).call('POST /api/rejections', { body: { applicationIds: [mine.id] } });
    expect(await record()).toBeNull();
    await theHourPasses(mine.id);
    expect(await record()).not.toBeNull();
  });

  test('undoing it leaves no trace, and everybody stands where they stood', async () => {
    const other = await applicant();
    const before = await everyDoor(server, seeker, application);
    const ids = [application.id, other.application.id];
    await rejected({ applicationIds: ids, letter: 'Dear you' });
    expect(await undo([application.id], colleague)).toMatchObject({
      undone: [{ id: application.id, status: 'submitted' }],
      refused: [],
    });
    for (const id of ids) await theHourPasses(id);
    expect(await everyDoor(server, seeker, application)).toEqual(before);
    const told = await server.as(other.seeker).call('GET /api/notifications');
    expect(told.map(({ status }) => status)).toContain('rejected');
    // The other one is too late, and stays as it is.
    const { refused } = await undo([other.application.id]);
    expect(refused).toMatchObject([{ id: other.application.id, applicantName: 'Ibrahim Adam' }]);
    expect(await rows(pool, 'select from rejection where application_id = $1', [application.id])).toEqual([]);
  });

  test('a withdrawal comes first: nothing is written to whoever has left', async () => {
    await rejected({ letter: 'Dear you, CANARY-LETTER' });
    await server.as(seeker).call('POST /api/applications/:id/withdraw', { params: { id: application.id } });
    await theHourPasses();
    expect(JSON.stringify(await everyDoor(server, seeker, application))).not.toContain('CANARY-LETTER');
  });
});

describe('when the time has come', () => {
  test('they are told once, with the letter as message and as their one mail; the reason never leaves the house', async () => {
    const reason = await server
      .as(employer.founder)
      .call('POST /api/rejection-reasons', { body: { name: 'CANARY-REASON' } });
    await rejected({
      reasonId: reason.id,
      note: 'CANARY-NOTE',
      letter: 'Dear {{first_name}}, CANARY-LETTER',
    });
    await theHourPasses();
    await theHourPasses();
    const read = await seenBy(seeker);
    expect(read).toMatchObject({ status: 'rejected', answeredAt: expect.any(String) });
    expect(read.rejection).toBeUndefined();
    const history = await server
      .as(seeker)
      .call('GET /api/applications/:id/history', { params: { id: application.id } });
    // As they know it: from when they were told.
    expect(history.map(({ to }) => to)).toEqual(['submitted', 'rejected']);
    expect(history[1]?.at).not.toBe((await seenBy(employer.founder)).statusUpdatedAt);
    const messages = await server
      .as(seeker)
      .call('GET /api/applications/:id/messages', { params: { id: application.id } });
    expect(messages.map(({ body }) => body)).toEqual(['Dear Ibrahim, CANARY-LETTER']);
    const mails = await rows<{ kind: string; text: string }>(
      pool,
      'select kind, body_text as text from mail where to_user_id = $1',
      [seeker.id],
    );
    expect(mails).toMatchObject([{ kind: 'rejection', text: expect.stringContaining('CANARY-LETTER') }]);
    const told = await rows<{ due: string | null }>(
      pool,
      `select mail_due_at as due from notification where user_id = $1 and data ->> 'status' = 'rejected'`,
      [seeker.id],
    );
    expect(told).toEqual([{ due: null }]);
    const doors = JSON.stringify([await everyDoor(server, seeker, application), mails]);
    expect(doors).not.toMatch(/CANARY-(REASON|NOTE)/);
    await server
      .as(employer.founder)
      .call('PUT /api/rejection-reasons/:id', { params: { id: reason.id }, body: { archived: true } });
    expect((await seenBy(colleague)).rejection).toEqual({
      reason: 'CANARY-REASON',
      note: 'CANARY-NOTE',
      letter: true,
      tellsAt: null,
    });
  });

  test('nobody is told at night, though the server was down when it was day', async () => {
    await rejected();
    await zoned(seeker, 2);
    await theHourPasses();
    expect((await seenBy(seeker)).status).toBe('submitted');
    await zoned(seeker, 12);
    await theHourPasses();
    expect((await seenBy(seeker)).status).toBe('rejected');
  });

  test('who is not verified writes in our mail without their words', async () => {
    await run(pool, 'update company set verified_at = null where id = $1', [employer.id]);
    await rejected({ letter: 'Dear you, CANARY-LETTER' });
    await theHourPasses();
    await run(pool, 'update company set verified_at = now() where id = $1', [employer.id]);
    const mails = await rows<{ text: string }>(
      pool,
      'select body_text as text from mail where to_user_id = $1',
      [seeker.id],
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).not.toContain('CANARY-LETTER');
  });

  test('a plain change of status has no reason, and is told after its minute', async () => {
    await server.as(employer.founder).call('PUT /api/applications/:id/status', {
      params: { id: application.id },
      body: { status: 'rejected' },
    });
    const { rejection } = await seenBy(employer.founder);
    expect(rejection).toMatchObject({ reason: null, note: null, letter: false });
    expect(Date.parse(rejection?.tellsAt ?? '')).toBeLessThan(Date.now() + 61_000);
  });
});

describe('the reasons of a company', () => {
  test('begin with ours, and each has a name of its own', async () => {
    const given = await reasons();
    expect(given.slice(0, 3).map(({ name }) => name)).toEqual([
      'Other candidates are stronger',
      'Not enough experience',
      'Missing skills or certificates',
    ]);
    const again = await server
      .as(colleague)
      .post('/api/rejection-reasons', { name: 'not enough EXPERIENCE' });
    expect(again.status).toBe(409);
  });
});
