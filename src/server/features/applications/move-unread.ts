import type { EventOf, NewEvent } from '#domain/events.ts';
import type { Tx } from '#server/db/query.ts';
import { lockWaiting } from '#server/features/response-times/response-times.queries.ts';
import { setStatus } from './set-status.ts';

/** Who was brought along reads no words for those who still wait when a job closes: with them they are rejected, and written nothing. */
export async function moveUnread(
  tx: Tx,
  { subjectId, actorId, data: { farewell } }: EventOf<'job.changed'>,
): Promise<NewEvent[]> {
  if (farewell === undefined || actorId === null) return [];
  const moved: NewEvent[] = [];
  for (const { id, status: from, broughtAlong } of await lockWaiting(tx, subjectId))
    if (broughtAlong)
      moved.push(await setStatus(tx, { id, from, to: 'rejected', by: actorId, disclosed: true }));
  return moved;
}
