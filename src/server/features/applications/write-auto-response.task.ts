import type { Tx } from '#server/db/query.ts';
import { applicationReceivedEmail } from './application-received.email.ts';
import { autoResponseFor } from './auto-response.queries.ts';
import { insertMail } from '#server/mail/mail.queries.ts';
import { oneLine } from '#server/mail/line.ts';
import type { Sender } from '#server/mail/sender.ts';

/** Writes the mail a company wants its applicants to get. */
export async function writeAutoResponse(
  tx: Tx,
  { applicationId }: { applicationId: number },
  sender: Sender,
): Promise<void> {
  const response = await autoResponseFor(tx, applicationId);
  if (!response) return;
  await insertMail(tx, {
    kind: 'application_received',
    companyId: response.companyId,
    toUserId: response.applicantId,
    about: [{ applicationId }],
    toAddress: response.applicantEmail,
    toName: oneLine(response.firstName ?? response.username),
    fromName: oneLine(response.companyName),
    replyTo: response.replyTo,
    ...applicationReceivedEmail({ ...response, applicationId }, sender),
  });
}
