import type { Tx } from '#server/db/query.ts';
import type { EventOf, NewEvent } from '#domain/events.ts';
import { requiresProvider, sessionsOtherwise } from './provider/providers.queries.ts';
import { deleteSessionsOf, deleteTheseSessions, type EndedSession } from './sessions.queries.ts';

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

/** A company that is suspended holds nobody to its provider: whoever came in otherwise meanwhile is signed out once it is resumed. */
export async function endSessionsOtherwise(
  tx: Tx,
  { subjectId, data }: EventOf<'company.changed'>,
): Promise<readonly NewEvent[]> {
  if (!data?.resumed || !(await requiresProvider(tx, subjectId))) return [];
  const otherwise = await sessionsOtherwise(tx, subjectId);
  return said(
    await deleteTheseSessions(
      tx,
      otherwise.map(({ id }) => id),
    ),
  );
}

async function endAll(tx: Tx, userId: number): Promise<readonly NewEvent[]> {
  return said(await deleteSessionsOf(tx, userId));
}

function said(ended: readonly EndedSession[]): readonly NewEvent[] {
  return ended.map(({ id, userId }) => ({
    type: 'session.ended',
    subjectId: id,
    actorId: userId,
    data: { userId },
  }));
}
