import { describe, expect, test } from 'vitest';
import { instantIn, timeZones, wallClockIn } from '#domain/time-zones.ts';
import { row, rows, run } from '#server/db/query.ts';
import { nextMorning } from '#server/features/notifications/morning.queries.ts';
import { type ClockChange, nextChange } from '#test/clock-changes.ts';
import { eventually } from '#test/eventually.ts';
import { sent, written } from '#test/offers.ts';
import { company, jobSeeker, joined, platformAdmin, recruiter } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
const newYork = 'America/New_York';
const auckland = 'Pacific/Auckland';

async function companyIn(timeZone: string) {
  const founded = await company(server);
  await server.as(founded.founder).call('PUT /api/company/settings', { body: { timeZone } });
  return founded;
}

const closesAt = async (id: number) =>
  (await server.as(await platformAdmin(server)).call('GET /api/jobs/:id', { params: { id } })).closesAt;

describe('a company’s time zone', () => {
  test.each(['Nowhere/Land', '', '+05:00', 5, null, 'x'.repeat(400)])('is not %j', async (timeZone) => {
    const { founder } = await company(server);
    const refused = await server.as(founder).put('/api/company/settings', { timeZone });
    expect(refused.status).toBe(400);
    expect(refused.text).toMatch(/^Time zone /);
    expect(await server.as(founder).call('GET /api/company/settings')).toMatchObject({
      timeZone: 'Indian/Maldives',
    });
  });

  test('is its founder’s until it says otherwise', async () => {
    const founder = await recruiter(server);
    await server.as(founder).call('PUT /api/user/time-zone', { body: { timeZone: auckland } });
    await server.as(founder).call('POST /api/companies', { body: { name: `Southern ${founder.username}` } });
    expect(await server.as(founder).call('GET /api/company/settings')).toMatchObject({ timeZone: auckland });
  });

  test('is the Maldives’ where its founder has not said theirs, and stands where its members and its jobs are shown', async () => {
    const { founder } = await company(server);
    expect(await server.as(founder).call('GET /api/company/settings')).toMatchObject({
      timeZone: 'Indian/Maldives',
    });
    await server.as(founder).call('PUT /api/company/settings', { body: { timeZone: newYork } });
    expect((await server.as(founder).call('GET /api/user')).memberships).toMatchObject([
      { timeZone: newYork },
    ]);
    const job = await postedJob(server, founder);
    expect(await server.as(founder).call('GET /api/jobs/:id', { params: { id: job.id } })).toMatchObject({
      timeZone: newYork,
    });
  });

  test('is kept by its name of today', async () => {
    const { founder } = await company(server);
    const settings = await server
      .as(founder)
      .call('PUT /api/company/settings', { body: { timeZone: 'Asia/Calcutta' } });
    expect(settings.timeZone).toBe('Asia/Kolkata');
  });

  test('can be each that can be chosen: the database knows them all, and calculates as we do', async () => {
    const zones = timeZones();
    // Of a day that both their zone data know for sure: governments move clocks at short notice.
    const at = '2025-07-15T12:00:00Z';
    const shown = await rows<{ zone: string; shown: string }>(
      server.database.pool,
      `select zone, to_char($2::timestamptz at time zone zone, 'YYYY-MM-DD"T"HH24:MI') as shown from unnest($1::text[]) as zone`,
      [zones, at],
    );
    expect(shown).toEqual(zones.map((zone) => ({ zone, shown: wallClockIn(zone, at) })));
  });
});

