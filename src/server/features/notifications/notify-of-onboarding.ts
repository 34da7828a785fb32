import type { NotificationTurn } from '#domain/notifications.ts';
import type { Tx } from '#server/db/query.ts';
import type { EventOf } from '#domain/events.ts';
import { aboutApplication, insertNotifications } from './notifications.queries.ts';

/** Tells the candidate that a list has begun, whoever is to do a task that it is due, and both sides that all is done. */
export async function notifyOfOnboarding(
  tx: Tx,
  event: EventOf<'onboarding.begun' | 'onboarding.reminded' | 'onboarding.finished'>,
): Promise<void> {
  const { type, actorId } = event;
  const about = await aboutApplication(tx, event.data.applicationId);
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
  if (event.type === 'onboarding.reminded') {
    const { overdue, task, toId } = event.data;
    await tell(overdue ? 'overdue' : 'due', toId === null ? [] : [toId], { task });
  }
}
