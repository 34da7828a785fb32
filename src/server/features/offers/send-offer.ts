import type pg from 'pg';
import type { Offer } from '#contract/api.ts';
import { filledLetter } from '#domain/offer-letter.ts';
import { isAboveLimit, isOfferable } from '#domain/offers.ts';
import type { Actor } from '#domain/permissions.ts';
import type { Tx } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { refuseStale } from '#server/etags.ts';
import { saveEvent } from '#server/events/reactions.ts';
import { lockedOffer, offerFor } from './offer-for.ts';
import { needsApproval, presentOffer } from './offers.present.ts';
import { markSent } from './offer-changes.queries.ts';
import type { OfferRow } from './offers.queries.ts';
import { notOfferable } from './write-offer.ts';
import type { IfMatch } from '#server/http/if-match.ts';
import { type OwnSession, refuseUnconfirmed } from '#server/http/who-may-call.ts';
import { refuse } from '#server/refusal.ts';
import { lockApplicationFacts } from '#server/visibility/visible-applications.queries.ts';

interface Asked {
  session: OwnSession;
  ifMatch: IfMatch;
}

/** Sends an offer as whoever sends it has read it; from now on it is what the candidate answers. Sending twice is sending once. */
export async function sendOffer(
  db: pg.Pool,
  actor: Actor,
  id: number,
  { session, ifMatch }: Asked,
): Promise<Offer> {
  return inTransaction(db, async (tx) => {
    const offer = await lockedOffer(tx, actor, id);
    if (offer.state === 'sent') return offerFor(tx, actor, id);
    await refuseUnsendable(tx, offer, actor, ifMatch);
    if (isAboveLimit(offer, offer)) refuseUnconfirmed(session);
    const sent = filledLetter(offer.letter, offer, offer);
    if (!(await markSent(tx, id, sent, actor.id))) throw dayPassed('answerBy');
    await saveEvent(tx, {
      type: 'offer.sent',
      subjectId: id,
      actorId: actor.id,
      data: { applicationId: offer.applicationId, version: offer.version },
    });
    return offerFor(tx, actor, id);
  });
}

/** What holds whatever it says comes first, then that it says something else by now, then what of it stands in the way. */
async function refuseUnsendable(tx: Tx, offer: OfferRow, actor: Actor, ifMatch: IfMatch): Promise<void> {
  if (offer.state !== 'draft' && offer.state !== 'approved' && offer.state !== 'waiting')
    throw refuse.conflict('offer_closed', 'This offer is no longer open, so it cannot be sent.');
  const application = await lockApplicationFacts(tx, actor, offer.applicationId);
  if (!application || !isOfferable(application)) throw notOfferable();
  refuseStale(ifMatch, actor, presentOffer(offer, actor), { undone: 'It was not sent.' });
  if (offer.state !== 'approved' && needsApproval(offer, actor))
    throw refuse.conflict(
      'needs_approval',
      'Your company wants offers approved. Ask for approval first, then send it.',
    );
  if (offer.startPast) throw dayPassed('startDate');
}

function dayPassed(field: 'answerBy' | 'startDate') {
  const sentence =
    field === 'answerBy'
      ? 'The last day to answer has passed. Give the candidate a later one.'
      : 'The first day has passed. Set a later one.';
  return refuse.conflict('day_passed', sentence, { [field]: sentence });
}
