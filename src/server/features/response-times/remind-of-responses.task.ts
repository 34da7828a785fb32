import { remindDaysBefore } from '#domain/response-times.ts';
import type { Tx } from '#server/db/query.ts';
import { saveEvent } from '#server/events/reactions.ts';
import { responsesDueEmail } from './responses-due.email.ts';
import { type DueRow, takeDueResponses } from './response-times.queries.ts';
import { insertMail } from '#server/mail/mail.queries.ts';
import { oneLine } from '#server/mail/line.ts';
import type { Sender } from '#server/mail/sender.ts';

/**
 * Reminds whoever posted a job, or once they have left those who manage the company, of those who will soon have waited as
 * long as was promised: a note on each, one mail for all.
 */
export async function remindOfResponses(
  tx: Tx,
  { recruiterId: of }: { recruiterId: number | null },
  sender: Sender,
): Promise<void> {
  const due = await takeDueResponses(tx, remindDaysBefore, of);
  for (const { applicationId, recruiterId } of due)
    await saveEvent(tx, {
      type: 'answer.due',
      subjectId: applicationId,
      actorId: null,
      data: { userId: recruiterId },
    });
  for (const theirs of Map.groupBy(due, ({ recruiterId }) => recruiterId).values())
    await writeMail(tx, theirs, sender);
}

async function writeMail(tx: Tx, due: readonly DueRow[], sender: Sender): Promise<void> {
  const [first, ...others] = due;
  if (!first?.recruiterEmail || !first.mail) return;
  await insertMail(tx, {
    kind: 'answers_due',
    companyId: companyOf(due),
    toUserId: first.recruiterId,
    about: due.map(({ applicationId }) => ({ applicationId })),
    toAddress: first.recruiterEmail,
    toName: oneLine(first.recruiterName),
    fromName: oneLine(sender.brandName),
    ...responsesDueEmail([first, ...others], sender),
  });
}

/** A mail about several companies' applications is no company's. */
function companyOf(due: readonly DueRow[]): number | null {
  const [first] = due;
  return first && due.every(({ companyId }) => companyId === first.companyId) ? first.companyId : null;
}
