import type { Db } from '#server/db/query.ts';
import type { NewEvent } from '#server/events.queries.ts';
import {
  aboutApplication,
  insertNotifications,
  nameOfPerson,
} from '#server/features/notifications/notifications.queries.ts';

/** Tells colleagues that they are mentioned in the notes on an application; of what is said there it tells nothing. */
export async function notifyOfMention(tx: Db, { subjectId, actorId, data = {} }: NewEvent): Promise<void> {
  const about = await aboutApplication(tx, subjectId);
  if (!about || actorId === null || !('mentioned' in data) || !Array.isArray(data.mentioned)) return;
  const { applicationId, jobSeekerId, jobSeekerName: person } = about;
  const writer = await nameOfPerson(tx, actorId);
  await insertNotifications(
    tx,
    data.mentioned
      .filter((userId) => userId !== actorId && userId !== jobSeekerId)
      .map((userId) => ({
        userId: Number(userId),
        type: 'application.mentioned',
        applicationId,
        companyId: null,
        data: { person, writer },
      })),
  );
}
