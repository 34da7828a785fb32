import type pg from 'pg';
import type { Tx } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { saveEvent } from '#server/events/reactions.ts';
import { expireOffers } from './offers.queries.ts';

/** Ends the offers whose time to answer has passed, and tells both sides. Once ended, an offer is not ended again. */
export async function expireDueOffers(db: pg.Pool): Promise<void> {
  await inTransaction(db, (tx) => sweepExpired(tx));
}

/** The same for one application, for who does not want to wait for the next sweep. */
export async function sweepExpired(tx: Tx, applicationId?: number): Promise<void> {
  for (const offer of await expireOffers(tx, applicationId))
    await saveEvent(tx, {
      type: 'offer.expired',
      subjectId: offer.id,
      actorId: null,
      data: { applicationId: offer.applicationId, writerId: offer.createdBy },
    });
}
