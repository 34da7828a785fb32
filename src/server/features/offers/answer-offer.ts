import { factsOf } from '#domain/application-facts.ts';
import type pg from 'pg';
import type { Offer } from '#contract/api.ts';
import type { OfferState } from '#domain/offers.ts';
import type { Actor } from '#domain/permissions.ts';
import { may } from '#domain/permissions.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { saveEvent } from '#server/events/reactions.ts';
import { lockedOffer, offerFor } from './offer-for.ts';
import { markAnswered } from './offer-changes.queries.ts';
import { refuse } from '#server/refusal.ts';
import { refuseSuspendedEmployer } from '#server/features/companies/suspended-employer.queries.ts';

interface GivenAnswer {
  state: 'accepted' | 'declined';
  name: string;
  reason: string | null;
}

/** Accepts or declines an offer made to one. Whether there is still time is for the database's clock. The same answer twice is one. */
export async function answerOffer(
  db: pg.Pool,
  actor: Actor,
  id: number,
  answer: GivenAnswer,
): Promise<Offer> {
  return inTransaction(db, async (tx) => {
    const offer = await lockedOffer(tx, actor, id);
    if (!may['offer.answer'](actor, factsOf(offer))) throw refuse.forbidden();
    if (offer.state === answer.state) return offerFor(tx, actor, id);
    if (answer.state === 'accepted' && offer.heldBack) throw refuse.beingChanged();
    if (answer.state === 'accepted') await refuseSuspendedEmployer(tx, actor, offer.companyId);
    if (!(await markAnswered(tx, id, answer))) throw refuse.conflict('offer_closed', tooLate(offer.state));
    await saveEvent(tx, {
      type: `offer.${answer.state}`,
      subjectId: id,
      actorId: actor.id,
      data: { applicationId: offer.applicationId, writerId: offer.createdBy },
    });
    return offerFor(tx, actor, id);
  });
}

function tooLate(state: OfferState): string {
  return sentences[state] ?? 'The time to answer this offer has passed.';
}

const sentences: Partial<Record<OfferState, string>> = {
  accepted: 'You have accepted this offer already.',
  declined: 'You have declined this offer already.',
  withdrawn: 'The employer has withdrawn this offer, so it can no longer be answered.',
  called_off: 'You accepted this offer, and the employer later called it off.',
  set_aside: 'You’ve already declined this offer, and were hired later.',
  replaced: 'The employer is changing this offer, so this version can no longer be answered.',
};
