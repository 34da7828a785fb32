import { answers, lastingAnswers } from '#domain/answers.ts';
import type { ApplicationSource } from '#domain/application-source.ts';
import type { ApplicationStatus } from '#domain/application-status.ts';
import type { FileKind } from '#domain/files.ts';
import type { EmploymentType } from '#domain/jobs.ts';
import type { Actor } from '#domain/permissions.ts';
import { isAdmin, isJobSeeker } from '#domain/permissions.ts';
import type { Query } from '#contract/api.ts';
import { Parameters } from '#server/db/parameters.ts';
import type { Db } from '#server/db/query.ts';
import { row, rows, run } from '#server/db/query.ts';
import { whoChanged } from '#server/db/who-changed.ts';
import { contains } from '#server/db/patterns.ts';
import { assistOn, openJob, runsJob } from '#server/features/jobs/jobs.visibility.queries.ts';
import { everMentioned, type MentionedRow } from '#server/features/applications/mentions.queries.ts';
import { accountsOf, personFor } from '#server/features/pool/one-person.queries.ts';
import { type StepRow, stepsOfJob } from '#server/features/steps/steps.queries.ts';
import type { Page } from '#server/http/paging.ts';
import { pageOf, readCursor } from '#server/http/paging.ts';

export interface ApplicationRow {
  id: number;
  jobPostingId: number;
  jobSeekerId: number;
  jobTitle: string;
  jobLocation: string | null;
  employmentType: EmploymentType;
  companyId: number;
  companyName: string;
  recruiterId: number | null;
  applicantName: string;
  applicantEmail: string | null;
  applicantPhone: string | null;
  coverLetter: string | null;
  customResumeUrl: string | null;
  file: { id: number; name: string; kind: FileKind; size: number } | null;
  applicationDate: string;
  status: ApplicationStatus;
  statusUpdatedAt: string;
  /** As they are kept, with the ids of whom they name. */
  recruiterNotes: string | null;
  notesChangedAt: string | null;
  notesChangedBy: { userId: number; name: string } | null;
  mentions: MentionedRow[];
  matchScore: number | null;
  assistOn: boolean;
  withdrawnAt: string | null;
  seenAt: string | null;
  answerDueAt: string | null;
  answeredAt: string | null;
  steps: StepRow[];
  stepId: number | null;
}

/** The rule of #domain/permissions.ts `application.see`, over `application a` and `job_posting j`. */
export function visibleApplication(actor: Actor, parameters: Parameters): string {
  return isJobSeeker(actor) ? `a.job_seeker_id = ${parameters.add(actor.id)}` : runsJob(actor, parameters);
}

/** How an application stands for this actor: an applicant learns of a rejection once it can no longer be taken back in passing. */
export function statusFor(actor: Actor): string {
  return isJobSeeker(actor) ? 'coalesce(a.told_status, a.status)' : 'a.status';
}

function movedAtFor(actor: Actor): string {
  return isJobSeeker(actor) ? 'coalesce(a.told_at, a.status_updated_at)' : 'a.status_updated_at';
}

/** A rejection that is held back answers with itself. */
function answeredAtFor(actor: Actor): string {
  return isJobSeeker(actor)
    ? 'case when a.told_status is null or a.answered_at < a.status_updated_at then a.answered_at end'
    : 'a.answered_at';
}

/** The history as this actor may know it. */
export function historyFor(actor: Actor): string {
  return isJobSeeker(actor) ? 'told_history' : 'application_status_history';
}

const columns = (
  actor: Actor,
) => `a.id, a.job_posting_id as "jobPostingId", a.job_seeker_id as "jobSeekerId", j.title as "jobTitle",
  j.location as "jobLocation", j.employment_type as "employmentType", j.company_id as "companyId", c.name as "companyName",
  j.recruiter_id as "recruiterId",
  case when u.first_name is not null and u.last_name is not null then u.first_name || ' ' || u.last_name else u.username end as "applicantName",
  u.email as "applicantEmail", p.phone as "applicantPhone", a.cover_letter as "coverLetter",
  a.custom_resume_url as "customResumeUrl",
  (select json_build_object('id', f.id, 'name', f.name, 'kind', f.kind, 'size', b.size)
   from file f join file_blob b on b.sha256 = f.sha256 where f.id = a.file_id) as file,
  a.application_date as "applicationDate", ${statusFor(actor)} as status, ${movedAtFor(actor)} as "statusUpdatedAt", a.recruiter_notes as "recruiterNotes",
  a.notes_changed_at as "notesChangedAt", ${whoChanged('a.notes_changed_by')} as "notesChangedBy", ${everMentioned} as mentions, a.match_score as "matchScore",
  a.withdrawn_at as "withdrawnAt", a.seen_at as "seenAt", a.answer_due_at as "answerDueAt", ${answeredAtFor(actor)} as "answeredAt",
  ${stepsOfJob} as steps, a.step_id as "stepId", ${assistOn} as "assistOn"`;

