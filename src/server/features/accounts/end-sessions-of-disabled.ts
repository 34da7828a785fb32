import type { Tx } from '#server/db/query.ts';
import type { EventOf, NewEvent } from '#domain/events.ts';
import { deleteSessionsOf } from './sessions.queries.ts';

/** An account that is disabled is signed out everywhere. */
export async function endSessionsOfDisabled(
  tx: Tx,
  { subjectId, data }: EventOf<'account.changed'>,
): Promise<readonly NewEvent[]> {
  if (!data?.disabled) return [];
  const ended = await deleteSessionsOf(tx, subjectId);
  return ended.map(({ id, userId }) => ({
    type: 'session.ended',
    subjectId: id,
    actorId: userId,
    data: { userId },
  }));
}
