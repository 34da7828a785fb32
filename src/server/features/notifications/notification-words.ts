import type { ApplicationStatus } from '#domain/application-status.ts';
import { proofDays } from '#domain/site-domains.ts';
import { ownCalendar } from '#domain/own-calendar.ts';
import { pausedAfterDays } from '#domain/webhooks.ts';
import type { NotificationTurn, NotificationType } from '#domain/notifications.ts';
import { line } from '#server/mail/line.ts';
import type { DueNotification } from './notifications.queries.ts';

/** What has a mail of its own is never due with the others. */
export type Told = Exclude<
  NotificationType,
  `interview.${string}` | `scorecard.${string}` | `answer.${string}`
>;

/** Of one notification: the subject of a mail about it alone, what has happened, and what one does about it. */
export interface Words {
  subject: string;
  sentence: string;
  action: string;
}

interface About extends DueNotification {
  company: string;
  job: string;
  /** The other person it is about, for the hiring side. */
  who: string;
}

export function wordsFor(one: DueNotification): Words {
  const { companyName, jobTitle, person } = one;
  // The cast: what has a mail of its own is never due here.
  return words[one.type as Told]({
    ...one,
    company: companyName ?? '',
    job: jobTitle ?? '',
    who: person ?? companyName ?? '',
  });
}

const words: Record<Told, (about: About) => Words> = {
  'message.sent': ({ who, job }) => ({
    subject: line`Message from ${who} about ${job}`,
    sentence: line`${who} wrote to you about ${job}.`,
    action: 'Read and reply',
  }),
  // A status is for whoever opens the mail, not for who sees the screen of a locked phone.
  'application.moved': ({ job, company, status }) => ({
    subject: line`News about your application for ${job}`,
    sentence: moved(status, job, company),
    action: 'See your application',
  }),
  'invitation.sent': ({ company, job }) => ({
    subject: line`${company} invites you to look at ${job}`,
    sentence: line`${company} found your profile and invites you to look at ${job}.`,
    action: 'See the job',
  }),
  'alert.told': ({ alert }) => {
    const count = alert?.count ?? 0;
    const found = count === 1 ? 'A new job' : `${count.toLocaleString('en')} new jobs`;
    return {
      subject: line`${found} for “${alert?.name ?? ''}”`,
      sentence: line`${found} for “${alert?.name ?? ''}”.`,
      action: count > (alert?.jobs.length ?? 0) ? `See all ${count.toLocaleString('en')}` : 'See the search',
    };
  },
  'offer.sent': ({ turn, company, job }) => offered(turn, company, job),
  'offer.answered': ({ turn, who, job }) =>
    turn === 'expired'
      ? {
          subject: line`Your offer to ${who} for ${job} has expired`,
          sentence: line`Your offer to ${who} for ${job} has expired without an answer.`,
          action: 'See the application',
        }
      : {
          subject: line`${who} has answered your offer for ${job}`,
          sentence: line`${who} has ${turn === 'accepted' ? 'accepted' : 'declined'} your offer for ${job}.`,
          action: 'See the answer',
        },
  'offer.approval': ({ turn, who, job }) => approval(turn, who, job),
  'panel.empty': ({ who, job }) => ({
    subject: line`No one is left to interview ${who}`,
    sentence: line`The interview with ${who} for ${job} stands, but no one is left to hold it. Hold it yourself, or cancel it and arrange it with someone else.`,
    action: 'See the interview',
  }),
  'onboarding.due': onboarding,
  'application.mentioned': ({ writer, who, job }) => ({
    subject: line`${writer ?? ''} mentioned you`,
    sentence: line`${writer ?? ''} mentioned you in the notes on ${who}, who applied for ${job}.`,
    action: 'Read the note',
  }),
  'application.submitted': ({ who, job }) => ({
    subject: line`New application for ${job}`,
    sentence: line`${who} has applied for ${job}.`,
    action: 'See the application',
  }),
  'application.withdrawn': ({ who, job }) => ({
    subject: line`An application for ${job} was withdrawn`,
    sentence: line`${who} has withdrawn their application for ${job}.`,
    action: 'See the application',
  }),
  'membership.requested': ({ who, company }) => ({
    subject: line`${who} asks to join ${company}`,
    sentence: line`${who} asks to join ${company}.`,
    action: 'Decide',
  }),
  'membership.changed': ({ company }) => ({
    subject: line`Your role in ${company} has changed`,
    sentence: line`Your permissions in ${company} have changed.`,
    action: 'See your company',
  }),
  'domain.failing': ({ turn, domain, company }) =>
    turn === 'expired'
      ? {
          subject: line`Your careers site has left ${domain ?? ''}`,
          sentence: line`${domain ?? ''} could not be confirmed for ${String(proofDays.untilLost)} days, so the careers site of ${company} no longer stands there. Visitors are led to its address here.`,
          action: 'See your domains',
        }
      : {
          subject: line`${domain ?? ''} can’t be confirmed any more`,
          sentence: line`The proof that ${domain ?? ''} belongs to ${company} is gone. Put the record or file back within ${String(proofDays.untilLost - proofDays.untilTold)} days, or your careers site leaves it.`,
          action: 'See what is missing',
        },
  'webhook.paused': ({ turn, domain, company }) => ({
    subject: line`The webhook to ${domain ?? ''} is paused`,
    sentence:
      turn === 'expired'
        ? line`${domain ?? ''} says that it takes no more events of ${company}, so the webhook is paused. Events wait for 30 days until you resume it.`
        : line`Nothing has arrived at ${domain ?? ''} for ${String(pausedAfterDays)} days, so the webhook of ${company} is paused. Events wait for 30 days until you resume it.`,
    action: 'See the webhook',
  }),
  'calendar.failing': ({ domain }) => ({
    subject: 'Your calendar can’t be read any more',
    sentence: line`Your calendar at ${domain ?? ''} could not be read for ${String(ownCalendar.toldAfterDays)} days, so colleagues who arrange interviews no longer see when you are busy. Give its address again.`,
    action: 'See your calendar',
  }),
};

