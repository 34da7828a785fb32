import type { Tx } from '#server/db/query.ts';
import { applicationReceivedEmail } from './application-received.email.ts';
import { autoResponseFor } from './auto-response.queries.ts';
import { insertMail } from '#server/mail/mail.queries.ts';
import { oneLine } from '#server/mail/write-mail.ts';

/** Queues the mail a company wants its applicants to get, if it has written one and the applicant has an address. */
export async function queueAutoResponse(tx: Tx, { subjectId }: { subjectId: number }): Promise<void> {
  const response = await autoResponseFor(tx, subjectId);
  if (!response) return;
  await insertMail(tx, {
    kind: 'application_received',
    companyId: response.companyId,
    toUserId: response.applicantId,
    about: [{ applicationId: subjectId }],
    toAddress: response.applicantEmail,
    toName: oneLine(response.firstName ?? response.username),
    fromName: oneLine(response.companyName),
    replyTo: response.contactEmail,
    ...applicationReceivedEmail(response),
  });
}
