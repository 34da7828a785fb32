import type pg from 'pg';
import type { Offer } from '#contract/api.ts';
import { limits } from '#domain/limits.ts';
import { isOfferable, isOpenOffer } from '#domain/offers.ts';
import type { Actor } from '#domain/permissions.ts';
import type { Tx } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { refuseStale } from '#server/etags.ts';
import { saveEvent } from '#server/events/reactions.ts';
import { lockedOffer, offerFor } from './offer-for.ts';
import { presentOffer } from './offers.present.ts';
import { expireDueOffers } from './expire-offers.task.ts';
import { hasOpenOffer, nextVersion } from './offers.queries.ts';
import { insertOffer, markEnded, rewriteOffer, type WrittenOffer } from './offer-changes.queries.ts';
import type { IfMatch } from '#server/http/if-match.ts';
import { refuse } from '#server/refusal.ts';
import { lockApplicationFacts } from '#server/visibility/visible-applications.queries.ts';
import { found } from '#server/found.ts';

/** Writes an offer for somebody who has applied. Nothing is sent; of open ones there is one at a time. */
export async function writeOffer(
  db: pg.Pool,
  actor: Actor,
  applicationId: number,
  written: WrittenOffer,
): Promise<Offer> {
  return inTransaction(db, async (tx) => {
    const application = found(await lockApplicationFacts(tx, actor, applicationId));
    await expireDueOffers(tx, { applicationId });
    if (!isOfferable(application)) throw notOfferable();
    if (await hasOpenOffer(tx, applicationId))
      throw refuse.conflict(
        'offer_open',
        'There is an open offer on this application already. Change that one.',
      );
    return offerFor(tx, actor, await insertNext(tx, actor, applicationId, written));
  });
}

/** Changes an open offer: one that was sent stays as it was and ends, and what is written is its next version. */
export async function changeOffer(
  db: pg.Pool,
  actor: Actor,
  id: number,
  written: WrittenOffer,
  ifMatch: IfMatch,
): Promise<Offer> {
  return inTransaction(db, async (tx) => {
    const offer = await lockedOffer(tx, actor, id);
    if (!isOpenOffer(offer))
      throw refuse.conflict(
        'offer_closed',
        'This offer is no longer open, so it cannot be changed. Write a new one.',
      );
    const application = await lockApplicationFacts(tx, actor, offer.applicationId);
    if (!application || !isOfferable(application)) throw notOfferable();
    refuseStale(ifMatch, actor, presentOffer(offer, actor));
    if (offer.state === 'sent') {
      await markEnded(tx, id, 'replaced');
      const next = await insertNext(tx, actor, offer.applicationId, written);
      await saveEvent(tx, {
        type: 'offer.replaced',
        subjectId: id,
        actorId: actor.id,
        data: { applicationId: offer.applicationId },
      });
      return offerFor(tx, actor, next);
    }
    await rewriteOffer(tx, id, written, actor.id);
    await prepared(tx, actor, offer.applicationId, id);
    return offerFor(tx, actor, id);
  });
}

export function notOfferable() {
  return refuse.conflict(
    'not_offerable',
    'You can’t make an offer to someone who has withdrawn, been rejected or been hired.',
  );
}

async function insertNext(
  tx: Tx,
  actor: Actor,
  applicationId: number,
  written: WrittenOffer,
): Promise<number> {
  const version = await nextVersion(tx, applicationId);
  if (version > limits.offerVersions)
    throw refuse.conflict(
      'too_many_offers',
      `At most ${limits.offerVersions} offers can be made on an application.`,
    );
  const id = await insertOffer(tx, { applicationId, version, createdBy: actor.id }, written);
  await prepared(tx, actor, applicationId, id);
  return id;
}

async function prepared(tx: Tx, actor: Actor, applicationId: number, id: number): Promise<void> {
  await saveEvent(tx, {
    type: 'offer.prepared',
    subjectId: id,
    actorId: actor.id,
    data: { applicationId },
  });
}
