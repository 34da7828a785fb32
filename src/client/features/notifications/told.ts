import { paths } from '#client/paths.ts';
import { writtenOut } from '#client/ui/Time.tsx';
import type { Notification } from '#contract/api.ts';
import { proofDays } from '#domain/site-domains.ts';
import { pausedAfterDays } from '#domain/webhooks.ts';
import type { ApplicationStatus } from '#domain/application-status.ts';
import type { NotificationTurn, NotificationType } from '#domain/notifications.ts';

/** What happened, in a sentence. Names are set apart, since they may run the other way. */
export function toldIn(notification: Notification): string {
  return sentences[notification.type](notification);
}

const apart = (name: string | null) => `\u2068${name ?? ''}\u2069`;

/** As one would say it to somebody's face. */
const moved: Record<ApplicationStatus, (company: string, job: string) => string> = {
  submitted: (company, job) => `Your application for ${job} is back in Submitted at ${company}`,
  screening: (company, job) => `${company} is reading your application for ${job}`,
  interviewing: (company, job) => `${company} wants to interview you for ${job}`,
  offered: (company, job) => `${company} is making you an offer: ${job}`,
  hired: (company, job) => `${company} has hired you: ${job}`,
  rejected: (company, job) => `${company} has decided not to move forward with your application for ${job}`,
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
  'offer.sent': ({ turn, companyName, jobTitle }) => offered(turn, apart(companyName), apart(jobTitle)),
  'onboarding.due': ({ turn, task, person, companyName, jobTitle }) => {
    const whose = person ? `the first day of ${apart(person)}` : `your first day at ${apart(companyName)}`;
    if (turn === 'begun')
      return `Your tasks before your first day as ${apart(jobTitle)} at ${apart(companyName)} are ready`;
    if (turn === 'finished') return `Everything is done before ${whose}`;
    return turn === 'overdue'
      ? `Overdue before ${whose}: ${apart(task)}`
      : `Due soon before ${whose}: ${apart(task)}`;
  },
  'offer.answered': ({ turn, person, jobTitle }) =>
    turn === 'expired'
      ? `Your offer to ${apart(person)} for ${apart(jobTitle)} has expired without an answer`
      : `${apart(person)} has ${turn === 'accepted' ? 'accepted' : 'declined'} your offer for ${apart(jobTitle)}`,
  'offer.approval': ({ turn, person, jobTitle }) => {
    if (turn === 'asked')
      return `An offer to ${apart(person)} for ${apart(jobTitle)} is waiting for your approval`;
    return turn === 'approved'
      ? `Your offer to ${apart(person)} for ${apart(jobTitle)} has been approved and can be sent`
      : `Your offer to ${apart(person)} for ${apart(jobTitle)} was returned to you`;
  },
  'interview.proposed': ({ companyName, jobTitle }) =>
    `${apart(companyName)} proposed times for an interview for ${apart(jobTitle)}`,
  'interview.booked': ({ person, companyName, jobTitle, startsAt }) =>
    `Interview booked with ${apart(person ?? companyName)} for ${apart(jobTitle)}${on(startsAt)}`,
  'interview.cancelled': ({ person, companyName, jobTitle, startsAt }) =>
    `Interview with ${apart(person ?? companyName)} for ${apart(jobTitle)}${on(startsAt)} cancelled`,
  'interview.declined': ({ person, jobTitle }) =>
    `${apart(person)} declined the interview for ${apart(jobTitle)}`,
  'interview.reminder': ({ person, companyName, jobTitle, startsAt }) =>
    `Upcoming interview with ${apart(person ?? companyName)} for ${apart(jobTitle)}${on(startsAt)}`,
  'panel.empty': ({ person, jobTitle, startsAt }) =>
    `No one is left to interview ${apart(person)} for ${apart(jobTitle)}${on(startsAt)}`,
  'scorecard.due': ({ person, jobTitle }) =>
    `Your scorecard for ${apart(person)}, ${apart(jobTitle)}, is due`,
  'application.mentioned': ({ writer, person, jobTitle }) =>
    `${apart(writer)} mentioned you in the notes on ${apart(person)}, who applied for ${apart(jobTitle)}`,
  'answer.due': ({ person, jobTitle }) =>
    `${apart(person)} is waiting for your answer about ${apart(jobTitle)}`,
  'application.submitted': ({ person, jobTitle }) => `${apart(person)} applied for ${apart(jobTitle)}`,
  'application.withdrawn': ({ person, jobTitle }) =>
    `${apart(person)} withdrew their application for ${apart(jobTitle)}`,
  'membership.requested': ({ person, companyName }) => `${apart(person)} asks to join ${apart(companyName)}`,
  'membership.changed': ({ companyName }) => `Your role in ${apart(companyName)} has changed`,
  'domain.failing': ({ turn, domain, companyName }) =>
    turn === 'expired'
      ? `The careers site of ${apart(companyName)} has left ${apart(domain)}, which couldn’t be confirmed for ${proofDays.untilLost} days`
      : `${apart(domain)} can’t be confirmed any more. Put its record or file back, or the careers site of ${apart(companyName)} leaves the domain`,
  'calendar.failing': ({ domain }) =>
    `Your calendar at ${apart(domain)} can’t be read any more, so colleagues no longer see when you are busy`,
  'webhook.paused': ({ turn, domain }) =>
    turn === 'expired'
      ? `The webhook to ${apart(domain)} is paused: it takes no more events`
      : `The webhook to ${apart(domain)} is paused: nothing has arrived there for ${pausedAfterDays} days`,
};

function offered(turn: NotificationTurn | null, company: string, job: string): string {
  if (turn === 'withdrawn') return `${company} withdrew its offer for ${job}`;
  if (turn === 'expired') return `The offer from ${company} for ${job} has expired`;
  return turn === 'changed' ? `${company} changed its offer: ${job}` : `${company} made you an offer: ${job}`;
}

/** By the clocks of whoever reads it here. */
function on(startsAt: string | null): string {
  return startsAt ? `, ${writtenOut(startsAt, 'moment')}` : '';
}

/** Where it is seen. */
export function whereTold({ type, applicationId, jobId, companyId, alert }: Notification): string {
  if (type === 'domain.failing') return paths.settingsTab('careers');
  if (type === 'calendar.failing') return paths.ownSetting('Your own calendar');
  if (type === 'webhook.paused') return paths.settingsTab('keys');
  if (alert) return paths.jobs + alert.query;
  if (jobId !== null) return paths.job(jobId);
  return applicationId === null ? paths.company(companyId ?? 0) : paths.application(applicationId);
}
