import type { IconName } from '#client/ui/Icon.tsx';
import type { TimelineEntry } from '#contract/api.ts';
import { statusLabel } from '#domain/application-status.ts';
import type { MailState } from '#domain/mail.ts';
import type { TimelineKind } from '#domain/timeline.ts';

/** What happened, in words: to those who hire, and to the one who applied. */
export function toldOnTimeline(entry: TimelineEntry, hiring: boolean): string {
  const words = sentences[entry.kind];
  return typeof words === 'function' ? words(entry, hiring) : words[hiring ? 0 : 1];
}

type Words = readonly [hiring: string, applicant: string];

const both = (text: string): Words => [text, text];
const apart = (name: string) => `\u2068${name}\u2069`;

const mailing: Record<MailState, string> = {
  sent: 'Emailed',
  waiting: 'Email waiting to be sent',
  held: 'Email waiting to be sent',
  refused: 'Email was refused',
  stopped: 'Email not sent, the address refuses it',
  unconfirmed: 'Email not sent, the address is not confirmed',
  in_doubt: 'Email may not have arrived',
  given_up: 'Email could not be sent',
};

const sentences: Record<TimelineKind, Words | ((entry: TimelineEntry, hiring: boolean) => string)> = {
  applied: ['Applied', 'You applied'],
  invited: ['Invited to apply', 'The employer invited you'],
  promised: ['Answer promised by', 'The employer promised an answer by'],
  seen: ['First opened by the team', 'The employer opened your application'],
  moved: ({ from, to }) => (from && to ? `Moved from ${statusLabel[from]} to ${statusLabel[to]}` : 'Moved'),
  stepped: ({ fromStep, toStep }) => (toStep ? `Moved to ${apart(toStep)}` : `Left ${apart(fromStep ?? '')}`),
  mailed: ({ mail, subject }) => `${mailing[mail ?? 'waiting']}: ${apart(subject ?? '')}`,
  withdrawn: ['Withdrawn by the applicant', 'You withdrew'],
  'message.sent': ({ byApplicant }, hiring) => {
    if (hiring) return byApplicant ? 'Message from the applicant' : 'Message to the applicant';
    return byApplicant ? 'You wrote a message' : 'The employer wrote to you';
  },
  'interview.proposed': ['Interview proposed', 'The employer proposed an interview'],
  'interview.booked': both('Interview booked'),
  'interview.cancelled': both('Interview cancelled'),
  'interview.declined': ['Interview declined by the applicant', 'You declined the interview'],
  'scorecard.handed_in': both('Scorecard handed in'),
  'offer.prepared': both('Offer prepared'),
  'offer.asked': both('Approval of the offer requested'),
  'offer.decided': both('Offer decided on'),
  'offer.sent': ['Offer sent', 'The employer made you an offer'],
  'offer.replaced': ['Offer replaced by a new one', 'The employer replaced the offer with a new one'],
  'offer.withdrawn': ['Offer withdrawn', 'The employer withdrew the offer'],
  'offer.accepted': ({ byApplicant }, hiring) => {
    if (byApplicant) return hiring ? 'Offer accepted' : 'You accepted the offer';
    return hiring ? 'Offer noted as accepted' : 'The employer noted that you accepted the offer';
  },
  'offer.declined': ['Offer declined', 'You declined the offer'],
  'offer.expired': both('Offer expired'),
  'offer.called_off': ['Accepted offer called off', 'The offer you accepted was called off'],
};

/** Undefined for what has its status’s shape. */
export function timelineIcon({ kind, to, mail }: TimelineEntry): IconName | undefined {
  if (mail === 'given_up') return 'alert';
  return icons[kind] ?? (to ? undefined : 'info');
}

/** Where a kind has one. */
const icons: Partial<Record<TimelineKind, IconName>> = {
  invited: 'mail',
  promised: 'clock',
  seen: 'eye',
  stepped: 'chevron-right',
  mailed: 'mail',
  withdrawn: 'undo',
  'message.sent': 'send',
  'interview.proposed': 'calendar',
  'interview.booked': 'calendar',
  'interview.cancelled': 'calendar',
  'interview.declined': 'calendar',
  'scorecard.handed_in': 'check',
  'offer.prepared': 'document',
  'offer.asked': 'document',
  'offer.decided': 'document',
  'offer.sent': 'document',
  'offer.replaced': 'document',
  'offer.withdrawn': 'document',
  'offer.accepted': 'document',
  'offer.declined': 'document',
  'offer.expired': 'document',
  'offer.called_off': 'document',
};
