import type { OnboardingUnderWay } from '#contract/api.ts';
import type { ApplicationStatus } from '#domain/application-status.ts';
import type { FileKind } from '#domain/files.ts';
import type { PlannedTask, TaskSide } from '#domain/onboarding.ts';
import type { Actor } from '#domain/permissions.ts';
import { Parameters } from '#server/db/parameters.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { row, rows, run } from '#server/db/query.ts';
import { personName, whoChanged } from '#server/visibility/person-name.queries.ts';
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
const source = `onboarding o join application a on a.id = o.application_id join job_posting j on j.id = a.job_posting_id
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
    `select ${columns(actor)} from ${source} where ${where} and ${visibleApplication(actor, parameters)}`,
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

export interface TaskRow {
  id: number;
  title: string;
  details: string | null;
  side: TaskSide;
  day: number;
  dueOn: string;
  overdue: boolean;
  doneAt: string | null;
  doneBy: string | null;
  responsible: { userId: number; name: string } | null;
  changedAt: string | null;
  changedBy: { userId: number; name: string } | null;
  notes: {
    id: number;
    authorId: number | null;
    fromEmployer: boolean;
    author: string;
    body: string;
    writtenAt: string;
  }[];
  files: { id: number; name: string; kind: FileKind; size: number; ownerId: number }[];
}

const dueOn = 'o.start_date + t.day';
const today = '(now() at time zone c.time_zone)::date';
/** A time as JSON has it everywhere else. */
const asTime = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The tasks of a list in the order in which they are due. */
export async function tasksOf(db: Db, id: number): Promise<TaskRow[]> {
  return rows<TaskRow>(
    db,
    `select t.id, t.title, t.details, t.side, t.day, ${dueOn} as "dueOn", t.done_at is null and ${dueOn} < ${today} as overdue,
            t.done_at as "doneAt", (select ${personName('d')} from user_account d where d.id = t.done_by) as "doneBy",
            (select json_build_object('userId', r.id, 'name', ${personName('r')}) from user_account r where r.id = t.responsible_id) as responsible,
            t.changed_at as "changedAt", ${whoChanged('t.changed_by')} as "changedBy",
            coalesce((select json_agg(json_build_object('id', n.id, 'authorId', n.author_id, 'fromEmployer', n.from_employer,
                        'author', coalesce(${personName('w')}, 'Somebody who has left'), 'body', n.body, 'writtenAt', ${asTime('n.written_at')}) order by n.id)
                      from onboarding_note n left join user_account w on w.id = n.author_id where n.task_id = t.id), '[]') as notes,
            coalesce((select json_agg(json_build_object('id', f.id, 'name', f.name, 'kind', f.kind, 'size', b.size, 'ownerId', f.owner_id) order by k.added_at)
                      from onboarding_file k join file f on f.id = k.file_id join file_blob b on b.sha256 = f.sha256 where k.task_id = t.id), '[]') as files
     from onboarding_task t join ${source} on o.id = t.onboarding_id
     where t.onboarding_id = $1 order by t.day, t.id`,
    [id],
  );
}

/** The lists of the hired that are not done, a page of them, whoever's oldest open task comes first standing first. */
export async function onboardingsUnderWay(
  db: Db,
  actor: Actor,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Page<OnboardingUnderWay>> {
  const parameters = new Parameters();
  const where = [
    'o.finished_at is null',
    `${statusFor(actor)} = 'hired'`,
    visibleApplication(actor, parameters),
  ];
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
     from ${source} join user_account u on u.id = a.job_seeker_id
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

export interface WrittenTask {
  title: string;
  details: string | null;
  side: TaskSide;
  day: number;
  responsibleId: number | null;
}

export async function insertTask(tx: Tx, onboardingId: number, task: WrittenTask): Promise<void> {
  await run(
    tx,
    'insert into onboarding_task (onboarding_id, title, details, side, day, responsible_id) values ($1, $2, $3, $4, $5, $6)',
    [onboardingId, task.title, task.details, task.side, task.day, task.responsibleId],
  );
}

/** Changes a task; one that is due on another day is reminded of anew. */
export async function updateTask(tx: Tx, id: number, task: WrittenTask, by: number): Promise<void> {
  await run(
    tx,
    `update onboarding_task set title = $2, details = $3, side = $4, responsible_id = $6,
       reminded = case when day < $5 then 0 else reminded end, day = $5, changed_by = $7, changed_at = clock_timestamp() where id = $1`,
    [id, task.title, task.details, task.side, task.day, task.responsibleId, by],
  );
}

export async function deleteTask(tx: Tx, id: number): Promise<void> {
  await run(tx, 'delete from onboarding_task where id = $1', [id]);
}

/** False when nothing changed. */
export async function markDone(tx: Tx, id: number, done: boolean, by: number): Promise<boolean> {
  const changed = await run(
    tx,
    `update onboarding_task set done_at = case when $2 then clock_timestamp() end, done_by = case when $2 then $3::integer end
     where id = $1 and (done_at is not null) <> $2`,
    [id, done, by],
  );
  return changed > 0;
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

export async function insertNote(
  tx: Tx,
  note: { taskId: number; authorId: number; fromEmployer: boolean; body: string },
): Promise<void> {
  await run(
    tx,
    'insert into onboarding_note (task_id, author_id, from_employer, body) values ($1, $2, $3, $4)',
    [note.taskId, note.authorId, note.fromEmployer, note.body],
  );
}

export async function attachFile(tx: Tx, taskId: number, fileId: number): Promise<void> {
  await run(
    tx,
    'insert into onboarding_file (task_id, file_id) values ($1, $2) on conflict (task_id, file_id) do nothing',
    [taskId, fileId],
  );
}

/** Takes a file off a task; answers whether it was there. */
export async function detachFile(tx: Tx, taskId: number, fileId: number): Promise<boolean> {
  return (
    (await run(tx, 'delete from onboarding_file where task_id = $1 and file_id = $2', [taskId, fileId])) > 0
  );
}

/** The files of a task, which go with it unless another task has them too. */
export async function filesOnlyOf(tx: Tx, taskId: number): Promise<{ id: number; ownerId: number }[]> {
  return rows(
    tx,
    `select f.id, f.owner_id as "ownerId" from onboarding_file k join file f on f.id = k.file_id
     where k.task_id = $1 and not exists (select from onboarding_file o where o.file_id = f.id and o.task_id <> $1)`,
    [taskId],
  );
}

/** Whether another task has a file. */
export async function isAttached(tx: Tx, fileId: number): Promise<boolean> {
  return (
    (await row(tx, 'select file_id from onboarding_file where file_id = $1 limit 1', [fileId])) !== undefined
  );
}

/** The people of a company to whom a task can be given: those it has vouched for, and whoever posted the job. */
export async function colleaguesOf(
  db: Db,
  { companyId, recruiterId }: { companyId: number; recruiterId: number | null },
): Promise<{ userId: number; name: string }[]> {
  return rows(
    db,
    `select u.id as "userId", ${personName('u')} as name from company_user m join user_account u on u.id = m.user_id
     where m.company_id = $1 and (m.verified or (m.user_id = $2 and ${runsOwnJobs})) and u.disabled_at is null order by lower(${personName('u')}), u.id limit 200`,
    [companyId, recruiterId],
  );
}

export interface DueTask {
  id: number;
  title: string;
  applicationId: number;
  overdue: boolean;
  /** Whoever is to do it: the candidate, or of the company who sees to it, else who began the list, else who posted the job: the first who is still there. */
  toId: number | null;
}

const reminderDue = `t.done_at is null and t.reminded < case when ${dueOn} < ${today} then 2 else 1 end and ${dueOn} <= ${today} + $1::integer
  and o.finished_at is null and a.withdrawn_at is null and a.status = 'hired'`;

/** The tasks of which somebody is to be reminded: due within so many days, or overdue, and nobody told of it yet. */
export async function tasksToRemindOf(tx: Tx, daysBefore: number, most: number): Promise<number[]> {
  const found = await rows<{ id: number }>(
    tx,
    `select t.id from onboarding_task t join ${source} on o.id = t.onboarding_id where ${reminderDue} order by t.id limit $2`,
    [daysBefore, most],
  );
  return found.map(({ id }) => id);
}

/** Takes such a task, if it still is one: marked as it is taken, so that it is taken once. */
export async function takeDueTask(tx: Tx, daysBefore: number, taskId: number): Promise<DueTask | undefined> {
  return row<DueTask>(
    tx,
    `with due as (
       select t.id, case when ${dueOn} < ${today} then 2 else 1 end as stage
       from onboarding_task t join ${source} on o.id = t.onboarding_id
       where t.id = $2 and ${reminderDue} for update of t
     )
     update onboarding_task t set reminded = due.stage
     from due, onboarding o join application a on a.id = o.application_id join job_posting j on j.id = a.job_posting_id
     where t.id = due.id and o.id = t.onboarding_id
     returning t.id, t.title, o.application_id as "applicationId", due.stage = 2 as overdue,
       case when t.side = 'candidate' then a.job_seeker_id else (
         select m.user_id from unnest(array[t.responsible_id, o.begun_by, j.recruiter_id]) with ordinality as one (id, place)
         join company_user m on m.user_id = one.id and m.company_id = j.company_id join user_account u on u.id = m.user_id
         where u.disabled_at is null and (m.verified or (m.user_id = j.recruiter_id and ${runsOwnJobs}))
         order by one.place limit 1
       ) end as "toId"`,
    [daysBefore, taskId],
  );
}