describe.each([
  [newYork, 'forward', '-05:00', '-04:00'],
  [newYork, 'back', '-04:00', '-05:00'],
  [auckland, 'forward', '+12:00', '+13:00'],
  [auckland, 'back', '+13:00', '+12:00'],
] as const)('in %s, while clocks go %s,', (zone, way, offset, offsetAfter) => {
  const { before, on, after } = nextChange(zone, way);
  const midnight = (day: string, ahead: string) =>
    new Date(`${day}T00:00:00${ahead}`).toISOString().replace('.000', '');

  test('jobs close and offers end at the end of the company’s day', async () => {
    const { founder } = await companyIn(zone);
    const candidate = await jobSeeker(server);
    await server.as(candidate).call('PUT /api/user/time-zone', { body: { timeZone: 'Europe/Berlin' } });
    for (const [day, ends] of [
      [before, midnight(on, offset)],
      [on, midnight(after, offsetAfter)],
    ] as const) {
      const job = await postedJob(server, founder, { applicationDeadline: day });
      expect(await closesAt(job.id)).toBe(ends);
      const { id } = await applied(server, candidate, job.id);
      const offer = await written(server, founder, id);
      await run(server.database.pool, 'update offer set answer_by = $2 where id = $1', [offer.id, day]);
      const [kept] = await server.as(founder).call('GET /api/applications/:id/offers', { params: { id } });
      expect(kept).toMatchObject({ answerBy: day, expiresAt: ends });
    }
  });
});

test('a company that moves keeps its closing days; what it has sent ends when it said', async () => {
  const { founder } = await company(server);
  // A day of the southern winter, without a change of clocks near it.
  const day = `${new Date().getUTCFullYear() + 1}-06-30`;
  const job = await postedJob(server, founder, { applicationDeadline: day });
  const [one, other] = [
    await applied(server, await jobSeeker(server), job.id),
    await applied(server, await jobSeeker(server), job.id),
  ];
  const draft = await written(server, founder, one.id);
  const out = await sent(server, founder, other.id);
  await server.as(founder).call('PUT /api/company/settings', { body: { timeZone: auckland } });
  expect(await server.as(founder).call('GET /api/jobs/:id', { params: { id: job.id } })).toMatchObject({
    applicationDeadline: day,
    closesAt: `${day}T12:00:00Z`,
  });
  const offerOf = async (id: number) =>
    (await server.as(founder).call('GET /api/applications/:id/offers', { params: { id } }))[0];
  expect((await offerOf(other.id))?.expiresAt).toBe(out.expiresAt);
  const moved = await offerOf(one.id);
  expect(moved?.answerBy).toBe(draft.answerBy);
  expect(wallClockIn(auckland, moved?.expiresAt ?? '').slice(11)).toBe('00:00');
});

test('figures are of the company’s days, of which one has twenty-five hours', async () => {
  const { founder } = await companyIn(newYork);
  const job = await postedJob(server, founder);
  // A minute before midnight, midnight, the last minute of the long day, and the first after it.
  for (const at of ['2026-11-01T03:59Z', '2026-11-01T04:00Z', '2026-11-02T04:59Z', '2026-11-02T05:00Z']) {
    const { id } = await applied(server, await jobSeeker(server), job.id);
    await run(server.database.pool, 'update application set application_date = $2 where id = $1', [id, at]);
  }
  const query = { from: '2026-10-31', to: '2026-11-02' };
  const analytics = await server.as(founder).call('GET /api/company/analytics', { query });
  expect(analytics.timeZone).toBe(newYork);
  expect(analytics.days.map(({ applications }) => applications)).toEqual([1, 2, 1]);
});

