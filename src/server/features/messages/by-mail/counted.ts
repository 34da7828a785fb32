import { type AnswerOutcome, answerOutcomes } from '#domain/answers-by-mail.ts';

const since = new Map<AnswerOutcome, number>();

/** Counts what became of a mail, for the whole process. */
export function countAnswer(outcome: AnswerOutcome): void {
  since.set(outcome, (since.get(outcome) ?? 0) + 1);
}

/** What has become of the mails that came in since the start. */
export function answersSoFar(): { outcome: AnswerOutcome; count: number }[] {
  return answerOutcomes.map((outcome) => ({ outcome, count: since.get(outcome) ?? 0 }));
}
