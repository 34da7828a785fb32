import { isMovable } from '#domain/application-status.ts';
import type { Db } from '#server/db/query.ts';
import type { NewEvent } from '#server/events.queries.ts';
import { lockStatus } from '#server/features/applications/moves.queries.ts';
import { setStatus } from '#server/features/applications/set-status.ts';

/** Whoever is sent the words for those who are not taken further is rejected by them, and knows it with them. */
export async function moveWithWords(tx: Db, { actorId, data = {} }: NewEvent): Promise<NewEvent[]> {
  if (!('withDecision' in data) || !('applicationId' in data) || actorId === null) return [];
  const id = Number(data.applicationId);
  const application = await lockStatus(tx, id);
  if (!application || !isMovable(application) || application.status === 'rejected') return [];
  return [
    await setStatus(tx, {
      id,
      from: application.status,
      to: 'rejected',
      by: actorId,
      toldAlready: true,
    }),
  ];
}
