import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Application, BodyInput, Offer } from '#contract/api.ts';
import type { ApplicationStatus } from '#domain/application-status.ts';
import { run } from '#server/db/query.ts';
import { sent, written } from '#test/offers.ts';
import { company, jobSeeker } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile } from '#test/server.ts';
import { aMinutePasses } from '#test/background.ts';
import { type EventStream, listenAs } from '#test/event-stream.ts';
import { eventually } from '#test/eventually.ts';
import { aMinuteLater } from '#test/time.ts';

const server = serverForThisFile();
let employer: { id: number; founder: Person };
let seeker: Person;
let application: Application;

beforeAll(async () => {
  employer = await company(server);
});
beforeEach(async () => {
  seeker = await jobSeeker(server);
  application = await applied(server, seeker, (await postedJob(server, employer.founder)).id);
});

type Saying = Omit<BodyInput<'PUT /api/applications/:id/status'>, 'status'>;
const tryMoving = (status: ApplicationStatus, more: Saying = {}) =>
  server.as(employer.founder).put(`/api/applications/${application.id}/status`, { status, ...more });
const move = async (status: ApplicationStatus, more: Saying = {}) => {
  const reply = await tryMoving(status, more);
  expect([reply.status, reply.text]).toEqual([200, expect.any(String)]);
};
const sendOffer = () => sent(server, employer.founder, application.id);
const answer = (what: 'accept' | 'decline', { id }: Offer) =>
  server.as(seeker).post(`/api/offers/${id}/${what}`, { name: 'Aishath Shiuna' });
/** What both sides read: the status and how the last offer stands. */
const read = async () => {
  const params = { id: application.id };
  const sides = await Promise.all(
    [seeker, employer.founder].map(async (person) => {
      const { status } = await server.as(person).call('GET /api/applications/:id', { params });
      const [offer] = await server.as(person).call('GET /api/applications/:id/offers', { params });
      return [status, offer?.state];
    }),
  );
  expect(sides[0]).toEqual(sides[1]);
  return sides[0];
};

describe('an offer whose time passed a moment ago, and that has not been ended yet,', () => {
  const lapsed = async () => {
    const offer = await sendOffer();
    await run(
      server.database.pool,
      `update offer set expires_at = clock_timestamp() - interval '1 second' where id = $1`,
      [offer.id],
    );
    return offer;
  };

  test.each(['submitted', 'screening', 'interviewing', 'hired'] as const)(
    'has expired once the application is moved to %s',
    async (status) => {
      await lapsed();
      await move(status);
      expect(await read()).toEqual([status, 'expired']);
    },
  );

  test('has expired once the application is rejected and the applicant is told', async () => {
    await lapsed();
    await move('rejected');
    await aMinuteLater(server, application.id);
    expect(await read()).toEqual(['rejected', 'expired']);
  });

  test('has expired once whoever applied withdraws', async () => {
    await lapsed();
    const reply = await server.as(seeker).post(`/api/applications/${application.id}/withdraw`);
    expect(reply.status).toBe(200);
    expect((await read())?.[1]).toBe('expired');
  });

  test('counts as accepted all the same where whoever hires says so', async () => {
    await lapsed();
    await move('hired', { openOffer: 'accept' });
    expect(await read()).toEqual(['hired', 'accepted']);
  });
});

describe('a move by hand that nothing is said of', () => {
  test('to Hired takes back the offer that was not answered, so that it cannot be declined any more', async () => {
    const offer = await sendOffer();
    await move('hired');
    expect(await read()).toEqual(['hired', 'withdrawn']);
    expect((await answer('decline', offer)).status).toBe(409);
    expect((await answer('accept', offer)).status).toBe(409);
    expect(await read()).toEqual(['hired', 'withdrawn']);
  });

  test('to an earlier status takes it back too, and the candidate hears of it', async () => {
    await sendOffer();
    await move('screening');
    expect(await read()).toEqual(['screening', 'withdrawn']);
    const told = await server.as(seeker).call('GET /api/notifications');
    expect(told.map(({ type, turn }) => [type, turn])).toContainEqual(['offer.sent', 'withdrawn']);
  });

  test('to Hired sets aside what was declined; back from there it is declined again', async () => {
    await answer('decline', await sendOffer());
    await move('hired');
    expect(await read()).toEqual(['hired', 'set_aside']);
    await move('offered');
    expect(await read()).toEqual(['offered', 'declined']);
  });

  test('away from Hired calls off what was accepted', async () => {
    await answer('accept', await sendOffer());
    await move('interviewing');
    expect(await read()).toEqual(['interviewing', 'called_off']);
    await move('hired');
    expect(await read()).toEqual(['hired', 'called_off']);
  });

  test('to Rejected calls off what was accepted, as soon as it is told', async () => {
    await answer('accept', await sendOffer());
    await move('rejected');
    await aMinuteLater(server, application.id);
    expect(await read()).toEqual(['rejected', 'called_off']);
  });
});

