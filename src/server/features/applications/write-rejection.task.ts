import type { Tx } from '#server/db/query.ts';
import { rejectionLetter } from '#server/features/response-times/response-times.queries.ts';
import { oneLine } from '#server/mail/line.ts';
import { insertMail } from '#server/mail/mail.queries.ts';
import type { Sender } from '#server/mail/sender.ts';
import { rejectionEmail } from './rejection.email.ts';

/** Mails somebody what they are written with their rejection. */
export async function writeRejection(
  tx: Tx,
  { messageId }: { messageId: number },
  sender: Sender,
): Promise<void> {
  const letter = await rejectionLetter(tx, messageId);
  if (!letter) return;
  await insertMail(tx, {
    kind: 'rejection',
    companyId: letter.companyId,
    toUserId: letter.jobSeekerId,
    about: [{ applicationId: letter.applicationId }],
    toAddress: letter.applicantEmail,
    toName: oneLine(letter.name),
    // Whom the platform does not know borrows no name to speak in.
    fromName: oneLine(letter.companyVerified ? letter.companyName : sender.brandName),
    replyTo: letter.replyTo,
    ...rejectionEmail(letter, sender),
  });
}
