import type pg from 'pg';
import { remindOfTaskDaysBefore } from '#domain/onboarding.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { saveEvent } from '#server/events/reactions.ts';
import { takeDueTasks } from './onboarding.queries.ts';

/** Reminds whoever is to do a task: once before it is due, and once when it is overdue. */
export async function remindOfTasks(db: pg.Pool): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const { id, title, applicationId, overdue, toId } of await takeDueTasks(tx, remindOfTaskDaysBefore))
      await saveEvent(tx, {
        type: 'onboarding.reminded',
        subjectId: id,
        actorId: null,
        data: { applicationId, task: title, overdue, toId },
      });
  });
}
