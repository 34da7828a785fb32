import type { ApplicationStatus } from '#domain/application-status.ts';
import type { FileKind } from '#domain/files.ts';
import type { EmploymentType } from '#domain/jobs.ts';
import type { Actor } from '#domain/permissions.ts';
import { isAdmin, isJobSeeker } from '#domain/permissions.ts';
import type { Query } from '#contract/api.ts';
import { Parameters } from '#server/db/parameters.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { row, rows, run } from '#server/db/query.ts';
import { personName, whoChanged } from '#server/visibility/person-name.queries.ts';
import { contains } from '#server/db/patterns.ts';
import { assistOn } from '#server/visibility/visible-jobs.queries.ts';
import {
  answeredAtFor,
  historyFor,
  movedAtFor,
  statusFor,
  visibleApplication,
} from '#server/visibility/visible-applications.queries.ts';
import { rejectionOf } from './rejections.queries.ts';
import { everMentioned, type MentionedRow } from './mentions.queries.ts';
import { accountsOf, personFor, tagged } from '#server/visibility/merged-accounts.queries.ts';
import { type StepRow, stepsOfJob } from '#server/features/steps/steps.queries.ts';
import type { Page } from '#server/http/paging.ts';
import { pageOf } from '#server/http/paging.ts';
import { orderOf } from './application-order.queries.ts';

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
  /** When whoever has been taken on begins, and since when whoever was rejected knows. */
  startsOn: string | null;
  toldAt: string | null;
  rejection: { tellsAt: string | null; reason: string | null; note: string | null; letter: boolean } | null;
}

const columns = (
  actor: Actor,
) => `a.id, a.job_posting_id as "jobPostingId", a.job_seeker_id as "jobSeekerId", j.title as "jobTitle",
  j.location as "jobLocation", j.employment_type as "employmentType", j.company_id as "companyId", c.name as "companyName",
  j.recruiter_id as "recruiterId",
  ${personName('u')} as "applicantName",
  u.email as "applicantEmail", p.phone as "applicantPhone", a.cover_letter as "coverLetter",
  a.custom_resume_url as "customResumeUrl",
  (select json_build_object('id', f.id, 'name', f.name, 'kind', f.kind, 'size', b.size)
   from file f join file_blob b on b.sha256 = f.sha256 where f.id = a.file_id) as file,
  a.application_date as "applicationDate", ${statusFor(actor)} as status, ${movedAtFor(actor)} as "statusUpdatedAt", a.recruiter_notes as "recruiterNotes",
  a.notes_changed_at as "notesChangedAt", ${whoChanged('a.notes_changed_by')} as "notesChangedBy", ${everMentioned} as mentions, a.match_score as "matchScore",
  a.withdrawn_at as "withdrawnAt", a.seen_at as "seenAt", a.answer_due_at as "answerDueAt", ${answeredAtFor(actor)} as "answeredAt",
  ${stepsOfJob} as steps, a.step_id as "stepId", ${assistOn} as "assistOn",
  case when a.status = 'hired' then (select max(o.start_date) from offer o where o.application_id = a.id and o.state = 'accepted') end as "startsOn",
  case when a.status = 'rejected' and a.told_status is null then coalesce(a.told_at, a.status_updated_at) end as "toldAt",
  ${isJobSeeker(actor) ? 'null' : rejectionOf} as rejection`;

const source = `application a
  join job_posting j on j.id = a.job_posting_id
  join company c on c.id = j.company_id
  join user_account u on u.id = a.job_seeker_id
  left join job_seeker_profile p on p.user_id = u.id`;

type Search = Query<'GET /api/applications'> & { among?: readonly number[] | undefined };

export async function visibleApplications(
  db: Db,
  actor: Actor,
  search: Search,
): Promise<Page<ApplicationRow>> {
  const parameters = new Parameters();
  const { key, cursorAt, orderBy, after } = orderOf(actor, search.sort, search.cursor);
  const where = [visibleApplication(actor, parameters), ...narrowed(actor, search, parameters)];
  if (search.candidate) {
    const person = personFor(actor, `${parameters.add(search.candidate)}::integer`, parameters);
    where.push(`a.job_seeker_id = any(${accountsOf(actor, person, parameters)})`);
  }
  if (search.among) where.push(`a.id = any(${parameters.add(search.among)}::integer[])`);
  if (search.status) where.push(`${statusFor(actor)} = ${parameters.add(search.status)}`);
  // On the first page only, and not for platform admins, whose list is everything there is.
  const total = after || isAdmin(actor) ? undefined : await countOf(db, where, parameters);
  if (after) where.push(after(parameters));
  const found = await rows<ApplicationRow & { sortKey: string | null }>(
    db,
    `select ${columns(actor)}, ${key} as "sortKey" from ${source} where ${where.join(' and ')}
     order by ${orderBy} limit ${parameters.add(search.limit + 1)}`,
    parameters.values,
  );
  return pageOf(found, search.limit, (last) => cursorAt(last.sortKey, last.id), total);
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
    `select ${statusFor(actor)} as status, count(*) as count
     from ${search.search ? source : 'application a join job_posting j on j.id = a.job_posting_id'}
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
  if (search.search?.trim()) where.push(mentions(actor, search.search, parameters));
  if (search.tag)
    where.push(
      `${personFor(actor, 'a.job_seeker_id', parameters)} in ${tagged(actor, search.tag, parameters)}`,
    );
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
    { prepare: `application-for-${actor.userType}`, batched: true },
  );
}

/** The same, locked for a change until the transaction ends. */
export async function lockVisibleApplication(
  tx: Tx,
  actor: Actor,
  id: number,
): Promise<ApplicationRow | undefined> {
  await row(tx, 'select id from application where id = $1 for update', [id]);
  return visibleApplicationById(tx, actor, id);
}

export async function updateNotes(tx: Tx, id: number, notes: string | null, by: number): Promise<void> {
  await run(
    tx,
    'update application set recruiter_notes = $2, notes_changed_by = $3, notes_changed_at = clock_timestamp() where id = $1',
    [id, notes, by],
  );
}
