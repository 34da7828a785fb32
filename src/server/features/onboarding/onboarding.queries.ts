import type { OnboardingUnderWay } from '#contract/api.ts';
import type { ApplicationStatus } from '#domain/application-status.ts';
import type { PlannedTask } from '#domain/onboarding.ts';
import type { Actor } from '#domain/permissions.ts';
import { Parameters } from '#server/db/parameters.ts';
import { type Db, row, rows, run, type Tx } from '#server/db/query.ts';
import { personName } from '#server/visibility/person-name.queries.ts';
import { statusFor, visibleApplication } from '#server/visibility/visible-applications.queries.ts';
import { runsOwnJobs } from '#server/visibility/visible-jobs.queries.ts';
import { type Page, pageOf, readCursor } from '#server/http/paging.ts';

export interface OnboardingRow {
  id: number;
  applicationId: number;
  startDate: string;
  begunAt: string;
  finishedAt: string | null;
  jobSeekerId: number;
  companyId: number;
  companyName: string;
  recruiterId: number | null;
  /** Of the application it belongs to. */
  status: ApplicationStatus;
}

const columns = (
  actor: Actor,
) => `o.id, o.application_id as "applicationId", o.start_date as "startDate", o.begun_at as "begunAt", o.finished_at as "finishedAt",
  a.job_seeker_id as "jobSeekerId", c.id as "companyId", c.name as "companyName", j.recruiter_id as "recruiterId", ${statusFor(actor)} as status`;

export const onboardingSource = `onboarding o join application a on a.id = o.application_id join job_posting j on j.id = a.job_posting_id
  join company c on c.id = j.company_id`;

export async function onboardingOf(
  db: Db,
  actor: Actor,
  applicationId: number,
): Promise<OnboardingRow | undefined> {
  return visibleOnboarding(db, actor, (parameters) => `o.application_id = ${parameters.add(applicationId)}`);
}

export async function onboardingById(db: Db, actor: Actor, id: number): Promise<OnboardingRow | undefined> {
  return visibleOnboarding(db, actor, (parameters) => `o.id = ${parameters.add(id)}`);
}

/** The list that a task is on. */
export async function onboardingWithTask(
  db: Db,
  actor: Actor,
  taskId: number,
): Promise<OnboardingRow | undefined> {
  return visibleOnboarding(
    db,
    actor,
    (parameters) =>
      `o.id = (select t.onboarding_id from onboarding_task t where t.id = ${parameters.add(taskId)})`,
  );
}

async function visibleOnboarding(
  db: Db,
  actor: Actor,
  which: (parameters: Parameters) => string,
): Promise<OnboardingRow | undefined> {
  const parameters = new Parameters();
  const where = which(parameters);
  return row<OnboardingRow>(
    db,
    `select ${columns(actor)} from ${onboardingSource} where ${where} and ${visibleApplication(actor, parameters)}`,
    parameters.values,
  );
}

/** Makes changes of one list wait for each other, so that its end is seen by whoever does the last task. */
export async function lockOnboarding(tx: Tx, id: number): Promise<void> {
  await run(tx, 'select from onboarding where id = $1 for update', [id]);
}

/** Undefined where one has begun already. */
export async function insertOnboarding(
  tx: Tx,
  { applicationId, startDate, begunBy }: { applicationId: number; startDate: string; begunBy: number },
): Promise<number | undefined> {
  const inserted = await row<{ id: number }>(
    tx,
    `insert into onboarding (application_id, start_date, begun_by) values ($1, $2, $3)
     on conflict on constraint onboarding_once do nothing returning id`,
    [applicationId, startDate, begunBy],
  );
  return inserted?.id;
}

export async function insertPlanned(
  tx: Tx,
  id: number,
  tasks: readonly PlannedTask[],
  responsibleId: number,
): Promise<void> {
  await run(
    tx,
    `insert into onboarding_task (onboarding_id, title, details, side, day, responsible_id)
     select $1, t.title, t.details, t.side, t.day, case when t.side = 'company' then $3::integer end
     from jsonb_to_recordset($2::jsonb) as t (title text, details text, side text, day integer)`,
    [id, JSON.stringify(tasks), responsibleId],
  );
}

