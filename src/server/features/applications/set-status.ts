import { type ApplicationStatus, takeBackSeconds } from '#domain/application-status.ts';
import type { OpenOfferAnswer } from '#domain/offers.ts';
import type { Tx } from '#server/db/query.ts';
import type { EventOf } from '#domain/events.ts';
import { forgetRejection } from './rejections.queries.ts';
import { insertHistory, type LastMove, lastMove, type Disclosure, updateStatus } from './moves.queries.ts';

interface Move {
  id: number;
  from: ApplicationStatus;
  to: ApplicationStatus;
  by: number;
  /** One of the job's own steps inside the new status. */
  stepId?: number | null;
  /** Takes the last move back with all that came of it, while its minute lasts; after that it is a move like any other. */
  undo?: boolean;
  /** The applicant is told in the same breath, in words of the employer's own: nothing is held back. */
  disclosed?: boolean;
  /** When the applicant is told of a rejection; as soon as it cannot be taken back in passing, unless it is said. */
  tellsAt?: string;
  /** What becomes of an offer that this contradicts. */
  openOffer?: OpenOfferAnswer | undefined;
}

/**
 * Gives a locked application its new status: every move of every kind comes through here. Answers what has happened, for
 * whoever saves it, and offers and interviews follow from that in the same transaction.
 */
export async function setStatus(tx: Tx, move: Move): Promise<EventOf<'application.moved'>> {
  const { id, from, to, by, stepId = null, openOffer, tellsAt = null } = move;
  const last = await takenBack(tx, move);
  const goesBack = last?.from === to;
  const disclosure: Disclosure =
    goesBack && last.before ? { since: last.before } : to === 'rejected' && !move.disclosed ? 'held' : 'told';
  const at = await updateStatus(tx, id, to, { stepId, disclosure, tellsAt });
  const history = await insertHistory(tx, {
    applicationId: id,
    changedBy: by,
    from,
    to,
    takesBack: last?.id ?? null,
    at,
  });
  if (last) await forgetRejection(tx, last.id);
  const quiet = disclosure === 'held' || (goesBack && last?.held);
  return {
    type: 'application.moved',
    subjectId: id,
    actorId: by,
    data: {
      from,
      to,
      stepId,
      move: history,
      ...(quiet ? { audience: 'colleagues' } : {}),
      ...(last ? { takesBack: last.id } : {}),
      ...(goesBack ? { back: true } : {}),
      ...(openOffer ? { openOffer } : {}),
    },
  };
}

/** Whether a move takes the last one back, and with it whatever came of it. */
export async function isTakenBack(tx: Tx, move: Pick<Move, 'id' | 'to' | 'undo'>): Promise<boolean> {
  return (await takenBack(tx, move))?.from === move.to;
}

/** The move that this one takes back: a rejection of which the applicant has not heard, or what somebody undoes at once. */
async function takenBack(
  tx: Tx,
  { id, to, undo = false }: Pick<Move, 'id' | 'to' | 'undo'>,
): Promise<LastMove | undefined> {
  const last = await lastMove(tx, id);
  if (!last || last.takesBack !== null || last.from === null) return undefined;
  if (last.held) return last;
  const undone = undo && to === last.from && to !== 'rejected' && last.seconds <= takeBackSeconds;
  return undone ? last : undefined;
}
