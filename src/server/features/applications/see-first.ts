import type pg from 'pg';
import type { Actor } from '#domain/permissions.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { saveEvent } from '#server/events/reactions.ts';
import type { ApplicationRow } from './applications.queries.ts';
import { markSeen } from './moves.queries.ts';

/** Keeps when somebody who decides on an application first opened it: the person who waits may know. */
export async function seeFirst(db: pg.Pool, actor: Actor, row: ApplicationRow): Promise<ApplicationRow> {
  return inTransaction(db, async (tx) => {
    const seenAt = await markSeen(tx, row.id);
    if (!seenAt) return row;
    await saveEvent(tx, { type: 'application.seen', subjectId: row.id, actorId: actor.id });
    return { ...row, seenAt };
  });
}
