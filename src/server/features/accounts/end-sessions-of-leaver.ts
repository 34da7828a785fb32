import type { Tx } from '#server/db/query.ts';
import type { EventOf, NewEvent } from '#domain/events.ts';
import { deleteSessionsOf } from './sessions.queries.ts';

/** Whom the company's identity provider sends off is signed out everywhere, and what is open over their sessions ends. */
export async function endSessionsOfLeaver(
  tx: Tx,
  { data }: EventOf<'membership.ended'>,
): Promise<readonly NewEvent[]> {
  if (!data.signOut) return [];
  const ended = await deleteSessionsOf(tx, data.userId);
  return ended.map(({ id, userId }) => ({
    type: 'session.ended',
    subjectId: id,
    actorId: userId,
    data: { userId },
  }));
}
