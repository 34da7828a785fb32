import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Application, BodyInput } from '#contract/api.ts';
import { spanIn } from '#domain/time-zones.ts';
import { rows, run } from '#server/db/query.ts';
import { runDue, upkeepComes } from '#test/background.ts';
import { eventually } from '#test/eventually.ts';
import { daysAhead } from '#test/interviews.ts';
import { type Mailbox, mailbox } from '#test/mailbox.ts';
import { company, jobSeeker, joined, recruiter } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, startServer, type TestServer } from '#test/server.ts';
import { aMinuteLater } from '#test/time.ts';

let post: Mailbox;
let server: TestServer;
let employer: { id: number; founder: Person };
let colleague: Person;
let seeker: Person;
let application: Application;

beforeAll(async () => {
  post = await mailbox();
  server = await startServer({ config: { smtpUrl: post.url, publicUrl: 'https://jobs.example.com' } });
  employer = await company(server, 'Reef & Co');
  colleague = await joined(server, await recruiter(server), employer.id);
});
afterAll(async () => {
  await server.close();
  await post.close();
});
beforeEach(async () => {
  await run(server.database.pool, 'delete from interview_seat');
  await run(server.database.pool, 'delete from pgboss.job');
  await run(server.database.pool, 'delete from mail');
  seeker = await jobSeeker(server);
  application = await applied(server, seeker, (await postedJob(server, employer.founder)).id);
});

const arrange = (more: Partial<BodyInput<'POST /api/applications/:id/interviews'>> = {}) =>
  server.as(employer.founder).call('POST /api/applications/:id/interviews', {
    params: { id: application.id },
    body: {
      title: 'First talk',
      minutes: 45,
      attributes: ['Knots'],
      panel: [colleague.id],
      times: [daysAhead(5)],
      fixed: true,
      place: 'Harbour office',
      ...more,
    },
  });

interface Kept {
  to: string;
  subject: string;
  text: string;
  method: string | null;
  calendar: string | null;
}

/** All mails to somebody, once there are so many. */
async function mailsTo(person: Person, many: number): Promise<Kept[]> {
  const kept = () =>
    rows<Kept>(
      server.database.pool,
      `select to_address as to, subject, body_text as text, calendar_method as method, calendar
       from mail join mail_application a on a.mail_id = mail.id and a.application_id = $2
       where kind = 'interview' and to_address = $1 and to_user_id = $3 order by id`,
      [`${person.username}@example.com`, application.id, person.id],
    );
  await eventually(async () => (await kept()).length >= many);
  return kept();
}

/** Letters of one moment are written side by side, in any order; calendars go by the sequence they name. */
const asCalendarsDo = (one: Kept, other: Kept) => eventIn(one).sequence - eventIn(other).sequence;

const eventIn = ({ calendar }: Pick<Kept, 'calendar'>) => {
  const read = new ICAL.Component(ICAL.parse(calendar ?? ''));
  return new ICAL.Event(read.getFirstSubcomponent('vevent') ?? undefined);
};

/** As if the time had come for what is to be said later. */
const letTimeCome = async (type: string) => {
  await run(
    server.database.pool,
    `update pgboss.job set start_after = now() where state < 'active' and data ->> 'type' = $1`,
    [type],
  );
  await runDue(server);
};

