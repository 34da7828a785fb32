import type { Db } from '#server/db/query.ts';
import type { NewEvent } from '#server/events.queries.ts';
import {
  endInterview,
  leavePanels,
  lockOpenInterviews,
} from '#server/features/interviews/interviews.queries.ts';

/** Nobody is interviewed about an application that was taken back: what was still to be is off. */
export async function cancelInterviewsOf(tx: Db, { subjectId, actorId }: NewEvent): Promise<NewEvent[]> {
  const open = await lockOpenInterviews(tx, subjectId);
  for (const { id } of open) await endInterview(tx, id, 'cancelled', 'The application was withdrawn.');
  return open.map(({ id }) => ({
    type: 'interview.cancelled',
    subjectId: id,
    actorId,
    data: { applicationId: subjectId },
  }));
}

/** Who has left a company asks nobody there any more. */
export async function leaveInterviews(tx: Db, { subjectId, actorId, data = {} }: NewEvent): Promise<void> {
  const userId = 'userId' in data && typeof data.userId === 'number' ? data.userId : actorId;
  if (userId !== null) await leavePanels(tx, subjectId, userId);
}
