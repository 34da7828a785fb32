import type { Db } from '#server/db/query.ts';
import type { NewEvent } from '#server/events.queries.ts';
import { withdrawOpenOffers } from '#server/features/offers/offers.queries.ts';

/** Whoever is rejected or has withdrawn has no open offer any more. */
export async function endOffers(
  tx: Db,
  { type, subjectId, actorId, data }: NewEvent,
): Promise<readonly NewEvent[]> {
  const rejected = data && 'to' in data && data.to === 'rejected';
  if (type !== 'application.withdrawn' && !rejected) return [];
  const ended = await withdrawOpenOffers(tx, subjectId);
  return ended.map((offer) => ({
    type: offer.sent ? 'offer.withdrawn' : 'offer.prepared',
    subjectId: offer.id,
    actorId,
    // They are told of the one thing, not of what comes with it.
    data: { applicationId: subjectId, along: true },
  }));
}
