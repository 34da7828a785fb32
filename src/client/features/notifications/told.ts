import { paths } from '#client/paths.ts';
import type { Notification } from '#contract/api.ts';
import { statusLabel } from '#domain/application-status.ts';
import type { NotificationType } from '#domain/notifications.ts';

/** What happened, in a sentence. Names are set apart, since they may run the other way. */
export function toldIn(notification: Notification): string {
  return sentences[notification.type](notification);
}

const apart = (name: string | null) => `\u2068${name ?? ''}\u2069`;

const sentences: Record<NotificationType, (one: Notification) => string> = {
  'message.sent': ({ person, companyName, jobTitle }) =>
    `${apart(person ?? companyName)} wrote to you about ${apart(jobTitle)}`,
  'application.moved': ({ jobTitle, companyName, status }) =>
    `Your application for ${apart(jobTitle)} at ${apart(companyName)} is now ${status ? statusLabel[status] : 'moved'}`,
  'invitation.sent': ({ companyName, jobTitle }) =>
    `${apart(companyName)} invites you to look at ${apart(jobTitle)}`,
  'application.submitted': ({ person, jobTitle }) => `${apart(person)} has applied for ${apart(jobTitle)}`,
  'application.withdrawn': ({ person, jobTitle }) =>
    `${apart(person)} has withdrawn the application for ${apart(jobTitle)}`,
  'membership.requested': ({ person, companyName }) => `${apart(person)} asks to join ${apart(companyName)}`,
  'membership.changed': ({ companyName }) => `Your place in ${apart(companyName)} has changed`,
};

/** Where it is seen. */
export function whereTold({ applicationId, jobId, companyId }: Notification): string {
  if (jobId !== null) return paths.job(jobId);
  return applicationId === null ? paths.company(companyId ?? 0) : paths.application(applicationId);
}
