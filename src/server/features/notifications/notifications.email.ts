import type { Notification } from '#contract/api.ts';
import { statusLabel } from '#domain/application-status.ts';
import type { NotificationType } from '#domain/notifications.ts';
import type { DueNotification } from '#server/features/notifications/notifications.queries.ts';
import { oneLine, writtenMail } from '#server/mail/write-mail.ts';

/** What has happened, where to see it, and how to get no more of these. Following a link changes nothing. */
export function notificationsEmail(
  due: readonly DueNotification[],
  { brandName, origin }: { brandName: string; origin: string },
) {
  const [first] = due;
  const sentences = due.map((one) => `${sentence(one)}\n${addressOf(one, origin)}`);
  return writtenMail(
    due.length === 1 && first ? sentence(first) : `${due.length} news from ${brandName}`,
    [
      `Hello ${oneLine(first?.userName ?? '')},`,
      ...sentences,
      `To get no more mail of this kind: ${origin}/unsubscribe#${first?.mailToken}`,
    ].join('\n\n'),
  );
}

function sentence(one: Notification): string {
  return sentences[one.type](one);
}

const sentences: Record<NotificationType, (one: Notification) => string> = {
  'message.sent': ({ person, companyName, jobTitle }) =>
    `${person ?? companyName} wrote to you about ${jobTitle}.`,
  'application.moved': ({ jobTitle, companyName, status }) =>
    `Your application for ${jobTitle} at ${companyName} is now: ${status ? statusLabel[status] : 'moved'}.`,
  'invitation.sent': ({ companyName, jobTitle }) => `${companyName} invites you to look at ${jobTitle}.`,
  'application.submitted': ({ person, jobTitle }) => `${person} has applied for ${jobTitle}.`,
  'application.withdrawn': ({ person, jobTitle }) =>
    `${person} has withdrawn the application for ${jobTitle}.`,
  'membership.requested': ({ person, companyName }) => `${person} asks to join ${companyName}.`,
  'membership.changed': ({ companyName }) => `Your place in ${companyName} has changed.`,
};

function addressOf({ applicationId, jobId, companyId }: Notification, origin: string): string {
  if (jobId !== null) return `${origin}/jobs/${jobId}`;
  return applicationId === null
    ? `${origin}/companies/${companyId}`
    : `${origin}/applications/${applicationId}`;
}
