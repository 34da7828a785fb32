import type { Tx } from '#server/db/query.ts';
import { insertMail } from '#server/mail/mail.queries.ts';
import { oneLine } from '#server/mail/line.ts';
import type { Sender } from '#server/mail/sender.ts';
import { jobClosedEmail } from './job-closed.email.ts';
import { rejectionLetter } from './response-times.queries.ts';

/** Mails somebody who still waited what they were written when the job closed. */
export async function writeJobClosed(
  tx: Tx,
  { messageId }: { messageId: number },
  sender: Sender,
): Promise<void> {
  const letter = await rejectionLetter(tx, messageId);
  if (!letter) return;
  await insertMail(tx, {
    kind: 'job_closed',
    companyId: letter.companyId,
    toUserId: letter.jobSeekerId,
    about: [{ applicationId: letter.applicationId }],
    toAddress: letter.applicantEmail,
    toName: oneLine(letter.name),
    // Whom the platform does not know borrows no name to speak in.
    fromName: oneLine(letter.companyVerified ? letter.companyName : sender.brandName),
    replyTo: letter.replyTo,
    ...jobClosedEmail(letter, sender),
  });
}
