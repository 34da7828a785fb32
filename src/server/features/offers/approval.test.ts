import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { rows, run } from '#server/db/query.ts';
import { inDays, offerBody, sent, written } from '#test/offers.ts';
import { company, jobSeeker, joined, platformAdmin, recruiter } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
let employer: { id: number; founder: Person };
let writer: Person;
let seeker: Person;
let applicationId: number;

beforeAll(async () => {
  employer = await company(server, 'Odegiri');
  writer = await joined(server, await recruiter(server), employer.id);
});
beforeEach(async () => {
  seeker = await jobSeeker(server);
  applicationId = (await applied(server, seeker, (await postedJob(server, writer, { title: 'Skipper' })).id))
    .id;
  await wantApproval(false);
});

const wantApproval = (offerApproval: boolean) =>
  server.as(employer.founder).call('PUT /api/company/settings', { body: { offerApproval } });
const act = async (person: Person, id: number, what: string, body?: object, headers = {}) => {
  const answer = await server.as(person).post(`/api/offers/${id}/${what}`, body, headers);
  // The cast: an offer, where it is one.
  return {
    status: answer.status,
    code: answer.headers['error-code'],
    offer: answer.json as { state?: string; sentAt?: string } | undefined,
  };
};
const change = (person: Person, id: number, body: object = {}) =>
  server.as(person).send('PUT', `/api/offers/${id}`, { body: { ...offerBody, ...body } });
const seenBy = (person: Person) =>
  server.as(person).call('GET /api/applications/:id/offers', { params: { id: applicationId } });
const states = async (person = writer) => (await seenBy(person)).map(({ state }) => state);
const told = async (person: Person) =>
  (await server.as(person).call('GET /api/notifications')).flatMap(({ type, turn, applicationId: of }) =>
    type.startsWith('offer.') && of === applicationId ? [turn] : [],
  );
const decide =
  (approved: boolean, person = employer.founder) =>
  (id: number) =>
    act(person, id, 'decision', { approved });
const name = { name: 'Aishath Shiuna' };

describe('it is refused', () => {
  test('to whoever may not see the application, every act, as if there were no offer', async () => {
    const { id } = await sent(server, writer, applicationId);
    const rival = (await company(server)).founder;
    for (const what of ['ask', 'send', 'withdraw'])
      expect([what, (await act(rival, id, what)).status]).toEqual([what, 404]);
    expect((await act(rival, id, 'decision', { approved: true })).status).toBe(404);
    expect((await change(rival, id)).status).toBe(404);
    const other = await jobSeeker(server);
    for (const what of ['accept', 'decline'])
      expect([what, (await act(other, id, what, name)).status]).toEqual([what, 404]);
    expect(await states()).toEqual(['sent']);
  });

  test('to do what is the other side’s: candidates write none, employers and the platform answer none', async () => {
    const { id } = await sent(server, writer, applicationId);
    for (const what of ['ask', 'send', 'withdraw']) expect((await act(seeker, id, what)).status).toBe(403);
    expect((await change(seeker, id)).status).toBe(403);
    for (const person of [writer, employer.founder, await platformAdmin(server)])
      expect((await act(person, id, 'accept', name)).status).toBe(403);
    expect(await states()).toEqual(['sent']);
  });

  test('to ask for what is no draft, and to decide on what does not wait', async () => {
    const { id } = await written(server, writer, applicationId);
    expect(await decide(true)(id)).toMatchObject({ status: 409, code: 'offer_not_waiting' });
    await act(writer, id, 'send');
    expect(await act(writer, id, 'ask')).toMatchObject({ status: 409, code: 'offer_not_draft' });
    expect(await decide(false)(id)).toMatchObject({ status: 409, code: 'offer_not_waiting' });
  });

  test.each(['withdrawn', 'declined', 'accepted', 'expired'] as const)(
    'to change, send or take back one that is %s',
    async (state) => {
      const { id } = await sent(server, writer, applicationId);
      if (state === 'withdrawn') await act(writer, id, 'withdraw');
      else if (state === 'expired')
        await run(server.database.pool, `update offer set state = 'expired' where id = $1`, [id]);
      else await act(seeker, id, state === 'accepted' ? 'accept' : 'decline', name);
      expect((await change(writer, id)).headers['error-code']).toBe('offer_closed');
      expect(await act(writer, id, 'send')).toMatchObject({ status: 409, code: 'offer_closed' });
      const back = await act(writer, id, 'withdraw');
      expect(back).toMatchObject(
        state === 'withdrawn' ? { status: 200 } : { status: 409, code: 'offer_closed' },
      );
      expect(await states()).toEqual([state]);
    },
  );

  test('to accept while the employer is suspended, but not to decline', async () => {
    const stopped = await company(server);
    applicationId = (await applied(server, seeker, (await postedJob(server, stopped.founder)).id)).id;
    const { id } = await sent(server, stopped.founder, applicationId);
    await run(server.database.pool, 'update company set suspended_at = now() where id = $1', [stopped.id]);
    expect(await act(seeker, id, 'accept', name)).toMatchObject({ status: 409, code: 'company_suspended' });
    expect(await act(seeker, id, 'decline', name)).toMatchObject({
      status: 200,
      offer: { state: 'declined' },
    });
  });
});

