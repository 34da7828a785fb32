/** What people are told of, in the order of the settings. */
export const notificationTypes = [
  'message.sent',
  'application.moved',
  'invitation.sent',
  'alert.told',
  'offer.sent',
  'offer.answered',
  'offer.approval',
  'interview.proposed',
  'interview.booked',
  'interview.cancelled',
  'interview.declined',
  'interview.reminder',
  'panel.empty',
  'scorecard.due',
  'onboarding.due',
  'application.mentioned',
  'answer.due',
  'application.submitted',
  'application.withdrawn',
  'membership.requested',
  'membership.changed',
  'domain.failing',
  'webhook.paused',
  'calendar.failing',
] as const;
export type NotificationType = (typeof notificationTypes)[number];

/** When a mail comes: soon after, with everything else of a day in the morning, or not at all. */
export const mailRhythms = ['at_once', 'daily', 'never'] as const;
export type MailRhythm = (typeof mailRhythms)[number];

export const mailRhythmLabel: Record<MailRhythm, string> = {
  at_once: 'Right away',
  daily: 'Once a day',
  never: 'Off',
};

/** When the day's mail goes out, by the clocks of whoever gets it. */
export const morning = { hour: 7, inWords: '7 in the morning' } as const;

/** What exactly happened, where a type tells of several things. */
export const notificationTurns = [
  'sent',
  'changed',
  'withdrawn',
  'expired',
  'accepted',
  'declined',
  'asked',
  'approved',
  'returned',
  'begun',
  'due',
  'overdue',
  'finished',
] as const;
export type NotificationTurn = (typeof notificationTurns)[number];

/** Where somebody is told: in the inbox here, by mail, both or neither. */
export interface Channels {
  inbox: boolean;
  mail: MailRhythm;
}

interface Kind {
  label: string;
  /** Whom it can concern. */
  side: 'job seekers' | 'the hiring team' | 'both';
  /** Unless the person has chosen otherwise. */
  usual: Channels;
  /** When mail of it can come, where not all times make sense. */
  rhythms?: readonly MailRhythm[];
  /** Its mail is one of its own, which carries more than the sentence; it goes out at once. */
  ownMail?: true;
}

export const notificationKinds: Record<NotificationType, Kind> = {
  'message.sent': {
    label: 'A message about an application',
    side: 'both',
    usual: { inbox: true, mail: 'at_once' },
  },
  'application.moved': {
    label: 'My application moves',
    side: 'job seekers',
    usual: { inbox: true, mail: 'at_once' },
  },
  'invitation.sent': {
    label: 'An employer invites me to a job',
    side: 'job seekers',
    usual: { inbox: true, mail: 'at_once' },
  },
  'alert.told': {
    label: 'New jobs for my alerts',
    side: 'job seekers',
    usual: { inbox: true, mail: 'daily' },
    rhythms: ['daily', 'never'],
  },
  'offer.sent': {
    label: 'An offer I receive, or a change to one',
    side: 'job seekers',
    usual: { inbox: true, mail: 'at_once' },
  },
  'offer.answered': {
    label: 'An offer is accepted, declined or expires',
    side: 'the hiring team',
    usual: { inbox: true, mail: 'at_once' },
  },
  'offer.approval': {
    label: 'An offer needs approval, or mine is decided',
    side: 'the hiring team',
    usual: { inbox: true, mail: 'at_once' },
  },
  'interview.proposed': {
    label: 'An employer proposes times for an interview',
    side: 'job seekers',
    usual: { inbox: true, mail: 'at_once' },
    rhythms: ['at_once', 'never'],
    ownMail: true,
  },
  'interview.booked': {
    label: 'An interview is booked or moved',
    side: 'both',
    usual: { inbox: true, mail: 'at_once' },
    rhythms: ['at_once', 'never'],
    ownMail: true,
  },
  'interview.cancelled': {
    label: 'An interview is cancelled',
    side: 'both',
    usual: { inbox: true, mail: 'at_once' },
    rhythms: ['at_once', 'never'],
    ownMail: true,
  },
  'interview.declined': {
    label: 'A candidate declines an interview',
    side: 'the hiring team',
    usual: { inbox: true, mail: 'at_once' },
    rhythms: ['at_once', 'never'],
    ownMail: true,
  },
  'interview.reminder': {
    label: 'An interview is coming up',
    side: 'both',
    usual: { inbox: true, mail: 'at_once' },
    rhythms: ['at_once', 'never'],
    ownMail: true,
  },
  'panel.empty': {
    label: 'No one is left to hold an interview',
    side: 'the hiring team',
    usual: { inbox: true, mail: 'at_once' },
  },
  'scorecard.due': {
    label: 'My scorecard is due',
    side: 'the hiring team',
    usual: { inbox: true, mail: 'at_once' },
    rhythms: ['at_once', 'never'],
    ownMail: true,
  },
  'onboarding.due': {
    label: 'An onboarding task is due',
    side: 'both',
    usual: { inbox: true, mail: 'at_once' },
  },
  'application.mentioned': {
    label: 'A colleague mentions me in the notes on an applicant',
    side: 'the hiring team',
    usual: { inbox: true, mail: 'at_once' },
  },
  'answer.due': {
    label: 'An answer I promised is due',
    side: 'the hiring team',
    usual: { inbox: true, mail: 'at_once' },
    rhythms: ['at_once', 'never'],
    ownMail: true,
  },
  'application.submitted': {
    label: 'Someone applies to a job I posted',
    side: 'the hiring team',
    usual: { inbox: true, mail: 'never' },
  },
  'application.withdrawn': {
    label: 'Someone withdraws an application',
    side: 'the hiring team',
    usual: { inbox: true, mail: 'never' },
  },
  'membership.requested': {
    label: 'Someone asks to join my company',
    side: 'the hiring team',
    usual: { inbox: true, mail: 'at_once' },
  },
  'membership.changed': {
    label: 'My role in a company changes',
    side: 'the hiring team',
    usual: { inbox: true, mail: 'at_once' },
  },
  'domain.failing': {
    label: 'My company’s own domain can no longer be confirmed',
    side: 'the hiring team',
    usual: { inbox: true, mail: 'at_once' },
  },
  'webhook.paused': {
    label: 'A webhook of my company is paused',
    side: 'the hiring team',
    usual: { inbox: true, mail: 'at_once' },
  },
  'calendar.failing': {
    label: 'My own calendar can no longer be read',
    side: 'the hiring team',
    usual: { inbox: true, mail: 'at_once' },
  },
};

/** When mail of a type can come; whoever chooses another time would wait for it in vain. */
export function rhythmsOf(type: NotificationType): readonly MailRhythm[] {
  return notificationKinds[type].rhythms ?? mailRhythms;
}
