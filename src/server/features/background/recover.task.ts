import type { Tx } from '#server/db/query.ts';
import { takeNotedLetters } from '#server/features/interviews/letters.queries.ts';
import { mailLater, overdueMail } from '#server/features/notifications/notifications.queries.ts';
import { mailWithoutTask } from '#server/mail/mail.queries.ts';
import { enqueue } from '#server/tasks/enqueue.ts';

/** So many of each at a time; the rest is for the next. */
const most = 1_000;

/**
 * Gives a task to what is due and has none: written by a program from before tasks, which may run beside this one while it
 * is replaced, or played back from a backup without them.
 */
export async function recover(tx: Tx): Promise<void> {
  const mails = await mailWithoutTask(tx, most);
  await enqueue(
    tx,
    'mail',
    mails.map(({ id, messageId }) => ({ id: messageId, data: { mailId: id } })),
  );
  await mailLater(tx, await overdueMail(tx, most));
  const letters = await takeNotedLetters(tx);
  await enqueue(
    tx,
    'interview-mail',
    letters.map(({ dueAt, ...data }) => ({ data, startAfter: dueAt })),
  );
}
