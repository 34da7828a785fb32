// A year in minutes: what is forgotten levels off, and only what applications need grows with them. 2,000 jobs and 200,000
// applications, each with its events, emails, notifications and views, are written week by week with the times of a year that
// ended a year ago (the audit log gives out nothing younger), and after each week what the server's clean-up does is done as on
// that week's last day. All is kept for 60 days, the audit log for 365, so that a year is enough to see it. `--quick`: a hundredth.
import type pg from 'pg';
import { timeouts } from '#server/db/limits.ts';
import { oneRow, run } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { forget } from '#server/forgetting/forget.ts';
import { marketSize, onSeededMarket, quick } from './support/seeded-market.ts';

const jobs = marketSize(2_000);
const people = quick ? 200 : 20_000;
const weeks = 52;
const ofAWeek = Math.ceil((people * 10) / weeks);
const dayMs = 86_400_000;
const weekMs = 7 * dayMs;
const kept = { events: 60, mails: 60, notifications: 60, views: 60, webhooks: 30, sandboxes: 30, audit: 365 };
const begin = Date.now() - 366 * dayMs - weeks * weekMs;
const tables = ['event', 'mail', 'notification', 'job_view', 'profile_view', 'audit_log'];

await onSeededMarket(jobs, async (db) => {
  await prepare(db);
  const began = performance.now();
  const seen = new Map<number, Figures>();
  say(
    `${jobs.toLocaleString('en')} jobs, ${(ofAWeek * weeks).toLocaleString('en')} applications in ${weeks} weeks`,
  );
  say(
    'week  applications  events to forget  events kept  emails with words  notifications  views  audit   megabytes',
  );
  for (let week = 1; week <= weeks; week += 1) {
    await write(db, week);
    const now = new Date(begin + week * weekMs);
    await forget(db, { now, kept, enough: AbortSignal.timeout(timeouts.hour), pauseMs: 0 });
    // As autovacuum would in the course of a week.
    for (const table of tables) await db.query(`vacuum ${table}`);
    if (week % 4 && week !== weeks / 2) continue;
    const figures = await measure(db);
    seen.set(week, figures);
    say([week, ...Object.values(figures)].map((figure) => String(figure).padStart(12)).join(' '));
  }
  const [half, whole] = [seen.get(weeks / 2), seen.get(weeks)];
  if (!half || !whole) throw new Error('Both were measured.');
  say('the end of the year to its middle:');
  for (const what of ['forgettable', 'worded', 'notifications', 'views', 'audit'] as const)
    say(`  ${what.padEnd(14)} ${(whole[what] / half[what]).toFixed(2)}`);
  say(
    `  (applications  ${(whole.applications / half.applications).toFixed(2)}, megabytes ${(whole.megabytes / half.megabytes).toFixed(2)})`,
  );
  say(`in ${((performance.now() - began) / 60_000).toFixed(1)} minutes`);
});

interface Figures {
  applications: number;
  forgettable: number;
  needed: number;
  worded: number;
  notifications: number;
  views: number;
  audit: number;
  megabytes: number;
}

async function measure(db: pg.Pool): Promise<Figures> {
  return oneRow<Figures>(
    db,
    `select (select count(*) from application)::integer as applications,
       (select count(*) from event where application_id is null or type = 'message.read')::integer as forgettable,
       (select count(*) from event where application_id is not null and type <> 'message.read')::integer as needed,
       (select count(*) from mail where body_text <> '')::integer as worded,
       (select count(*) from notification)::integer as notifications,
       ((select count(*) from job_view) + (select count(*) from profile_view))::integer as views,
       (select count(*) from audit_log)::integer as audit,
       (select round(sum(pg_total_relation_size(name::regclass)) / 1e6)::integer from unnest($1::text[]) name) as megabytes`,
    [tables],
  );
}

/** People with profiles, and the year of the audit log before. What a new event begins is not what is measured. */
async function prepare(db: pg.Pool): Promise<void> {
  await run(db, 'alter table event disable trigger user');
  await run(
    db,
    'alter table application disable trigger application_is_untold, disable trigger applications_are_untold',
  );
  await run(
    db,
    `with people as (
       insert into user_account (username, user_type) select 'year-' || n, 'job_seeker' from generate_series(1, $1::integer) n returning id
     ) insert into job_seeker_profile (user_id) select id from people`,
    [people],
  );
  await run(
    db,
    `insert into audit_log (action, subject, happened_at)
     select 'company.verified', 'company', $1::timestamptz - interval '365 days' + n * interval '365 days' / $2::integer
     from generate_series(1, $2::integer) n`,
    [new Date(begin).toISOString(), ofAWeek * 5],
  );
}

/** One week's applications, and what goes with each. */
async function write(db: pg.Pool, week: number): Promise<void> {
  await inTransaction(
    db,
    (tx) =>
      tx.query({
        text: `with people as (select id, row_number() over (order by id) - 1 as place from user_account where username like 'year-%'),
          jobs as (select id, row_number() over (order by id) - 1 as place from (select id from job_posting order by id limit ${jobs}) j),
          turns as (select n, n % ${people} as person, (n % ${people} + n / ${people} * 197) % (select count(*) from jobs) as job,
                           $1::timestamptz + (n - $2::integer) * interval '7 days' / $3::integer as at
                    from generate_series($2::integer, $2::integer + $3::integer - 1) n where n < ${people * 10}),
          made as (
            insert into application (job_posting_id, job_seeker_id, cover_letter, application_date, status_updated_at)
            select j.id, p.id, 'I have done this work for six years.', t.at, t.at
            from turns t join people p on p.place = t.person join jobs j on j.place = t.job
            on conflict do nothing returning id, job_posting_id, job_seeker_id, application_date as at
          ), history as (
            insert into application_status_history (application_id, changed_by, to_status, changed_at) select id, job_seeker_id, 'submitted', at from made
          ), told as (
            insert into event (type, subject_id, actor_id, application_id, happened_at)
            select type, id, job_seeker_id, case when type <> 'profile.changed' then id end, at
            from made, unnest(array['application.submitted', 'message.sent', 'message.read', 'message.read', 'profile.changed']) type
          ), mails as (
            insert into mail (kind, to_user_id, to_address, to_name, from_name, subject, body_text, body_html, created_at, sent_at)
            select 'notification', job_seeker_id, 'someone@example.com', 'Someone', 'Moorings', 'A message about ' || id,
                   repeat(md5(id::text), 30), repeat(md5(id::text), 120), at, at
            from made, generate_series(1, 2) returning id, (substring(subject from '\\d+'))::integer as about
          ), about as (
            insert into mail_application (mail_id, application_id) select distinct on (about) id, about from mails
          ), notified as (
            insert into notification (user_id, type, application_id, in_inbox, created_at)
            select job_seeker_id, 'message.sent', id, true, at from made, generate_series(1, 3)
          ), viewed as (
            insert into job_view (job_posting_id, viewer_id, viewed_on) select job_posting_id, job_seeker_id, at::date - d from made, generate_series(0, 3) d
            on conflict do nothing
          ), looked as (
            insert into profile_view (profile_id, viewer_id, viewed_on)
            select p.id, (select min(id) from user_account), m.at::date from made m join job_seeker_profile p on p.user_id = m.job_seeker_id
            on conflict do nothing
          ), noted as (
            insert into audit_log (action, subject, subject_id, happened_at) select 'company.verified', 'company', 1, at from made where id % 10 = 0
          )
          select`,
        values: [new Date(begin + (week - 1) * weekMs).toISOString(), (week - 1) * ofAWeek, ofAWeek],
      }),
    { atMost: timeouts.hour },
  );
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
