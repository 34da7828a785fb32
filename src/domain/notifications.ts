/** What people are told of, in the order of the settings. */
export const notificationTypes = [
  'message.sent',
  'application.moved',
  'invitation.sent',
  'application.submitted',
  'application.withdrawn',
  'membership.requested',
  'membership.changed',
] as const;
export type NotificationType = (typeof notificationTypes)[number];

/** Where somebody is told: in the inbox here, by mail, both or neither. */
export interface Channels {
  inbox: boolean;
  mail: boolean;
}

interface Kind {
  label: string;
  /** Whom it can concern. */
  side: 'job seekers' | 'the hiring side' | 'both';
  /** Unless the person has chosen otherwise. */
  usual: Channels;
}

export const notificationKinds: Record<NotificationType, Kind> = {
  'message.sent': {
    label: 'A message about an application',
    side: 'both',
    usual: { inbox: true, mail: true },
  },
  'application.moved': {
    label: 'My application moves',
    side: 'job seekers',
    usual: { inbox: true, mail: true },
  },
  'invitation.sent': {
    label: 'An employer invites me to a job',
    side: 'job seekers',
    usual: { inbox: true, mail: true },
  },
  'application.submitted': {
    label: 'Somebody applies to a job I posted',
    side: 'the hiring side',
    usual: { inbox: true, mail: false },
  },
  'application.withdrawn': {
    label: 'Somebody withdraws an application',
    side: 'the hiring side',
    usual: { inbox: true, mail: false },
  },
  'membership.requested': {
    label: 'Somebody asks to join my company',
    side: 'the hiring side',
    usual: { inbox: true, mail: true },
  },
  'membership.changed': {
    label: 'My place in a company changes',
    side: 'the hiring side',
    usual: { inbox: true, mail: true },
  },
};
