import { expect, onTestFinished, test } from 'vitest';
import { CannotStart } from '#server/cannot-start.ts';
import { readConfig } from '#server/config.ts';
import { oneRow, rows, run } from '#server/db/query.ts';
import type { TestDatabase } from '#test/database.ts';
import { mailComes, upkeepComes } from '#test/background.ts';
import { eventually } from '#test/eventually.ts';
import { moorings } from '#test/command-line.ts';
import { company, jobSeeker, platformAdmin, recruiter } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { serverForThisFile, startServer } from '#test/server.ts';

const dayMs = 86_400_000;
const server = serverForThisFile();
/** As if all had been written so many days earlier. */
async function daysPass(days: number, { pool }: TestDatabase = server.database): Promise<void> {
  for (const [table, ...columns] of [
    ['event', 'happened_at'],
    ['mail', 'created_at', 'sent_at'],
    ['notification', 'created_at'],
    ['job_view', 'viewed_on'],
    ['profile_view', 'viewed_on'],
  ] as const)
    await run(
      pool,
      `update ${table} set ${columns.map((column) => `${column} = ${column} - $1::integer * interval '1 day'`).join()}`,
      [days],
    );
}
const counts = () =>
  oneRow<Record<string, number>>(
    server.database.pool,
    `select (select count(*) from event)::integer as events, (select count(*) from mail)::integer as mails,
       (select count(*) from notification)::integer as notifications, (select count(*) from job_view)::integer as views,
       (select count(*) from audit_log)::integer as audit`,
  );

test('less than the platform itself goes by is refused at the start, with the name of the setting', () => {
  for (const [name, value] of [
    ['EVENT_DAYS', '59'],
    ['MAIL_DAYS', '0'],
    ['NOTIFICATION_DAYS', '-1'],
    ['VIEW_DAYS', 'ever'],
    ['AUDIT_DAYS', '364'],
    ['WEBHOOK_DAYS', '6'],
  ] as const)
    expect(() => readConfig({ [name]: value })).toThrow(CannotStart);
  expect(readConfig({ EVENT_DAYS: '60' }).kept.events).toBe(60);
});

test('what was done with power over others goes by nobody’s hand, and not before its time', async () => {
  const { pool } = server.database;
  await run(
    pool,
    `insert into audit_log (action, subject, happened_at) values ('test.done', 'task', now() - interval '300 days')`,
  );
  await expect(run(pool, 'delete from audit_log')).rejects.toThrow('never changed');
  await expect(run(pool, `update audit_log set action = 'other'`)).rejects.toThrow('never changed');
  // Whoever asks the database for more than it gives.
  await run(pool, `select forget_audit_log(now() + interval '1 day', 1000)`);
  expect((await counts()).audit).toBe(1);
});

test('what is old goes, and what an application has been through stays, with the same words', async () => {
  const { pool } = server.database;
  const { founder } = await company(server);
  const seeker = await jobSeeker(server);
  const job = await postedJob(server, founder);
  const { id } = await applied(server, seeker, job.id);
  const employer = server.as(founder);
  await employer.call('GET /api/applications/:id', { params: { id } });
  await employer.call('PUT /api/applications/:id/status', { params: { id }, body: { status: 'screening' } });
  await server
    .as(seeker)
    .call('POST /api/applications/:id/messages', { params: { id }, body: { body: 'Is it a large boat?' } });
  await server.as(seeker).get(`/api/jobs/${job.id}`);
  await server.as(await recruiter(server)).get(`/api/jobs/${job.id}`);
  await mailComes(server);
  await run(pool, 'update mail set sent_at = created_at');
  const timeline = (person: typeof founder) =>
    server.as(person).call('GET /api/applications/:id/timeline', { params: { id } });
  let told = [await timeline(founder), await timeline(seeker)];
  expect(told[0]?.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['applied', 'moved', 'message.sent', 'mailed']),
  );

  // Views are written after the answer.
  await eventually(async () => (await counts()).views === 2);
  // Nothing is old yet.
  const before = await counts();
  await upkeepComes(server, 'clean-up');
  expect(await counts()).toEqual(before);

  await daysPass(401);
  told = [await timeline(founder), await timeline(seeker)];
  await upkeepComes(server, 'clean-up');
  const after = await counts();
  expect(after.notifications).toBe(0);
  expect(after.events).toBeLessThan(before.events ?? 0);
  expect([await timeline(founder), await timeline(seeker)]).toEqual(told);
  const left = await rows<{ text: string; html: string; subject: string }>(
    pool,
    'select body_text as text, body_html as html, subject from mail',
  );
  expect(left.length).toBeGreaterThan(0);
  expect(left.every(({ text, html, subject }) => text === '' && html === '' && subject !== '')).toBe(true);
  expect(
    await rows(
      pool,
      `select from mail where not exists (select from mail_application where mail_id = mail.id)`,
    ),
  ).toEqual([]);
  // The last of all stays: it says from where on an open page has missed something.
  const types = await rows<{ type: string }>(
    pool,
    'select distinct type from event where id < (select max(id) from event)',
  );
  expect(types.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['application.submitted', 'message.sent']),
  );
  expect(types.map(({ type }) => type)).not.toContain('account.registered');

  // Years later what is left is still all that is needed.
  await daysPass(4_600);
  told = [await timeline(founder), await timeline(seeker)];
  await upkeepComes(server, 'clean-up');
  expect([await timeline(founder), await timeline(seeker)]).toEqual(told);
  expect((await counts()).views).toBe(0);
  const { said } = await moorings({ DATABASE_URL: server.database.url }, ['doctor']);
  expect(said).toContain('every application has the one event of its submission');
  expect(said).not.toContain('not so for');
});

