import { takeBackSeconds } from '#domain/application-status.ts';
import type { Tx } from '#server/db/query.ts';
import { saveEvent } from '#server/events/reactions.ts';
import { cancelInterviews } from './follow-application.ts';
import { lockHiredWithInterviews } from './hired-interviews.queries.ts';

/**
 * Cancels what was still to be of somebody who was hired, once that can no longer be undone in passing: a cancellation by
 * then would be in people's calendars. It goes by how things stand, so a move back in time prevents it.
 */
export async function cancelInterviewsOfHired(
  tx: Tx,
  { applicationId }: { applicationId: number },
): Promise<void> {
  for (const { id, by } of await lockHiredWithInterviews(tx, takeBackSeconds, applicationId)) {
    const reason = 'The candidate has been hired.';
    for (const event of await cancelInterviews(tx, { applicationId: id, by, reason }))
      await saveEvent(tx, event);
  }
}