const source = `application a
  join job_posting j on j.id = a.job_posting_id
  join company c on c.id = j.company_id
  join user_account u on u.id = a.job_seeker_id
  left join job_seeker_profile p on p.user_id = u.id`;

type Search = Query<'GET /api/applications'>;

const orders = (actor: Actor) =>
  ({
    newest: {
      column: 'a.application_date',
      direction: 'desc',
      key: (last: ApplicationRow) => last.applicationDate,
    },
    oldest: {
      column: 'a.application_date',
      direction: 'asc',
      key: (last: ApplicationRow) => last.applicationDate,
    },
    /** Who was promised the earliest answer first; who was promised none last. */
    due: {
      column: "coalesce(a.answer_due_at, 'infinity')",
      direction: 'asc',
      key: (last: ApplicationRow) => last.answerDueAt,
    },
    updated: {
      column: movedAtFor(actor),
      direction: 'desc',
      key: (last: ApplicationRow) => last.statusUpdatedAt,
    },
  }) as const;

export async function visibleApplications(
  db: Db,
  actor: Actor,
  search: Search,
): Promise<Page<ApplicationRow>> {
  const parameters = new Parameters();
  const after = readCursor(search.cursor, ['time or null', 'number']);
  const { column, direction, key } = orders(actor)[search.sort];
  const where = [visibleApplication(actor, parameters), ...narrowed(actor, search, parameters)];
  if (search.candidate) {
    const person = personFor(actor, `${parameters.add(search.candidate)}::integer`, parameters);
    where.push(`a.job_seeker_id = any(${accountsOf(actor, person, parameters)})`);
  }
  if (search.search?.trim()) where.push(mentions(actor, search.search, parameters));
  if (search.status) where.push(`${statusFor(actor)} = ${parameters.add(search.status)}`);
  // On the first page only, and not for platform admins, whose list is everything there is.
  const total = after || isAdmin(actor) ? undefined : await countOf(db, where, parameters);
  if (after) {
    const beyond = direction === 'desc' ? '<' : '>';
    where.push(
      `(${column}, a.id) ${beyond} (coalesce(${parameters.add(after[0])}::timestamptz, 'infinity'), ${parameters.add(after[1])}::integer)`,
    );
  }
  const found = await rows<ApplicationRow>(
    db,
    `select ${columns(actor)} from ${source} where ${where.join(' and ')}
     order by ${column} ${direction}, a.id ${direction} limit ${parameters.add(search.limit + 1)}`,
    parameters.values,
  );
  return pageOf(found, search.limit, (last) => [key(last), last.id], total);
}

async function countOf(
  db: Db,
  where: readonly string[],
  parameters: Parameters,
): Promise<number | undefined> {
  const counted = await row<{ count: number }>(
    db,
    `select count(*) as count from ${source} where ${where.join(' and ')}`,
    parameters.values,
  );
  return counted?.count;
}

/** Words of the job or the company, and for the hiring side of the applicant. */
function mentions(actor: Actor, typed: string, parameters: Parameters): string {
  const applicant = isJobSeeker(actor) ? '' : ', u.first_name, u.last_name, u.username';
  return `concat_ws(' ', j.title, c.name${applicant}) ilike ${parameters.add(contains(typed))}`;
}

/** How many visible applications stand in each status. */
export async function countVisibleApplications(
  db: Db,
  actor: Actor,
  search: Query<'GET /api/applications/counts'>,
): Promise<{ status: ApplicationStatus; count: number }[]> {
  const parameters = new Parameters();
  const where = [visibleApplication(actor, parameters), ...narrowed(actor, search, parameters)];
  return rows(
    db,
    `select ${statusFor(actor)} as status, count(*) as count from application a join job_posting j on j.id = a.job_posting_id
     where ${where.join(' and ')} group by 1`,
    parameters.values,
  );
}

function narrowed(
  actor: Actor,
  search: Query<'GET /api/applications/counts'>,
  parameters: Parameters,
): string[] {
  const where: string[] = [];
  if (search.job) where.push(`a.job_posting_id = ${parameters.add(search.job)}`);
  if (search.waiting) where.push(`${answeredAtFor(actor)} is null and a.withdrawn_at is null`);
  if (search.appliedWithinDays)
    where.push(
      `a.application_date > now() - make_interval(days => ${parameters.add(search.appliedWithinDays)})`,
    );
  if (search.reached)
    where.push(
      `exists (select from ${historyFor(actor)} h where h.application_id = a.id and h.to_status = ${parameters.add(search.reached)})`,
    );
  return where;
}

