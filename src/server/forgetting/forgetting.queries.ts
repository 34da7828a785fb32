import { timelineKinds } from '#domain/timeline.ts';
import type { Db } from '#server/db/query.ts';
import { oneRow, run } from '#server/db/query.ts';

/** How many rows a step has gone through. */
interface Step {
  through: number;
}

/**
 * The next `$2` events up to the first that is too young, of which those go that nothing needs. What stays is not looked at again. An
 * event that stays holds nothing up: those of a company that moves in bring their own times, which say nothing of what follows them.
 * Nor does one of a time to come, written while the clock was ahead: it is as old as the next whose time can be true.
 */
const stepThroughEvents = `with place as (select through from forgetting where what = 'event' for update),
     next as (
       select e.id, coalesce(case when e.happened_at < now() + interval '1 day' then e.happened_at else
           (select l.happened_at from event l where l.id > e.id and l.happened_at < now() + interval '1 day' order by l.id limit 1)
         end < $1::timestamptz, false) as old,
         e.application_id is not null and (e.type = 'application.submitted' or e.type = any($3::text[])) as stays
       from event e where e.id > (select through from place) order by e.id limit $2::integer
     ),
     until as (select coalesce((select min(id) - 1 from next where not old and not stays), (select max(id) from next)) as id),
     passed as (select n.id, n.stays from next n, until u where n.id <= u.id),
     -- The last of all says from where on a page that comes back has missed something.
     gone as (delete from event e using passed p where e.id = p.id and e.id < (select max(id) from event) and not p.stays),
     noted as (update forgetting set through = u.id from until u where what = 'event' and u.id > through)
   select count(*)::integer as through from passed`;

/** What it is by the database’s clock, or by this one where that is behind: a clock that is ahead takes nothing away. */
export async function earlierOf(db: Db, now: Date): Promise<Date> {
  const { ms } = await oneRow<{ ms: number }>(
    db,
    'select extract(epoch from least(now(), $1::timestamptz))::double precision * 1000 as ms',
    [now.toISOString()],
  );
  return new Date(ms);
}

/** Events but those that stand on an application's timeline, and that of its submission. */
export async function forgetEvents(db: Db, before: string, atMost: number): Promise<number> {
  return (await oneRow<Step>(db, stepThroughEvents, [before, atMost, timelineKinds])).through;
}

/** The next `$2` emails by their times. What was gone through is not looked at again; of what moves in later there are no words. */
const stepThroughMails = `with place as (select through_at, through from forgetting where what = 'mail' for update),
     next as (
       select m.id, m.created_at from mail m
       where (m.created_at, m.id) > (select through_at, through from place) and m.created_at < $1::timestamptz
       order by m.created_at, m.id limit $2::integer
     ),
     gone as (delete from mail m using next n where m.id = n.id and not exists (select from mail_application a where a.mail_id = m.id)),
     emptied as (update mail m set body_text = '', body_html = '', calendar = null, calendar_method = null, last_error = null,
         given_up_at = case when m.sent_at is null then coalesce(m.given_up_at, now()) end
       from next n where m.id = n.id and m.body_text <> '' and exists (select from mail_application a where a.mail_id = m.id)),
     noted as (update forgetting set through_at = l.created_at, through = l.id
       from (select id, created_at from next order by created_at desc, id desc limit 1) l where what = 'mail')
   select count(*)::integer as through from next`;

/** Emails; of those on an application's timeline that there was one stays, with its subject and how it ended, and its words go. */
export async function forgetMails(db: Db, before: string, atMost: number): Promise<number> {
  return (await oneRow<Step>(db, stepThroughMails, [before, atMost])).through;
}

export async function forgetNotifications(db: Db, before: string, atMost: number): Promise<number> {
  return run(
    db,
    `delete from notification where id = any(array(
       select id from notification where created_at < $1::timestamptz order by created_at limit $2::integer))`,
    [before, atMost],
  );
}

/** What was done with power over others; the function keeps what is asked for later. */
export async function forgetAudit(db: Db, before: string, atMost: number): Promise<number> {
  return (await oneRow<Step>(db, 'select forget_audit_log($1, $2) as through', [before, atMost])).through;
}

export async function forgetJobViews(db: Db, before: string, atMost: number): Promise<number> {
  return run(
    db,
    'delete from job_view where ctid = any(array(select ctid from job_view where viewed_on < $1::timestamptz::date limit $2::integer))',
    [before, atMost],
  );
}

export async function forgetProfileViews(db: Db, before: string, atMost: number): Promise<number> {
  return run(
    db,
    'delete from profile_view where ctid = any(array(select ctid from profile_view where viewed_on < $1::timestamptz::date limit $2::integer))',
    [before, atMost],
  );
}

/** What webhooks were sent, and what was answered: that it was sent, and what came of it, stays for as long as events do. */
export async function forgetWebhookBodies(db: Db, before: string, atMost: number): Promise<number> {
  return run(
    db,
    `with old as (
       select id from webhook_delivery where body is not null and created_at < $1::timestamptz order by created_at limit $2::integer
     ), answers as (
       update webhook_try t set answer = null from old where t.delivery_id = old.id and t.answer is not null
     )
     update webhook_delivery d set body = null, state = case when d.state = 'waiting' then 'failed' else d.state end, next_try_at = null
     from old where d.id = old.id`,
    [before, atMost],
  );
}

export async function forgetDeliveries(db: Db, before: string, atMost: number): Promise<number> {
  return run(
    db,
    `delete from webhook_delivery where id = any(array(
       select id from webhook_delivery where created_at < $1::timestamptz order by created_at limit $2::integer))`,
    [before, atMost],
  );
}
