import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { Application, Call } from '#contract/api.ts';
import { type ApplicationStatus, applicationStatuses } from '#domain/application-status.ts';
import { contradictionsIn } from '#domain/one-story.ts';
import { hasBegun } from '#domain/interviews.ts';
import { contradictoryApplications } from '#server/cli/doctor.queries.ts';
import { run } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { expireDueOffers } from '#server/features/offers/expire-offers.task.ts';
import { daysAhead } from '#test/interviews.ts';
import { offerBody } from '#test/offers.ts';
import { company, companyAdmin, jobSeeker, joined, recruiter } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile } from '#test/server.ts';
import { aMinuteLater } from '#test/time.ts';

const server = serverForThisFile();
let founder: Person;
let employerId: number;
let admin: Person;

beforeAll(async () => {
  ({ id: employerId, founder } = await company(server));
  admin = await joined(server, await companyAdmin(server), employerId);
});

/** One application, and what has been written about it so far. */
interface Market {
  application: Application;
  seeker: Person;
  writer: Person;
  hour: number;
}

/** Something that somebody does. Refusals are part of life; a server that fails is not. */
type Act = readonly [name: string, ...choice: (string | number | boolean)[]];

const tried = async (person: Person, key: Call, path: string, body?: object) => {
  const [method] = key.split(' ');
  const as = server.as(person);
  const reply = await (method === 'PUT'
    ? as.put(path, body ?? {})
    : method === 'DELETE'
      ? as.delete(path)
      : as.post(path, body ?? {}));
  expect([key, body, reply.status < 500 ? 'answered' : reply.text]).toEqual([key, body, 'answered']);
};

const lastOffer = async ({ application: { id } }: Market) =>
  (await server.as(founder).call('GET /api/applications/:id/offers', { params: { id } })).at(0)?.id ?? 0;
const lastInterview = async ({ application: { id } }: Market) =>
  (await server.as(founder).call('GET /api/applications/:id/interviews', { params: { id } })).at(-1);

