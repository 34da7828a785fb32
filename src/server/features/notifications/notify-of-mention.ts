import type { Tx } from '#server/db/query.ts';
import type { EventOf } from '#domain/events.ts';
import { aboutApplication, insertNotifications, nameOfPerson } from './notifications.queries.ts';

/** Tells colleagues that they are mentioned in the notes on an application; of what is said there it tells nothing. */
export async function notifyOfMention(
  tx: Tx,
  { subjectId, actorId, data }: EventOf<'application.mentioned'>,
): Promise<void> {
  const about = await aboutApplication(tx, subjectId);
  if (!about || actorId === null) return;
  const { applicationId, jobSeekerId, jobSeekerName: person } = about;
  const writer = await nameOfPerson(tx, actorId);
  await insertNotifications(
    tx,
    data.mentioned
      .filter((userId) => userId !== actorId && userId !== jobSeekerId)
      .map((userId) => ({
        userId,
        type: 'application.mentioned',
        applicationId,
        companyId: null,
        data: { person, writer },
      })),
  );
}
