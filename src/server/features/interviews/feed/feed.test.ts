import ICAL from 'ical.js';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Application } from '#contract/api.ts';
import { spanIn } from '#domain/time-zones.ts';
import { row, rows, run } from '#server/db/query.ts';
import { daysAhead } from '#test/interviews.ts';
import { company, jobSeeker, joined, recruiter } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile, startServer } from '#test/server.ts';

const server = serverForThisFile({ config: { publicUrl: 'https://jobs.example.com' } });
let employer: { id: number; founder: Person };
let colleague: Person;
let seeker: Person;
let application: Application;

beforeAll(async () => {
  employer = await company(server, 'Reef & Co');
});
beforeEach(async () => {
  await run(server.database.pool, 'delete from interview');
  colleague = await joined(server, await recruiter(server), employer.id);
  seeker = await jobSeeker(server);
  application = await applied(server, seeker, (await postedJob(server, employer.founder)).id);
});

const arrange = (days = 5, panel = [colleague.id], about = application) =>
  server.as(employer.founder).call('POST /api/applications/:id/interviews', {
    params: { id: about.id },
    body: { title: 'First talk', minutes: 45, panel, times: [daysAhead(days)], fixed: true },
  });
const made = async (person: Person) => {
  const { url } = await server.as(person).call('POST /api/user/calendar');
  expect(url).toMatch(/^https:\/\/jobs\.example\.com\/calendar\/[\w-]{43}\.ics$/);
  return new URL(url).pathname;
};
const read = async (path: string, headers = {}) => server.as().get(path, headers);
const eventsAt = async (path: string) => {
  const { status, text } = await read(path);
  expect(status).toBe(200);
  const calendar = new ICAL.Component(ICAL.parse(text));
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
  return calendar.getAllSubcomponents('vevent').map((one) => {
    const event = new ICAL.Event(one);
    return {
      uid: event.uid,
      sequence: event.sequence,
      summary: event.summary,
      description: event.description,
      startsAt: event.startDate.toString(),
      status: one.getFirstPropertyValue('status'),
    };
  });
};

describe('an address is nothing', () => {
  test('where it is wrong, ended, replaced or of somebody disabled, all told alike', async () => {
    const ended = await made(seeker);
    await server.as(seeker).call('DELETE /api/user/calendar');
    const replaced = await made(colleague);
    const current = await made(colleague);
    const other = await jobSeeker(server);
    const disabled = await made(other);
    await run(server.database.pool, 'update user_account set disabled_at = now() where id = $1', [other.id]);
    const wrong = [`/calendar/${'A'.repeat(43)}.ics`, '/calendar/x.ics', current.replace('.ics', '')];
    const replies = await Promise.all([...wrong, ended, replaced, disabled].map((path) => read(path)));
    for (const { status, text, headers } of replies)
      expect([status, text, headers['content-type']]).toEqual([
        404,
        replies[0]?.text,
        replies[0]?.headers['content-type'],
      ]);
    expect((await read(current)).status).toBe(200);
  });

  test('that is guessed for long, nor read without end', async () => {
    const limited = await startServer({ database: server.database, config: { limits: true } });
    const path = await made(seeker);
    const ask = async (one: string, times: number) => {
      const replies = [];
      for (let at = 0; at < times; at += 1) replies.push((await limited.as().get(one)).status);
      return replies;
    };
    expect((await ask(path, 61)).at(-1)).toBe(429);
    expect((await ask(`/calendar/${'B'.repeat(43)}.ics`, 121)).at(-1)).toBe(429);
    await limited.close();
  });
});

