import { afterMove, isOpenOffer, type MoveGoal } from '#domain/offers.ts';
import type { Tx } from '#server/db/query.ts';
import type { EventOf, Moved, NewEvent } from '#domain/events.ts';
import { endLapsed } from './end-lapsed.ts';
import { type OfferMet, offersMet, restoreOffers, settleOffer } from './settle-offers.queries.ts';

/** With every move, and when somebody withdraws, their offers become what does not contradict it. */
export async function settleOffers(
  tx: Tx,
  { type, subjectId, actorId, data }: EventOf<'application.moved' | 'application.withdrawn'>,
): Promise<readonly NewEvent[]> {
  // A withdrawal says none of it.
  const move: Partial<Moved> = data ?? {};
  // What is held back from the candidate leaves their offers as they are until they are told.
  if (move.audience === 'colleagues' && !move.back) return [];
  // A move that is taken back gives back what it took; an offer that was sent with it is left to be settled below.
  const restored = move.back && move.takesBack ? await restoreOffers(tx, move.takesBack) : [];
  const to = type === 'application.withdrawn' ? 'withdrawn' : move.to;
  const followed: NewEvent[] = restored.map(({ id, wasSent }) =>
    wasSent
      ? settled(subjectId, id, actorId, {})
      : prepared({ subjectId: id, actorId }, { applicationId: subjectId }),
  );
  if (!to) return followed;
  const met = await offersMet(tx, subjectId);
  for (const offer of met) {
    const state = afterMove(offer, to, move.openOffer);
    if (!state) continue;
    await settleOffer(tx, offer.id, state, move.move ?? null);
    followed.push(toldOf(offer, state, { subjectId, actorId, to, move: move.move }));
  }
  // One whose time has just passed is met as expired, and is ended here where nothing else becomes of it: sent, it would contradict the move.
  if (met.some(({ state }) => state === 'expired')) followed.push(...(await endLapsed(tx, subjectId)));
  return followed;
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
  const head = { subjectId: offer.id, actorId };
  const data = { applicationId: subjectId, ...about };
  if (state === 'accepted')
    return { type: 'offer.accepted', ...head, data: { ...data, writerId: offer.createdBy, byHand: true } };
  // They are told of the one thing, not of what comes with it.
  if (state === 'called_off') return { type: 'offer.called_off', ...head, data: { ...data, along: true } };
  if (state === 'withdrawn' && isOpenOffer(offer) && offer.state !== 'sent') return prepared(head, data);
  const decides = to === 'hired' || to === 'rejected' || to === 'withdrawn';
  if (state === 'withdrawn')
    return { type: 'offer.withdrawn', ...head, data: { ...data, ...(decides ? { along: true } : {}) } };
  return settled(subjectId, offer.id, actorId, about);
}

/** Said of what was never sent: only those who hire hear of it. */
function prepared(
  head: Pick<EventOf<'offer.prepared'>, 'subjectId' | 'actorId'>,
  data: { applicationId: number; move?: number },
): NewEvent {
  return { type: 'offer.prepared', ...head, data: { ...data, along: true } };
}

function settled(
  applicationId: number,
  id: number,
  actorId: number | null,
  about: { move?: number },
): NewEvent {
  return { type: 'offer.settled', subjectId: id, actorId, data: { applicationId, ...about } };
}
