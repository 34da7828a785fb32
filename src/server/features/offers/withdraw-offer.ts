import type pg from 'pg';
import type { Offer } from '#contract/api.ts';
import { isOpenOffer } from '#domain/offers.ts';
import type { Actor } from '#domain/permissions.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { saveEvent } from '#server/events/reactions.ts';
import { lockedOffer, offerFor } from './offer-for.ts';
import { markEnded } from './offer-changes.queries.ts';
import { refuse } from '#server/refusal.ts';

/** Takes an open offer back; the candidate hears of it if it was sent. The application stays where it stands. */
export async function withdrawOffer(db: pg.Pool, actor: Actor, id: number): Promise<Offer> {
  return inTransaction(db, async (tx) => {
    const offer = await lockedOffer(tx, actor, id);
    if (offer.state === 'withdrawn') return offerFor(tx, actor, id);
    if (!isOpenOffer(offer))
      throw refuse.conflict('offer_closed', 'This offer is no longer open, so it can’t be withdrawn.');
    await markEnded(tx, id, 'withdrawn');
    await saveEvent(tx, {
      type: offer.sentAt ? 'offer.withdrawn' : 'offer.prepared',
      subjectId: id,
      actorId: actor.id,
      data: { applicationId: offer.applicationId },
    });
    return offerFor(tx, actor, id);
  });
}