describe('the day’s mail', () => {
  test.each([
    [newYork, '2026-03-07T13:00Z', '2026-03-08T11:00:00.000Z'],
    [newYork, '2026-10-31T12:00Z', '2026-11-01T12:00:00.000Z'],
    [auckland, '2026-09-25T20:00Z', '2026-09-26T18:00:00.000Z'],
    [auckland, '2026-04-03T19:00Z', '2026-04-04T19:00:00.000Z'],
  ])('goes at seven in %s on the day on which clocks are moved', async (zone, at, due) => {
    const found = await row<{ due: Date }>(
      server.database.pool,
      `select ${nextMorning('$1::text', '$2::timestamptz')} as due`,
      [zone, at],
    );
    expect(new Date(found?.due ?? 0).toISOString()).toBe(due);
  });

  test('goes at seven by the clocks of whoever gets it, and moves with them', async () => {
    const { founder } = await companyIn(newYork);
    const seeker = await jobSeeker(server);
    const { id } = await applied(server, seeker, (await postedJob(server, founder)).id);
    const say = (timeZone: string) =>
      server.as(seeker).call('PUT /api/user/time-zone', { body: { timeZone } });
    await say(auckland);
    await server
      .as(seeker)
      .call('PUT /api/notifications/choices', { body: { type: 'message.sent', inbox: true, mail: 'daily' } });
    await server
      .as(founder)
      .call('POST /api/applications/:id/messages', { params: { id }, body: { body: 'Hello' } });
    const dueIn = async (zone: string) =>
      (
        await row<{ shown: string }>(
          server.database.pool,
          `select to_char(mail_due_at at time zone $2, 'HH24:MI') as shown from notification where user_id = $1 and type = 'message.sent'`,
          [seeker.id, zone],
        )
      )?.shown;
    expect(await dueIn(auckland)).toBe('07:00');
    await say('Europe/Berlin');
    expect(await dueIn('Europe/Berlin')).toBe('07:00');
  });
});

test('an interview over a change of clocks is at the same moment for all, each by their own clocks', async () => {
  // Whichever of the two moves its clocks next: interviews are arranged at most half a year ahead.
  const [{ zone, change }] = [newYork, auckland]
    .flatMap((one) =>
      (['forward', 'back'] as const).map((way) => ({ zone: one, change: nextChange(one, way) })),
    )
    .toSorted((one, other) => one.change.at - other.change.at) as [{ zone: string; change: ClockChange }];
  const panelZone = zone === newYork ? auckland : newYork;
  const { id: companyId, founder } = await companyIn(zone);
  const interviewer = await joined(server, await recruiter(server), companyId);
  const candidate = await jobSeeker(server);
  for (const [person, timeZone] of [
    [candidate, 'Asia/Tokyo'],
    [interviewer, panelZone],
  ] as const)
    await server.as(person).call('PUT /api/user/time-zone', { body: { timeZone } });

  // Ten in the morning on the day before and on the day itself: 23 or 25 hours apart.
  const times = [change.before, change.on].map((day) => instantIn(zone, `${day}T10:00`) ?? '');
  const [first = '', second = ''] = times;
  expect([23, 25]).toContain((Date.parse(second) - Date.parse(first)) / 3_600_000);

  const { id } = await applied(server, candidate, (await postedJob(server, founder)).id);
  const interview = await server.as(founder).call('POST /api/applications/:id/interviews', {
    params: { id },
    body: { title: 'First talk', minutes: 45, panel: [interviewer.id], times },
  });
  await server
    .as(candidate)
    .call('POST /api/interviews/:id/book', { params: { id: interview.id }, body: { startsAt: second } });

  const clock = (timeZone: string) =>
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(
      Date.parse(second),
    );
  expect(clock(zone)).toBe('10:00');
  for (const [person, own] of [
    [candidate, 'Asia/Tokyo'],
    [interviewer, panelZone],
  ] as const) {
    const file = await server.as(person).get(`/api/interviews/${interview.id}/calendar`);
    expect(file.text).toContain(`DTSTART:${second.replaceAll(/[-:]/g, '')}`);
    const mails = () =>
      rows<{ text: string }>(
        server.database.pool,
        `select body_text as text from mail where to_user_id = $1 and kind = 'interview' and body_text like '%, ' || $2 || ' to %'`,
        [person.id, clock(own)],
      );
    await eventually(async () => (await mails()).length > 0);
    const [mail] = await mails();
    for (const shown of [zone, own, 'Asia/Tokyo'].map(clock)) expect(mail?.text).toContain(`, ${shown} to `);
  }
});
