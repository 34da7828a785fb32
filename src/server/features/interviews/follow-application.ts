import type { Tx } from '#server/db/query.ts';
import type { EventOf, NewEvent } from '#domain/events.ts';
import { insertNotifications } from '#server/features/notifications/notifications.queries.ts';
import { notificationOf } from './notify-of-interview.ts';
import { endInterview } from './interview-times.queries.ts';
import { interviewsLeftAlone, leavePanels, lockInterviewsAhead } from './interviews.queries.ts';

/**
 * Nobody is interviewed about an application that was taken back or rejected: what was still to be is off, as soon as the
 * applicant knows. Of who is hired it is off a minute later: see cancel-of-hired.ts.
 */
export async function cancelWithApplication(
  tx: Tx,
  event: EventOf<'application.moved' | 'application.withdrawn'>,
): Promise<NewEvent[]> {
  const about = { applicationId: event.subjectId, by: event.actorId };
  if (event.type === 'application.withdrawn')
    return cancelInterviews(tx, { ...about, reason: 'The application was withdrawn.' });
  const { to, audience } = event.data;
  if (to !== 'rejected' || audience === 'colleagues') return [];
  return cancelInterviews(tx, { ...about, reason: 'The application is not taken further.' });
}

interface Cancellation {
  applicationId: number;
  by: number | null;
  /** Read by both sides. */
  reason: string;
}

/** Ends every interview of an application that is still ahead; answers what has happened, for whoever saves it. */
export async function cancelInterviews(
  tx: Tx,
  { applicationId, by, reason }: Cancellation,
): Promise<NewEvent[]> {
  const ahead = await lockInterviewsAhead(tx, applicationId);
  for (const { id } of ahead) await endInterview(tx, id, 'cancelled', reason);
  return ahead.map(({ id }) => ({
    type: 'interview.cancelled',
    subjectId: id,
    actorId: by,
    data: { applicationId },
  }));
}

/** Who has left a company asks nobody there any more, and where they were the last, somebody is told. */
export async function leaveInterviews(
  tx: Tx,
  { subjectId, data }: EventOf<'membership.ended'>,
): Promise<void> {
  await tellOfEmptyPanels(tx, data.userId, subjectId);
  await leavePanels(tx, subjectId, data.userId);
}

/** Who is not let in any more, or disabled, stays on their panels, as both may be taken back; but they will not be there. */
export async function missInterviews(
  tx: Tx,
  event: EventOf<'membership.changed' | 'account.changed'>,
): Promise<void> {
  if (event.type === 'account.changed') {
    if (event.data?.disabled) await tellOfEmptyPanels(tx, event.subjectId, null);
  } else if (event.data.verified === false) {
    await tellOfEmptyPanels(tx, event.data.userId, event.subjectId);
  }
}

/**
 * Tells of what is ahead at which nobody is left. It is not called off: a colleague may hold it, and the candidate is told
 * nothing that has to be taken back. Also who sent the last one off is told, as that says nothing of interviews.
 */
async function tellOfEmptyPanels(tx: Tx, userId: number, companyId: number | null): Promise<void> {
  const alone = await interviewsLeftAlone(tx, userId, companyId);
  await insertNotifications(
    tx,
    alone.flatMap((interview) => interview.told.map((one) => notificationOf(interview, one, 'panel.empty'))),
  );
}
