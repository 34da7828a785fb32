import { responseRecordSize, responseStatuses, usualResponseDays } from '#domain/response-times.ts';
import { notificationKinds } from '#domain/notifications.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { row, rows, run } from '#server/db/query.ts';
import { looksAfterJob } from '#server/visibility/who-looks-after.queries.ts';
import { broughtAlong } from '#server/visibility/brought-along.queries.ts';
import { answeredAtForApplicants } from '#server/visibility/visible-applications.queries.ts';
import { replyToCompany } from '#server/visibility/reply-to.queries.ts';
import { personName } from '#server/visibility/person-name.queries.ts';

export interface WaitingRow {
  id: number;
  jobSeekerId: number;
  status: 'submitted' | 'screening';
  username: string;
  firstName: string | null;
  lastName: string | null;
  /** ISO time. */
  appliedAt: string;
  applicantEmail: string | null;
  /** From another system: there is no account to read what they are told. */
  broughtAlong: boolean;
}

const waiting = `a.status <> all($2::text[]) and a.withdrawn_at is null`;

/** Who still waits to hear about a job, locked until the transaction ends. */
export async function lockWaiting(tx: Tx, jobId: number): Promise<WaitingRow[]> {
  return rows(
    tx,
    `select a.id, a.job_seeker_id as "jobSeekerId", a.status, u.username, u.first_name as "firstName", u.last_name as "lastName",
            a.application_date as "appliedAt", u.email as "applicantEmail", ${broughtAlong} as "broughtAlong"
     from application a join user_account u on u.id = a.job_seeker_id
     where a.job_posting_id = $1 and ${waiting} order by a.id for update of a`,
    [jobId, responseStatuses],
  );
}

export async function closingJob(
  db: Db,
  jobId: number,
): Promise<
  | {
      jobTitle: string;
      location: string | null;
      companyId: number;
      companyName: string;
      timeZone: string;
    }
  | undefined
> {
  return row(
    db,
    `select j.title as "jobTitle", j.location, c.id as "companyId", c.name as "companyName", c.time_zone as "timeZone"
     from job_posting j join company c on c.id = j.company_id where j.id = $1`,
    [jobId],
  );
}

/** What somebody who waited was written when the job closed. */
export interface RejectionLetter {
  words: string;
  applicationId: number;
  jobSeekerId: number;
  name: string;
  applicantEmail: string;
  jobTitle: string;
  companyId: number;
  companyName: string;
  /** Whether the platform has looked who they are. */
  companyVerified: boolean;
  replyTo: string | null;
}

/** Undefined where there is no address to mail it to. */
export async function rejectionLetter(tx: Tx, messageId: number): Promise<RejectionLetter | undefined> {
  return row(
    tx,
    `select m.body as words, a.id as "applicationId", u.id as "jobSeekerId", coalesce(u.first_name, u.username) as name, u.email as "applicantEmail",
            j.title as "jobTitle", c.id as "companyId", c.name as "companyName",
            c.verified_at is not null and c.suspended_at is null as "companyVerified", ${replyToCompany} as "replyTo"
     from message m join application a on a.id = m.application_id join job_posting j on j.id = a.job_posting_id
     join company c on c.id = j.company_id join user_account u on u.id = a.job_seeker_id
     where m.id = $1 and u.email is not null and u.disabled_at is null`,
    [messageId],
  );
}

/** How many of them can be told. */
export async function countWaiting(db: Db, jobId: number): Promise<number> {
  const counted = await row<{ count: number }>(
    db,
    `select count(*) as count from application a join user_account u on u.id = a.job_seeker_id
     where a.job_posting_id = $1 and ${waiting} and not ${broughtAlong}`,
    [jobId, responseStatuses],
  );
  return counted?.count ?? 0;
}

export interface DueRow {
  applicationId: number;
  recruiterId: number;
  recruiterName: string;
  recruiterEmail: string | null;
  /** Whether this person wants mail of it. */
  mail: boolean;
  mailToken: string;
  applicantName: string;
  jobTitle: string;
  companyId: number;
  dueAt: string;
  /** Of the company that promised. */
  timeZone: string;
}

