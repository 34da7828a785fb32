import { entriesOf } from '#domain/keys.ts';
import type { jobFields } from '#domain/fields/jobs.ts';
import type { SentIn } from '#domain/fields/typed.ts';
import type { Advertisement } from '#domain/fair-requirements.ts';
import type { AnswerRecord } from '#domain/response-times.ts';
import type { EmploymentType, JobStatus } from '#domain/jobs.ts';
import type { Actor } from '#domain/permissions.ts';
import { isJobSeeker } from '#domain/permissions.ts';
import { type KeptPay, statedSalary } from '#domain/job-pay.ts';
import type { KeptPlace } from '#domain/job-place.ts';
import { perMonth, readSalary } from '#domain/salary.ts';
import { Parameters } from '#server/db/parameters.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { oneRow, row, rows, run } from '#server/db/query.ts';
import { logoOf } from '#server/visibility/company-pictures.queries.ts';
import { whoChanged } from '#server/visibility/person-name.queries.ts';
import { answerRecord } from '#server/features/companies/companies.queries.ts';
import {
  assistOn,
  openJob,
  publicJob,
  publishedJob,
  type Viewer,
  visibleJob,
} from '#server/visibility/visible-jobs.queries.ts';
import { questionsOfJob, type QuestionRow } from '#server/features/questions/questions.queries.ts';
import type { Page } from '#server/http/paging.ts';
import { pageOf, readCursor } from '#server/http/paging.ts';

export interface JobSummaryRow {
  id: number;
  companyId: number;
  companyName: string;
  companyLogo: string | null;
  companyVerified: boolean;
  answerRecord: AnswerRecord | null;
  recruiterId: number | null;
  title: string;
  location: string | null;
  department: string | null;
  salaryRange: string | null;
  employmentType: EmploymentType;
  experienceLevel: string | null;
  skillsRequired: string[];
  postedDate: string;
  applicationDeadline: string | null;
  closesAt: string | null;
  status: JobStatus;
  open: boolean;
  applicationCount: number;
  saved?: boolean;
  applied?: boolean;
}

export interface JobRow extends JobSummaryRow {
  description: string;
  requirements: string | null;
  timeZone: string;
  startDate: string | null;
  assist: boolean;
  assistOn: boolean;
  listed: boolean;
  public: boolean;
  questions: QuestionRow[];
  stepTemplateId: number | null;
  place: KeptPlace | null;
  pay: KeptPay | null;
  companyLocation: string | null;
  changedAt: string;
  changedBy: { userId: number; name: string } | null;
  applicationId?: number | null;
}

export const jobSource = 'job_posting j join company c on c.id = j.company_id';

/** What `placeOfJob` and `payOfJob` are told of `job_posting j` and `company c`, beside the texts. */
export const termsColumns = 'j.place, j.pay, c.location as "companyLocation"';

/** A JobSummaryRow from `job_posting j` and `company c`; for a job seeker with what they did with the job. */
export function summaryColumns(viewer: Viewer, parameters: Parameters): string {
  const columns = `j.id, j.company_id as "companyId", c.name as "companyName", ${logoOf} as "companyLogo", c.verified_at is not null as "companyVerified", ${answerRecord} as "answerRecord",
    j.recruiter_id as "recruiterId", j.title, j.location, j.department, j.salary_range as "salaryRange",
    j.employment_type as "employmentType", j.experience_level as "experienceLevel", j.skills_required as "skillsRequired",
    j.posted_date as "postedDate", j.application_deadline as "applicationDeadline", j.closes_at as "closesAt",
    j.status, ${openJob} as open, j.application_count as "applicationCount"`;
  if (!viewer || !isJobSeeker(viewer)) return columns;
  const seeker = parameters.add(viewer.id);
  return `${columns},
    exists (select from saved_job s where s.job_posting_id = j.id and s.user_id = ${seeker}) as saved,
    exists (select from application a where a.job_posting_id = j.id and a.job_seeker_id = ${seeker}) as applied`;
}

/** A row with the version it has, which changes with whatever is written to it. */
export type VersionedJob = JobSummaryRow & { version: string };

