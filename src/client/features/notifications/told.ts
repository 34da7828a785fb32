import { paths } from '#client/paths.ts';
import type { Notification } from '#contract/api.ts';
import type { ApplicationStatus } from '#domain/application-status.ts';
import type { NotificationType } from '#domain/notifications.ts';

/** What happened, in a sentence. Names are set apart, since they may run the other way. */
export function toldIn(notification: Notification): string {
  return sentences[notification.type](notification);
}

const apart = (name: string | null) => `\u2068${name ?? ''}\u2069`;

/** As one would say it to somebody's face. */
const moved: Record<ApplicationStatus, (company: string, job: string) => string> = {
  submitted: (company, job) => `Your application for ${job} is with ${company} again`,
  screening: (company, job) => `${company} is reading your application for ${job}`,
  interviewing: (company, job) => `${company} wants to meet you about ${job}`,
  offered: (company, job) => `${company} is making you an offer: ${job}`,
  hired: (company, job) => `${company} has hired you: ${job}`,
  rejected: (company, job) => `${company} has decided to go on with other people for ${job}`,
};

const sentences: Record<NotificationType, (one: Notification) => string> = {
  'message.sent': ({ person, companyName, jobTitle }) =>
    `${apart(person ?? companyName)} wrote to you about ${apart(jobTitle)}`,
  'application.moved': ({ jobTitle, companyName, status }) =>
    status
      ? moved[status](apart(companyName), apart(jobTitle))
      : `Your application for ${apart(jobTitle)} at ${apart(companyName)} has moved`,
  'invitation.sent': ({ companyName, jobTitle }) =>
    `${apart(companyName)} invites you to look at ${apart(jobTitle)}`,
  'alert.told': ({ alert }) =>
    `${alert?.count === 1 ? 'A new job' : `${alert?.count ?? 0} new jobs`} for ${apart(alert?.name ?? null)}`,
  'application.submitted': ({ person, jobTitle }) => `${apart(person)} has applied for ${apart(jobTitle)}`,
  'application.withdrawn': ({ person, jobTitle }) =>
    `${apart(person)} has withdrawn the application for ${apart(jobTitle)}`,
  'membership.requested': ({ person, companyName }) => `${apart(person)} asks to join ${apart(companyName)}`,
  'membership.changed': ({ companyName }) => `Your place in ${apart(companyName)} has changed`,
};

/** Where it is seen. */
export function whereTold({ applicationId, jobId, companyId, alert }: Notification): string {
  if (alert) return paths.jobs + alert.query;
  if (jobId !== null) return paths.job(jobId);
  return applicationId === null ? paths.company(companyId ?? 0) : paths.application(applicationId);
}
