import { takeBackSeconds } from '#domain/application-status.ts';
import type { Moved } from '#domain/events.ts';
import type { Tx } from '#server/db/query.ts';
import { saveEvent } from '#server/events/reactions.ts';
import { releaseHeldRejection } from './moves.queries.ts';

/**
 * Tells somebody that they were rejected, once that can no longer be taken back in passing: from here on their screens say
 * so, and their offers and interviews end. It goes by how things stand, so a move back in time prevents it.
 */
export async function notifyOfRejection(tx: Tx, { applicationId }: { applicationId: number }): Promise<void> {
  for (const { id, from, by, move } of await releaseHeldRejection(tx, takeBackSeconds, applicationId)) {
    const data: Moved = { from, to: 'rejected', move, audience: 'applicant' };
    await saveEvent(tx, { type: 'application.moved', subjectId: id, actorId: by, data });
  }
}