describe('over an offer that somebody has written anew since it was read', () => {
  /** As whoever read it before it was changed sends it. */
  const over = (etag: string | undefined) => ({
    'if-match': `"${etag}"`,
    accept: 'application/problem+json',
  });
  const changedMeanwhile = (done: string, who = 'Hassan Manik') => ({
    status: 412,
    code: 'changed_meanwhile',
    offer: {
      detail: `Changed by ${who} since you opened it. It was not ${done}.`,
      current: { basicPay: 9_000 },
    },
  });
  let colleague: Person;

  beforeAll(async () => {
    colleague = await recruiter(server, { firstName: 'Hassan', lastName: 'Manik' });
    await joined(server, colleague, employer.id, { role: 'company_admin' });
  });

  test.each([
    [true, 'approved'],
    [false, 'returned'],
  ] as const)(
    'nothing is decided: approved %s is refused, with what stands there now',
    async (approved, done) => {
      await wantApproval(true);
      const { id } = await written(server, colleague, applicationId);
      await act(colleague, id, 'ask');
      const read = (await seenBy(employer.founder))[0];
      await change(colleague, id, { basicPay: 9_000 });
      await act(colleague, id, 'ask');

      const note = 'Less.';
      const late = await act(employer.founder, id, 'decision', { approved, note }, over(read?.etag));
      expect(late).toMatchObject(changedMeanwhile(done));
      expect((await seenBy(writer))[0]).toMatchObject({ state: 'waiting', approvalNote: null });

      const { etag } = (await seenBy(employer.founder))[0] ?? {};
      expect(await act(employer.founder, id, 'decision', { approved }, over(etag))).toMatchObject({
        status: 200,
        offer: { state: approved ? 'approved' : 'draft', basicPay: 9_000 },
      });
    },
  );

  test('nothing is sent, whoever sends it and whether or not it was approved', async () => {
    const { id, etag } = await written(server, writer, applicationId);
    await change(colleague, id, { basicPay: 9_000 });
    expect(await act(writer, id, 'send', undefined, over(etag))).toMatchObject(changedMeanwhile('sent'));
    expect(await act(employer.founder, id, 'send', undefined, over(etag))).toMatchObject(
      changedMeanwhile('sent'),
    );
    expect([await states(), await states(seeker), await told(seeker)]).toEqual([['draft'], [], []]);

    // What is there now is told before what else keeps this person from sending it.
    await wantApproval(true);
    expect(await act(writer, id, 'send', undefined, over(etag))).toMatchObject(changedMeanwhile('sent'));
    await wantApproval(false);
    const now = (await seenBy(writer))[0];
    expect(await act(writer, id, 'send', undefined, over(now?.etag))).toMatchObject({
      status: 200,
      offer: { state: 'sent', basicPay: 9_000 },
    });
    // Sent again with the same tag it was sent before, as without.
    expect(await act(writer, id, 'send', undefined, over(now?.etag))).toMatchObject({ status: 200 });
  });

  test('what holds whatever is sent is said first, and without If-Match it is as it was', async () => {
    await wantApproval(true);
    const { id, etag } = await written(server, colleague, applicationId);
    await change(colleague, id, { basicPay: 9_000 });
    const decided = await act(employer.founder, id, 'decision', { approved: true }, over(etag));
    expect(decided.code).toBe('offer_not_waiting');
    await act(colleague, id, 'ask');
    expect(await decide(true)(id)).toMatchObject({ status: 200, offer: { state: 'approved' } });
    await act(writer, id, 'withdraw');
    expect((await act(writer, id, 'send', undefined, over(etag))).code).toBe('offer_closed');
  });
});

