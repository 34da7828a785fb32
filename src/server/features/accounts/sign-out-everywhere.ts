import type pg from 'pg';
import type { Actor } from '#domain/permissions.ts';
import { recordAudit } from '#server/audit/audit.queries.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { From } from '#server/security-log/from.ts';
import { endSessionsOf, noteSessionsEnded } from './end-sessions.ts';

/** Ends all sessions of somebody, whose account may be in other hands, and what is open over them. */
export async function signOutEverywhere(
  db: pg.Pool,
  actor: Actor,
  userId: number,
  from: From,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await endSessionsOf(tx, userId);
    await noteSessionsEnded(tx, { actorId: actor.id, userId, from, which: 'all' });
    await recordAudit(tx, {
      actorId: actor.id,
      action: 'user.signed_out',
      subject: 'user',
      subjectId: userId,
    });
  });
}
