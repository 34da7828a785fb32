import { factsOf } from '#domain/application-facts.ts';
import type { Offer } from '#contract/api.ts';
import { filledLetter } from '#domain/offer-letter.ts';
import { isOpenOffer } from '#domain/offers.ts';
import type { Actor } from '#domain/permissions.ts';
import { isJobSeeker, may } from '#domain/permissions.ts';
import { atWork } from '#domain/suspension.ts';
import { etagOfOffer, type OfferRow } from './offers.queries.ts';

/** An offer as this viewer may see it: the candidate reads what was sent, not who wrote, approved or remarked what. */
export function presentOffer(row: OfferRow, actor: Actor): Offer {
  const { letter, sentLetter, by, decidedBy, approvalNote, changedAt, changedBy, heldBack: _, ...rest } = row;
  const offer = { ...rest, text: sentLetter ?? filledLetter(letter, row, row) };
  if (isJobSeeker(actor)) return offer;
  const facts = factsOf(row);
  const mayApprove = may['offer.approve'](atWork(actor), facts);
  return {
    ...offer,
    letter,
    by,
    decidedBy,
    approvalNote,
    changedAt,
    changedBy,
    etag: etagOfOffer(row),
    mayWrite: may['offer.write'](atWork(actor), facts) && isOpenOffer(row),
    needsApproval: needsApproval(row, actor),
    mayApprove,
  };
}

/** Whoever manages the company needs nobody's leave: that they send it is their approval. */
export function needsApproval(row: OfferRow, actor: Actor): boolean {
  return row.approvalWanted && !may['offer.approve'](actor, factsOf(row));
}
