import type { ApplicationStatus } from '#domain/application-status.ts';
import { isMovable } from '#domain/application-status.ts';
import type { Tx } from '#server/db/query.ts';
import type { EventOf, NewEvent } from '#domain/events.ts';
import { lockStatus } from './moves.queries.ts';
import { setStatus } from './set-status.ts';

const follows = {
  'offer.sent': 'offered',
  'offer.accepted': 'hired',
} as const satisfies Record<string, ApplicationStatus>;

/** Whoever is sent an offer is offered the job, and whoever accepts it is hired: in the same transaction, or neither is so. */
export async function moveWithOffer(
  tx: Tx,
  { type, actorId, data: { applicationId: id } }: EventOf<keyof typeof follows>,
): Promise<readonly NewEvent[]> {
  const to = follows[type];
  const application = await lockStatus(tx, id);
  if (!application || actorId === null) return [];
  if (!isMovable(application) || application.status === to) return [];
  const moved = await setStatus(tx, { id, from: application.status, to, by: actorId });
  // Of the offer itself both sides are told; of the move that comes with it nobody is told once more.
  return [{ ...moved, data: { ...moved.data, withOffer: true } }];
}