const acts: Record<string, (market: Market, ...choice: Act[1][]) => Promise<unknown>> = {
  move: ({ application: { id } }, status, openOffer, undo) =>
    tried(founder, 'PUT /api/applications/:id/status', `/api/applications/${id}/status`, {
      status,
      ...(openOffer ? { openOffer } : {}),
      ...(undo ? { undo } : {}),
    }),
  moveSeveral: ({ application: { id } }, status, openOffer, undo) =>
    tried(admin, 'POST /api/applications/moves', '/api/applications/moves', {
      moves: [{ id, status, ...(openOffer ? { openOffer } : {}), ...(undo ? { undo } : {}) }],
    }),
  undo: async ({ application: { id } }) => {
    const history = await server.as(founder).call('GET /api/applications/:id/history', { params: { id } });
    const status = history.at(-1)?.from ?? 'submitted';
    await tried(founder, 'PUT /api/applications/:id/status', `/api/applications/${id}/status`, {
      status,
      undo: true,
      openOffer: 'ask',
    });
  },
  writeOffer: ({ application: { id }, writer }) =>
    tried(writer, 'POST /api/applications/:id/offers', `/api/applications/${id}/offers`, offerBody),
  changeOffer: async (market) =>
    tried(founder, 'PUT /api/offers/:id', `/api/offers/${await lastOffer(market)}`, offerBody),
  askForApproval: async (market) =>
    tried(market.writer, 'POST /api/offers/:id/ask', `/api/offers/${await lastOffer(market)}/ask`),
  decide: async (market, approved) =>
    tried(admin, 'POST /api/offers/:id/decision', `/api/offers/${await lastOffer(market)}/decision`, {
      approved,
    }),
  sendOffer: async (market) =>
    tried(founder, 'POST /api/offers/:id/send', `/api/offers/${await lastOffer(market)}/send`),
  withdrawOffer: async (market) =>
    tried(founder, 'POST /api/offers/:id/withdraw', `/api/offers/${await lastOffer(market)}/withdraw`),
  acceptOffer: async (market) =>
    tried(market.seeker, 'POST /api/offers/:id/accept', `/api/offers/${await lastOffer(market)}/accept`, {
      name: 'Aishath Shiuna',
    }),
  declineOffer: async (market) =>
    tried(market.seeker, 'POST /api/offers/:id/decline', `/api/offers/${await lastOffer(market)}/decline`, {
      name: 'Aishath Shiuna',
    }),
  expireOffer: async (market) => {
    await run(
      server.database.pool,
      `update offer set expires_at = now() - interval '1 minute' where state = 'sent' and application_id = $1`,
      [market.application.id],
    );
  },
  sweepOffers: ({ application: { id } }) =>
    inTransaction(server.database.pool, (tx) => expireDueOffers(tx, { applicationId: id })),
  arrange: (market, fixed, moveWith) => {
    market.hour += 1;
    const body = {
      title: 'Talk',
      minutes: 30,
      panel: [market.writer.id],
      times: [daysAhead(2 + market.hour)],
      fixed,
      move: moveWith,
    };
    const path = `/api/applications/${market.application.id}/interviews`;
    return tried(founder, 'POST /api/applications/:id/interviews', path, body);
  },
  rearrange: async (market, fixed) => {
    market.hour += 1;
    await tried(
      founder,
      'PUT /api/interviews/:id/times',
      `/api/interviews/${(await lastInterview(market))?.id ?? 0}/times`,
      {
        times: [daysAhead(2 + market.hour)],
        fixed,
      },
    );
  },
  book: async (market) => {
    const interview = await lastInterview(market);
    await tried(
      market.seeker,
      'POST /api/interviews/:id/book',
      `/api/interviews/${interview?.id ?? 0}/book`,
      {
        startsAt: interview?.times[0]?.startsAt ?? daysAhead(2),
      },
    );
  },
  declineInterview: async (market) =>
    tried(
      market.seeker,
      'POST /api/interviews/:id/decline',
      `/api/interviews/${(await lastInterview(market))?.id ?? 0}/decline`,
    ),
  cancelInterview: async (market) =>
    tried(
      founder,
      'POST /api/interviews/:id/cancel',
      `/api/interviews/${(await lastInterview(market))?.id ?? 0}/cancel`,
    ),
  beginOnboarding: ({ application: { id } }) =>
    tried(founder, 'POST /api/applications/:id/onboarding', `/api/applications/${id}/onboarding`, {
      startDate: daysAhead(60).slice(0, 10),
    }),
  withdraw: ({ application: { id }, seeker }) =>
    tried(seeker, 'POST /api/applications/:id/withdraw', `/api/applications/${id}/withdraw`),
  applyAgain: ({ application, seeker }) =>
    tried(seeker, 'POST /api/jobs/:id/applications', `/api/jobs/${application.jobPostingId}/applications`),
  closeJob: ({ application: { jobPostingId } }, farewell) =>
    tried(founder, 'PUT /api/jobs/:id', `/api/jobs/${jobPostingId}`, {
      status: 'closed',
      ...(farewell ? { farewell: 'Dear {name}, we have found somebody.' } : {}),
    }),
  reopenJob: ({ application: { jobPostingId } }) =>
    tried(founder, 'PUT /api/jobs/:id', `/api/jobs/${jobPostingId}`, { status: 'active' }),
  writerLeaves: async ({ writer }) => {
    await tried(
      founder,
      'DELETE /api/companies/:id/members/:userId',
      `/api/companies/${employerId}/members/${writer.id}`,
    );
  },
  wantApproval: (_, offerApproval) =>
    tried(admin, 'PUT /api/company/settings', '/api/company/settings', { offerApproval }),
  aMinutePasses: ({ application: { id } }) => aMinuteLater(server, id),
};

const status = fc.constantFrom<ApplicationStatus>(...applicationStatuses);
const openOffer = fc.constantFrom('', 'ask', 'accept', 'withdraw');
const plain = (...names: (keyof typeof acts)[]) => fc.constantFrom(...names.map((name): Act => [name]));