describe('approval', () => {
  beforeEach(() => wantApproval(true));

  test('is given once, also by two at the same moment', async () => {
    const { id } = await written(server, writer, applicationId);
    await act(writer, id, 'ask');
    const replies = await Promise.all([decide(true)(id), decide(false)(id)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [first] = replies.filter(({ status }) => status === 200);
    expect(await states()).toEqual([first?.offer?.state]);
  });

  test('is not given to what is changed while it waits: that is a draft again', async () => {
    const { id } = await written(server, writer, applicationId);
    await act(writer, id, 'ask');
    await change(writer, id, { basicPay: 9_000 });
    expect(await states()).toEqual(['draft']);
    expect((await decide(true)(id)).code).toBe('offer_not_waiting');
    expect((await act(writer, id, 'send')).code).toBe('needs_approval');
  });

  test('is nobody’s to wait for who manages the company: that they send it is their approval', async () => {
    const { id } = await written(server, writer, applicationId);
    expect(await act(employer.founder, id, 'send')).toMatchObject({ status: 200, offer: { state: 'sent' } });
  });

  test('is not waited for any more once the company wants none', async () => {
    const { id } = await written(server, writer, applicationId);
    await act(writer, id, 'ask');
    expect((await act(writer, id, 'send')).code).toBe('needs_approval');
    await wantApproval(false);
    expect(await act(writer, id, 'send')).toMatchObject({ status: 200, offer: { state: 'sent' } });
  });

  test('of one version is none of the next', async () => {
    const { id } = await written(server, writer, applicationId);
    await act(writer, id, 'ask');
    await decide(true)(id);
    await act(writer, id, 'send');
    const reply = await change(writer, id, { basicPay: 1_300 });
    const next = reply.json as { id: number; state: string }; // The offer as it is now.
    expect(next.state).toBe('draft');
    expect((await act(writer, next.id, 'send')).code).toBe('needs_approval');
  });
});

describe('what is done twice is done once', () => {
  test('sending: it was sent when it was, and the candidate is told once', async () => {
    const { id } = await written(server, writer, applicationId);
    const replies = await Promise.all([1, 2, 3].map(() => act(writer, id, 'send')));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(replies.map(({ offer }) => offer?.sentAt)).size).toBe(1);
    expect(await told(seeker)).toEqual(['sent']);
  });

  test('taking it back: the candidate is told once; of a draft they are told nothing at all', async () => {
    const first = await sent(server, writer, applicationId);
    await Promise.all([1, 2].map(() => act(writer, first.id, 'withdraw')));
    const draft = await written(server, writer, applicationId);
    await act(writer, draft.id, 'withdraw');
    expect(await told(seeker)).toEqual(['withdrawn', 'sent']);
    expect([await states(), await states(seeker)]).toEqual([['withdrawn', 'withdrawn'], ['withdrawn']]);
  });

  test('declining: the first reason stays, and the employer is told once', async () => {
    const { id } = await sent(server, writer, applicationId);
    await act(seeker, id, 'decline', { ...name, reason: 'Too far' });
    expect((await act(seeker, id, 'decline', { ...name, reason: 'Too little' })).status).toBe(200);
    expect((await seenBy(writer))[0]?.declineReason).toBe('Too far');
    expect(await told(writer)).toEqual(['declined']);
  });

  test('answering both ways at the same moment: one of them holds, on both sides', async () => {
    const { id } = await sent(server, writer, applicationId);
    const both = await Promise.all([act(seeker, id, 'accept', name), act(seeker, id, 'decline', name)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [holds] = both.filter(({ status }) => status === 200);
    expect([await states(), await states(seeker)]).toEqual([[holds?.offer?.state], [holds?.offer?.state]]);
    expect(await told(writer)).toEqual([holds?.offer?.state]);
  });

  test('taking back and accepting at the same moment: nobody is hired on an offer that is gone', async () => {
    const { id } = await sent(server, writer, applicationId);
    await Promise.all([act(writer, id, 'withdraw'), act(seeker, id, 'accept', name)]);
    const { status } = await server
      .as(seeker)
      .call('GET /api/applications/:id', { params: { id: applicationId } });
    expect([
      ['accepted', 'hired'],
      ['withdrawn', 'offered'],
    ]).toContainEqual([(await states())[0], status]);
  });
});

describe('an offer', () => {
  test('reads as it was sent, whatever the job is called later; a draft reads as it would be sent now', async () => {
    const { id, jobId } = (
      await rows<{ id: number; jobId: number }>(
        server.database.pool,
        'select id, job_posting_id as "jobId" from application where id = $1',
        [applicationId],
      )
    )[0]!;
    const first = await sent(server, writer, id);
    const rename = (title: string) =>
      server.as(writer).call('PUT /api/jobs/:id', { params: { id: jobId }, body: { title } });
    await rename('Captain');
    expect((await seenBy(seeker))[0]?.text).toContain('we offer you Skipper at Odegiri');
    await change(writer, first.id);
    const [draft, before] = await seenBy(writer);
    expect([draft?.text, before?.text]).toEqual([
      expect.stringContaining('we offer you Captain'),
      expect.stringContaining('we offer you Skipper'),
    ]);
  });

  test('can still be accepted when the job has closed meanwhile', async () => {
    const { jobId } = (
      await rows<{ jobId: number }>(
        server.database.pool,
        'select job_posting_id as "jobId" from application where id = $1',
        [applicationId],
      )
    )[0]!;
    const { id } = await sent(server, writer, applicationId);
    await server.as(writer).call('PUT /api/jobs/:id', { params: { id: jobId }, body: { status: 'closed' } });
    expect(await act(seeker, id, 'accept', name)).toMatchObject({
      status: 200,
      offer: { state: 'accepted' },
    });
  });

  test('is no longer told to who wrote it once they have left the company', async () => {
    const leaver = await joined(server, await recruiter(server), employer.id);
    const { id } = await sent(server, leaver, applicationId);
    await server.as(leaver).call('DELETE /api/companies/:id/members/:userId', {
      params: { id: employer.id, userId: leaver.id },
    });
    await act(seeker, id, 'decline', name);
    expect([await told(leaver), await told(writer)]).toEqual([[], ['declined']]);
  });
});

test('open offers stand with those that wait for approval first, then by the last day to answer, page by page', async () => {
  const own = await company(server);
  const people = await Promise.all([1, 2, 3, 4].map(() => jobSeeker(server)));
  const job = await postedJob(server, own.founder);
  const write = async (person: Person, days: number) => {
    const application = await applied(server, person, job.id);
    return server.as(own.founder).call('POST /api/applications/:id/offers', {
      params: { id: application.id },
      body: { ...offerBody, allowances: [], answerBy: inDays(days) },
    });
  };
  const late = await write(people[0]!, 40);
  const soon = await write(people[1]!, 3);
  const waits = await write(people[2]!, 50);
  const gone = await write(people[3]!, 5);
  await act(own.founder, soon.id, 'send');
  await act(own.founder, waits.id, 'ask');
  await act(own.founder, gone.id, 'send');
  await run(server.database.pool, `update offer set answer_by = '2024-01-31' where id = $1`, [gone.id]);
  const seen: number[] = [];
  for (let path = '/api/offers?limit=1'; path;) {
    const reply = await server.as(own.founder).get(path);
    seen.push(...(reply.json as { id: number }[]).map(({ id }) => id)); // What the list has.
    path = /<([^>]+)>; rel="next"/.exec(String(reply.headers['link'] ?? ''))?.[1] ?? '';
  }
  expect(seen).toEqual([waits.id, soon.id, late.id]);
});

describe('a template of offers', () => {
  const templates = (person: Person) => server.as(person).call('GET /api/offer-templates');
  const create = (person: Person, body: object) => server.as(person).post('/api/offer-templates', body);

  test('is made, changed and thrown away by who manages the company, and used by its people alone', async () => {
    const { id, founder } = await company(server);
    const staff = await joined(server, await recruiter(server), id);
    const rival = (await company(server)).founder;
    expect((await create(staff, { name: 'Crew', letter: 'Dear {{full_name}}' })).status).toBe(403);
    expect((await create(seeker, { name: 'Crew', letter: 'Dear {{full_name}}' })).status).toBe(403);
    await create(founder, { name: 'Crew', letter: 'Dear {{full_name}}' });
    const [template] = await templates(staff);
    const path = `/api/offer-templates/${template?.id}`;
    for (const [person, refusal] of [
      [staff, 403],
      [rival, 404],
    ] as const) {
      expect((await server.as(person).put(path, { name: 'Mine', letter: 'x' })).status).toBe(refusal);
      expect((await server.as(person).delete(path)).status).toBe(refusal);
    }
    expect(await templates(rival)).toEqual([]);
    expect((await server.as(rival).get(`/api/offer-templates?companyId=${id}`)).status).toBe(404);
    expect(
      (await server.as(founder).put(path, { name: 'Boat crew', letter: 'Dear {{full_name}}' })).status,
    ).toBe(200);
    expect((await templates(staff)).map((one) => one.name)).toEqual(['Boat crew']);
    expect((await server.as(founder).delete(path)).status).toBe(204);
    expect(await templates(staff)).toEqual([]);
  });

  test('is one of at most so many of a company; the same name may be another company’s', async () => {
    const { id, founder } = await company(server);
    await run(
      server.database.pool,
      `insert into offer_template (company_id, name, letter) select $1, 'No. ' || n, 'Dear' from generate_series(1, $2) n`,
      [id, limits.offerTemplates - 1],
    );
    expect((await create(founder, { name: 'The last', letter: 'Dear' })).status).toBe(201);
    expect((await create(founder, { name: 'One more', letter: 'Dear' })).status).toBe(409);
    const other = await company(server);
    expect((await create(other.founder, { name: 'The last', letter: 'Dear' })).status).toBe(201);
  });
});
