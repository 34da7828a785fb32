import type { Tx } from '#server/db/query.ts';
import type { From } from '#server/security-log/from.ts';
import { noteSecurity } from '#server/security-log/security-log.queries.ts';
import { saveEvent } from '#server/events/reactions.ts';
import {
  deleteOtherSessions,
  deleteSession,
  deleteSessionById,
  deleteSessionsOf,
  deleteTheseSessions,
  type EndedSession,
} from './sessions.queries.ts';
import { sidOf } from './sessions.ts';

/** Ends sessions and says so, in the caller's transaction: what is open over them, on whichever server, ends with them. */

export async function endSession(tx: Tx, token: string): Promise<void> {
  await say(tx, await deleteSession(tx, sidOf(token)));
}

export async function endOtherSessions(tx: Tx, userId: number, idToKeep: number): Promise<void> {
  await say(tx, await deleteOtherSessions(tx, userId, idToKeep));
}

export async function endSessionsOf(tx: Tx, userId: number): Promise<void> {
  await say(tx, await deleteSessionsOf(tx, userId));
}

/** Sessions of whomever, found out in the same transaction. */
export async function endTheseSessions(tx: Tx, sessions: readonly EndedSession[]): Promise<void> {
  await say(
    tx,
    await deleteTheseSessions(
      tx,
      sessions.map(({ id }) => id),
    ),
  );
}

/** False when this is none of the person's sessions. */
export async function endSessionById(tx: Tx, userId: number, id: number): Promise<boolean> {
  const ended = await deleteSessionById(tx, userId, id);
  await say(tx, ended);
  return ended.length > 0;
}

async function say(tx: Tx, ended: readonly EndedSession[]): Promise<void> {
  for (const { id, userId } of ended)
    await saveEvent(tx, { type: 'session.ended', subjectId: id, actorId: userId, data: { userId } });
}

/** Notes that somebody has ended sessions: their own, or as an administrator those of another. */
export async function noteSessionsEnded(
  tx: Tx,
  {
    actorId,
    userId,
    from,
    which,
  }: { actorId: number; userId: number; from: From; which: number | 'others' | 'all' },
): Promise<void> {
  await noteSecurity(tx, {
    act: 'session.ended',
    outcome: 'done',
    actorId,
    userId,
    ...from,
    details: typeof which === 'number' ? { session: which } : { which },
  });
}
