import type { QuestionAnswer } from '#contract/api.ts';
import { flagOf } from '#domain/questions.ts';
import type { AnswerRow } from './questions.queries.ts';

/** An answer as this viewer may see it: what the employer hopes to hear is theirs alone. */
export function presentAnswer(row: AnswerRow, decides: boolean): QuestionAnswer {
  const { questionId, kind, question, text, number, file } = row;
  const flag = decides ? { flag: flagOf({ ...row, text: question }, { text, number }) ?? null } : {};
  return { questionId, kind, question, answer: text ?? number, file, ...flag };
}
