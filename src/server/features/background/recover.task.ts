import type { MailBudget } from '#domain/mail-budgets.ts';
import type { Tx } from '#server/db/query.ts';
import { exportsWithoutTask } from '#server/features/company-exports/company-exports.queries.ts';
import { takeNotedLetters } from '#server/features/interviews/letters.queries.ts';
import { interviewsWithoutReminders, remindersOf } from '#server/features/interviews/reminders.queries.ts';
import { batchesWithoutTask } from '#server/features/moving-in/batches.queries.ts';
import { mailLater, overdueMail } from '#server/features/notifications/notifications.queries.ts';
import { lookAtHeldMailOfAll } from '#server/mail/mail-budget.queries.ts';
import { mailWithoutTask } from '#server/mail/mail.queries.ts';
import { enqueue } from '#server/tasks/enqueue.ts';
import { oneRecoveryAtATime } from '#server/tasks/tasks.queries.ts';

/** So many of each at a time; the rest is for the next. */
const most = 1_000;

/**
 * Gives a task to what is due and has none: written by a program from before tasks, which may run beside this one while it
 * is replaced, or played back from a backup without them. And what waits for room that there is by now gets it: a server that starts
 * may have been told of a higher limit.
 */
export async function recover(tx: Tx, companyMail: MailBudget): Promise<void> {
  // Or two would give the same thing a task each.
  await oneRecoveryAtATime(tx);
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
  await recoverReminders(tx);
  const batches = await batchesWithoutTask(tx, most);
  await enqueue(
    tx,
    'people-import',
    batches.map((batchId) => ({ data: { batchId } })),
  );
  const exports = await exportsWithoutTask(tx, most);
  await enqueue(
    tx,
    'company-export',
    exports.map((exportId) => ({ data: { exportId } })),
  );
  // The last: until this is kept, no mail of these companies is counted.
  await lookAtHeldMailOfAll(tx, companyMail);
}

/** What was to be said already when the tasks were lost may have been said, and is not said again. */
async function recoverReminders(tx: Tx): Promise<void> {
  const interviews = await interviewsWithoutReminders(tx, most);
  await enqueue(tx, 'interview-mail', interviews.flatMap(remindersOf));
}