test('a mail nobody has sent in all that time is given up with its words', async () => {
  const { pool } = server.database;
  const founder = await company(server);
  const job = await postedJob(server, founder.founder);
  const { id } = await applied(server, await jobSeeker(server), job.id);
  const moved = { params: { id }, body: { status: 'screening' } } as const;
  await server.as(founder.founder).call('PUT /api/applications/:id/status', moved);
  await mailComes(server);
  await daysPass(401);
  await upkeepComes(server, 'clean-up');
  expect(await rows(pool, 'select from mail where sent_at is null and given_up_at is null')).toEqual([]);
  const admin = server.as(await platformAdmin(server));
  const [mail] = await admin.call('GET /api/admin/mail', { query: { state: 'given_up' } });
  expect(mail?.text).toBe('');
  const again = await admin.post(`/api/admin/mail/${mail?.id}/retry`);
  expect([again.status, again.headers['error-code']]).toEqual([409, 'mail_forgotten']);
});

test('what is old goes wherever it stands among what is younger', async () => {
  const { pool } = server.database;
  const { founder } = await company(server);
  const job = await postedJob(server, founder);
  const { id } = await applied(server, await jobSeeker(server), job.id);
  await mailComes(server);
  await daysPass(401);
  // As a company that moves in brings it, after all that was here and before what comes next.
  await run(
    pool,
    `insert into event (type, subject_id, application_id, happened_at) values
       ('message.sent', 1, $1, now() - interval '1 day'), ('message.read', 1, $1, now() - interval '401 days'),
       ('message.read', 1, $1, now() - interval '401 days')`,
    [id],
  );
  for (const time of [`now() - interval '1 day'`, `now() - interval '401 days'`]) {
    await run(
      pool,
      `insert into mail (kind, to_address, to_name, from_name, subject, body_text, body_html, created_at, sent_at)
       values ('account', 'a@example.mv', 'A', 'Moorings', 'Hello', 'Hello', '<p>Hello</p>', ${time}, ${time})`,
    );
    await run(
      pool,
      `insert into notification (user_id, type, in_inbox, created_at) values ($1, 'message.sent', true, ${time})`,
      [founder.id],
    );
  }
  await upkeepComes(server, 'clean-up');
  expect((await counts()).notifications).toBe(1);
  expect(await rows(pool, `select from mail where subject = 'Hello'`)).toHaveLength(1);
  const told = `select type from event where application_id = $1 and type like 'message.%' order by id`;
  expect(await rows(pool, told, [id])).toEqual(
    // The last of all stays: it says from where on an open page has missed something.
    ['message.sent', 'message.read'].map((type) => ({ type })),
  );
});

test('what cannot be taken away keeps nothing else', async () => {
  const { pool } = server.database;
  await run(pool, `insert into rate_limit (key, points, expire) values ('search:old', 1, 0)`);
  await run(pool, 'alter function forget_audit_log rename to forget_no_audit_log');
  onTestFinished(() =>
    run(pool, 'alter function forget_no_audit_log rename to forget_audit_log').then(() => undefined),
  );
  await upkeepComes(server, 'clean-up');
  expect(await rows(pool, `select from rate_limit where key = 'search:old'`)).toEqual([]);
  expect(server.log.join('\n')).toContain('forget_audit_log');
});

