/** How it is known that an address takes no mail. */
export const refusalReasons = ['refused', 'bounced'] as const;
export type RefusalReason = (typeof refusalReasons)[number];

export const refusalReasonLabel: Record<RefusalReason, string> = {
  refused: 'Refused when handed over',
  bounced: 'Sent back later',
};

/** Why a mail went no further. */
export const mailEnds = ['refused', 'stopped', 'unconfirmed', 'in_doubt', 'given_up'] as const;
export type MailEnd = (typeof mailEnds)[number];

/** How the sending of a mail stands. */
export const mailStates = ['sent', 'waiting', 'held', ...mailEnds] as const;
export type MailState = (typeof mailStates)[number];

export const mailStateLabel: Record<MailState, string> = {
  sent: 'Sent',
  waiting: 'Waiting',
  held: 'Over the company’s limit',
  refused: 'Refused',
  stopped: 'Address refuses email',
  unconfirmed: 'Address not confirmed',
  in_doubt: 'May have arrived',
  given_up: 'Failed',
};
