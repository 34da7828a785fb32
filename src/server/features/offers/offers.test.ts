import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Application, Job, Offer } from '#contract/api.ts';
import { row, run } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { expireDueOffers } from './expire-offers.task.ts';
import { offerBody, sent, written } from '#test/offers.ts';
import { company, jobSeeker, joined, recruiter } from '#test/people.ts';
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
  job = await postedJob(server, writer, { title: 'Skipper', location: 'Baa Atoll' });
});

beforeEach(async () => {
  seeker = await jobSeeker(server, { firstName: 'Aishath', lastName: 'Shiuna' });
  application = await applied(server, seeker, job.id);
  await wantApproval(false);
});

const wantApproval = (offerApproval: boolean) =>
  server.as(employer.founder).call('PUT /api/company/settings', { body: { offerApproval } });
const offersSeenBy = (person: Person) =>
  server.as(person).call('GET /api/applications/:id/offers', { params: { id: application.id } });
const statusNow = async () =>
  (await server.as(seeker).call('GET /api/applications/:id', { params: { id: application.id } })).status;
const answer = (how: 'accept' | 'decline', offer: Offer, body: object = { name: 'Aishath Shiuna' }) =>
  server.as(seeker).post(`/api/offers/${offer.id}/${how}`, body);
const change = (offer: Offer, body: object = {}) =>
  server.as(writer).send('PUT', `/api/offers/${offer.id}`, { body: { ...offerBody, ...body } });
const toldTo = async (person: Person) =>
  (await server.as(person).call('GET /api/notifications')).map(({ type, turn, status }) => [
    type,
    turn ?? status,
  ]);
const letTimePass = (offer: Offer) =>
  run(server.database.pool, `update offer set answer_by = '2024-01-31' where id = $1`, [offer.id]);

describe('an offer is refused', () => {
  test('with a placeholder that nothing is filled in for, a pay of nothing, or a currency nobody knows', async () => {
    for (const [field, value] of [
      ['letter', 'Dear {nmae}'],
      ['basicPay', 0],
      ['basicPay', 1.5],
      ['currency', 'XXX'],
      ['allowances', [{ name: '', amount: 5 }]],
      ['startDate', '2027-02-31'],
    ] as const) {
      const reply = await server
        .as(writer)
        .post(`/api/applications/${application.id}/offers`, { ...offerBody, [field]: value });
      expect(reply.status, field).toBe(400);
    }
    expect(await offersSeenBy(writer)).toEqual([]);
  });

  test('while another is open, also to two who write at the same time', async () => {
    const path = `/api/applications/${application.id}/offers`;
    const replies = await Promise.all([1, 2, 3].map(() => server.as(writer).post(path, offerBody)));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    await expect(
      run(
        server.database.pool,
        `insert into offer (application_id, version, letter, currency, basic_pay, service_charge, accommodation, flights, start_date, answer_by)
         select application_id, 9, letter, currency, basic_pay, service_charge, accommodation, flights, start_date, answer_by
         from offer where application_id = $1`,
        [application.id],
      ),
    ).rejects.toThrow('offer_one_open');
  });

  test('to somebody who was rejected or has withdrawn', async () => {
    await server.as(writer).call('PUT /api/applications/:id/status', {
      params: { id: application.id },
      body: { status: 'rejected' },
    });
    const path = `/api/applications/${application.id}/offers`;
    expect((await server.as(writer).post(path, offerBody)).status).toBe(409);
  });

  test('to be sent when its days have passed', async () => {
    const offer = await written(server, writer, application.id);
    await change(offer, { startDate: '2024-01-01' });
    expect((await server.as(writer).post(`/api/offers/${offer.id}/send`)).text).toContain('first day');
    await change(offer, { answerBy: '2024-01-01' });
    expect((await server.as(writer).post(`/api/offers/${offer.id}/send`)).text).toContain(
      'last day to answer',
    );
    expect(await statusNow()).toBe('submitted');
  });

  test('to be sent without the approval that the company wants', async () => {
    await wantApproval(true);
    const offer = await written(server, writer, application.id);
    expect(offer).toMatchObject({ needsApproval: true, mayApprove: false });
    expect((await server.as(writer).post(`/api/offers/${offer.id}/send`)).status).toBe(409);
    await server.as(writer).call('POST /api/offers/:id/ask', { params: { id: offer.id } });
    expect((await server.as(writer).post(`/api/offers/${offer.id}/send`)).status).toBe(409);
    expect(
      (await server.as(writer).post(`/api/offers/${offer.id}/decision`, { approved: true })).status,
    ).toBe(403);
  });

  test('to be answered without a name', async () => {
    const offer = await sent(server, writer, application.id);
    expect((await answer('accept', offer, { name: ' ' })).status).toBe(400);
    expect(await statusNow()).toBe('offered');
  });
});

