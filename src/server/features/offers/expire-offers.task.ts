import type { Tx } from '#server/db/query.ts';
import { saveEvent } from '#server/events/reactions.ts';
import { endLapsed } from './end-lapsed.ts';

/** Ends the offers of an application whose time to answer has passed, and tells both sides. Once ended, an offer is not ended again. */
export async function expireDueOffers(tx: Tx, { applicationId }: { applicationId: number }): Promise<void> {
  for (const event of await endLapsed(tx, applicationId)) await saveEvent(tx, event);
}
