import type pg from 'pg';
import type { Body, Onboarding } from '#contract/api.ts';
import { onboardingTemplateFields } from '#domain/fields/onboarding.ts';
import type { Actor } from '#domain/permissions.ts';
import type { Tx } from '#server/db/query.ts';
import { refuseStale } from '#server/etags.ts';
import { deleteFile } from '#server/features/files/files.queries.ts';
import type { IfMatch } from '#server/http/if-match.ts';
import { refuse } from '#server/refusal.ts';
import { presentedOnboarding } from './onboarding.present.ts';
import { isColleague, type OnboardingRow, updateStart } from './onboarding.queries.ts';
import {
  deleteTask,
  filesOnlyOf,
  insertTask,
  updateTask,
  type WrittenTask,
} from './onboarding-tasks.queries.ts';
import { workOnList, workOnTask } from './work-on.ts';

const mostTasks = onboardingTemplateFields.tasks.most;

type Written = Body<'POST /api/onboardings/:id/tasks'>;

export async function moveStart(
  db: pg.Pool,
  actor: Actor,
  id: number,
  startDate: string,
): Promise<Onboarding> {
  return workOnList(db, actor, id, (tx) => updateStart(tx, id, startDate));
}

export async function addTask(db: pg.Pool, actor: Actor, id: number, written: Written): Promise<Onboarding> {
  return workOnList(db, actor, id, async (tx, onboarding, tasks) => {
    if (tasks.length >= mostTasks)
      throw refuse.conflict('too_many_tasks', `A list can have ${mostTasks} tasks.`);
    await insertTask(tx, id, await taskFrom(tx, onboarding, written));
  });
}

export async function changeTask(
  db: pg.Pool,
  actor: Actor,
  taskId: number,
  written: Written,
  ifMatch: IfMatch,
): Promise<Onboarding> {
  return workOnTask(db, actor, taskId, async (tx, onboarding) => {
    const task = await taskFrom(tx, onboarding, written);
    const current = await presentedOnboarding(tx, actor, onboarding);
    const standing = current.tasks.find(({ id }) => id === taskId);
    if (standing) refuseStale(ifMatch, actor, standing, { current });
    await updateTask(tx, taskId, task, actor.id);
  });
}

/** Takes a task off its list, and with it the files that only it has: nobody could see or delete them any more. */
export async function dropTask(db: pg.Pool, actor: Actor, taskId: number): Promise<void> {
  const drop = async (tx: Tx) => {
    const files = await filesOnlyOf(tx, taskId);
    await deleteTask(tx, taskId);
    for (const { id, ownerId } of files) await deleteFile(tx, ownerId, id);
  };
  await workOnTask(db, actor, taskId, drop, { takesAway: true });
}

async function taskFrom(
  tx: Tx,
  onboarding: OnboardingRow,
  { title, details, side, day, responsibleId }: Written,
): Promise<WrittenTask> {
  const responsible = side === 'company' ? (responsibleId ?? null) : null;
  if (responsible !== null && !(await isColleague(tx, onboarding, responsible)))
    throw refuse.invalid('This person is not one of the company’s.', {
      responsibleId: 'Not one of the company’s people.',
    });
  return { title, details: details ?? null, side, day, responsibleId: responsible };
}
