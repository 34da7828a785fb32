import type { Tx } from '#server/db/query.ts';
import type pg from 'pg';
import type { Onboarding } from '#contract/api.ts';
import { listRests } from '#domain/onboarding.ts';
import type { Actor } from '#domain/permissions.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { saveEvent } from '#server/events/reactions.ts';
import { presentedOnboarding } from './onboarding.present.ts';
import {
  syncFinished,
  lockOnboarding,
  onboardingById,
  onboardingWithTask,
  type OnboardingRow,
} from './onboarding.queries.ts';
import { type TaskRow, tasksOf } from './onboarding-tasks.queries.ts';
import { refuse } from '#server/refusal.ts';
import { refuseSuspendedEmployer } from '#server/features/companies/suspended-employer.queries.ts';
import { found } from '#server/found.ts';

type Work<Rest extends unknown[]> = (tx: Tx, onboarding: OnboardingRow, ...rest: Rest) => Promise<void>;

/** Changes a list, one change at a time; whatever was done, its end is brought into line and both sides hear of it. */
export async function workOnList(
  db: pg.Pool,
  actor: Actor,
  id: number,
  work: Work<[tasks: TaskRow[]]>,
): Promise<Onboarding> {
  return inTransaction(db, async (tx) => {
    const onboarding = found(await onboardingById(tx, actor, id));
    await lockOnboarding(tx, id);
    refuseResting(onboarding);
    await work(tx, onboarding, await tasksOf(tx, id));
    return afterwards(tx, actor, onboarding);
  });
}

/** The same for one task of a list. What only takes something away is done on one that rests, too. */
export async function workOnTask(
  db: pg.Pool,
  actor: Actor,
  taskId: number,
  work: Work<[task: TaskRow]>,
  { takesAway = false }: { takesAway?: boolean } = {},
): Promise<Onboarding> {
  return inTransaction(db, async (tx) => {
    const onboarding = found(await onboardingWithTask(tx, actor, taskId));
    await lockOnboarding(tx, onboarding.id);
    if (!takesAway) {
      refuseResting(onboarding);
      await refuseSuspendedEmployer(tx, actor, onboarding.companyId);
    }
    const task = (await tasksOf(tx, onboarding.id)).find(({ id }) => id === taskId);
    if (!task) throw refuse.notFound();
    await work(tx, onboarding, task);
    return afterwards(tx, actor, onboarding);
  });
}

function refuseResting(onboarding: OnboardingRow): void {
  if (listRests(onboarding))
    throw refuse.conflict(
      'not_hired',
      'This person is no longer hired, so the list is paused. It resumes if they’re hired again.',
    );
}

async function afterwards(tx: Tx, actor: Actor, { id, applicationId }: OnboardingRow): Promise<Onboarding> {
  const finished = await syncFinished(tx, id);
  await saveEvent(tx, {
    type: finished ? 'onboarding.finished' : 'onboarding.changed',
    subjectId: id,
    actorId: actor.id,
    data: { applicationId },
  });
  const onboarding = found(await onboardingById(tx, actor, id));
  return presentedOnboarding(tx, actor, onboarding);
}
