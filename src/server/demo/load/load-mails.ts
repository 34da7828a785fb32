import { randomUUID } from 'node:crypto';
import { applicationReceivedEmail } from '#server/features/applications/application-received.email.ts';
import { autoResponseFor } from '#server/features/applications/auto-response.queries.ts';
import { insertAll, insertNumbered } from './insert-all.ts';
import type { LoadedApplication } from './load-applications.ts';
import type { Loading } from './loading.ts';

/** Nobody follows the links in mails that never went out. */
const letterhead = { brandName: 'Moorings', origin: 'http://localhost:3000' };

/** What companies answered to applicants by themselves, long since sent: nothing of it goes out again. */
export async function loadMails({ tx }: Loading, applications: readonly LoadedApplication[]): Promise<void> {
  const mails: object[] = [];
  const about: number[] = [];
  for (const { id, sentAt } of applications) {
    const response = await autoResponseFor(tx, id);
    if (!response) continue;
    const { subject, text, html } = applicationReceivedEmail({ ...response, applicationId: id }, letterhead);
    about.push(id);
    mails.push({
      message_id: randomUUID(),
      kind: 'application_received',
      company_id: response.companyId,
      to_user_id: response.applicantId,
      to_address: response.applicantEmail,
      to_name: response.firstName ?? response.username,
      from_name: response.companyName,
      reply_to: response.replyTo,
      subject,
      body_text: text,
      body_html: html,
      created_at: sentAt,
      attempts: 1,
      sent_at: new Date(Date.parse(sentAt) + 20_000).toISOString(),
    });
  }
  const numbers = await insertNumbered(tx, 'mail', mails);
  await insertAll(
    tx,
    'mail_application',
    numbers.map((mail_id, at) => ({ mail_id, application_id: about[at] })),
  );
}
