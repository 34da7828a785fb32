import type { NewEvent } from '#domain/events.ts';
import type { Tx } from '#server/db/query.ts';
import { expireOffers } from './expire-offers.queries.ts';

/** Ends the offers of an application whose time to answer has passed, and answers what both sides are to be told of it. */
export async function endLapsed(tx: Tx, applicationId: number): Promise<NewEvent[]> {
  return (await expireOffers(tx, applicationId)).map(({ id, createdBy }) => ({
    type: 'offer.expired',
    subjectId: id,
    actorId: null,
    data: { applicationId, writerId: createdBy },
  }));
}
