import type { Application } from '#contract/api.ts';
import { responseState } from '#domain/response-times.ts';

/** What there is to say of an answer in one cell: until when it is due, or how it was given. */
export interface AnswerStanding {
  words: 'Answered' | 'Starts' | 'Notified' | 'Not notified yet' | 'Withdrew' | 'Due' | 'Overdue' | '';
  /** The day that is said with it. */
  on?: string;
}

type Answered = Pick<
  Application,
  'status' | 'withdrawnAt' | 'answeredAt' | 'answerDueAt' | 'startsOn' | 'toldAt'
>;

/** `now` is an ISO time. */
export function answerStanding(application: Answered, now: string): AnswerStanding {
  const { status, withdrawnAt, startsOn, toldAt, answerDueAt } = application;
  if (withdrawnAt) return { words: 'Withdrew', on: withdrawnAt };
  if (status === 'hired' && startsOn) return { words: 'Starts', on: startsOn };
  if (status === 'rejected')
    return toldAt ? { words: 'Notified', on: toldAt } : { words: 'Not notified yet' };
  const state = responseState(application, now);
  if (state === 'answered') return { words: 'Answered' };
  if (!answerDueAt) return { words: '' };
  return { words: state === 'overdue' ? 'Overdue' : 'Due', on: answerDueAt };
}