/** Jobs by their ids, in that order. Only for ids that this actor was just found to see; to a visitor those that are public. */
export async function jobsByIds(db: Db, viewer: Viewer, ids: readonly number[]): Promise<VersionedJob[]> {
  if (!ids.length) return [];
  const parameters = new Parameters();
  const wanted = parameters.add(ids);
  return rows<VersionedJob>(
    db,
    `select ${summaryColumns(viewer, parameters)}, j.xmin::text as version from ${jobSource}
     where j.id = any(${wanted}::integer[]) ${viewer ? '' : `and ${publicJob}`} order by array_position(${wanted}::integer[], j.id)`,
    parameters.values,
    { prepare: `jobs-by-ids-for-${viewer?.userType ?? 'visitor'}` },
  );
}

/** One job, if this actor can see it. */
export async function visibleJobById(db: Db, actor: Actor, id: number): Promise<JobRow | undefined> {
  const parameters = new Parameters();
  const key = parameters.add(id);
  const application = isJobSeeker(actor)
    ? `, (select a.id from application a where a.job_posting_id = j.id and a.job_seeker_id = ${parameters.add(actor.id)}) as "applicationId"`
    : '';
  const text = `select ${summaryColumns(actor, parameters)}, j.description, j.requirements, ${termsColumns}, c.time_zone as "timeZone", j.start_date as "startDate", j.assist, j.listed, ${publicJob} as public,
       ${assistOn} as "assistOn", j.step_template_id as "stepTemplateId",
       j.updated_at as "changedAt", ${whoChanged('j.changed_by')} as "changedBy", ${questionsOfJob} as questions${application}
     from ${jobSource} where j.id = ${key} and ${visibleJob(actor, parameters)}`;
  return row<JobRow>(db, text, parameters.values, { prepare: `job-for-${actor.userType}`, batched: true });
}

export async function titleOfJob(db: Db, id: number): Promise<string | undefined> {
  return (await row<{ title: string }>(db, 'select title from job_posting where id = $1', [id]))?.title;
}

/** Locks a job for a change and answers what the rules need to know of it. */
export async function lockJob(tx: Tx, id: number): Promise<LockedJob | undefined> {
  return row<LockedJob>(
    tx,
    `select j.id, j.company_id as "companyId", j.recruiter_id as "recruiterId", j.status, j.application_deadline as "applicationDeadline",
            j.closes_at as "closesAt", j.location, j.salary_range as "salaryRange", ${termsColumns},
            c.time_zone as "timeZone", c.suspended_at is not null and c.sandbox_of is null as "companySuspended"
     from ${jobSource} where j.id = $1 for update of j`,
    [id],
  );
}

export interface LockedJob {
  id: number;
  companyId: number;
  recruiterId: number | null;
  status: JobStatus;
  applicationDeadline: string | null;
  closesAt: string | null;
  location: string | null;
  salaryRange: string | null;
  place: KeptPlace | null;
  pay: KeptPay | null;
  companyLocation: string | null;
  timeZone: string;
  companySuspended: boolean;
}

/** What a posting says, and what is decided with it. */
export interface JobValues extends SentIn<typeof jobFields> {
  place: KeptPlace | null;
  pay: KeptPay | null;
  assist: boolean;
  listed: boolean;
  stepTemplateId: number | null;
  status: JobStatus;
}

const columnOf: Record<keyof JobValues, string> = {
  title: 'title',
  description: 'description',
  requirements: 'requirements',
  location: 'location',
  department: 'department',
  salaryRange: 'salary_range',
  employmentType: 'employment_type',
  experienceLevel: 'experience_level',
  skillsRequired: 'skills_required',
  applicationDeadline: 'application_deadline',
  startDate: 'start_date',
  place: 'place',
  pay: 'pay',
  assist: 'assist',
  listed: 'listed',
  stepTemplateId: 'step_template_id',
  status: 'status',
};

export async function insertJob(
  db: Db,
  job: JobValues & { companyId: number; recruiterId: number },
): Promise<number> {
  const { companyId, recruiterId, ...values } = job;
  const columns = Object.entries({ company_id: companyId, recruiter_id: recruiterId, ...columnsOf(values) });
  const { id } = await oneRow<{ id: number }>(
    db,
    `insert into job_posting (${columns.map(([column]) => column).join(', ')})
     values (${columns.map((_, index) => `$${index + 1}`).join(', ')}) returning id`,
    columns.map(([, value]) => value),
  );
  return id;
}

