import type pg from 'pg';
import { takeBackSeconds } from '#domain/application-status.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { saveEvent } from '#server/events/reactions.ts';
import { releaseHeldRejections } from './moves.queries.ts';
import type { Moved } from '#domain/events.ts';

/**
 * Tells those who were rejected, once that can no longer be taken back in passing: from here on their screens say so, and
 * their offers and interviews end. It goes by how things stand and not by a list of what to do, so a move back in time
 * prevents it without anything having to be taken out of a queue, and a server that dies leaves it to the next.
 */
export async function notifyOfRejections(db: pg.Pool): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const { id, from, by, move } of await releaseHeldRejections(tx, takeBackSeconds)) {
      const data: Moved = { from, to: 'rejected', move, audience: 'applicant' };
      await saveEvent(tx, { type: 'application.moved', subjectId: id, actorId: by, data });
    }
  });
}
