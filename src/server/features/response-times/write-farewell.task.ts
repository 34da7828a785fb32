import type { Tx } from '#server/db/query.ts';
import { insertMail } from '#server/mail/mail.queries.ts';
import { oneLine } from '#server/mail/line.ts';
import type { Sender } from '#server/mail/sender.ts';
import { jobClosedEmail } from './job-closed.email.ts';
import { farewellFor } from './response-times.queries.ts';

/** Mails somebody who still waited what they were written when the job closed. */
export async function writeFarewell(
  tx: Tx,
  { messageId }: { messageId: number },
  sender: Sender,
): Promise<void> {
  const farewell = await farewellFor(tx, messageId);
  if (!farewell) return;
  await insertMail(tx, {
    kind: 'job_closed',
    companyId: farewell.companyId,
    toUserId: farewell.jobSeekerId,
    about: [{ applicationId: farewell.applicationId }],
    toAddress: farewell.applicantEmail,
    toName: oneLine(farewell.name),
    // Whom the platform does not know borrows no name to speak in.
    fromName: oneLine(farewell.companyVerified ? farewell.companyName : sender.brandName),
    replyTo: farewell.replyTo,
    ...jobClosedEmail(farewell, sender),
  });
}