describe('an offer that is written', () => {
  test('is nobody’s business but the employer’s until it is sent, and then is read with everything filled in', async () => {
    const draft = await written(server, writer, application.id);
    expect(await offersSeenBy(seeker)).toEqual([]);
    expect(await toldTo(seeker)).toEqual([]);
    await server.as(writer).call('POST /api/offers/:id/send', { params: { id: draft.id } });
    const [offer] = await offersSeenBy(seeker);
    expect(offer).toMatchObject({
      state: 'sent',
      text: expect.stringContaining(
        'Dear Aishath Shiuna, we offer you Skipper at Odegiri: USD 1,200 a month and',
      ),
      basicPay: 1_200,
      allowances: [{ name: 'Boat', amount: 50 }],
    });
    expect(Object.keys(offer ?? {})).not.toContain('by');
    expect((await offersSeenBy(writer))[0]?.text).toBe(offer?.text);
    expect(await statusNow()).toBe('offered');
    // Of the offer they are told; not once more of the move that came with it.
    expect(await toldTo(seeker)).toEqual([['offer.sent', 'sent']]);
  });

  test('goes out once it is approved, and not as it was approved when it has been changed since', async () => {
    await wantApproval(true);
    const { id } = await written(server, writer, application.id);
    await server.as(writer).call('POST /api/offers/:id/ask', { params: { id } });
    expect(await toldTo(employer.founder)).toContainEqual(['offer.approval', 'asked']);
    const decide = (approved: boolean) =>
      server
        .as(employer.founder)
        .call('POST /api/offers/:id/decision', { params: { id }, body: { approved, note: 'More leave' } });
    expect(await decide(false)).toMatchObject({ state: 'draft', approvalNote: 'More leave' });
    await server.as(writer).call('POST /api/offers/:id/ask', { params: { id } });
    const approved = await decide(true);
    expect(approved).toMatchObject({ state: 'approved' });
    await change(approved, { basicPay: 2_000 });
    expect((await server.as(writer).post(`/api/offers/${id}/send`)).status).toBe(409);
    expect(
      await server.as(employer.founder).call('POST /api/offers/:id/send', { params: { id } }),
    ).toMatchObject({
      state: 'sent',
    });
  });
});