describe('an address', () => {
  test('is shown once, and kept as a hash; neither the database nor the log has it', async () => {
    const path = await made(seeker);
    const token = path.slice('/calendar/'.length, -4);
    await read(path);
    await read(path.replace('.ics', '.txt'));
    const told = await server.as(seeker).get('/api/user/calendar');
    expect(told.json).toEqual({ madeAt: expect.any(String), lastReadAt: expect.any(String) });
    const kept = await rows(
      server.database.pool,
      'select f::text, l.details::text from calendar_feed f, security_log l',
    );
    expect(told.text + JSON.stringify(kept) + server.log.join('')).not.toContain(token);
    expect(server.log.join('')).toContain('"route":"/calendar/:token"');
    const acts = await rows<{ act: string }>(
      server.database.pool,
      `select act from security_log where actor_id = $1 and details ->> 'kind' = 'calendar' order by id`,
      [seeker.id],
    );
    await server.as(seeker).call('DELETE /api/user/calendar');
    await server.as(seeker).call('DELETE /api/user/calendar');
    const after = await row<{ ended: number }>(
      server.database.pool,
      `select count(*) as ended from security_log where actor_id = $1 and act = 'key.ended'`,
      [seeker.id],
    );
    expect([acts, after]).toEqual([[{ act: 'key.made' }], { ended: 1 }]);
    expect(await server.as(seeker).call('GET /api/user/calendar')).toEqual({
      madeAt: null,
      lastReadAt: null,
    });
  });

  test('answers whoever keeps what it said that nothing has changed, and is kept by nobody on the way', async () => {
    await arrange();
    const path = await made(colleague);
    const { headers } = await read(path);
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
    });
    const known = { 'if-none-match': headers.etag };
    expect([(await read(path, known)).status, (await read(path, known)).text]).toEqual([304, '']);
    await arrange(6);
    expect((await read(path, known)).status).toBe(200);
  });
});

describe('a calendar', () => {
  test('shows the interviews somebody takes part in, by the clocks of all, and nobody else’s', async () => {
    await server.as(colleague).call('PUT /api/user/time-zone', { body: { timeZone: 'Pacific/Auckland' } });
    await server.as(seeker).call('PUT /api/user/time-zone', { body: { timeZone: 'America/New_York' } });
    await arrange();
    const [hers] = await eventsAt(await made(colleague));
    const [theirs] = await eventsAt(await made(seeker));
    expect([hers, theirs]).toMatchObject([
      { startsAt: daysAhead(5), status: 'CONFIRMED', summary: `First talk: ${application.applicantName}` },
      { startsAt: daysAhead(5), status: 'CONFIRMED', summary: 'First talk: Reef & Co' },
    ]);
    expect(hers?.uid).toBe(theirs?.uid);
    for (const zone of ['Pacific/Auckland', 'Indian/Maldives', 'America/New_York'])
      expect(hers?.description).toContain(spanIn(zone, daysAhead(5), 45));
    // Who set it up is not among those who meet; neither is a rival, or another candidate.
    for (const person of [employer.founder, (await company(server)).founder, await jobSeeker(server)])
      expect(await eventsAt(await made(person))).toEqual([]);
  });

  test('has the same event moved, and then as cancelled', async () => {
    const { id } = await arrange();
    const path = await made(seeker);
    const before = await eventsAt(path);
    await server.as(employer.founder).call('PUT /api/interviews/:id/times', {
      params: { id },
      body: { times: [daysAhead(6)], fixed: true },
    });
    const moved = await eventsAt(path);
    await server.as(employer.founder).call('POST /api/interviews/:id/cancel', { params: { id }, body: {} });
    const off = await eventsAt(path);
    expect(
      [before, moved, off].map((events) => events.map(({ startsAt, status }) => [startsAt, status])),
    ).toEqual([[[daysAhead(5), 'CONFIRMED']], [[daysAhead(6), 'CONFIRMED']], [[daysAhead(6), 'CANCELLED']]]);
    const all = [before, moved, off].flat();
    expect(new Set(all.map(({ uid }) => uid)).size).toBe(1);
    const sequences = all.map(({ sequence }) => sequence);
    expect(sequences).toEqual([...new Set(sequences)].toSorted((one, other) => one - other));
  });

  test('says of an application that was withdrawn that its interview is off', async () => {
    await arrange();
    const paths = [await made(seeker), await made(colleague)];
    await server.as(seeker).call('POST /api/applications/:id/withdraw', { params: { id: application.id } });
    for (const path of paths)
      expect((await eventsAt(path)).map(({ status }) => status)).toEqual(['CANCELLED']);
  });

  test('of who has left the company is empty at once', async () => {
    await arrange();
    const path = await made(colleague);
    expect(await eventsAt(path)).toHaveLength(1);
    await run(server.database.pool, 'delete from company_user where user_id = $1', [colleague.id]);
    expect(await eventsAt(path)).toEqual([]);
  });

  test('of who has to set up a second factor first is empty until they have', async () => {
    await arrange();
    const path = await made(colleague);
    const asked = (on: boolean) =>
      run(server.database.pool, 'update company_settings set second_factor = $2 where company_id = $1', [
        employer.id,
        on,
      ]);
    await asked(true);
    expect(await eventsAt(path)).toEqual([]);
    await asked(false);
    expect(await eventsAt(path)).toHaveLength(1);
  });
});