describe('a move by hand that wants to be asked', () => {
  const ask = (status: ApplicationStatus) => tryMoving(status, { openOffer: 'ask' });
  const code = async (status: ApplicationStatus) => {
    const params = { id: application.id };
    const offers = () => server.as(employer.founder).call('GET /api/applications/:id/offers', { params });
    const before = await offers();
    const reply = await ask(status);
    expect(reply.status).toBe(409);
    expect(await offers()).toEqual(before);
    return reply.headers['error-code'];
  };

  test('is refused with the question, and nothing has moved', async () => {
    await written(server, employer.founder, application.id);
    expect([await code('hired'), await code('rejected')]).toEqual(['offer_unsent', 'offer_unsent']);
    await move('hired', { openOffer: 'withdraw' });
    await move('offered');

    const offer = await sendOffer();
    for (const status of ['hired', 'rejected', 'screening'] as const)
      expect(await code(status)).toBe('offer_sent');
    await answer('accept', offer);
    for (const status of ['offered', 'rejected'] as const) expect(await code(status)).toBe('offer_accepted');
    await move('offered');
    expect(await code('hired')).toBe('offer_called_off');
  });

  test('is asked about an offer that was declined or has expired', async () => {
    await answer('decline', await sendOffer());
    expect(await code('hired')).toBe('offer_declined');
    const { id } = await sendOffer();
    await run(
      server.database.pool,
      `update offer set expires_at = now() - interval '1 minute' where id = $1`,
      [id],
    );
    expect(await code('hired')).toBe('offer_expired');
    await aMinutePasses(server);
    expect(await code('hired')).toBe('offer_expired');
  });

  test('goes on where there is nothing to ask', async () => {
    expect((await ask('screening')).status).toBe(200);
    expect((await ask('hired')).status).toBe(200);
  });

  test('is asked by several moves at once, each by itself', async () => {
    await sendOffer();
    const other = await applied(server, await jobSeeker(server), application.jobPostingId);
    const done = await server.as(employer.founder).call('POST /api/applications/moves', {
      body: {
        moves: [application, other].map(({ id }) => ({
          id,
          status: 'hired' as const,
          openOffer: 'ask' as const,
        })),
      },
    });
    expect(done.moved.map(({ id }) => id)).toEqual([other.id]);
    expect(done.refused).toMatchObject([{ id: application.id, code: 'offer_sent', status: 'offered' }]);
  });
});

describe('who hires says that the candidate accepted', () => {
  const accept = () => tryMoving('hired', { openOffer: 'accept' });

  test('and the offer is accepted, with no name under it', async () => {
    await sendOffer();
    expect((await accept()).status).toBe(200);
    expect(await read()).toEqual(['hired', 'accepted']);
    const [offer] = await server
      .as(seeker)
      .call('GET /api/applications/:id/offers', { params: { id: application.id } });
    expect(offer).toMatchObject({ byHand: true, signedName: null, answeredAt: expect.any(String) });
  });

  test('also of one that was declined, has expired or was called off', async () => {
    await answer('decline', await sendOffer());
    await accept();
    expect(await read()).toEqual(['hired', 'accepted']);
    await move('offered');
    await accept();
    expect(await read()).toEqual(['hired', 'accepted']);
  });

  test('but not of none, of one that was taken back, or elsewhere than with Hired', async () => {
    expect((await accept()).status).toBe(409);
    const { id } = await sendOffer();
    expect((await tryMoving('rejected', { openOffer: 'accept' })).status).toBe(400);
    await server.as(employer.founder).call('POST /api/offers/:id/withdraw', { params: { id } });
    expect((await accept()).status).toBe(409);
    expect(await read()).toEqual(['offered', 'withdrawn']);
  });
});

test.each(['accept', 'withdraw'] as const)(
  'to %s is undone with the move within its minute, and the offer can be answered again',
  async (openOffer) => {
    const offer = await sendOffer();
    await move('hired', { openOffer });
    await move('offered', { undo: true, openOffer: 'ask' });
    expect(await read()).toEqual(['offered', 'sent']);
    expect((await answer('accept', offer)).status).toBe(200);
    await move('screening');
    await move('hired', { undo: true, openOffer: 'ask' });
    expect(await read()).toEqual(['hired', 'accepted']);
  },
);

test('an offer that was never sent comes back with the move that is undone, and only colleagues hear of it', async () => {
  const streams = await Promise.all([seeker, employer.founder].map((person) => listenAs(server, person)));
  onTestFinished(() => streams.forEach((stream) => stream.close()));
  const told = async (moves: number) => {
    const heard = (stream: EventStream, noun: string) =>
      stream.events.filter(
        ({ type, applicationId }) => type.startsWith(noun) && applicationId === application.id,
      );
    await eventually(() => streams.every((stream) => heard(stream, 'application.moved').length === moves));
    return streams.map((stream) => heard(stream, 'offer.').map(({ type }) => type));
  };
  const { id } = await written(server, employer.founder, application.id);
  await move('hired', { openOffer: 'withdraw' });
  await move('submitted', { undo: true });
  const prepared = Array.from({ length: 3 }, () => 'offer.prepared');
  expect(await told(2)).toEqual([[], prepared]);
  const [offer] = await server
    .as(employer.founder)
    .call('GET /api/applications/:id/offers', { params: { id: application.id } });
  expect(offer).toMatchObject({ id, state: 'draft' });
});

test('the database itself holds nothing that says two things', async () => {
  const { id } = await sendOffer();
  const contradict = (sql: string) => run(server.database.pool, sql, [application.id]);
  for (const status of ['hired', 'screening', 'rejected'])
    await expect(contradict(`update application set status = '${status}' where id = $1`)).rejects.toThrow(
      'say two things',
    );
  await answer('accept', { id } as Offer);
  await expect(contradict(`update application set status = 'offered' where id = $1`)).rejects.toThrow(
    'say two things',
  );
});
