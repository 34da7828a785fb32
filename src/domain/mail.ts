/** How the sending of a mail stands. */
export const mailStates = ['sent', 'waiting', 'given_up'] as const;
export type MailState = (typeof mailStates)[number];

export const mailStateLabel: Record<MailState, string> = {
  sent: 'Sent',
  waiting: 'Waiting',
  given_up: 'Given up',
};

/** `sentAt` and `givenUpAt` are ISO times, or null for what has not happened. */
export function mailState({
  sentAt,
  givenUpAt,
}: {
  sentAt: string | null;
  givenUpAt: string | null;
}): MailState {
  if (sentAt) return 'sent';
  return givenUpAt ? 'given_up' : 'waiting';
}
