import { gzipSync } from 'node:zlib';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Application } from '#contract/api.ts';
import { calendarProblemWords } from '#domain/own-calendar.ts';
import { rows, run } from '#server/db/query.ts';
import { runDue, upkeepComes } from '#test/background.ts';
import { calendarOf, calendarServerForThisFile } from '#test/calendar-server.ts';
import { eventually } from '#test/eventually.ts';
import { daysAhead } from '#test/interviews.ts';
import { company, jobSeeker, joined, recruiter } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile } from '#test/server.ts';
import { calendarReader } from './fetch-calendar.ts';

const server = serverForThisFile({ config: { webhookAllow: '127.0.0.1' } });
const calendars = calendarServerForThisFile();
const secret = '/private-5f2c1e/me.ics';
let employer: { id: number; founder: Person };
let ana: Person;
let application: Application;

beforeAll(async () => {
  employer = await company(server);
  application = await applied(
    server,
    await jobSeeker(server),
    (await postedJob(server, employer.founder)).id,
  );
});
beforeEach(async () => {
  // All are at one address: what is asked there is asked for whoever it is about.
  await run(server.database.pool, 'delete from own_calendar');
  ana = await joined(server, await recruiter(server), employer.id);
});

const give = (url: string, person = ana) => server.as(person).put('/api/user/own-calendar', { url });
const busy = async (person = employer.founder, about = application) =>
  (
    await server.as(person).call('GET /api/applications/:id/busy-times', {
      params: { id: about.id },
      query: { from: daysAhead(1), to: daysAhead(20) },
    })
  ).filter(({ userId }) => userId === ana.id);
/** As if all that was done with calendars had been done so much earlier. */
const hoursPass = (hours: number) =>
  run(
    server.database.pool,
    `update own_calendar set read_at = read_at - $1::interval, gone_through_at = gone_through_at - $1::interval,
       tried_at = tried_at - $1::interval, wanted_at = wanted_at - $1::interval, next_read_at = next_read_at - $1::interval,
       failing_since = failing_since - $1::interval`,
    [`${hours} hours`],
  );
const state = () => server.as(ana).call('GET /api/user/own-calendar');