describe('whoever takes part', () => {
  test('is sent it for their calendar, each their own copy, with both sides’ clocks written out', async () => {
    await server.as(seeker).call('PUT /api/user/time-zone', { body: { timeZone: 'Asia/Colombo' } });
    await arrange();
    for (const person of [seeker, colleague]) {
      const [mail] = await mailsTo(person, 1);
      expect(mail?.method).toBe('REQUEST');
      for (const zone of ['Indian/Maldives', 'Asia/Colombo'])
        expect(mail?.text).toContain(spanIn(zone, daysAhead(5), 45));
      expect(mail?.text).toContain('Harbour office');
      expect(mail?.text).toContain(`https://jobs.example.com/applications/${application.id}`);
      expect(mail?.calendar?.match(/ATTENDEE/g)).toHaveLength(1);
      expect(eventIn(mail ?? { calendar: '' }).startDate.toString()).toBe(daysAhead(5));
    }
  });

  test('finds the same event moved, and taken out when it is cancelled', async () => {
    const { id } = await arrange();
    await server.as(employer.founder).call('PUT /api/interviews/:id/times', {
      params: { id },
      body: { times: [daysAhead(6)], fixed: true },
    });
    await server
      .as(employer.founder)
      .call('POST /api/interviews/:id/cancel', { params: { id }, body: { reason: 'The post is gone' } });
    const mails = (await mailsTo(colleague, 3)).toSorted(asCalendarsDo);
    const events = mails.map(eventIn);
    expect(mails.map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL']);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(1);
    expect(new Set(events.map(({ sequence }) => sequence)).size).toBe(3);
    expect(events.map(({ startDate }) => startDate.toString())).toEqual([
      daysAhead(5),
      daysAhead(6),
      daysAhead(6),
    ]);
    expect(mails.at(-1)?.text).toContain('The post is gone');
  });

  test('finds it taken out when the candidate is rejected, with the reminders gone', async () => {
    await arrange();
    const { id } = application;
    await server
      .as(employer.founder)
      .call('PUT /api/applications/:id/status', { params: { id }, body: { status: 'rejected' } });
    await aMinuteLater(server, id);
    for (const person of [seeker, colleague]) {
      const [sent, off] = (await mailsTo(person, 2)).toSorted(asCalendarsDo);
      expect(off).toMatchObject({ method: 'CANCEL', text: expect.stringContaining('not taken further') });
      const [before, after] = [sent, off].map((mail) => eventIn(mail ?? { calendar: '' }));
      expect(after?.uid).toBe(before?.uid);
      expect(after?.sequence).toBeGreaterThan(before?.sequence ?? Infinity);
    }
    await letTimeCome('interview.reminder');
    expect(await mailsTo(seeker, 2)).toHaveLength(2);
  });

  test('gets it over SMTP as what mail programs put into a calendar, and as a file', async () => {
    await arrange();
    const address = `${seeker.username}@example.com`;
    const arrived = () =>
      post.received.find(({ to, text }) => to.includes(address) && text.includes('text/calendar'));
    await eventually(() => Boolean(arrived()));
    expect(arrived()?.text).toMatch(/Content-Type: text\/calendar; charset=utf-8;\s+method=REQUEST/);
    expect(arrived()?.text).toMatch(/Content-Disposition: attachment; filename=interview\.ics/);
  });

  test('downloads the same', async () => {
    const { id } = await arrange({ fixed: false });
    expect((await server.as(seeker).get(`/api/interviews/${id}/calendar`)).status).toBe(409);
    await server
      .as(seeker)
      .call('POST /api/interviews/:id/book', { params: { id }, body: { startsAt: daysAhead(5) } });
    const file = await server.as(seeker).get(`/api/interviews/${id}/calendar`);
    expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8; method=PUBLISH');
    expect(file.text).not.toContain('ATTENDEE');
    const [mail] = (await mailsTo(seeker, 2)).filter(({ method }) => method === 'REQUEST');
    expect(eventIn({ calendar: file.text }).uid).toBe(eventIn(mail ?? { calendar: '' }).uid);
    // Who set it up is not among those who meet.
    expect((await server.as(employer.founder).get(`/api/interviews/${id}/calendar`)).status).toBe(404);
  });
});

test('times that are proposed come without a calendar, each for both sides’ clocks', async () => {
  await server.as(seeker).call('PUT /api/user/time-zone', { body: { timeZone: 'Europe/Berlin' } });
  await arrange({ fixed: false, times: [daysAhead(5), daysAhead(6)] });
  const [mail] = await mailsTo(seeker, 1);
  expect(mail).toMatchObject({ method: null, subject: 'Reef & Co proposes times for an interview' });
  for (const days of [5, 6])
    for (const zone of ['Indian/Maldives', 'Europe/Berlin'])
      expect(mail?.text).toContain(spanIn(zone, daysAhead(days), 45));
});

test('who wants no such mail gets none', async () => {
  await server.as(colleague).call('PUT /api/notifications/choices', {
    body: { type: 'interview.booked', inbox: true, mail: 'never' },
  });
  await arrange();
  await mailsTo(seeker, 1);
  expect(await mailsTo(colleague, 0)).toEqual([]);
  await run(server.database.pool, 'delete from notification_choice');
});

describe('a reminder', () => {
  const reminded = async (person: Person) =>
    (await mailsTo(person, 0)).filter(({ subject }) => subject.startsWith('Reminder'));

  test('comes a day and an hour before, to everybody who takes part', async () => {
    await arrange();
    const due = await rows<{ hours: number }>(
      server.database.pool,
      `select round(extract(epoch from (data ->> 'startsAt')::timestamptz - start_after) / 3600) as hours from pgboss.job
       where data ->> 'type' = 'interview.reminder' order by 1`,
    );
    expect(due.map(({ hours }) => hours)).toEqual([1, 1, 24, 24]);
  });

  test('is written once, also when whoever began to write it dies', async () => {
    await arrange();
    await mailsTo(colleague, 1);
    const { pool } = server.database;
    await pool.query(
      `create function dies() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$;
       create trigger dies before insert on mail for each row execute function dies();`,
    );
    await letTimeCome('interview.reminder');
    await pool.query('drop function dies() cascade');
    expect(await reminded(colleague)).toEqual([]);
    await letTimeCome('interview.reminder');
    await letTimeCome('interview.reminder');
    // One for a day before and one for an hour, both now.
    expect(await reminded(colleague)).toHaveLength(2);
    const told = await server.as(seeker).call('GET /api/notifications');
    expect(told.filter(({ type }) => type === 'interview.reminder')).toHaveLength(2);
  });

  test('comes, and a scorecard is asked for, where the tasks were lost as by a restore, but for what may have been said', async () => {
    const { id } = await arrange();
    const waiting = () =>
      rows(
        server.database.pool,
        `select data ->> 'type' as type, data ->> 'userId' as person, start_after as at from pgboss.job where state = 'created' and data ->> 'interviewId' = $1 order by 1, 2, 3`,
        [String(id)],
      );
    await mailsTo(colleague, 1);
    const before = await waiting();
    expect(before).toHaveLength(5);
    for (const isLost of [false, true, false]) {
      if (isLost) await run(server.database.pool, 'delete from pgboss.job');
      await upkeepComes(server, 'recovery');
      expect(await waiting()).toEqual(before);
    }
    await run(server.database.pool, 'delete from pgboss.job');
    await run(
      server.database.pool,
      `update interview set starts_at = now() + interval '3 hours' where id = $1`,
      [id],
    );
    await upkeepComes(server, 'recovery');
    await letTimeCome('interview.reminder');
    expect(await reminded(colleague)).toHaveLength(1);
  });

  test('names nobody whom the candidate will meet where nobody is left, and neither does a calendar', async () => {
    const leaver = await joined(server, await recruiter(server), employer.id);
    const { id } = await arrange({ panel: [leaver.id] });
    await server
      .as(leaver)
      .call('DELETE /api/companies/:id/members/:userId', { params: { id: employer.id, userId: leaver.id } });
    await server.as(employer.founder).call('PUT /api/interviews/:id/times', {
      params: { id },
      body: { times: [daysAhead(6)], fixed: true },
    });
    await mailsTo(seeker, 2);
    await letTimeCome('interview.reminder');
    await eventually(async () => (await reminded(seeker)).length > 0);
    const [, ...since] = await mailsTo(seeker, 3);
    for (const { text, calendar } of since) expect(`${text}${calendar}`).not.toMatch(/You will meet|meets/);
  });

  test('of a time that holds no more does not come', async () => {
    const { id } = await arrange();
    await server.as(employer.founder).call('POST /api/interviews/:id/cancel', { params: { id }, body: {} });
    await mailsTo(colleague, 2);
    await letTimeCome('interview.reminder');
    expect(await reminded(colleague)).toEqual([]);
  });

  test('does not come too late, or to who has left', async () => {
    const leaver = await joined(server, await recruiter(server), employer.id);
    await arrange({ panel: [colleague.id, leaver.id] });
    await run(server.database.pool, 'delete from company_user where user_id = $1', [leaver.id]);
    await run(
      server.database.pool,
      `update pgboss.job set data = data || jsonb_build_object('startsAt', now() - interval '1 hour') where data ->> 'userId' = $1`,
      [String(colleague.id)],
    );
    await letTimeCome('interview.reminder');
    await eventually(async () => (await reminded(seeker)).length > 0);
    expect(await reminded(colleague)).toEqual([]);
    expect(await reminded(leaver)).toEqual([]);
  });
});

test('an interviewer is asked for their scorecard when it is over, unless they have handed it in', async () => {
  const { id } = await arrange({ panel: [colleague.id, employer.founder.id] });
  await run(
    server.database.pool,
    `update interview set starts_at = now() - interval '1 hour' where id = $1`,
    [id],
  );
  await server.as(colleague).call('POST /api/applications/:id/scorecards', {
    params: { id: application.id },
    body: { interviewId: id, recommendation: 4, ratings: [{ attribute: 'Knots', step: 3 }] },
  });
  await letTimeCome('scorecard.due');
  const asked = async (person: Person) =>
    (await server.as(person).call('GET /api/notifications')).filter(({ type }) => type === 'scorecard.due');
  await eventually(async () => (await asked(employer.founder)).length === 1);
  expect(await asked(colleague)).toEqual([]);
});
