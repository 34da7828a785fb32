import type { Db } from '#server/db/query.ts';
import type { NewEvent } from '#server/events.queries.ts';
import { withdrawOpenOffers } from '#server/features/offers/offers.queries.ts';

/**
 * Whoever is rejected or has withdrawn has no open offer any more. Whoever is hired can still sign the one they were sent;
 * one that was not sent cannot be any more, and nobody is asked to approve it.
 */
export async function endOffers(
  tx: Db,
  { type, subjectId, actorId, data }: NewEvent,
): Promise<readonly NewEvent[]> {
  const to = data && 'to' in data ? data.to : undefined;
  if (type !== 'application.withdrawn' && to !== 'rejected' && to !== 'hired') return [];
  const ended = await withdrawOpenOffers(tx, subjectId, { unsentOnly: to === 'hired' });
  return ended.map((offer) => ({
    type: offer.sent ? 'offer.withdrawn' : 'offer.prepared',
    subjectId: offer.id,
    actorId,
    // They are told of the one thing, not of what comes with it.
    data: { applicationId: subjectId, along: true },
  }));
}