const nowAt: Record<ApplicationStatus, (job: string, company: string) => string> = {
  submitted: (job, company) => line`Your application for ${job} at ${company} is back in Submitted.`,
  screening: (job, company) =>
    line`${company} is reading your application for ${job}: it is now in Screening.`,
  interviewing: (job, company) => line`Your application for ${job} at ${company} is now in Interviewing.`,
  offered: (job, company) => line`Your application for ${job} at ${company} is now at Offered.`,
  hired: (job, company) => line`You’re hired! ${company} has chosen you for ${job}.`,
  rejected: (job, company) =>
    line`${company} has decided not to move forward with your application for ${job}.`,
};

function moved(status: ApplicationStatus | null, job: string, company: string): string {
  return status ? nowAt[status](job, company) : line`Your application for ${job} at ${company} has moved.`;
}

function offered(turn: NotificationTurn | null, company: string, job: string): Words {
  const action = 'Read the offer';
  if (turn === 'withdrawn')
    return {
      subject: line`News about the offer for ${job}`,
      sentence: line`${company} has withdrawn its offer for ${job}.`,
      action: 'See your application',
    };
  if (turn === 'expired')
    return {
      subject: line`The offer for ${job} has expired`,
      sentence: line`The offer from ${company} for ${job} has expired. The deadline to reply has passed.`,
      action: 'See your application',
    };
  return turn === 'changed'
    ? {
        subject: line`${company} has changed its offer: ${job}`,
        sentence: line`${company} has changed its offer for ${job}. The new one replaces it.`,
        action,
      }
    : {
        subject: line`Your offer from ${company}: ${job}`,
        sentence: line`${company} offers you the job ${job}.`,
        action,
      };
}

function approval(turn: NotificationTurn | null, who: string, job: string): Words {
  if (turn === 'asked')
    return {
      subject: line`Approve an offer for ${job}`,
      sentence: line`An offer to ${who} for ${job} is waiting for your approval.`,
      action: 'Read and decide',
    };
  return turn === 'approved'
    ? {
        subject: line`Your offer for ${job} is approved`,
        sentence: line`Your offer to ${who} for ${job} is approved. You can send it.`,
        action: 'Send the offer',
      }
    : {
        subject: line`Your offer for ${job} needs changes`,
        sentence: line`Your offer to ${who} for ${job} was sent back to you for changes.`,
        action: 'Change the offer',
      };
}

function onboarding({ turn, task, person, company, job }: About): Words {
  const whose = person ? line`the first day of ${person}` : line`your first day at ${company}`;
  const action = person ? 'See the list' : 'See your list';
  const about = (subject: string, sentence: string): Words => ({ subject, sentence, action });
  if (turn === 'begun')
    return about(
      line`Before your first day at ${company}`,
      line`${company} has made a list of what to do before your first day as ${job}.`,
    );
  if (turn === 'finished') return about(`Ready for ${whose}`, `Everything is done before ${whose}.`);
  return turn === 'overdue'
    ? about(line`Overdue: ${task ?? ''}`, `Overdue before ${whose}: ${line`${task ?? ''}`}.`)
    : about(line`Due soon: ${task ?? ''}`, `Due soon before ${whose}: ${line`${task ?? ''}`}.`);
}
