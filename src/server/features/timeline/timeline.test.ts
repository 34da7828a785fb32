import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { daysAhead } from '#test/interviews.ts';
import { sent, written } from '#test/offers.ts';
import { company, companyAdmin, jobSeeker, joined, platformAdmin, recruiter } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
let employer: { id: number; founder: Person };
let seeker: Person;
let jobId: number;
let id: number;

beforeAll(async () => {
  employer = await company(server);
});
beforeEach(async () => {
  seeker = await jobSeeker(server);
  jobId = (await postedJob(server, employer.founder)).id;
  ({ id } = await applied(server, seeker, jobId));
});

const timeline = (person: Person, of = id) =>
  server.as(person).call('GET /api/applications/:id/timeline', { params: { id: of } });
const kinds = async (person: Person, of = id) => (await timeline(person, of)).map(({ kind }) => kind);
const move = (status: 'screening' | 'interviewing' | 'submitted', more: { undo?: boolean } = {}) =>
  server
    .as(employer.founder)
    .call('PUT /api/applications/:id/status', { params: { id }, body: { status, ...more } });
const answer = (offerId: number, how: 'accept' | 'decline') =>
  server.as(seeker).post(`/api/offers/${offerId}/${how}`, { name: 'Aishath' });
const arrange = async () => {
  const times = [daysAhead(9), daysAhead(10)];
  const interview = await server.as(employer.founder).call('POST /api/applications/:id/interviews', {
    params: { id },
    body: { title: 'First talk', minutes: 30, panel: [employer.founder.id], times },
  });
  return { ...interview, times };
};

describe('a timeline is refused', () => {
  test('to whoever may not see the application, as if it were not there', async () => {
    const asked = await joined(server, await recruiter(server), employer.id, { verified: false });
    const path = `/api/applications/${id}/timeline`;
    for (const stranger of [
      await jobSeeker(server),
      await recruiter(server),
      asked,
      (await company(server)).founder,
    ])
      expect((await server.as(stranger).get(path)).status).toBe(404);
    expect((await server.as().get(path)).status).toBe(401);
    expect((await server.as(seeker).get('/api/applications/2000000000/timeline')).status).toBe(404);
    expect((await server.as(seeker).get('/api/applications/first/timeline')).status).toBe(404);
  });
});

describe('a timeline', () => {
  test('of one application has nothing of another by the same person to the same employer', async () => {
    await move('screening');
    const other = await applied(server, seeker, (await postedJob(server, employer.founder)).id);
    expect(await kinds(seeker)).toEqual(['applied', 'moved', 'seen']);
    expect(await kinds(seeker, other.id)).toEqual(['applied']);
  });

  test('goes from the first to the last, each thing once', async () => {
    for (const status of ['screening', 'interviewing', 'screening'] as const) await move(status);
    await server.as(seeker).call('POST /api/applications/:id/withdraw', { params: { id } });
    const all = await timeline(employer.founder);
    expect(all.map(({ kind, to }) => [kind, to].filter(Boolean).join(' '))).toEqual([
      'applied submitted',
      'moved screening',
      // Whoever is moved has been looked at.
      'seen',
      'moved interviewing',
      'moved screening',
      'withdrawn screening',
    ]);
    expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).toSorted());
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
    expect(all.map(({ byApplicant }) => byApplicant)).toEqual([true, false, false, false, false, true]);
  });

  test('is read by the whole hiring side alike, with names', async () => {
    await move('screening');
    const admin = await joined(server, await companyAdmin(server), employer.id);
    const all = await timeline(employer.founder);
    expect(all.find(({ kind }) => kind === 'moved')?.by).toBe(employer.founder.username);
    for (const person of [admin, await platformAdmin(server)]) expect(await timeline(person)).toEqual(all);
  });

  test('says that the employer has looked once, however often they look', async () => {
    for (const _ of [1, 2])
      await server.as(employer.founder).call('GET /api/applications/:id', { params: { id } });
    await server.as(seeker).call('GET /api/applications/:id', { params: { id } });
    expect(await kinds(seeker)).toEqual(['applied', 'seen']);
  });

  test('begins with the invitation, where there was one to this job', async () => {
    await server
      .as(seeker)
      .call('PUT /api/profile/job-seeker', { body: { title: 'Skipper', discoverable: true } });
    const invited = await postedJob(server, employer.founder);
    const reply = await server
      .as(employer.founder)
      .post(`/api/jobs/${invited.id}/invitations`, { candidateId: seeker.id });
    expect([reply.status, reply.text]).toEqual([201, expect.any(String)]);
    const application = await applied(server, seeker, invited.id);
    expect(await kinds(seeker, application.id)).toEqual(['invited', 'applied']);
    expect(await kinds(seeker)).toEqual(['applied']);
  });
});