describe('an offer that was sent', () => {
  test('is accepted with a typed name, which hires in the same breath; once, however often it is pressed', async () => {
    const offer = await sent(server, writer, application.id);
    const replies = await Promise.all([1, 2, 3].map(() => answer('accept', offer)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await statusNow()).toBe('hired');
    const [accepted] = await offersSeenBy(writer);
    expect(accepted).toMatchObject({ state: 'accepted', signedName: 'Aishath Shiuna' });
    expect(accepted?.answeredAt).not.toBeNull();
    const history = await server
      .as(writer)
      .call('GET /api/applications/:id/history', { params: { id: application.id } });
    expect(history.map(({ to }) => to)).toEqual(['submitted', 'offered', 'hired']);
    expect((await toldTo(writer)).filter(([type]) => type === 'offer.answered')).toEqual([
      ['offer.answered', 'accepted'],
    ]);
    expect((await answer('decline', offer)).status).toBe(409);
  });

  test('is declined with a reason if one likes, and the application stays where it stands', async () => {
    const offer = await sent(server, writer, application.id);
    await answer('decline', offer, { name: 'Aishath Shiuna', reason: 'Too far from my children.' });
    expect((await offersSeenBy(writer))[0]).toMatchObject({
      state: 'declined',
      declineReason: 'Too far from my children.',
    });
    expect(await statusNow()).toBe('offered');
    expect((await answer('accept', offer)).status).toBe(409);
  });

  test('that is changed can be accepted only as it now is; what was sent before is kept', async () => {
    const first = await sent(server, writer, application.id);
    const reply = await change(first, { basicPay: 1_500 });
    const second = JSON.parse(reply.text) as Offer; // The contract's own answer.
    expect(second).toMatchObject({ version: 2, state: 'draft', basicPay: 1_500 });
    expect((await answer('accept', first)).text).toContain('changing this offer');
    expect((await answer('accept', second)).status).toBe(404);
    await server.as(writer).call('POST /api/offers/:id/send', { params: { id: second.id } });
    expect((await offersSeenBy(seeker)).map(({ state, basicPay }) => [state, basicPay])).toEqual([
      ['sent', 1_500],
      ['replaced', 1_200],
    ]);
    expect((await answer('accept', second)).status).toBe(200);
    expect((await toldTo(seeker)).map(([, turn]) => turn)).toEqual(['changed', 'sent']);
  });

  test('cannot be accepted after its last day, swept up or not; both sides are told once', async () => {
    const offer = await sent(server, writer, application.id);
    await letTimePass(offer);
    expect((await answer('accept', offer)).status).toBe(409);
    expect((await offersSeenBy(seeker))[0]?.state).toBe('expired');
    expect(await statusNow()).toBe('offered');
    const expire = () =>
      inTransaction(server.database.pool, (tx) => expireDueOffers(tx, { applicationId: application.id }));
    await Promise.all([expire(), expire()]);
    await expire();
    const stored = await row(server.database.pool, 'select state from offer where id = $1', [offer.id]);
    expect(stored).toEqual({ state: 'expired' });
    expect((await toldTo(seeker)).filter(([, turn]) => turn === 'expired')).toHaveLength(1);
    expect((await answer('accept', offer)).status).toBe(409);
    expect(await written(server, writer, application.id)).toMatchObject({ version: 2 });
  });

  test('can be taken back, and ends when its candidate is rejected or withdraws', async () => {
    const offer = await sent(server, writer, application.id);
    await server.as(writer).call('POST /api/offers/:id/withdraw', { params: { id: offer.id } });
    expect((await answer('accept', offer)).text).toContain('withdrawn this offer');
    const again = await sent(server, writer, application.id);
    await server.as(seeker).call('POST /api/applications/:id/withdraw', { params: { id: application.id } });
    expect((await answer('accept', again)).status).toBe(409);
    expect((await offersSeenBy(seeker)).map(({ state }) => state)).toEqual(['withdrawn', 'withdrawn']);
    expect(await statusNow()).toBe('offered');
  });

  test('stands among what is open, for the candidate once it is sent, and for nobody else', async () => {
    const openTo = async (person: Person) =>
      (await server.as(person).call('GET /api/offers', { query: { limit: 200 } }))
        .filter(({ applicationId }) => applicationId === application.id)
        .map(({ state }) => state);
    const draft = await written(server, writer, application.id);
    expect([await openTo(writer), await openTo(seeker)]).toEqual([['draft'], []]);
    await server.as(writer).call('POST /api/offers/:id/send', { params: { id: draft.id } });
    const stranger = await jobSeeker(server);
    const elsewhere = await company(server);
    expect([
      await openTo(writer),
      await openTo(seeker),
      await openTo(stranger),
      await openTo(elsewhere.founder),
    ]).toEqual([['sent'], ['sent'], [], []]);
    await answer('decline', draft);
    expect([await openTo(writer), await openTo(seeker)]).toEqual([[], []]);
  });

  test('has an end to its versions', async () => {
    const first = await sent(server, writer, application.id);
    await run(server.database.pool, 'update offer set version = 20 where id = $1', [first.id]);
    expect((await change(first)).status).toBe(409);
    expect((await offersSeenBy(seeker))[0]?.state).toBe('sent');
  });
});

describe('a template', () => {
  test('is kept under a name of its own, with placeholders that can all be filled in', async () => {
    const keep = (body: object) => server.as(employer.founder).post('/api/offer-templates', body);
    expect((await keep({ name: 'Crew', letter: 'Dear {name}, {salary}' })).status).toBe(400);
    expect((await keep({ name: 'Crew', letter: 'Dear {name}, {pay}' })).status).toBe(201);
    expect((await keep({ name: 'crew', letter: 'Dear {name}' })).status).toBe(409);
    expect(await server.as(writer).call('GET /api/offer-templates')).toMatchObject([{ name: 'Crew' }]);
  });
});