/** SQL for whether of `application a` at `company c` somebody is to be reminded who promised to answer, $1 days before. */
const responseDue = `a.answered_at is null and a.withdrawn_at is null and a.reminded_at is null
  and a.answer_due_at < now() + make_interval(days => $1) and c.suspended_at is null`;

/** Whoever posted the jobs of applications of which somebody is to be reminded; null for those whom nobody looks after. */
export async function recruitersToRemind(tx: Tx, daysBefore: number): Promise<(number | null)[]> {
  const found = await rows<{ id: number | null }>(
    tx,
    `select distinct j.recruiter_id as id
     from application a join job_posting j on j.id = a.job_posting_id join company c on c.id = j.company_id where ${responseDue}`,
    [daysBefore],
  );
  return found.map(({ id }) => id);
}

/**
 * Takes the applications whose answer is due within so many days and of which nobody has been reminded, each with
 * everybody who looks after the job: marked as they are taken, so that of several servers one reminds.
 */
export async function takeDueResponses(
  tx: Tx,
  daysBefore: number,
  recruiterId: number | null,
): Promise<DueRow[]> {
  return rows<DueRow>(
    tx,
    `with due as (
       select a.id from application a join job_posting j on j.id = a.job_posting_id join company c on c.id = j.company_id
       where ${responseDue} and j.recruiter_id is not distinct from $3
       order by a.answer_due_at limit 500 for update of a skip locked
     ), taken as (
       update application a set reminded_at = now() from due where a.id = due.id returning a.*
     )
     select t.id as "applicationId", r.id as "recruiterId", coalesce(r.first_name, r.username) as "recruiterName", r.email as "recruiterEmail",
            coalesce(n.mail, $2) <> 'never' as mail, r.mail_token as "mailToken",
            ${personName('s')} as "applicantName",
            j.title as "jobTitle", j.company_id as "companyId", t.answer_due_at as "dueAt", c.time_zone as "timeZone"
     from taken t
     join job_posting j on j.id = t.job_posting_id
     join company c on c.id = j.company_id
     join company_user m on m.company_id = j.company_id
     join user_account r on r.id = m.user_id and r.disabled_at is null and ${looksAfterJob('r')}
     left join notification_choice n on n.user_id = r.id and n.type = 'answer.due'
     join user_account s on s.id = t.job_seeker_id
     order by r.id, t.answer_due_at`,
    [daysBefore, notificationKinds['answer.due'].usual.mail, recruiterId],
  );
}

/**
 * Calculates every company's record anew: of its last applications that were answered or should have been, how many were
 * answered within the time in which nine of ten of the answers came.
 */
export async function recalculateAnswerRecords(db: Db): Promise<void> {
  await run(
    db,
    `with judged as (
       select c.id as company_id, a.answered_at,
              ceil(extract(epoch from a.answered_at - a.application_date) / 86400) as days
       from company c cross join lateral (
         select a.application_date, o.answered_at from application a join job_posting j on j.id = a.job_posting_id
         cross join lateral (select ${answeredAtForApplicants} as answered_at) o
         where j.company_id = c.id and a.withdrawn_at is null
           and (o.answered_at is not null or coalesce(a.answer_due_at, a.application_date + make_interval(days => $1)) < now())
         order by a.application_date desc, a.id desc limit $2
       ) a
     ), typical as (
       select company_id, count(*) as counted,
              greatest(1, percentile_disc(0.9) within group (order by days) filter (where answered_at is not null)) as within_days
       from judged group by company_id having count(*) >= $3 and count(answered_at) > 0
     ), record as (
       select t.company_id, t.counted, t.within_days,
              floor(100.0 * count(*) filter (where j.days <= t.within_days) / t.counted) as share
       from typical t join judged j using (company_id) group by 1, 2, 3
     )
     update company c set answer_share = r.share, answer_within_days = r.within_days, answer_counted = r.counted
     from company k left join record r on r.company_id = k.id
     where c.id = k.id and (c.answer_share, c.answer_within_days, c.answer_counted)
           is distinct from (r.share::integer, r.within_days::integer, r.counted::integer)`,
    [usualResponseDays, responseRecordSize.last, responseRecordSize.least],
  );
}