/** Changes the given values and leaves the others as they are. */
export async function updateJob(db: Db, id: number, values: Partial<JobValues>, by: number): Promise<void> {
  const columns = Object.entries({ ...columnsOf(values), changed_by: by });
  const assignments = columns.map(([column], index) => `${column} = $${index + 2}`);
  // A draft is posted on the day it comes out, not when its first words were kept.
  if (values.status === 'active')
    assignments.push(`posted_date = case when status = 'draft' then now() else posted_date end`);
  await run(db, `update job_posting set ${assignments.join(', ')}, updated_at = now() where id = $1`, [
    id,
    ...columns.map(([, value]) => value),
  ]);
}

function columnsOf(values: Partial<JobValues>): Record<string, unknown> {
  const given = entriesOf(values).filter(([, value]) => value !== undefined);
  const columns = Object.fromEntries(given.map(([key, value]) => [columnOf[key], value]));
  const { salaryRange, pay } = values;
  return salaryRange === undefined || pay === undefined
    ? columns
    : { ...columns, ...salaryColumns(salaryRange, pay) };
}

/** The columns in which a pay is kept for filters, by the month: as a person or a file states it, else as its text is read. */
export function salaryColumns(salaryRange: string | null, pay: KeptPay | null) {
  const reading = statedSalary({ salaryRange, pay }) ?? (salaryRange ? readSalary(salaryRange) : undefined);
  return {
    salary_min_monthly: reading ? perMonth(reading.min, reading.period) : null,
    salary_max_monthly: reading ? perMonth(reading.max, reading.period) : null,
    salary_currency: reading?.currency ?? null,
    salary_period: reading?.period ?? null,
  };
}

/** What a job asks for, and whether it is out: for a look at its words. */
export async function advertisementOf(
  db: Db,
  id: number,
): Promise<(Advertisement & { status: JobStatus }) | undefined> {
  return row(
    db,
    `select title, description, requirements, skills_required as "skillsRequired", status from job_posting where id = $1`,
    [id],
  );
}

/** How many open jobs a person has posted, and how many jobs they posted within the last day. */
export async function postingsOf(db: Db, recruiterId: number): Promise<{ open: number; today: number }> {
  const counted = await row<{ open: number; today: number }>(
    db,
    `select count(*) filter (where ${openJob}) as open, count(*) filter (where j.posted_date > now() - interval '1 day') as today
     from ${jobSource} where j.recruiter_id = $1`,
    [recruiterId],
  );
  return counted ?? { open: 0, today: 0 };
}

/** Makes two postings of one person wait for each other, so that limits hold when they come at once. */
export async function lockPoster(tx: Tx, userId: number): Promise<void> {
  await run(tx, 'select from user_account where id = $1 for no key update', [userId]);
}

export async function saveJob(db: Db, userId: number, jobId: number): Promise<void> {
  await run(db, 'insert into saved_job (user_id, job_posting_id) values ($1, $2) on conflict do nothing', [
    userId,
    jobId,
  ]);
}

/** Whether it was saved. */
export async function unsaveJob(db: Db, userId: number, jobId: number): Promise<boolean> {
  const taken = await row(
    db,
    'delete from saved_job where user_id = $1 and job_posting_id = $2 returning job_posting_id',
    [userId, jobId],
  );
  return taken !== undefined;
}

/** The jobs a person saved, those that closed meanwhile included: they are told so, and can take them off. */
export async function savedJobs(
  db: Db,
  actor: Actor,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Page<JobSummaryRow & { savedAt: string }>> {
  const parameters = new Parameters();
  const after = readCursor(cursor, ['time', 'number']);
  const saver = parameters.add(actor.id);
  const where = [`saved.user_id = ${saver}`, publishedJob];
  if (after)
    where.push(
      `(saved.saved_at, j.id) < (${parameters.add(after[0])}::timestamptz, ${parameters.add(after[1])}::integer)`,
    );
  const found = await rows<JobSummaryRow & { savedAt: string }>(
    db,
    `select ${summaryColumns(actor, parameters)}, saved.saved_at as "savedAt"
     from saved_job saved join job_posting j on j.id = saved.job_posting_id join company c on c.id = j.company_id
     where ${where.join(' and ')}
     order by saved.saved_at desc, j.id desc limit ${parameters.add(limit + 1)}`,
    parameters.values,
  );
  return pageOf(found, limit, (last) => [last.savedAt, last.id]);
}