/** Moves the first day. What is due later for it is reminded of anew. */
export async function updateStart(tx: Tx, id: number, startDate: string): Promise<void> {
  await run(
    tx,
    'update onboarding_task set reminded = 0 where onboarding_id = $1 and done_at is null and (select start_date from onboarding where id = $1) < $2::date',
    [id, startDate],
  );
  await run(tx, 'update onboarding set start_date = $2 where id = $1', [id, startDate]);
}

export const dueOn = 'o.start_date + t.day';

export const today = '(now() at time zone c.time_zone)::date';

/** The lists of the hired that are not done, a page of them, whoever's oldest open task comes first standing first. */
export async function onboardingsUnderWay(
  db: Db,
  actor: Actor,
  {
    among,
    limit,
    cursor,
  }: { among?: readonly number[] | undefined; limit: number; cursor?: string | undefined },
): Promise<Page<OnboardingUnderWay>> {
  const parameters = new Parameters();
  const where = [
    'o.finished_at is null',
    `${statusFor(actor)} = 'hired'`,
    visibleApplication(actor, parameters),
  ];
  if (among) where.push(`o.id = any(${parameters.add(among)}::integer[])`);
  const after = readCursor(cursor, ['date', 'number']);
  if (after)
    where.push(
      `(coalesce(next.due, o.start_date), o.id) > (${parameters.add(after[0])}::date, ${parameters.add(after[1])}::integer)`,
    );
  const found = await rows<OnboardingUnderWay & { rank: string }>(
    db,
    `select o.id, o.application_id as "applicationId", ${personName('u')} as "applicantName", j.title as "jobTitle", c.name as "companyName",
            o.start_date as "startDate", counted.tasks, counted.done, counted.overdue, next.title as next, next.due as "nextDueOn",
            coalesce(next.due, o.start_date) as rank
     from ${onboardingSource} join user_account u on u.id = a.job_seeker_id
     cross join lateral (
       select count(*) as tasks, count(t.done_at) as done, count(*) filter (where t.done_at is null and ${dueOn} < ${today}) as overdue
       from onboarding_task t where t.onboarding_id = o.id
     ) counted
     left join lateral (
       select t.title, ${dueOn} as due from onboarding_task t where t.onboarding_id = o.id and t.done_at is null order by t.day, t.id limit 1
     ) next on true
     where ${where.join(' and ')} order by rank, o.id limit ${parameters.add(limit + 1)}`,
    parameters.values,
  );
  return pageOf(found, limit, (last) => [last.rank, last.id]);
}

/** Brings the end of a list into line with its tasks; answers whether it ended just now. */
export async function syncFinished(tx: Tx, id: number): Promise<boolean> {
  await run(
    tx,
    `update onboarding set finished_at = null where id = $1 and finished_at is not null
       and exists (select from onboarding_task where onboarding_id = $1 and done_at is null)`,
    [id],
  );
  const finished = await run(
    tx,
    `update onboarding set finished_at = clock_timestamp() where id = $1 and finished_at is null
       and exists (select from onboarding_task where onboarding_id = $1)
       and not exists (select from onboarding_task where onboarding_id = $1 and done_at is null)`,
    [id],
  );
  return finished > 0;
}

/** The people of company $1 to whom a task can be given: those it has vouched for, and whoever posted the job, $2. */
const colleagues = `company_user m join user_account u on u.id = m.user_id
     where m.company_id = $1 and (m.verified or (m.user_id = $2 and ${runsOwnJobs})) and u.disabled_at is null`;

/** Those to whom a task can be given, to choose from: of a very large company not all. */
export async function colleaguesOf(
  db: Db,
  { companyId, recruiterId }: { companyId: number; recruiterId: number | null },
): Promise<{ userId: number; name: string }[]> {
  return rows(
    db,
    `select u.id as "userId", ${personName('u')} as name from ${colleagues} order by lower(${personName('u')}), u.id limit 1000`,
    [companyId, recruiterId],
  );
}

export async function isColleague(
  db: Db,
  { companyId, recruiterId }: { companyId: number; recruiterId: number | null },
  userId: number,
): Promise<boolean> {
  const found = await row(db, `select from ${colleagues} and u.id = $3`, [companyId, recruiterId, userId]);
  return found !== undefined;
}
