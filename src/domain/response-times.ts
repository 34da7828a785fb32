import type { ApplicationStatus } from './application-status.ts';

/** Whoever is moved to one of these has heard what becomes of their application. */
export const responseStatuses: readonly ApplicationStatus[] = [
  'interviewing',
  'offered',
  'hired',
  'rejected',
];

/** Those that stay given whatever comes after. A refusal that is taken back was none: whoever got it waits again. */
export const lastingResponseStatuses: readonly ApplicationStatus[] = responseStatuses.filter(
  (status) => status !== 'rejected',
);

/** Within how many days an employer may promise to answer everybody. */
export const responseDaysLimits = { min: 1, max: 90, suggested: 14 } as const;

/** How many days before an answer is due the employer is reminded. */
export const remindDaysBefore = 2;

/** An answer record looks at so many of the last applications, and says nothing about fewer than the least. */
export const responseRecordSize = { last: 40, least: 10 } as const;

/** Without a promise an application counts as unanswered after so many days. */
export const usualResponseDays = 30;

/** "92 % within 8 days, last 40 applications": the true record of an employer. */
export interface AnswerRecord {
  /** Of 100. */
  share: number;
  days: number;
  /** How many applications it is calculated from. */
  counted: number;
}

interface Awaited {
  status: ApplicationStatus;
  withdrawnAt: string | null;
  answeredAt: string | null;
  answerDueAt: string | null;
}

export type ResponseState = 'answered' | 'overdue' | 'due' | 'not promised';

/** Where an application stands between the person's wait and the employer's promise. `now` is an ISO time in UTC. */
export function responseState({ withdrawnAt, answeredAt, answerDueAt }: Awaited, now: string): ResponseState {
  if (answeredAt || withdrawnAt) return 'answered';
  if (!answerDueAt) return 'not promised';
  return Date.parse(answerDueAt) < Date.parse(now) ? 'overdue' : 'due';
}
