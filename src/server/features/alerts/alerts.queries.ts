import type { SearchFilters } from '#domain/search-filters.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { row, rows, run } from '#server/db/query.ts';
import { openJob, publicJob } from '#server/visibility/visible-jobs.queries.ts';
import { zoneOfPerson } from '#server/db/time-zones.ts';
import { nextMorning } from '#server/features/notifications/morning.queries.ts';

/** Of several servers one does it at a time, the others after it. */
export async function waitForMatching(tx: Tx): Promise<void> {
  await row(tx, 'select pg_advisory_xact_lock(7075824)');
}

interface DueJobs {
  ids: number[];
  /** As PostgreSQL writes them: a Date would cut the microseconds. */
  listedAt: string[];
}

/** Takes jobs that have been listed since, the first listed first. */
export async function takeDueJobs(tx: Tx, most: number): Promise<DueJobs> {
  const taken = await row<DueJobs>(
    tx,
    `with due as (
       delete from alert_job_due where id = any(array(select id from alert_job_due order by id limit $1 for update skip locked))
       returning job_id, listed_at
     ) select coalesce(array_agg(job_id), '{}') as ids, coalesce(array_agg(listed_at::text), '{}') as "listedAt" from due`,
    [most],
  );
  return taken ?? { ids: [], listedAt: [] };
}

/**
 * Notes which of these jobs are new to which alerts. The terms of the jobs are looked up among the anchors; only where one
 * is found the alert's whole query is asked of that one job.
 */
export async function insertMatches(tx: Tx, { ids, listedAt }: DueJobs): Promise<number> {
  return run(
    tx,
    `with job as materialized (
       select s.job_id, due.listed_at, s.terms || ''::tsvector as terms, s.posted_date, s.salary_max_monthly
       from unnest($1::integer[], $2::timestamptz[]) as due (job_id, listed_at) join job_search s on s.job_id = due.job_id
       where s.listed and s.closes_at > now()
     ), word as materialized (
       select job_id, word from job, unnest(tsvector_to_array(terms)) as word where left(word, 1) not in ('^', '~')
     ), known as materialized (
       select distinct word from word
     ), hit as materialized (
       select word, a.saved_search_id from known join alert_anchor a on a.term = word and not a.beginning
       union
       select word, a.saved_search_id
       from known cross join lateral generate_series(1, least(length(word), 40)) as letters
       join alert_anchor a on a.term = left(word, letters) and a.beginning
       where exists (select from alert_anchor where beginning)
     ), candidate as materialized (
       select distinct job_id, saved_search_id from word join hit using (word)
     )
     insert into alert_match (saved_search_id, job_id)
     select a.id, job.job_id
     from candidate join job using (job_id) join saved_search a on a.id = candidate.saved_search_id
     where a.alert is not null and a.alert_since <= job.listed_at
       and (a.query is null or job.terms @@ a.query)
       and (a.salary_min is null or job.salary_max_monthly >= a.salary_min)
       and (a.posted_within_days is null or job.posted_date > now() - make_interval(days => a.posted_within_days))
     on conflict do nothing`,
    [ids, listedAt],
  );
}

export interface DueAlert {
  id: number;
  userId: number;
  name: string;
  filters: SearchFilters;
}

const zone = `(select ${zoneOfPerson('u')} from user_account u where u.id = s.user_id)`;

const isDue = 's.next_alert_at <= now() and s.alert is not null';

/** Whose alerts are due: of those whose clocks are in a zone, or of all to whom nobody has seen for a while. */
export async function peopleWithDueAlerts(tx: Tx, inZone: string | null, most: number): Promise<number[]> {
  const found = await rows<{ id: number }>(
    tx,
    `select distinct s.user_id as id from saved_search s
     where ${isDue} and case when $1::text is null then s.next_alert_at < now() - interval '10 minutes' else ${zone} = $1 end limit $2`,
    [inZone, most],
  );
  return found.map(({ id }) => id);
}

/** All alerts of somebody that are due: told in one mail, so by one at a time. */
export async function takeDueAlerts(tx: Tx, userId: number): Promise<DueAlert[]> {
  await run(tx, 'select from user_account where id = $1 for no key update', [userId]);
  return rows<DueAlert>(
    tx,
    `with taken as (
     update saved_search s set next_alert_at = case s.alert
         when 'weekly' then greatest(s.next_alert_at + interval '7 days', ${nextMorning(zone)} - interval '5 minutes')
         else ${nextMorning(zone, `now() + interval '5 minutes'`)} - interval '5 minutes' end
     where ${isDue} and s.user_id = $1
     returning s.id, s.user_id as "userId", s.name, s.filters
     ) select * from taken order by id`,
    [userId],
  );
}

export interface NewJob {
  id: number;
  title: string;
  companyName: string;
  location: string | null;
}

/** Who has no account but for their alerts reads jobs as any visitor does: those that are public. */
const readsAsVisitor =
  '(select u.made_for_alerts and u.password is null from user_account u where u.id = $2)';

/**
 * The jobs that are new to an alert and still open, the newest first. From now on they are told. What is open but not public yet waits
 * for whoever reads as a visitor: it is told once it is public.
 */
export async function takeNewJobs(tx: Tx, { id, userId }: DueAlert): Promise<NewJob[]> {
  return rows<NewJob>(
    tx,
    `with told as (
       update alert_match m set told_at = now() from job_posting j join company c on c.id = j.company_id
       where m.saved_search_id = $1 and m.told_at is null and j.id = m.job_id
         and (not ${openJob} or ${publicJob} or not ${readsAsVisitor})
       returning m.job_id
     )
     select j.id, j.title, c.name as "companyName", j.location
     from told join job_posting j on j.id = told.job_id join company c on c.id = j.company_id
     where ${openJob} and not exists (select from application a where a.job_posting_id = j.id and a.job_seeker_id = $2)
     order by j.posted_date desc, j.id desc`,
    [id, userId],
  );
}

/** After half a year nobody remembers having been told; and nobody waits longer to be. */
export async function forgetOldMatches(db: Db): Promise<void> {
  const old = `now() - interval '180 days'`;
  await run(
    db,
    `delete from alert_match where told_at < ${old} or (told_at is null and matched_at < ${old})`,
  );
}
