import { remindDaysBefore } from '#domain/response-times.ts';
import type { ApplicationSource } from '#domain/application-source.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { oneRow, row } from '#server/db/query.ts';
import { questionsOfJob, type QuestionRow } from '#server/features/questions/questions.queries.ts';
import { openJob } from '#server/visibility/visible-jobs.queries.ts';

/**
 * What somebody has sent for a job before; where nothing, the job is locked, so that its counter and its closing wait for each other.
 * What was sent is locked, so that whoever tells of it commits something, and with synchronous standbys is not answered before one of
 * them has it: that its own commit was answered, or waited for, is not known here.
 */
export async function earlierOrLockJob(
  tx: Tx,
  jobSeekerId: number,
  jobPostingId: number,
): Promise<SentApplication | undefined> {
  const { id, ...sent } = await oneRow<Omit<SentApplication, 'id'> & { id: number | null }>(
    tx,
    `with earlier as (${sentApplication}), job as (
       select id from job_posting where id = $2 and not exists (select from earlier) for no key update
     )
     select earlier.* from (select count(*) from job) as locked left join earlier on true`,
    [jobSeekerId, jobPostingId],
    { prepare: 'earlier-or-lock-job' },
  );
  return id === null ? undefined : { ...sent, id };
}

/** What a job asks that takes applications now; undefined where it takes none. Once it is locked: a row that changed while waiting is read anew. */
export async function askedOfOpenJob(tx: Tx, jobId: number): Promise<QuestionRow[] | undefined> {
  const open = await row<{ questions: QuestionRow[] }>(
    tx,
    `select ${questionsOfJob} as questions from job_posting j join company c on c.id = j.company_id where j.id = $1 and ${openJob}`,
    [jobId],
    { prepare: 'asked-of-open-job' },
  );
  return open?.questions;
}

export interface NewApplication {
  jobPostingId: number;
  jobSeekerId: number;
  coverLetter: string | null;
  customResumeUrl: string | null;
  fileId: number | null;
  idempotencyKey: string | null;
  source: ApplicationSource | null;
}

/**
 * Undefined when this person has applied for this job before. Its history begins and the job's counter goes up in the same breath. `remindsNow`
 * where an answer is promised for so soon that the reminder of it is due already.
 */
export async function insertApplication(
  tx: Tx,
  application: NewApplication,
): Promise<{ id: number; remindsNow: boolean } | undefined> {
  return row(
    tx,
    `with inserted as (
       insert into application (job_posting_id, job_seeker_id, cover_letter, custom_resume_url, idempotency_key, source, file_id, answer_due_at)
       select $1, $2, $3, $4, $5, $6, $7, now() + make_interval(days => s.answer_days)
       from job_posting j join company_settings s on s.company_id = j.company_id where j.id = $1
       on conflict on constraint application_once do nothing
       returning id, job_posting_id, coalesce(answer_due_at <= now() + make_interval(days => $8), false) as reminds_now
     ), begun as (
       insert into application_status_history (application_id, changed_by, to_status, changed_at)
       select id, $2, 'submitted', clock_timestamp() from inserted
     ), counted as (
       update job_posting set application_count = application_count + 1 where id = (select job_posting_id from inserted)
     )
     select id, reminds_now as "remindsNow" from inserted`,
    [
      application.jobPostingId,
      application.jobSeekerId,
      application.coverLetter,
      application.customResumeUrl,
      application.idempotencyKey,
      application.source,
      application.fileId,
      remindDaysBefore,
    ],
    { prepare: 'insert-application' },
  );
}

export type SentApplication = NewApplication & { id: number };

const sentApplication = `
  select id, job_posting_id as "jobPostingId", job_seeker_id as "jobSeekerId", cover_letter as "coverLetter",
         custom_resume_url as "customResumeUrl", file_id as "fileId", idempotency_key as "idempotencyKey", source
  from application where job_seeker_id = $1 and job_posting_id = $2 for key share`;

/** What somebody has sent for a job before, locked as by `earlierOrLockJob`. */
export async function applicationOf(
  db: Db,
  jobSeekerId: number,
  jobPostingId: number,
): Promise<SentApplication | undefined> {
  return row(db, sentApplication, [jobSeekerId, jobPostingId], { prepare: 'application-of' });
}