describe('an address is refused', () => {
  test.each([
    ['', 'Calendar address'],
    ['my calendar', 'must be an address such as'],
    ['ftp://calendar.example.com/me.ics', 'must begin with https:// or webcal://'],
    ['https://ana:secret@calendar.example.com/me.ics', 'no name and password'],
    ['https://169.254.169.254/latest/meta-data', calendarProblemWords.not_allowed],
    ['webcal://10.0.0.1/me.ics', calendarProblemWords.not_allowed],
    ['https://[::ffff:10.0.0.1]/me.ics', calendarProblemWords.not_allowed],
    ['https://2130706434/me.ics', calendarProblemWords.not_allowed],
    ['http://127.0.0.2/me.ics', calendarProblemWords.not_allowed],
  ])('that is none, or leads inside: %s', async (url, words) => {
    const { status, text } = await give(url);
    expect([status, text]).toEqual([400, expect.stringContaining(words)]);
    expect((await state()).host).toBeNull();
  });

  test('where there is no calendar to be read, which is said at once', async () => {
    const html = '<!doctype html><p>Sign in';
    calendars.answers('/html', html);
    calendars.answers('/private', (response) => response.writeHead(403).end());
    calendars.answers('/broken', (response) => response.writeHead(500).end(calendarOf()));
    calendars.answers('/inside', (response) =>
      response.writeHead(302, { location: 'http://10.0.0.1/me.ics' }).end(),
    );
    calendars.answers('/never', (response) => response.writeHead(304).end());
    const bomb = gzipSync(Buffer.alloc(50 * 1024 * 1024, 'BEGIN:VEVENT\r\n'));
    calendars.answers('/bomb', (response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
    );
    calendars.answers('/large', calendarOf().padEnd(5 * 1024 * 1024 + 1, 'x'));
    for (const [path, problem] of [
      ['/nowhere', 'not_found'],
      ['/html', 'not_calendar'],
      ['/private', 'refused'],
      ['/broken', 'unreachable'],
      ['/inside', 'redirected'],
      ['/never', 'redirected'],
      ['/bomb', 'not_calendar'],
      ['/large', 'too_large'],
    ] as const) {
      const { status, text } = await give(calendars.at(path));
      expect([path, status, text]).toEqual([path, 400, `${calendarProblemWords[problem]}.`]);
    }
    expect(await rows(server.database.pool, 'select from own_calendar')).toEqual([]);
  });

  test('where it drips in so slowly that nobody waits for its end', async () => {
    calendars.answers('/drip', (response) => {
      const drip = setInterval(() => response.write('BEGIN:VCALENDAR\r\n'), 20);
      response.on('close', () => clearInterval(drip));
    });
    const wanted = { from: 0, to: 1, ownTimeZone: null, usualTimeZone: 'UTC', address: '', own: [] };
    const read = calendarReader('127.0.0.1', { timeoutMs: 300 });
    expect(await read(calendars.at('/drip'), wanted)).toEqual({ problem: 'too_slow' });
  });
});

describe('a calendar', () => {
  test('is a secret: its address is in no answer and no log, and nobody learns what is in it', async () => {
    calendars.answers(secret, calendarOf(daysAhead(5)));
    const given = await give(calendars.at(secret));
    expect([given.status, given.json]).toMatchObject([
      200,
      { host: new URL(calendars.at('')).host, problem: null },
    ]);
    const seen = JSON.stringify([given.json, await state(), await busy(), server.log]);
    expect(seen).not.toContain('private-5f2c1e');
    const kept = await rows(server.database.pool, 'select b::text from own_calendar_busy b');
    expect(seen + JSON.stringify(kept)).not.toContain('Salary');
    expect(server.log.join('')).toContain('"route":"/api/user/own-calendar"');
  });

  test('says from when to when to who arranges in the company, and to nobody else', async () => {
    calendars.answers(secret, calendarOf(daysAhead(5), daysAhead(6)));
    await give(calendars.at(secret));
    const told = await busy();
    const nothingElse = { userId: ana.id, offered: false, calendar: true, about: null };
    expect(told).toEqual(
      [5, 6].map((days) => ({ ...nothingElse, startsAt: daysAhead(days), endsAt: expect.any(String) })),
    );
    expect(told.map(({ startsAt, endsAt }) => Date.parse(endsAt) - Date.parse(startsAt))).toEqual([
      3_600_000, 3_600_000,
    ]);
    const asker = await joined(server, await recruiter(server), employer.id, { verified: false });
    const hers = await applied(server, await jobSeeker(server), (await postedJob(server, asker)).id);
    expect(await busy(asker, hers)).toEqual([]);
    const rival = await company(server);
    const theirs = await applied(
      server,
      await jobSeeker(server),
      (await postedJob(server, rival.founder)).id,
    );
    expect(await busy(rival.founder, theirs)).toEqual([]);
    // Who has left is asked by nobody, and who has not been vouched for yet neither.
    await run(server.database.pool, 'delete from company_user where user_id = $1', [ana.id]);
    expect(await busy()).toEqual([]);
  });

  test('forbids nothing: an interview is arranged at a busy time, and its own copy there is not counted', async () => {
    calendars.answers(secret, calendarOf(daysAhead(5)));
    await give(calendars.at(secret));
    const { id } = await server.as(employer.founder).call('POST /api/applications/:id/interviews', {
      params: { id: application.id },
      body: { title: 'First talk', minutes: 60, panel: [ana.id], times: [daysAhead(5)], fixed: true },
    });
    const file = await server.as(ana).get(`/api/interviews/${id}/calendar`);
    calendars.answers(secret, file.text);
    await give(calendars.at(secret));
    expect((await busy()).map(({ calendar, startsAt }) => [calendar, startsAt])).toEqual([
      [false, daysAhead(5)],
    ]);
    await server.as(employer.founder).call('POST /api/interviews/:id/cancel', { params: { id }, body: {} });
  });

  test('is read again when somebody arranges, asked only whether it has changed, and once a day as a whole', async () => {
    calendars.answers(secret, calendarOf(daysAhead(5)));
    await give(calendars.at(secret));
    const before = calendars.asked(secret).length;
    await busy();
    await runDue(server, 'own-calendars');
    expect(calendars.asked(secret)).toHaveLength(before);
    await hoursPass(1);
    await busy();
    await eventually(() => calendars.asked(secret).length === before + 1);
    expect(calendars.asked(secret).at(-1)?.['if-none-match']).toBeDefined();
    calendars.answers(secret, calendarOf(daysAhead(5), daysAhead(7)));
    await hoursPass(1);
    await busy();
    await eventually(async () => (await busy()).length === 2);
    await hoursPass(25);
    await busy();
    await eventually(() => calendars.asked(secret).length === before + 3);
    expect(calendars.asked(secret).at(-1)?.['if-none-match']).toBeUndefined();
  });

  test('that hangs delays nobody else’s', async () => {
    const slow = '/slow.ics';
    calendars.answers(slow, calendarOf(daysAhead(8)));
    calendars.answers(secret, calendarOf(daysAhead(5)));
    const others = await Promise.all(
      Array.from({ length: 3 }, async () => joined(server, await recruiter(server), employer.id)),
    );
    for (const one of others) expect((await give(calendars.at(slow), one)).status).toBe(200);
    await give(calendars.at(secret));
    const hung: (() => void)[] = [];
    calendars.answers(slow, (response) => void hung.push(() => response.end()));
    calendars.answers(secret, calendarOf(daysAhead(5), daysAhead(9)));
    await hoursPass(1);
    await busy();
    await eventually(async () => (await busy()).length === 2);
    await eventually(() => hung.length === 3);
    for (const end of hung) end();
  });

  test('that cannot be read is said to its owner, once, after days; and what it said is forgotten in time', async () => {
    calendars.answers(secret, calendarOf(daysAhead(5)));
    await give(calendars.at(secret));
    calendars.answers(secret, (response) => response.writeHead(404).end());
    const fails = async () => {
      const asked = calendars.asked(secret).length;
      await busy();
      await upkeepComes(server, 'own-calendars');
      await eventually(() => calendars.asked(secret).length > asked);
      await eventually(async () => (await state()).problem === 'not_found');
    };
    const told = async () =>
      (await server.as(ana).call('GET /api/notifications')).filter(({ type }) => type === 'calendar.failing');
    await hoursPass(1);
    await fails();
    expect([(await told()).length, (await busy()).length]).toEqual([0, 1]);
    await hoursPass(73);
    await fails();
    await eventually(async () => (await told()).length === 1);
    await hoursPass(24);
    await fails();
    expect((await told()).map(({ domain }) => domain)).toEqual([new URL(calendars.at('')).host]);
    await hoursPass(24 * 5);
    await upkeepComes(server, 'clean-up');
    expect(await busy()).toEqual([]);
    calendars.answers(secret, calendarOf(daysAhead(5)));
    await hoursPass(24);
    await busy();
    await upkeepComes(server, 'own-calendars');
    await eventually(async () => (await busy()).length === 1);
    expect(await state()).toMatchObject({ problem: null, failingSince: null });
  });

  test('is taken away with all it said; and is read no more once nobody arranges', async () => {
    calendars.answers(secret, calendarOf(daysAhead(5)));
    await give(calendars.at(secret));
    await hoursPass(24 * 15);
    await upkeepComes(server, 'own-calendars');
    await eventually(
      async () =>
        !(
          await rows(
            server.database.pool,
            'select from own_calendar where user_id = $1 and next_read_at is not null',
            [ana.id],
          )
        ).length,
    );
    await server.as(ana).call('DELETE /api/user/own-calendar');
    await server.as(ana).call('DELETE /api/user/own-calendar');
    expect([await busy(), (await state()).host]).toEqual([[], null]);
    expect(
      await rows(server.database.pool, 'select from own_calendar_busy where user_id = $1', [ana.id]),
    ).toEqual([]);
  });
});
