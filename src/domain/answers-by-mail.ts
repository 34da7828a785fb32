/** What becomes of a mail that comes in as an answer. */
export const answerOutcomes = [
  'taken',
  /** It has been taken, or was not, before. */
  'again',
  'nobody',
  'unreadable',
  'automatic',
  'own',
  'other_address',
  'not_proved',
  'empty',
  'too_long',
  'too_large',
  'ended',
  'too_many',
] as const;
export type AnswerOutcome = (typeof answerOutcomes)[number];

/** Of why one is not taken, what its writer is told; a machine, and who is a stranger, is told nothing. */
export type ToldOutcome = Extract<
  AnswerOutcome,
  'other_address' | 'not_proved' | 'empty' | 'too_long' | 'too_large' | 'ended' | 'too_many'
>;

const told: readonly AnswerOutcome[] = [
  'other_address',
  'not_proved',
  'empty',
  'too_long',
  'too_large',
  'ended',
  'too_many',
] satisfies ToldOutcome[];

export function isTold(outcome: AnswerOutcome): outcome is ToldOutcome {
  return told.includes(outcome);
}

/** The largest mail that is read, in bytes: what mail providers take, attachments in base64. */
export const largestAnswer = 35 * 1024 * 1024;
