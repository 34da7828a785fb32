import type { Moved } from '#domain/events.ts';
import { inDaytime } from '#domain/rejections.ts';
import type { Tx } from '#server/db/query.ts';
import { saveEvent } from '#server/events/reactions.ts';
import { insertMessage } from '#server/features/messages/messages.queries.ts';
import { enqueue } from '#server/tasks/enqueue.ts';
import { type DueRejection, holdUntil, lockDueRejection, releaseHeldRejection } from './moves.queries.ts';
import { markTold } from './rejections.queries.ts';

/**
 * Tells somebody that they were rejected, once it is time: from here on their screens say so, their offers and interviews
 * end, and what they are written with it goes out. It goes by how things stand, so a move back in time prevents it, and of
 * two that are at it the second finds nothing left to tell.
 */
export async function notifyOfRejection(tx: Tx, { applicationId }: { applicationId: number }): Promise<void> {
  const due = await lockDueRejection(tx, applicationId);
  if (!due || (await waitsForMorning(tx, applicationId, due))) return;
  const { from, by, move, letter } = due;
  await releaseHeldRejection(tx, applicationId);
  await markTold(tx, move);
  if (letter !== null) await sendLetter(tx, { applicationId, by, letter });
  const data: Moved = {
    from,
    to: 'rejected',
    move,
    audience: 'applicant',
    ...(letter === null ? {} : { withLetter: true }),
  };
  await saveEvent(tx, { type: 'application.moved', subjectId: applicationId, actorId: by, data });
}

/** A server that was down when it was time tells nobody at night. */
async function waitsForMorning(
  tx: Tx,
  applicationId: number,
  { move, waitsForDay, timeZone }: DueRejection,
): Promise<boolean> {
  const now = new Date().toISOString();
  const morning = waitsForDay ? inDaytime(timeZone, now) : now;
  if (morning === now) return false;
  await holdUntil(tx, applicationId, morning);
  await enqueue(tx, 'rejection', [
    { data: { applicationId }, startAfter: morning, key: `${applicationId} ${move} ${morning}` },
  ]);
  return true;
}

async function sendLetter(
  tx: Tx,
  { applicationId, by, letter }: { applicationId: number; by: number | null; letter: string },
): Promise<void> {
  const message = await insertMessage(tx, {
    applicationId,
    senderId: by,
    fromEmployer: true,
    body: letter,
  });
  await enqueue(tx, 'rejection-mail', [{ data: { messageId: message.id } }]);
  await saveEvent(tx, {
    type: 'message.sent',
    subjectId: message.id,
    actorId: by,
    data: { applicationId, fromEmployer: true, withDecision: true },
  });
}
