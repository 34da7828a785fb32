import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Application } from '#contract/api.ts';
import type { ApplicationStatus } from '#domain/application-status.ts';
import { rows, run } from '#server/db/query.ts';
import { runDue } from '#test/background.ts';
import { everyDoor as doorsOf } from '#test/applicant-doors.ts';
import { listenAs } from '#test/event-stream.ts';
import { eventually } from '#test/eventually.ts';
import { daysAhead } from '#test/interviews.ts';
import { sent } from '#test/offers.ts';
import { company, hiringManager, jobSeeker, joined } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile } from '#test/server.ts';
import { aMinuteLater } from '#test/time.ts';

const server = serverForThisFile();
let employer: { id: number; founder: Person };
let colleague: Person;
let seeker: Person;
let application: Application;

beforeAll(async () => {
  employer = await company(server);
  colleague = await joined(server, await hiringManager(server), employer.id);
});
beforeEach(async () => {
  await run(server.database.pool, 'delete from interview_seat');
  seeker = await jobSeeker(server, { email: `seeker-${Date.now()}@example.com` });
  application = await applied(server, seeker, (await postedJob(server, employer.founder)).id);
});

const move = (status: ApplicationStatus, more: object = {}, person = employer.founder) =>
  server.as(person).call('PUT /api/applications/:id/status', {
    params: { id: application.id },
    body: { status, ...more },
  });
const book = (fixed: boolean, days: number) =>
  server.as(employer.founder).call('POST /api/applications/:id/interviews', {
    params: { id: application.id },
    body: { title: 'Talk', minutes: 30, panel: [colleague.id], times: [daysAhead(days)], fixed },
  });

/** The applicant's live stream: what they hear of all that happens from now on. */
async function hearing() {
  const [last] = await rows<{ id: number }>(
    server.database.pool,
    'select coalesce(max(id), 0) as id from event',
  );
  const stream = await listenAs(server, seeker);
  return { close: () => stream.close(), heard: () => stream.events.filter(({ id }) => id > (last?.id ?? 0)) };
}

const everyDoor = () => doorsOf(server, seeker, application);

const prepared: [string, () => Promise<unknown>][] = [
  ['who has just applied', async () => undefined],
  ['who stands at Screening', async () => move('screening')],
  [
    'who has interviews ahead',
    async () => {
      await move('interviewing');
      await book(true, 5);
      await book(false, 6);
      // What was said about them has gone out.
      await runDue(server);
    },
  ],
  ['who has an offer', async () => sent(server, employer.founder, application.id)],
  [
    'who is hired by an offer and is got aboard',
    async () => {
      const { id } = await sent(server, employer.founder, application.id);
      await server
        .as(seeker)
        .call('POST /api/offers/:id/accept', { params: { id }, body: { name: 'Aishath Shiuna' } });
      await server.as(employer.founder).call('POST /api/applications/:id/onboarding', {
        params: { id: application.id },
        body: { startDate: daysAhead(60).slice(0, 10) },
      });
    },
  ],
];

describe('a rejection taken back within its minute', () => {
  test.each(prepared)('leaves no trace for somebody %s', async (_, prepare) => {
    await prepare();
    const { status } = await server
      .as(employer.founder)
      .call('GET /api/applications/:id', { params: { id: application.id } });
    const before = await everyDoor();
    const stream = await hearing();
    expect(await move('rejected')).toMatchObject({ status: 'rejected' });
    expect(await everyDoor()).toEqual(before);
    expect(await move(status, {}, colleague)).toMatchObject({ status });
    expect(await everyDoor()).toEqual(before);
    await aMinuteLater(server, application.id);
    expect(stream.heard()).toEqual([]);
    stream.close();
    const staff = await server
      .as(employer.founder)
      .call('GET /api/applications/:id/history', { params: { id: application.id } });
    expect(staff.slice(-2)).toMatchObject([
      { from: status, to: 'rejected' },
      { from: 'rejected', to: status },
    ]);
  });

  test('leads elsewhere as if straight from where the applicant was', async () => {
    await move('screening');
    await move('rejected');
    await move('interviewing');
    const seen = await server
      .as(seeker)
      .call('GET /api/applications/:id/history', { params: { id: application.id } });
    expect(seen.map(({ from, to }) => [from, to])).toEqual([
      [null, 'submitted'],
      ['submitted', 'screening'],
      ['screening', 'interviewing'],
    ]);
    const told = await server.as(seeker).call('GET /api/notifications');
    expect(told.map(({ status }) => status)).toEqual(['interviewing', 'screening']);
  });

  test('and made again leaves that of the second', async () => {
    await move('rejected');
    await move('submitted');
    await move('rejected');
    await aMinuteLater(server, application.id);
    const seen = await server
      .as(seeker)
      .call('GET /api/applications/:id/history', { params: { id: application.id } });
    expect(seen.map(({ to }) => to)).toEqual(['submitted', 'rejected']);
  });
});

