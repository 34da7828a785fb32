import { afterMove, isOpenOffer, type MoveGoal, type OpenOfferAnswer } from '#domain/offers.ts';
import type { Db } from '#server/db/query.ts';
import type { NewEvent } from '#server/events.queries.ts';
import {
  type OfferMet,
  offersMet,
  restoreOffers,
  settleOffer,
} from '#server/features/offers/offers.queries.ts';

/** With every move, and when somebody withdraws, their offers become what does not contradict it. */
export async function settleOffers(
  tx: Db,
  { type, subjectId, actorId, data = {} }: NewEvent,
): Promise<readonly NewEvent[]> {
  // What set-status.ts writes; a withdrawal says none of it.
  const move: Said = data;
  // What is held back from the candidate leaves their offers as they are until they are told.
  if (move.audience === 'colleagues' && !move.back) return [];
  // A move that is taken back gives back what it took; an offer that was sent with it is left to be settled below.
  const restored = move.back && move.takesBack ? await restoreOffers(tx, move.takesBack) : [];
  const to = type === 'application.withdrawn' ? 'withdrawn' : move.to;
  const followed: NewEvent[] = restored.map((id) => settled(subjectId, id, actorId, {}));
  if (!to) return followed;
  for (const offer of await offersMet(tx, subjectId)) {
    const state = afterMove(offer, to, move.openOffer);
    if (!state) continue;
    await settleOffer(tx, offer.id, state, move.move ?? null);
    followed.push(toldOf(offer, state, { subjectId, actorId, to, move: move.move }));
  }
  return followed;
}

interface Said {
  to?: MoveGoal;
  move?: number;
  audience?: string;
  takesBack?: number;
  back?: true;
  openOffer?: OpenOfferAnswer;
}

interface About {
  subjectId: number;
  actorId: number | null;
  to: MoveGoal;
  move: number | undefined;
}

function toldOf(
  offer: OfferMet,
  state: NonNullable<ReturnType<typeof afterMove>>,
  { subjectId, actorId, to, move }: About,
): NewEvent {
  const about = move === undefined ? {} : { move };
  const event = (type: NewEvent['type'], more: object = {}): NewEvent => ({
    type,
    subjectId: offer.id,
    actorId,
    data: { applicationId: subjectId, ...about, ...more },
  });
  if (state === 'accepted') return event('offer.accepted', { writerId: offer.createdBy, byHand: true });
  // They are told of the one thing, not of what comes with it.
  if (state === 'called_off') return event('offer.called_off', { along: true });
  if (state === 'withdrawn' && isOpenOffer(offer) && offer.state !== 'sent')
    return event('offer.prepared', { along: true });
  const decides = to === 'hired' || to === 'rejected' || to === 'withdrawn';
  if (state === 'withdrawn') return event('offer.withdrawn', decides ? { along: true } : {});
  return settled(subjectId, offer.id, actorId, about);
}

function settled(applicationId: number, id: number, actorId: number | null, about: object): NewEvent {
  return { type: 'offer.settled', subjectId: id, actorId, data: { applicationId, ...about } };
}
