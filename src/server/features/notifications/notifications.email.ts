import { statusLabel } from '#domain/application-status.ts';
import type { NotificationTurn, NotificationType } from '#domain/notifications.ts';
import type { DueNotification } from './notifications.queries.ts';
import type { MailAbout } from '#server/mail/mail.queries.ts';
import { oneLine, writtenMail } from '#server/mail/write-mail.ts';

/** What has happened, where to see it, and how to get no more of these. Following a link changes nothing. */
export function notificationsEmail(
  due: readonly DueNotification[],
  { brandName, origin }: { brandName: string; origin: string },
) {
  const [first] = due;
  const paragraphs = due.map((one) =>
    [sentence(one), ...jobsIn(one, origin), addressOf(one, origin)].join('\n'),
  );
  const mail = writtenMail(
    due.length === 1 && first ? sentence(first) : `${due.length} news from ${brandName}`,
    [
      `Hello ${oneLine(first?.userName ?? '')},`,
      ...paragraphs,
      `To get no more mail of this kind: ${origin}/unsubscribe#${first?.mailToken}`,
    ].join('\n\n'),
  );
  return { ...mail, about: applicationsIn(due) };
}

/** The applications it tells of, and what of each: how much else there was to tell is no matter of theirs. */
function applicationsIn(due: readonly DueNotification[]): MailAbout[] {
  const told = Map.groupBy(due, ({ applicationId }) => applicationId);
  return [...told].flatMap(([applicationId, ofIt]) =>
    applicationId === null ? [] : { applicationId, said: oneLine(ofIt.map(sentence).join(' ')) },
  );
}

function sentence(one: DueNotification): string {
  // The cast: what has a mail of its own is never due here.
  return sentences[one.type as Told](one);
}

/** What interviews have to say goes out in mails of their own, with the times; those who wait for an answer stand in one. */
type Told = Exclude<NotificationType, `interview.${string}` | `scorecard.${string}` | `answer.${string}`>;

const sentences: Record<Told, (one: DueNotification) => string> = {
  'message.sent': ({ person, companyName, jobTitle }) =>
    `${person ?? companyName} wrote to you about ${jobTitle}.`,
  'application.moved': ({ jobTitle, companyName, status }) =>
    `Your application for ${jobTitle} at ${companyName} is now: ${status ? statusLabel[status] : 'moved'}.`,
  'invitation.sent': ({ companyName, jobTitle }) => `${companyName} invites you to look at ${jobTitle}.`,
  'alert.told': ({ alert }) =>
    `${alert?.count === 1 ? 'A new job' : `${alert?.count} new jobs`} for “${oneLine(alert?.name ?? '')}”.`,
  'offer.sent': ({ turn, companyName, jobTitle }) => offered(turn, companyName ?? '', jobTitle ?? ''),
  'onboarding.due': ({ turn, task, person, companyName, jobTitle }) => {
    const whose = person ? `the first day of ${person}` : `your first day at ${companyName}`;
    if (turn === 'begun')
      return `What is to be done before your first day as ${jobTitle} at ${companyName} is here for you.`;
    if (turn === 'finished') return `All is done before ${whose}.`;
    return turn === 'overdue' ? `Overdue before ${whose}: ${task}.` : `Due soon before ${whose}: ${task}.`;
  },
  'offer.answered': ({ turn, person, jobTitle }) =>
    turn === 'expired'
      ? `Your offer to ${person} for ${jobTitle} has expired without an answer.`
      : `${person} has ${turn === 'accepted' ? 'accepted' : 'declined'} your offer for ${jobTitle}.`,
  'offer.approval': ({ turn, person, jobTitle }) => {
    if (turn === 'asked') return `An offer to ${person} for ${jobTitle} waits for your approval.`;
    return turn === 'approved'
      ? `Your offer to ${person} for ${jobTitle} has been approved and can be sent.`
      : `Your offer to ${person} for ${jobTitle} has been given back to you.`;
  },
  'application.mentioned': ({ writer, person, jobTitle }) =>
    `${writer} mentioned you in the notes on ${person}, who applied for ${jobTitle}.`,
  'application.submitted': ({ person, jobTitle }) => `${person} has applied for ${jobTitle}.`,
  'application.withdrawn': ({ person, jobTitle }) =>
    `${person} has withdrawn the application for ${jobTitle}.`,
  'membership.requested': ({ person, companyName }) => `${person} asks to join ${companyName}.`,
  'membership.changed': ({ companyName }) => `Your place in ${companyName} has changed.`,
};

function offered(turn: NotificationTurn | null, company: string, job: string): string {
  if (turn === 'withdrawn') return `${company} has taken back its offer for ${job}.`;
  if (turn === 'expired') return `The time to answer the offer of ${company} for ${job} has passed.`;
  return turn === 'changed'
    ? `${company} has made you a changed offer: ${job}.`
    : `${company} makes you an offer: ${job}.`;
}

/** The first of the new jobs, a line each with its address below. */
function jobsIn({ alert }: DueNotification, origin: string): string[] {
  if (!alert) return [];
  const more = alert.count - alert.jobs.length;
  return [
    ...alert.jobs.flatMap(({ id, title, companyName, location }) => [
      `- ${[title, companyName, location ?? ''].map(oneLine).filter(Boolean).join(', ')}`,
      `  ${origin}/jobs/${id}`,
    ]),
    more > 0 ? `and ${more} more:` : 'The whole search:',
  ];
}

function addressOf({ applicationId, jobId, companyId, alert }: DueNotification, origin: string): string {
  if (alert) return `${origin}/jobs${alert.query}`;
  if (jobId !== null) return `${origin}/jobs/${jobId}`;
  return applicationId === null
    ? `${origin}/companies/${companyId}`
    : `${origin}/applications/${applicationId}`;
}