describe('a rejection that stands', () => {
  test('is told a minute later, once, everywhere', async () => {
    const offer = await sent(server, employer.founder, application.id);
    await book(true, 5);
    const stream = await hearing();
    await move('rejected');
    await aMinuteLater(server, application.id);
    await aMinuteLater(server, application.id);
    await eventually(() => stream.heard().some(({ type }) => type === 'application.moved'));
    expect(stream.heard().filter(({ type }) => type === 'application.moved')).toMatchObject([
      { status: 'rejected', own: false },
    ]);
    stream.close();
    const read = await server
      .as(seeker)
      .call('GET /api/applications/:id', { params: { id: application.id } });
    expect(read).toMatchObject({ status: 'rejected', answeredAt: expect.any(String) });
    const [ended] = await server
      .as(seeker)
      .call('GET /api/applications/:id/offers', { params: { id: application.id } });
    expect(ended).toMatchObject({ id: offer.id, state: 'withdrawn' });
    const told = await server.as(seeker).call('GET /api/notifications');
    expect(told.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    const late = await move('screening');
    expect(late.status).toBe('screening');
    const history = await server
      .as(seeker)
      .call('GET /api/applications/:id/history', { params: { id: application.id } });
    expect(history.slice(-2)).toMatchObject([{ to: 'rejected' }, { from: 'rejected', to: 'screening' }]);
  });

  test('shows to those who hire at once, with what comes of it', async () => {
    const offer = await sent(server, employer.founder, application.id);
    await move('rejected');
    const staff = server.as(colleague);
    const params = { id: application.id };
    expect(await staff.call('GET /api/applications/:id', { params })).toMatchObject({ status: 'rejected' });
    expect((await staff.call('GET /api/applications/:id/offers', { params }))[0]?.state).toBe('withdrawn');
    expect((await staff.call('GET /api/offers')).map(({ id }) => id)).not.toContain(offer.id);
    expect((await staff.put(`/api/offers/${offer.id}`, {})).status).not.toBe(200);
  });

  test('cannot be overtaken by an acceptance, nor does the refusal say why', async () => {
    const { id } = await sent(server, employer.founder, application.id);
    await move('rejected');
    const refused = await server.as(seeker).post(`/api/offers/${id}/accept`, { name: 'Aishath Shiuna' });
    expect([refused.status, refused.text]).toEqual([409, expect.not.stringContaining('reject')]);
    await move('offered');
    expect(
      (await server.as(seeker).post(`/api/offers/${id}/accept`, { name: 'Aishath Shiuna' })).status,
    ).toBe(200);
  });

  test('is final with a withdrawal, and of the two the applicant keeps their word', async () => {
    await move('rejected');
    await server.as(seeker).call('POST /api/applications/:id/withdraw', { params: { id: application.id } });
    await aMinuteLater(server, application.id);
    const read = await server
      .as(seeker)
      .call('GET /api/applications/:id', { params: { id: application.id } });
    expect(read).toMatchObject({ status: 'rejected', withdrawnAt: expect.any(String) });
    const told = await server.as(seeker).call('GET /api/notifications');
    expect(told.filter(({ status }) => status === 'rejected')).toEqual([]);
  });
});

describe('any other move that is undone within its minute', () => {
  test('is not in the applicant’s history, timeline and inbox any more, and its time is that of before', async () => {
    await move('screening');
    const before = await everyDoor();
    await move('hired');
    await move('screening', { undo: true });
    const after = await everyDoor();
    delete before['/api/live?since=0'];
    delete after['/api/live?since=0'];
    expect(after).toEqual(before);
  });

  test('is a move like any other later, or without saying so', async () => {
    await move('screening');
    await move('submitted');
    const seen = () =>
      server.as(seeker).call('GET /api/applications/:id/history', { params: { id: application.id } });
    expect(await seen()).toHaveLength(3);
    await server.database.pool.query(
      `alter table application_status_history disable trigger application_status_history_is_append_only;
       update application_status_history set changed_at = changed_at - interval '61 seconds';
       alter table application_status_history enable trigger application_status_history_is_append_only`,
    );
    await move('screening', { undo: true });
    expect(await seen()).toHaveLength(4);
  });
});
