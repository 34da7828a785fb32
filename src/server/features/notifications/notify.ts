import type { Tx } from '#server/db/query.ts';
import type { EventOf, Moved } from '#domain/events.ts';
import {
  aboutApplication,
  aboutMembership,
  forgetMove,
  insertNotifications,
  managersOf,
  type NewNotification,
} from './notifications.queries.ts';

type Notified = EventOf<
  'application.submitted' | 'application.moved' | 'application.withdrawn' | 'message.sent'
>;

/** Tells those whom something on an application concerns, but not the one who did it. */
export async function notifyOfApplication(tx: Tx, event: Notified): Promise<void> {
  const { type, subjectId, actorId } = event;
  const message = event.type === 'message.sent' ? event.data : undefined;
  const moved: Partial<Moved> = event.type === 'application.moved' ? event.data : {};
  // What comes along with something else is told of by that alone.
  if (moved.withOffer || message?.withDecision) return;
  if (moved.takesBack !== undefined) await forgetMove(tx, subjectId, moved.takesBack);
  // A rejection is told when it can no longer be taken back, and one that was taken back never.
  if (moved.audience === 'colleagues' || moved.back) return;
  const about = await aboutApplication(tx, message?.applicationId ?? subjectId);
  if (!about) return;
  const { applicationId, jobSeekerId, jobSeekerName, hiring } = about;
  const fromEmployer = type === 'application.moved' || message?.fromEmployer === true;
  const told = (userId: number, more: object): NewNotification => ({
    userId,
    type,
    applicationId,
    companyId: null,
    data: more,
    // Of a rejection with a letter, the letter is the mail.
    ...(moved.withLetter ? { mailed: true } : {}),
  });
  // Its mail has its words where it can be answered.
  const written = message ? { message: subjectId } : {};
  const recipients = fromEmployer
    ? [
        told(
          jobSeekerId,
          moved.to
            ? { status: moved.to, ...(moved.move === undefined ? {} : { move: moved.move }) }
            : written,
        ),
      ]
    : hiring.map((userId) => told(userId, { person: jobSeekerName, ...written }));
  await insertNotifications(
    tx,
    recipients.filter(({ userId }) => userId !== actorId),
  );
}

/** Reminds who promised an answer that somebody still waits for it; the mail about it is written for all of them at once. */
export async function notifyOfAnswerDue(
  tx: Tx,
  { subjectId, data: { userId } }: EventOf<'answer.due'>,
): Promise<void> {
  const about = await aboutApplication(tx, subjectId);
  if (!about) return;
  const { applicationId, jobSeekerName: person } = about;
  await insertNotifications(tx, [
    { userId, type: 'answer.due', applicationId, companyId: null, data: { person } },
  ]);
}

export async function notifyOfMembership(
  tx: Tx,
  event: EventOf<'membership.requested' | 'membership.changed'>,
): Promise<void> {
  const { type, subjectId: companyId, actorId } = event;
  const member = event.data.userId;
  const about = await aboutMembership(tx, companyId, member);
  if (!about) return;
  const recipients = type === 'membership.requested' ? about.managers : [member];
  await insertNotifications(
    tx,
    recipients
      .filter((userId) => userId !== actorId)
      .map((userId) => ({
        userId,
        type,
        applicationId: null,
        companyId,
        data: type === 'membership.requested' ? { person: about.person } : {},
      })),
  );
}

export async function notifyOfInvitation(
  tx: Tx,
  { data: { userId, jobId } }: EventOf<'invitation.sent'>,
): Promise<void> {
  await insertNotifications(tx, [
    { userId, type: 'invitation.sent', applicationId: null, companyId: null, jobId, data: {} },
  ]);
}

export async function notifyOfAlert(
  tx: Tx,
  { type, data: { userId, alert } }: EventOf<'alert.told'>,
): Promise<void> {
  await insertNotifications(tx, [{ userId, type, applicationId: null, companyId: null, data: { alert } }]);
}

/** Tells whoever has a calendar that it cannot be read any more. */
export async function notifyOfCalendar(
  tx: Tx,
  { type, data: { userId, domain } }: EventOf<'calendar.failing'>,
): Promise<void> {
  await insertNotifications(tx, [{ userId, type, applicationId: null, companyId: null, data: { domain } }]);
}

/** Tells those who manage a company, whoever of them looks after its domains and webhooks. */
export async function notifyOfDomain(
  tx: Tx,
  { type, subjectId: companyId, data }: EventOf<'domain.failing' | 'webhook.paused'>,
): Promise<void> {
  const managers = await managersOf(tx, companyId);
  await insertNotifications(
    tx,
    managers.map((userId) => ({ userId, type, applicationId: null, companyId, data })),
  );
}
