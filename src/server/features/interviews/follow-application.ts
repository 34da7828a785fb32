import type { Db } from '#server/db/query.ts';
import type { NewEvent } from '#server/events.queries.ts';
import {
  endInterview,
  leavePanels,
  lockInterviewsAhead,
} from '#server/features/interviews/interviews.queries.ts';

/**
 * Nobody is interviewed about an application that was taken back or rejected: what was still to be is off, as soon as the
 * applicant knows. Of who is hired it is off a minute later: see call-off-hired.ts.
 */
export async function callOffWith(
  tx: Db,
  { type, subjectId, actorId, data = {} }: NewEvent,
): Promise<NewEvent[]> {
  const about = { applicationId: subjectId, by: actorId };
  if (type === 'application.withdrawn')
    return callOff(tx, { ...about, reason: 'The application was withdrawn.' });
  const held = 'audience' in data && data.audience === 'colleagues';
  if (!('to' in data) || data.to !== 'rejected' || held) return [];
  return callOff(tx, { ...about, reason: 'The application is not taken further.' });
}

interface CallOff {
  applicationId: number;
  by: number | null;
  /** Read by both sides. */
  reason: string;
}

/** Ends every interview of an application that is still ahead; answers what has happened, for whoever saves it. */
export async function callOff(tx: Db, { applicationId, by, reason }: CallOff): Promise<NewEvent[]> {
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
export async function leaveInterviews(tx: Db, { subjectId, actorId, data = {} }: NewEvent): Promise<void> {
  const userId = 'userId' in data && typeof data.userId === 'number' ? data.userId : actorId;
  if (userId !== null) await leavePanels(tx, subjectId, userId);
}
