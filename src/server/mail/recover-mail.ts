import type { Tx } from '#server/db/query.ts';
import { enqueue } from '#server/tasks/enqueue.ts';
import { mailWithoutTask } from './mail.queries.ts';

const most = 1_000;

/**
 * Gives mail a task that waits and has none: written by a program from before tasks, which may run beside this one while it
 * is replaced, or played back from a backup without them.
 */
export async function recoverMail(tx: Tx): Promise<void> {
  const mails = await mailWithoutTask(tx, most);
  await enqueue(
    tx,
    'mail',
    mails.map(({ id, messageId }) => ({ id: messageId, data: { mailId: id } })),
  );
}
