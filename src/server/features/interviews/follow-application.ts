import type { Db } from '#server/db/query.ts';
import type { NewEvent } from '#server/events.queries.ts';
import {
  endInterview,
  leavePanels,
  lockInterviewsAhead,
} from '#server/features/interviews/interviews.queries.ts';

/** Nobody is interviewed about an application that was taken back: what was still to be is off. */
export async function cancelInterviewsOf(tx: Db, { subjectId, actorId }: NewEvent): Promise<NewEvent[]> {
  return callOff(tx, { applicationId: subjectId, by: actorId, reason: 'The application was withdrawn.' });
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
