import { factsOf } from '#domain/application-facts.ts';
import type { Onboarding } from '#contract/api.ts';
import { listRests } from '#domain/onboarding.ts';
import type { Actor } from '#domain/permissions.ts';
import { isJobSeeker, may } from '#domain/permissions.ts';
import { atWork } from '#domain/suspension.ts';
import type { Db } from '#server/db/query.ts';
import { etagOf } from '#server/etags.ts';
import { colleaguesOf, type OnboardingRow } from './onboarding.queries.ts';
import { type TaskRow, tasksOf } from './onboarding-tasks.queries.ts';

/** A list with its tasks as this viewer may see them. */
export async function presentedOnboarding(db: Db, actor: Actor, row: OnboardingRow): Promise<Onboarding> {
  const { id, applicationId, startDate, begunAt, finishedAt } = row;
  const resting = listRests(row);
  const mayRun = may['onboarding.run'](atWork(actor), factsOf(row)) && !resting;
  const tasks = await tasksOf(db, id);
  return {
    id,
    applicationId,
    startDate,
    begunAt,
    finishedAt,
    resting,
    mayRun,
    tasks: tasks.map((task) => presentTask(task, row, actor, mayRun)),
    ...(mayRun ? { colleagues: await colleaguesOf(db, row) } : {}),
  };
}

/** To the candidate the company speaks, not one of its staff by name. */
function presentTask(
  { responsible, doneBy, notes, files, changedAt, changedBy, ...task }: TaskRow,
  { companyName, ...onboarding }: OnboardingRow,
  actor: Actor,
  mayRun: boolean,
): Onboarding['tasks'][number] {
  const seeker = isJobSeeker(actor);
  return {
    ...task,
    mayDo: mayRun || (seeker && task.side === 'candidate' && !listRests(onboarding)),
    notes: notes.map(({ authorId, fromEmployer, author, ...note }) => ({
      ...note,
      own: authorId === actor.id,
      writer: seeker && fromEmployer ? companyName : author,
    })),
    files: files.map(({ ownerId, ...file }) => ({ ...file, own: ownerId === actor.id })),
    ...(seeker ? {} : { responsible, doneBy, changedAt, changedBy, etag: etagOfTask(task, responsible) }),
  };
}

function etagOfTask(task: object, responsible: TaskRow['responsible']): string {
  return etagOf('PUT /api/onboarding-tasks/:id', { ...task, responsibleId: responsible?.userId });
}