/** Whatever can be done, offers and moves more often than the rest: they are what contradicts each other. */
const anyAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(fc.constantFrom('move', 'moveSeveral'), status, openOffer, fc.boolean()) },
  { weight: 6, arbitrary: plain('writeOffer', 'sendOffer', 'sendOffer', 'acceptOffer', 'declineOffer') },
  {
    weight: 4,
    arbitrary: plain(
      'undo',
      'aMinutePasses',
      'changeOffer',
      'askForApproval',
      'withdrawOffer',
      'expireOffer',
      'sweepOffers',
    ),
  },
  { weight: 2, arbitrary: plain('book', 'declineInterview', 'cancelInterview', 'beginOnboarding') },
  { weight: 2, arbitrary: fc.tuple(fc.constantFrom('arrange', 'rearrange'), fc.boolean(), fc.boolean()) },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom('decide', 'closeJob', 'wantApproval'), fc.boolean()) },
  { weight: 1, arbitrary: plain('withdraw', 'applyAgain', 'reopenJob', 'writerLeaves') },
);

/** How the application stands to one who looks at all of it. */
async function storyFor(person: Person, id: number) {
  const as = server.as(person);
  const params = { id };
  const application = await as.call('GET /api/applications/:id', { params });
  const [offers, interviews, history, counts] = await Promise.all([
    as.call('GET /api/applications/:id/offers', { params }),
    as.call('GET /api/applications/:id/interviews', { params }),
    as.call('GET /api/applications/:id/history', { params }),
    as.call('GET /api/applications/counts', { query: { job: application.jobPostingId } }),
  ]);
  // Its last change is where it stands, and the tabs count it there.
  expect([history.at(-1)?.to, counts[application.status], counts.all]).toEqual([application.status, 1, 1]);
  const now = new Date().toISOString();
  return {
    status: application.status,
    withdrawn: application.withdrawnAt !== null,
    offers: offers.map(({ version, state, sentAt }) => ({ version, state, sent: sentAt !== null })),
    interviews: interviews.map((one) => ({
      state: one.state,
      // What is about to be called off says so.
      ahead: (one.state === 'proposed' || one.state === 'booked') && !hasBegun(one, now) && !one.ending,
    })),
  };
}

/** What random sequences once found: the move that sending an offer makes, taken back before and after others. */
const theseOnce: readonly (readonly Act[])[] = [
  [['writeOffer'], ['sendOffer'], ['undo'], ['undo'], ['acceptOffer']],
  [['writeOffer'], ['sendOffer'], ['expireOffer'], ['move', 'submitted', '', false]],
  [
    ['writeOffer'],
    ['sendOffer'],
    ['undo'],
    ['undo'],
    ['move', 'submitted', '', false],
    ['undo'],
    ['book'],
    ['undo'],
    ['book'],
    ['decide', true],
  ],
];

test('whatever is done in whatever order, nobody is ever told two things', { timeout: 240_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyAct, { minLength: 8, maxLength: 20 }), async (sequence) => {
      const seeker = await jobSeeker(server);
      const writer = await joined(server, await recruiter(server), employerId);
      const job = await postedJob(server, founder);
      const market: Market = { application: await applied(server, seeker, job.id), seeker, writer, hour: 0 };
      const { id } = market.application;
      for (const [name, ...choice] of sequence) {
        await acts[name]?.(market, ...choice);
        for (const person of [seeker, founder]) {
          const story = await storyFor(person, id);
          expect({ name, says: contradictionsIn(story), story }).toMatchObject({ says: [] });
        }
      }
      await aMinuteLater(server, id);
      expect(await contradictoryApplications(server.database.pool)).toEqual([]);
      await run(server.database.pool, 'delete from interview_seat');
    }),
    { numRuns: 12, examples: theseOnce.map((sequence): [Act[]] => [[...sequence]]) },
  );
});
