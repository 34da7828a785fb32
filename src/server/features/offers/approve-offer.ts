import { factsOf } from '#domain/application-facts.ts';
import type pg from 'pg';
import type { Body, Offer } from '#contract/api.ts';
import type { Actor } from '#domain/permissions.ts';
import { may } from '#domain/permissions.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { refuseStale } from '#server/etags.ts';
import { saveEvent } from '#server/events/reactions.ts';
import { lockedOffer, offerFor } from './offer-for.ts';
import { presentOffer } from './offers.present.ts';
import { markAsked, markDecided } from './offer-changes.queries.ts';
import type { IfMatch } from '#server/http/if-match.ts';
import { refuse } from '#server/refusal.ts';

/** Asks those who manage the company to approve an offer. Asking twice is asking once. */
export async function askForApproval(db: pg.Pool, actor: Actor, id: number): Promise<Offer> {
  return inTransaction(db, async (tx) => {
    const offer = await lockedOffer(tx, actor, id);
    if (offer.state === 'waiting') return offerFor(tx, actor, id);
    if (offer.state !== 'draft')
      throw refuse.conflict('offer_not_draft', 'Only a draft can be sent for approval.');
    await markAsked(tx, id, actor.id);
    await saveEvent(tx, {
      type: 'offer.asked',
      subjectId: id,
      actorId: actor.id,
      data: { applicationId: offer.applicationId },
    });
    return offerFor(tx, actor, id);
  });
}

/** Approves an offer that waits for it, or gives it back to whoever wrote it: the one that whoever decides has read. */
export async function decideOnOffer(
  db: pg.Pool,
  actor: Actor,
  id: number,
  { approved, note }: Body<'POST /api/offers/:id/decision'>,
  ifMatch: IfMatch,
): Promise<Offer> {
  return inTransaction(db, async (tx) => {
    const offer = await lockedOffer(tx, actor, id);
    if (!may['offer.approve'](actor, factsOf(offer))) throw refuse.forbidden();
    if (offer.state !== 'waiting')
      throw refuse.conflict('offer_not_waiting', 'This offer does not wait for approval.');
    const undone = `It was not ${approved ? 'approved' : 'returned'}.`;
    refuseStale(ifMatch, actor, presentOffer(offer, actor), { undone });
    await markDecided(tx, id, { approved, note: note ?? null, by: actor.id });
    await saveEvent(tx, {
      type: 'offer.decided',
      subjectId: id,
      actorId: actor.id,
      data: { applicationId: offer.applicationId, approved, writerId: offer.createdBy },
    });
    return offerFor(tx, actor, id);
  });
}