/** One application, if this actor can see it. */
export async function visibleApplicationById(
  db: Db,
  actor: Actor,
  id: number,
): Promise<ApplicationRow | undefined> {
  const parameters = new Parameters();
  const key = parameters.add(id);
  return row<ApplicationRow>(
    db,
    `select ${columns(actor)} from ${source} where a.id = ${key} and ${visibleApplication(actor, parameters)}`,
    parameters.values,
  );
}

/** The same, locked for a change until the transaction ends. */
export async function lockVisibleApplication(
  tx: Db,
  actor: Actor,
  id: number,
): Promise<ApplicationRow | undefined> {
  await row(tx, 'select id from application where id = $1 for update', [id]);
  return visibleApplicationById(tx, actor, id);
}

/** How an application stands, whoever asks, locked until the transaction ends. */
export async function lockStatus(
  tx: Db,
  id: number,
): Promise<{ status: ApplicationStatus; withdrawnAt: string | null } | undefined> {
  return row(tx, 'select status, withdrawn_at as "withdrawnAt" from application where id = $1 for update', [
    id,
  ]);
}

/** A job that takes applications now, locked so that its counter and its closing wait for each other. */
export async function lockOpenJob(tx: Db, jobId: number): Promise<{ id: number } | undefined> {
  // Locked by its own id first: the join's other table must not be locked, and a row that changed while waiting is read anew.
  await row(tx, 'select id from job_posting where id = $1 for no key update', [jobId]);
  return row(
    tx,
    `select j.id from job_posting j join company c on c.id = j.company_id where j.id = $1 and ${openJob}`,
    [jobId],
  );
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

/** Undefined when this person has applied for this job before. The job's counter goes up in the same breath. */
export async function insertApplication(tx: Db, application: NewApplication): Promise<number | undefined> {
  const inserted = await row<{ id: number }>(
    tx,
    `with inserted as (
       insert into application (job_posting_id, job_seeker_id, cover_letter, custom_resume_url, idempotency_key, source, file_id, answer_due_at)
       select $1, $2, $3, $4, $5, $6, $7, now() + make_interval(days => s.answer_days)
       from job_posting j join company_settings s on s.company_id = j.company_id where j.id = $1
       on conflict on constraint application_once do nothing returning id, job_posting_id
     ), counted as (
       update job_posting set application_count = application_count + 1 where id = (select job_posting_id from inserted)
     )
     select id from inserted`,
    [
      application.jobPostingId,
      application.jobSeekerId,
      application.coverLetter,
      application.customResumeUrl,
      application.idempotencyKey,
      application.source,
      application.fileId,
    ],
  );
  return inserted?.id;
}

export async function applicationOf(
  db: Db,
  jobSeekerId: number,
  jobPostingId: number,
): Promise<(NewApplication & { id: number }) | undefined> {
  return row(
    db,
    `select id, job_posting_id as "jobPostingId", job_seeker_id as "jobSeekerId", cover_letter as "coverLetter",
            custom_resume_url as "customResumeUrl", file_id as "fileId", idempotency_key as "idempotencyKey", source
     from application where job_seeker_id = $1 and job_posting_id = $2`,
    [jobSeekerId, jobPostingId],
  );
}

// Changes of one application wait for each other, and now() is when each began to wait: only the clock itself has
// them in the order in which they were made.

/** What the applicant is to know of a move: everything, nothing for now, or nothing at all, as it takes the last one back. */
export type Telling = 'told' | 'held' | { since: string };

/** Answers when it was, for the history. */
export async function updateStatus(
  tx: Db,
  id: number,
  status: ApplicationStatus,
  { stepId, telling }: { stepId: number | null; telling: Telling },
): Promise<string> {
  const back = typeof telling === 'object';
  const moved = await row<{ at: string }>(
    tx,
    // What came with the move that is taken back has its very time, and goes with it.
    `update application a set status = $2, step_id = $4, status_updated_at = m.at,
       seen_at = case when $6 = 'held' then seen_at when $6 = 'back' then nullif(seen_at, status_updated_at) else coalesce(seen_at, m.at) end,
       answered_at = case when $6 = 'back' then nullif(answered_at, status_updated_at)
         when $3 then coalesce(answered_at, m.at)
         when status <> 'rejected' or exists (select from application_status_history h where h.application_id = $1 and h.to_status = any($5::text[])) then answered_at end,
       told_status = case when $6 = 'held' then status end,
       told_at = case when $6 = 'held' then coalesce(told_at, status_updated_at) when $6 = 'back' then coalesce(told_at, $7::timestamptz) end
     from (select clock_timestamp() as at) m where a.id = $1 returning a.status_updated_at as at`,
    [
      id,
      status,
      answers.includes(status),
      stepId,
      lastingAnswers,
      back ? 'back' : telling,
      back ? telling.since : null,
    ],
  );
  // The cast: the row is locked, so it is there.
  return (moved as { at: string }).at;
}

export interface LastMove {
  id: number;
  from: ApplicationStatus | null;
  to: ApplicationStatus;
  takesBack: number | null;
  seconds: number;
  /** When the one before was made: since then the applicant has been where this one took them from. */
  before: string | null;
  /** Whether the applicant has not been told of it yet. */
  held: boolean;
}

/** The last move of an application, of which nothing else can be taken back. */
export async function lastMove(tx: Db, id: number): Promise<LastMove | undefined> {
  return row(
    tx,
    `select h.id, h.from_status as "from", h.to_status as "to", h.takes_back as "takesBack",
            extract(epoch from clock_timestamp() - h.changed_at)::float as seconds, a.told_status is not null as held,
            (select case when b.from_status is null then a.application_date else b.changed_at end from application_status_history b
             where b.application_id = $1 and b.id < h.id order by b.id desc limit 1) as before
     from application_status_history h join application a on a.id = h.application_id
     where h.application_id = $1 order by h.id desc limit 1`,
    [id],
  );
}

/** Rejections held back for so many seconds: from now on the applicant knows. Of several servers each takes its own. */
export async function tellHeld(
  tx: Db,
  seconds: number,
): Promise<{ id: number; from: ApplicationStatus; by: number | null; move: number }[]> {
  return rows(
    tx,
    `with due as (
       select id, told_status from application
       where told_status is not null and status_updated_at <= clock_timestamp() - make_interval(secs => $1)
       order by id limit 100 for update skip locked
     ), told as (
       update application a set told_status = null, told_at = null, seen_at = coalesce(a.seen_at, a.status_updated_at)
       from due where a.id = due.id returning a.id
     )
     select due.id, due.told_status as "from", h.changed_by as by, h.id as move
     from due join told on told.id = due.id
     cross join lateral (select l.id, l.changed_by from application_status_history l where l.application_id = due.id order by l.id desc limit 1) h`,
    [seconds],
  );
}

/** Marks an application as seen by those who decide on it; undefined when it was before. */
export async function markSeen(tx: Db, id: number): Promise<string | undefined> {
  const seen = await row<{ at: string }>(
    tx,
    'update application set seen_at = clock_timestamp() where id = $1 and seen_at is null returning seen_at as at',
    [id],
  );
  return seen?.at;
}

export async function updateNotes(tx: Db, id: number, notes: string | null, by: number): Promise<void> {
  await run(
    tx,
    'update application set recruiter_notes = $2, notes_changed_by = $3, notes_changed_at = clock_timestamp() where id = $1',
    [id, notes, by],
  );
}

/** A rejection that is held back is final with this, as nothing can be moved any more. */
export async function markWithdrawn(tx: Db, id: number): Promise<void> {
  await run(
    tx,
    'update application set withdrawn_at = clock_timestamp(), told_status = null, told_at = null where id = $1',
    [id],
  );
}

export interface HistoryEntry {
  applicationId: number;
  changedBy: number;
  from: ApplicationStatus | null;
  to: ApplicationStatus;
  withdrawal?: boolean;
  /** The entry of the move that this one takes back. */
  takesBack?: number | null;
  /** Now, unless it is said. */
  at?: string;
}

export async function insertHistory(
  tx: Db,
  { applicationId, changedBy, from, to, withdrawal = false, takesBack = null, at }: HistoryEntry,
): Promise<number> {
  const inserted = await row<{ id: number }>(
    tx,
    `insert into application_status_history (application_id, changed_by, from_status, to_status, withdrawal, takes_back, changed_at)
     values ($1, $2, $3, $4, $5, $6, coalesce($7::timestamptz, clock_timestamp())) returning id`,
    [applicationId, changedBy, from, to, withdrawal, takesBack, at ?? null],
  );
  // The cast: an insert without a conflict clause returns its row or throws.
  return (inserted as { id: number }).id;
}

export interface HistoryRow {
  at: string;
  from: ApplicationStatus | null;
  to: ApplicationStatus;
  withdrawal: boolean;
  by: string | null;
}

export async function historyOf(db: Db, actor: Actor, applicationId: number): Promise<HistoryRow[]> {
  return rows<HistoryRow>(
    db,
    `select h.changed_at as at, h.from_status as "from", h.to_status as "to", h.withdrawal,
            case when u.first_name is not null and u.last_name is not null then u.first_name || ' ' || u.last_name else u.username end as by
     from ${historyFor(actor)} h left join user_account u on u.id = h.changed_by
     where h.application_id = $1 order by h.id`,
    [applicationId],
  );
}
