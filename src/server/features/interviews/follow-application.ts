import type { Tx } from '#server/db/query.ts';
import type { EventOf, NewEvent } from '#domain/events.ts';
import { endInterview } from './interview-times.queries.ts';
import { leavePanels, lockInterviewsAhead } from './interviews.queries.ts';

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

/** Who has left a company asks nobody there any more. */
export async function leaveInterviews(
  tx: Tx,
  { subjectId, data }: EventOf<'membership.ended'>,
): Promise<void> {
  await leavePanels(tx, subjectId, data.userId);
}
