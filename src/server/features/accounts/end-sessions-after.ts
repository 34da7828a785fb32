import type { Tx } from '#server/db/query.ts';
import type { EventOf, NewEvent } from '#domain/events.ts';
import { deleteSessionsOf } from './sessions.queries.ts';

/** An account that is disabled is signed out everywhere. */
export async function endSessionsOfDisabled(
  tx: Tx,
  { subjectId, data }: EventOf<'account.changed'>,
): Promise<readonly NewEvent[]> {
  return data?.disabled ? endAll(tx, subjectId) : [];
}

/** So is whom the company's identity provider sends off, with what is open over their sessions. */
export async function endSessionsOfLeaver(
  tx: Tx,
  { data }: EventOf<'membership.ended'>,
): Promise<readonly NewEvent[]> {
  return data.signOut ? endAll(tx, data.userId) : [];
}

async function endAll(tx: Tx, userId: number): Promise<readonly NewEvent[]> {
  const ended = await deleteSessionsOf(tx, userId);
  return ended.map(({ id }) => ({
    type: 'session.ended',
    subjectId: id,
    actorId: userId,
    data: { userId },
  }));
}
