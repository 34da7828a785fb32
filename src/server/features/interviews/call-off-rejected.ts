import type pg from 'pg';
import { callOffSeconds } from '#domain/interviews.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { saveEvent } from '#server/events.ts';
import { callOff } from '#server/features/interviews/follow-application.ts';
import { lockRejectedWithInterviews } from '#server/features/interviews/interviews.queries.ts';

/**
 * Calls off what was still to be of those who were rejected, once that can no longer be undone in passing. Nothing is
 * queued: it goes by how things stand, so a move back in time prevents it and a server that dies leaves it to the next.
 */
export async function callOffRejected(db: pg.Pool): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const { id, by } of await lockRejectedWithInterviews(tx, callOffSeconds)) {
      const reason = 'The application is not taken further.';
      for (const event of await callOff(tx, { applicationId: id, by, reason })) await saveEvent(tx, event);
    }
  });
}
