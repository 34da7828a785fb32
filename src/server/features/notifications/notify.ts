import type { Db } from '#server/db/query.ts';
import type { NewEvent } from '#server/events.queries.ts';
import {
  aboutApplication,
  aboutMembership,
  forgetMove,
  insertNotifications,
  type NewNotification,
} from '#server/features/notifications/notifications.queries.ts';
import type { NotificationType } from '#domain/notifications.ts';

/** Tells those whom something on an application concerns, but not the one who did it. */
export async function notifyOfApplication(tx: Db, event: NewEvent): Promise<void> {
  const { type, subjectId, actorId, data = {} } = event;
  // What comes along with something else is told of by that alone.
  if ('withOffer' in data || 'withDecision' in data) return;
  if ('takesBack' in data) await forgetMove(tx, subjectId, Number(data.takesBack));
  // A rejection is told when it can no longer be taken back, and one that was taken back never.
  if ('audience' in data && data.audience === 'colleagues') return;
  if ('back' in data) return;
  // What somebody was sent belongs to an application; anything else here is one.
  const about = await aboutApplication(tx, numberIn(data, 'applicationId') ?? subjectId);
  if (!about) return;
  const { applicationId, jobSeekerId, jobSeekerName, hiring } = about;
  const fromEmployer = type === 'application.moved' || ('fromEmployer' in data && data.fromEmployer === true);
  const told = (userId: number, more: object): NewNotification => ({
    userId,
    // The cast: events.ts calls this for those types that are notifications too.
    type: type as NotificationType,
    applicationId,
    companyId: null,
    data: more,
  });
  const recipients = fromEmployer
    ? [
        told(
          jobSeekerId,
          'to' in data ? { status: data.to, ...('move' in data ? { move: data.move } : {}) } : {},
        ),
      ]
    : hiring.map((userId) => told(userId, { person: jobSeekerName }));
  await insertNotifications(
    tx,
    recipients.filter(({ userId }) => userId !== actorId),
  );
}

/** Reminds who promised an answer that somebody still waits for it; the mail about it is written for all of them at once. */
export async function notifyOfAnswerDue(tx: Db, { subjectId, data = {} }: NewEvent): Promise<void> {
  const about = await aboutApplication(tx, subjectId);
  const userId = numberIn(data, 'userId');
  if (!about || userId === undefined) return;
  const { applicationId, jobSeekerName: person } = about;
  await insertNotifications(tx, [
    { userId, type: 'answer.due', applicationId, companyId: null, data: { person } },
  ]);
}

export async function notifyOfMembership(tx: Db, event: NewEvent): Promise<void> {
  const { type, subjectId: companyId, actorId, data = {} } = event;
  const member = numberIn(data, 'userId') ?? actorId;
  const about = member === null ? undefined : await aboutMembership(tx, companyId, member);
  if (!about || member === null) return;
  const recipients = type === 'membership.requested' ? about.managers : [member];
  await insertNotifications(
    tx,
    recipients
      .filter((userId) => userId !== actorId)
      .map((userId) => ({
        userId,
        // The cast: as above.
        type: type as NotificationType,
        applicationId: null,
        companyId,
        data: type === 'membership.requested' ? { person: about.person } : {},
      })),
  );
}

export async function notifyOfInvitation(tx: Db, { data = {} }: NewEvent): Promise<void> {
  const userId = numberIn(data, 'userId');
  const jobId = numberIn(data, 'jobId');
  if (userId === undefined || jobId === undefined) return;
  await insertNotifications(tx, [
    { userId, type: 'invitation.sent', applicationId: null, companyId: null, jobId, data: {} },
  ]);
}

export async function notifyOfAlert(tx: Db, { type, data = {} }: NewEvent): Promise<void> {
  const userId = numberIn(data, 'userId');
  if (userId === undefined || !('alert' in data) || type !== 'alert.told') return;
  await insertNotifications(tx, [
    { userId, type, applicationId: null, companyId: null, data: { alert: data.alert } },
  ]);
}

function numberIn(data: object, key: string): number | undefined {
  const value = (data as Record<string, unknown>)[key];
  return typeof value === 'number' ? value : undefined;
}
