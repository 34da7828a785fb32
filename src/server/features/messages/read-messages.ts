import type pg from 'pg';
import type { Actor } from '#domain/permissions.ts';
import { isJobSeeker } from '#domain/permissions.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { saveEvent } from '#server/events/reactions.ts';
import { markRead } from './messages.queries.ts';

/** Notes that the other side's messages have been read; who wrote them learns of it. */
export async function readMessages(db: pg.Pool, actor: Actor, applicationId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (await markRead(tx, applicationId, !isJobSeeker(actor)))
      await saveEvent(tx, {
        type: 'message.read',
        subjectId: applicationId,
        actorId: actor.id,
        data: { applicationId },
      });
  });
}