test('what was written while the clock was ahead holds up nothing that came after it, and goes with it', async () => {
  const { pool } = server.database;
  // What is here by now is not what this is about.
  await run(
    pool,
    `update forgetting set through = (select coalesce(max(id), 0) from event) where what = 'event'`,
  );
  await run(
    pool,
    `update forgetting set through = (select coalesce(max(id), 0) from audit_log) where what = 'audit_log'`,
  );
  for (const days of [-2_000, 300, 300, -2_000, 300, -1]) {
    await run(
      pool,
      `insert into event (type, subject_id, happened_at) values ('account.registered', -7, now() + make_interval(days => $1))`,
      [days],
    );
    await run(
      pool,
      `insert into audit_log (action, subject, happened_at) values ('clock.ahead', 'task', now() + make_interval(days => $1))`,
      [days],
    );
  }
  await upkeepComes(server, 'clean-up');
  const left = async (from: string) =>
    (
      await rows<{ days: number }>(
        pool,
        `select round(extract(epoch from happened_at - now()) / 86400)::integer as days from ${from} order by id`,
      )
    ).map(({ days }) => days);
  // How old the last of those to come is nobody can say yet.
  expect(await left('event where subject_id = -7')).toEqual([300, -1]);
  // Of the audit log nothing goes by another entry’s time.
  expect(await left(`audit_log where action = 'clock.ahead'`)).toEqual([300, 300, 300, -1]);
});

/** The last of all stays anyway. */
const anEvent = `insert into event (type, subject_id) values ('account.registered', 1)`;

test('a server whose clock is ahead takes nothing away', async () => {
  const other = await startServer({ now: () => new Date(Date.now() + 3_000 * dayMs) });
  onTestFinished(() => other.close());
  await run(other.database.pool, anEvent);
  await run(other.database.pool, anEvent);
  const events = () => oneRow(other.database.pool, 'select count(*)::integer as many from event');
  const before = await events();
  await upkeepComes(other, 'clean-up');
  expect(await events()).toEqual(before);
});

test('a database whose clock is ahead of the server’s takes away nothing before its time by both', async () => {
  const other = await startServer({ now: () => new Date(Date.now() - 30 * dayMs) });
  onTestFinished(() => other.close());
  const { pool } = other.database;
  const { founder } = await company(other);
  const { id } = await postedJob(other, founder);
  await applied(other, await jobSeeker(other), id);
  const kept = [
    { table: 'security_log', time: 'happened_at', days: 400, rest: 'act, outcome', of: `'key.made', 'done'` },
    { table: 'company_event', time: 'told_at', days: 30, rest: 'company_id', of: '1' },
    { table: 'list_change', time: 'told_at', days: 30, rest: 'kind, subject_id', of: `'tag', $1` },
    {
      table: 'match_shown',
      time: 'shown_at',
      days: 3 * 366,
      rest: 'viewer_id, company_id, job_posting_id, job_seeker_id, screen, engine, inputs, score, parts',
      of: `j.recruiter_id, j.company_id, j.id, a.job_seeker_id, 'application', 'e', $1::text, 70, '[]'
           from application a join job_posting j on j.id = a.job_posting_id`,
    },
  ];
  // By the database alone both are over.
  for (const { table, time, days, rest, of } of kept)
    for (const over of [10, 40])
      await run(
        pool,
        `insert into ${table} (${time}, ${rest}) select now() - make_interval(days => $1::integer), ${of}`,
        [days + over],
      );
  // The last of all events stays anyway.
  await postedJob(other, founder);
  await upkeepComes(other, 'clean-up');
  for (const { table, time, days } of kept)
    expect([
      table,
      await rows(
        pool,
        `select extract(day from now() - ${time})::integer - $1::integer as over from ${table} where ${time} < now() - make_interval(days => $1)`,
        [days],
      ),
    ]).toEqual([table, [{ over: 10 }]]);
});

test('settings that keep longer keep longer', async () => {
  const other = await startServer({
    config: {
      kept: {
        events: 4_000,
        mails: 4_000,
        notifications: 4_000,
        views: 4_000,
        audit: 4_000,
        webhooks: 4_000,
        sandboxes: 4_000,
      },
    },
  });
  onTestFinished(() => other.close());
  await run(other.database.pool, anEvent);
  await run(other.database.pool, anEvent);
  await daysPass(1_000, other.database);
  const events = () => oneRow(other.database.pool, 'select count(*)::integer as many from event');
  const before = await events();
  await upkeepComes(other, 'clean-up');
  expect(await events()).toEqual(before);
});