describe('of an interview', () => {
  test('both sides read every turn it took', async () => {
    const { id: interview, times } = await arrange();
    const [first = '', second = ''] = times;
    for (const startsAt of [first, second])
      await server
        .as(seeker)
        .call('POST /api/interviews/:id/book', { params: { id: interview }, body: { startsAt } });
    await server.as(employer.founder).post(`/api/interviews/${interview}/cancel`, { reason: 'Storm' });
    const turns = ['interview.proposed', 'interview.booked', 'interview.booked', 'interview.cancelled'];
    for (const person of [seeker, employer.founder])
      expect((await kinds(person)).filter((kind) => kind.startsWith('interview.'))).toEqual(turns);
    const booked = (await timeline(seeker)).filter(({ kind }) => kind === 'interview.booked');
    expect(booked.map(({ byApplicant }) => byApplicant)).toEqual([true, true]);
  });

  test('a scorecard stands there for those who judge, and for nobody else', async () => {
    await server
      .as(employer.founder)
      .call('PUT /api/applications/:id/status', { params: { id }, body: { status: 'interviewing' } });
    const card = await server.as(employer.founder).post(`/api/applications/${id}/scorecards`, {
      recommendation: 4,
      ratings: ['Knows the work', 'Deals well with people', 'Can be relied on'].map((attribute) => ({
        attribute,
        step: 3,
        note: null,
      })),
    });
    expect([card.status, card.text]).toEqual([201, expect.any(String)]);
    expect(await kinds(employer.founder)).toContain('scorecard.handed_in');
    expect(await kinds(seeker)).not.toContain('scorecard.handed_in');
  });
});

describe('of an offer', () => {
  test('who applied reads what was sent and answered, and nothing of how it came about', async () => {
    const colleague = await joined(server, await recruiter(server), employer.id);
    const founder = server.as(employer.founder);
    await founder.call('PUT /api/company/settings', { body: { offerApproval: true } });
    const { id: offer } = await written(server, colleague, id);
    await server.as(colleague).call('POST /api/offers/:id/ask', { params: { id: offer } });
    expect(await kinds(seeker)).toEqual(['applied']);
    await founder.call('POST /api/offers/:id/decision', { params: { id: offer }, body: { approved: true } });
    await server.as(colleague).call('POST /api/offers/:id/send', { params: { id: offer } });
    await answer(offer, 'decline');
    await founder.call('PUT /api/company/settings', { body: { offerApproval: false } });
    const theirs = await kinds(employer.founder);
    expect(theirs.filter((kind) => kind.startsWith('offer.'))).toEqual([
      'offer.prepared',
      'offer.asked',
      'offer.decided',
      'offer.sent',
      'offer.declined',
    ]);
    expect((await kinds(seeker)).filter((kind) => kind.startsWith('offer.'))).toEqual([
      'offer.sent',
      'offer.declined',
    ]);
  });

  test('a hire that is taken back says that the offer was called off', async () => {
    const { id: offer } = await sent(server, employer.founder, id);
    await answer(offer, 'accept');
    await server.as(employer.founder).call('PUT /api/applications/:id/status', {
      params: { id },
      body: { status: 'interviewing' },
    });
    for (const person of [seeker, employer.founder])
      expect(
        (await kinds(person)).filter((kind) => kind.startsWith('offer.') && kind !== 'offer.prepared'),
      ).toEqual(['offer.sent', 'offer.accepted', 'offer.called_off']);
  });

  test('what came with a slip of the hand is not told to who applied', async () => {
    await sent(server, employer.founder, id);
    await move('screening');
    await server.as(employer.founder).call('PUT /api/applications/:id/status', {
      params: { id },
      body: { status: 'offered', undo: true },
    });
    expect((await kinds(employer.founder)).filter((kind) => kind === 'offer.withdrawn')).toHaveLength(1);
    expect(await kinds(seeker)).not.toContain('offer.withdrawn');
  });
});
