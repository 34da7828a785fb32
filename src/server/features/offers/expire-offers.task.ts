import type { Tx } from '#server/db/query.ts';
import { saveEvent } from '#server/events/reactions.ts';
import { expireOffers } from './expire-offers.queries.ts';

/** Ends the offers of an application whose time to answer has passed, and tells both sides. Once ended, an offer is not ended again. */
export async function expireDueOffers(tx: Tx, { applicationId }: { applicationId: number }): Promise<void> {
  for (const offer of await expireOffers(tx, applicationId))
    await saveEvent(tx, {
      type: 'offer.expired',
      subjectId: offer.id,
      actorId: null,
      data: { applicationId: offer.applicationId, writerId: offer.createdBy },
    });
}
