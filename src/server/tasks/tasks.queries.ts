import { type TaskName, taskNames } from '#domain/tasks.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { oneRow, row, rows, run } from '#server/db/query.ts';
import { zoneOfPerson } from '#server/db/time-zones.ts';
import { isWhereSet, type WhereSet } from './queues.ts';

export async function schemaExists(db: Db, name: string): Promise<boolean> {
  const found = await row<{ exists: boolean }>(db, 'select to_regnamespace($1) is not null as exists', [
    name,
  ]);
  return found?.exists ?? false;
}

/** Where pg-boss listens. */
const channel = `'pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24)`;

/**
 * Wakes whoever works on queues in which something is due, and answers how many queues these are: pg-boss itself tells
 * only of what is due at once, and would ask for the rest queue by queue.
 */
export async function wakeDueQueues(db: Db): Promise<number> {
  return run(db, wakingQueues);
}

const wakingQueues = `select pg_notify(${channel}, q.name) from pgboss.queue q
     where q.notify and exists (
       select from pgboss.job j where j.name = q.name and j.state < 'active' and not j.blocked and j.start_after <= now())`;

/** The same, and begins upkeep of which nobody told that it is due: who was to, died in just that moment. */
export async function wakeAllDue(db: Db): Promise<number> {
  return run(
    db,
    `${wakingQueues} union all select pg_notify('upkeep', u.name) from (values
       ('alert-matching', exists (select from alert_job_due)),
       ('features', exists (select from reading_due where taken_until <= now())),
       ('search-index', exists (select from facet_change) or exists (select from search_word_due) or exists (select from job_search_due)),
       ('webhooks', exists (select from webhook where paused_at is null) and exists (select from event_untold)),
       ('own-calendars', exists (select from own_calendar where next_read_at <= now()))
     ) as u (name, due) where u.due`,
  );
}

/** Waits until no other server looks for what has lost its task. */
export async function oneRecoveryAtATime(tx: Tx): Promise<void> {
  await run(tx, `select pg_advisory_xact_lock(hashtextextended('recovery', 0))`);
}

// Given back as if nobody had begun it: a server that dies is no attempt. As a retry and not as created, since another of
// the same key may have been created meanwhile.
const given = `state = 'retry', started_on = null, heartbeat_on = null`;

/** Gives back what dead servers had in hand; answers how much. Just before pg-boss itself would count it as failed. */
export async function giveBackAbandoned(db: Db): Promise<number> {
  return run(
    db,
    `update pgboss.job set ${given}, start_after = now()
     where state = 'active' and heartbeat_on < now() - make_interval(secs => heartbeat_seconds - 5)`,
  );
}

interface InHand {
  name: string;
  id: string;
  retryCount: number;
}

/** Gives back what a server has in hand that stops before it is done. */
export async function giveBack(db: Db, tasks: readonly InHand[]): Promise<void> {
  await run(
    db,
    `update pgboss.job j set ${given}, start_after = now()
     from jsonb_to_recordset($1::jsonb) as t (name text, id uuid, "retryCount" integer)
     where j.name = t.name and j.id = t.id and j.retry_count = t."retryCount" and j.state = 'active'`,
    [JSON.stringify(tasks)],
  );
}

/** Gives a task back for a later time. */
export async function postpone(db: Db, { name, id, retryCount }: InHand, until: string): Promise<void> {
  await run(
    db,
    `update pgboss.job set ${given}, start_after = $4 where name = $1 and id = $2 and retry_count = $3 and state = 'active'`,
    [name, id, retryCount, until],
  );
}

/**
 * Brings back to now what was written while the clock was ahead: when the queues were last looked at, and since when something is
 * begun by the clock. Until that time came nobody could look again, and nothing would be begun. A deadline lies up to an hour ahead.
 */
export async function claimAnew(db: Db): Promise<void> {
  await run(
    db,
    `with looks as (
       update pgboss.version set cron_on = least(cron_on, now()), bam_on = least(bam_on, now()), flow_on = least(flow_on, now()),
         monitor_backoff_on = case when monitor_backoff_on <= now() + interval '61 minutes' then monitor_backoff_on end
       where greatest(cron_on, bam_on, flow_on, monitor_backoff_on - interval '1 hour') > now() + interval '1 minute'
     ), begun as (
       update pgboss.schedule set created_on = now() where created_on > now() + interval '1 minute'
     ), ahead as (
       select name from pgboss.queue where greatest(monitor_claim_on, monitor_on, maintain_on) > now() + interval '1 minute'
       order by name for no key update
     )
     update pgboss.queue q set monitor_claim_on = least(q.monitor_claim_on, now()), monitor_on = least(q.monitor_on, now()),
       maintain_on = least(q.maintain_on, now())
     from ahead a where q.name = a.name`,
  );
}

/** Where the clocks are of those who have alerts. */
export async function zonesWithAlerts(db: Db): Promise<string[]> {
  const found = await rows<{ zone: string }>(
    db,
    `select distinct ${zoneOfPerson('u')} as zone from user_account u where u.id in (select user_id from saved_search where alert is not null)`,
  );
  return found.map(({ zone }) => zone);
}

/** Tasks of one kind that should have been begun long ago, though some server looks after the queues. */
export interface Overdue {
  name: TaskName;
  many: number;
  minutes: number;
}

/** Whether somebody is to know here when tasks of this name are not begun. Without an SMTP server nobody is to begin mail. */
export function mustBeBegun(name: TaskName, sendsMail: boolean): boolean {
  return !isWhereSet(name) && (sendsMail || name !== 'mail');
}

/** What nobody has begun for ten minutes, and somebody is to begin. */
export async function overdueTasks(db: Db, sendsMail: boolean): Promise<Overdue[]> {
  return rows(
    db,
    `select name, count(*)::integer as many, floor(extract(epoch from now() - min(start_after)) / 60)::integer as minutes from pgboss.job
     where state < 'active' and start_after < now() - interval '10 minutes' and name = any($1::text[])
       and exists (select from pgboss.version where cron_on > now() - interval '2 minutes')
     group by name order by minutes desc`,
    [taskNames.filter((name) => mustBeBegun(name, sendsMail))],
  );
}

/** For how long nothing of this name has been done that the clock begins, in seconds; at most since it was first asked for. */
export async function secondsSinceDone(db: Db, name: WhereSet): Promise<number> {
  const { seconds } = await oneRow<{ seconds: number }>(
    db,
    `select greatest(floor(extract(epoch from now() - greatest(
         (select max(completed_on) from pgboss.job where name = $1 and state = 'completed'),
         (select min(created_on) from pgboss.schedule where name = $1)))), 0)::integer as seconds`,
    [name],
  );
  return seconds;
}
