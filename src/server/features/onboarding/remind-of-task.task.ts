import { remindOfTaskDaysBefore } from '#domain/onboarding.ts';
import type { Tx } from '#server/db/query.ts';
import { saveEvent } from '#server/events/reactions.ts';
import { takeDueTask } from './onboarding-reminders.queries.ts';

/** Reminds whoever is to do a task: once before it is due, and once when it is overdue. */
export async function remindOfTask(tx: Tx, { taskId }: { taskId: number }): Promise<void> {
  const due = await takeDueTask(tx, remindOfTaskDaysBefore, taskId);
  if (!due) return;
  const { id, title, applicationId, overdue, toId } = due;
  await saveEvent(tx, {
    type: 'onboarding.reminded',
    subjectId: id,
    actorId: null,
    data: { applicationId, task: title, overdue, toId },
  });
}
