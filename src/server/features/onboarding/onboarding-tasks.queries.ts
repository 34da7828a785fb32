import type { FileKind } from '#domain/files.ts';
import type { TaskSide } from '#domain/onboarding.ts';
import { type Db, row, rows, run, type Tx } from '#server/db/query.ts';
import { personName, whoChanged } from '#server/visibility/person-name.queries.ts';
import { dueOn, onboardingSource, today } from './onboarding.queries.ts';

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
                        'author', coalesce(${personName('w')}, 'Someone who has left'), 'body', n.body, 'writtenAt', ${asTime('n.written_at')}) order by n.id)
                      from onboarding_note n left join user_account w on w.id = n.author_id where n.task_id = t.id), '[]') as notes,
            coalesce((select json_agg(json_build_object('id', f.id, 'name', f.name, 'kind', f.kind, 'size', b.size, 'ownerId', f.owner_id) order by k.added_at)
                      from onboarding_file k join file f on f.id = k.file_id join file_blob b on b.sha256 = f.sha256 where k.task_id = t.id), '[]') as files
     from onboarding_task t join ${onboardingSource} on o.id = t.onboarding_id
     where t.onboarding_id = $1 order by t.day, t.id`,
    [id],
  );
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
