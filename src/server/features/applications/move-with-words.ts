import { isMovable } from '#domain/application-status.ts';
import type { Tx } from '#server/db/query.ts';
import type { EventOf, NewEvent } from '#domain/events.ts';
import { lockStatus } from './moves.queries.ts';
import { setStatus } from './set-status.ts';

/** Whoever is sent the words for those who are not taken further is rejected by them, and knows it with them. */
export async function moveWithWords(tx: Tx, { actorId, data }: EventOf<'message.sent'>): Promise<NewEvent[]> {
  if (!data.withDecision || actorId === null) return [];
  const id = data.applicationId;
  const application = await lockStatus(tx, id);
  if (!application || !isMovable(application) || application.status === 'rejected') return [];
  return [
    await setStatus(tx, {
      id,
      from: application.status,
      to: 'rejected',
      by: actorId,
      disclosed: true,
    }),
  ];
}
