import { timelineKinds } from '#domain/timeline.ts';
import type { Db } from '#server/db/query.ts';
import { oneRow, run } from '#server/db/query.ts';

/** How many rows a step has gone through. */
interface Step {
  through: number;
}

/**
 * SQL of a step through a table by its ids: the next `$2` rows up to the first that is not older than `$1`, of which `take` takes
 * away what is not needed. What stays is not looked at again.
 */
const step = (table: 'event' | 'mail' | 'notification', time: string, take: string) =>
  `with place as (select through from forgetting where what = '${table}' for update),
     next as (select t.id, t.${time} < $1::timestamptz as old from ${table} t where t.id > (select through from place) order by t.id limit $2::integer),
     until as (select coalesce((select min(id) - 1 from next where not old), (select max(id) from next)) as id),
     passed as (select n.id from next n, until u where n.id <= u.id),
     ${take},
     noted as (update forgetting set through = u.id from until u where what = '${table}' and u.id > through)
   select count(*)::integer as through from passed`;

const stepThroughEvents = step(
  'event',
  'happened_at',
  // The last of all says from where on a page that comes back has missed something.
  `gone as (delete from event e using passed p where e.id = p.id and e.id < (select max(id) from event)
     and not (e.application_id is not null and (e.type = 'application.submitted' or e.type = any($3::text[]))))`,
);

/** Events but those that stand on an application's timeline, and that of its submission. */
export async function forgetEvents(db: Db, before: string, atMost: number): Promise<number> {
  return (await oneRow<Step>(db, stepThroughEvents, [before, atMost, timelineKinds])).through;
}

const stepThroughMails = step(
  'mail',
  'created_at',
  `gone as (delete from mail m using passed p where m.id = p.id and not exists (select from mail_application a where a.mail_id = m.id)),
   emptied as (update mail m set body_text = '', body_html = '', calendar = null, calendar_method = null, last_error = null,
       given_up_at = case when m.sent_at is null then coalesce(m.given_up_at, now()) end
     from passed p where m.id = p.id and exists (select from mail_application a where a.mail_id = m.id))`,
);

/** Emails; of those on an application's timeline that there was one stays, with its subject and how it ended, and its words go. */
export async function forgetMails(db: Db, before: string, atMost: number): Promise<number> {
  return (await oneRow<Step>(db, stepThroughMails, [before, atMost])).through;
}

const stepThroughNotifications = step(
  'notification',
  'created_at',
  'gone as (delete from notification n using passed p where n.id = p.id)',
);

export async function forgetNotifications(db: Db, before: string, atMost: number): Promise<number> {
  return (await oneRow<Step>(db, stepThroughNotifications, [before, atMost])).through;
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
