import type { EventOf, NewEvent } from '#domain/events.ts';
import { messageFields } from '#domain/fields/messages.ts';
import { sentences } from '#domain/fields/sentences.ts';
import { lengthOf } from '#domain/fields/texts.ts';
import type { Tx } from '#server/db/query.ts';
import { insertMessage } from '#server/features/messages/messages.queries.ts';
import { filledIn } from '#server/mail/fill-in.ts';
import { refuse } from '#server/refusal.ts';
import { enqueue } from '#server/tasks/enqueue.ts';
import { type WaitingRow, closingJob, lockWaiting } from './response-times.queries.ts';

/**
 * When a job closes with a message for those who still wait, each of them gets it as mail, finds it on their application
 * whether they have an address or not, and the application is decided. Who was brought along is decided without: see
 * move-unread.ts.
 */
export async function notifyWaiting(
  tx: Tx,
  { subjectId, actorId, data: { farewell } }: EventOf<'job.changed'>,
): Promise<readonly NewEvent[]> {
  const job = farewell === undefined ? undefined : await closingJob(tx, subjectId);
  if (farewell === undefined || !job || actorId === null) return [];
  const waiting = (await lockWaiting(tx, subjectId)).filter(({ broughtAlong }) => !broughtAlong);
  const followed: NewEvent[] = [];
  for (const person of waiting) {
    const { id: messageId } = await insertMessage(tx, {
      applicationId: person.id,
      senderId: actorId,
      fromEmployer: true,
      body: wordsTo(person, job, farewell),
    });
    if (person.applicantEmail) await enqueue(tx, 'farewell-mail', [{ data: { messageId } }]);
    // The application is decided by it: with these words they know.
    followed.push({
      type: 'message.sent',
      subjectId: messageId,
      actorId,
      data: { applicationId: person.id, fromEmployer: true, withDecision: true },
    });
  }
  return followed;
}

type Job = NonNullable<Awaited<ReturnType<typeof closingJob>>>;

const { max } = messageFields.body;

function wordsTo(person: WaitingRow, job: Job, farewell: string): string {
  const words = filledIn(farewell, { ...job, ...person });
  if (lengthOf(words) <= max) return words;
  throw refuse.invalid('With everything filled in the message is too long.', {
    farewell: sentences.tooLongFilledIn(max),
  });
}
