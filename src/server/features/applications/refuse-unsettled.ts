import type { ApplicationStatus } from '#domain/application-status.ts';
import { statusLabel } from '#domain/application-status.ts';
import { afterMove, offerQuestion, type OfferQuestion, type OpenOfferAnswer } from '#domain/offers.ts';
import type { Tx } from '#server/db/query.ts';
import { isTakenBack } from './set-status.ts';
import { offersMet } from '#server/features/offers/settle-offers.queries.ts';
import { refuse } from '#server/refusal.ts';

interface Wanted {
  status: ApplicationStatus;
  openOffer: OpenOfferAnswer | 'ask' | undefined;
  undo: boolean;
}

/**
 * Refuses a move that an offer contradicts, with the question what becomes of it, where whoever moves wants to be asked.
 * Who does not say anything takes the offer back: it asserts nothing about the candidate and leaves nothing to sign.
 */
export async function refuseUnsettled(
  tx: Tx,
  id: number,
  { status, openOffer, undo }: Wanted,
): Promise<void> {
  if (openOffer === undefined || openOffer === 'withdraw') return;
  if (await isTakenBack(tx, { id, to: status, undo })) return;
  const offers = await offersMet(tx, id);
  if (openOffer === 'accept') {
    if (status !== 'hired')
      throw refuse.invalid('An offer can only be accepted by someone who is moved to Hired.', {
        openOffer: 'Only who is moved to Hired can have accepted an offer',
      });
    if (!offers.some((offer) => afterMove(offer, 'hired', 'accept') === 'accepted'))
      throw refuse.conflict('no_offer', 'They have no offer to accept.');
    return;
  }
  const question = offerQuestion(offers, status);
  if (question) throw refuse.conflict(`offer_${question}` as const, asked(question, status));
}

/** Says what stands in the way, and which answers there are. */
function asked(question: OfferQuestion, to: ApplicationStatus): string {
  const there = statusLabel[to];
  if (question === 'accepted')
    return `They have accepted an offer, which would be called off by moving them to ${there}. Send openOffer: withdraw to do so.`;
  if (question === 'unsent')
    return `An offer is being written, which would be discarded by moving them to ${there}. Send openOffer: withdraw to do so.`;
  if (to !== 'hired')
    return `They have an offer that they can still answer, which would be withdrawn by moving them to ${there}. Send openOffer: withdraw to do so.`;
  return `${standing[question]} Say what becomes of it. Send openOffer: accept if they accept it, or withdraw to hire them without it.`;
}

const standing = {
  sent: 'They have an offer that they have not answered.',
  declined: 'They have declined the offer.',
  expired: 'They have let the offer expire.',
  called_off: 'The offer that they accepted was called off.',
};
