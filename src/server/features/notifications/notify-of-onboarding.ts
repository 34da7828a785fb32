import type { NotificationTurn } from '#domain/notifications.ts';
import type { Db } from '#server/db/query.ts';
import type { NewEvent } from '#server/events.queries.ts';
import {
  aboutApplication,
  insertNotifications,
} from '#server/features/notifications/notifications.queries.ts';

/** Tells the candidate that a list has begun, whoever is to do a task that it is due, and both sides that all is done. */
export async function notifyOfOnboarding(tx: Db, { type, actorId, data = {} }: NewEvent): Promise<void> {
  const about = 'applicationId' in data ? await aboutApplication(tx, Number(data.applicationId)) : undefined;
  if (!about) return;
  const { applicationId, jobSeekerId, jobSeekerName, hiring } = about;
  const tell = (turn: NotificationTurn, to: readonly number[], more: object = {}) =>
    insertNotifications(
      tx,
      [...new Set(to)]
        .filter((userId) => userId !== actorId)
        .map((userId) => ({
          userId,
          type: 'onboarding.due' as const,
          applicationId,
          companyId: null,
          data: { turn, ...more, ...(userId === jobSeekerId ? {} : { person: jobSeekerName }) },
        })),
    );
  if (type === 'onboarding.begun') await tell('begun', [jobSeekerId]);
  if (type === 'onboarding.finished') await tell('finished', [jobSeekerId, ...hiring]);
  if (type === 'onboarding.reminded' && 'toId' in data && typeof data.toId === 'number')
    await tell('overdue' in data && data.overdue === true ? 'overdue' : 'due', [data.toId], {
      task: 'task' in data ? data.task : null,
    });
}
