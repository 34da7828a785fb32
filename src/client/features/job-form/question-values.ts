import type { BodyInput, Job } from '#contract/api.ts';
import { questionProblems, tidyChoices, type QuestionKind } from '#domain/questions.ts';

/** A question as it is filled in. */
export interface QuestionValues {
  /** Its own as long as the form is open. */
  key: string;
  /** Of one that is asked already. */
  id?: number;
  kind: QuestionKind;
  text: string;
  /** One a line. */
  choices: string;
  required: boolean;
  wanted: readonly string[];
  /** '' for none. */
  least: string;
}

export function newQuestion(key: string): QuestionValues {
  return { key, kind: 'yes_no', text: '', choices: '', required: true, wanted: [], least: '' };
}

export function valuesOfQuestion(question: Job['questions'][number]): QuestionValues {
  const { id, kind, text, choices, required, wanted = [], least } = question;
  return {
    key: String(id),
    id,
    kind,
    text,
    choices: choices.join('\n'),
    required,
    wanted,
    least: least === null || least === undefined ? '' : String(least),
  };
}

type Written = NonNullable<BodyInput<'POST /api/jobs'>['questions']>[number];

export function choicesOf({ kind, choices }: Pick<QuestionValues, 'kind' | 'choices'>): string[] {
  return kind === 'choice' ? tidyChoices(choices.split('\n')) : [];
}

/** As the server is sent it, and as the domain judges it. */
export function questionToSend(values: QuestionValues): Required<Omit<Written, 'id'>> & { id?: number } {
  const { id, kind, text, required, wanted, least } = values;
  const choices = choicesOf(values);
  const possible = kind === 'yes_no' ? ['yes', 'no'] : choices;
  return {
    ...(id === undefined ? {} : { id }),
    kind,
    text: text.trim(),
    choices,
    required,
    // What is no longer among the answers is no longer hoped for.
    wanted: wanted.filter((one) => possible.includes(one)),
    least: kind === 'number' && least.trim() ? Number(least) : null,
  };
}

/** What is wrong, by the ids of the fields. */
export function problemsOfQuestions(questions: readonly QuestionValues[]): Record<string, string> {
  return Object.fromEntries(
    questions.flatMap((values, index) => {
      const written = questionToSend(values);
      const unreadable = Number.isNaN(written.least) ? { least: 'The least must be a number' } : {};
      const problems = { ...questionProblems({ ...written, least: written.least ?? null }), ...unreadable };
      return Object.entries(problems).map(([field, problem]) => [
        `questions.${index}.${field}`,
        `Question ${index + 1}: ${problem}`,
      ]);
    }),
  );
}
