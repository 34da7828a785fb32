import { problemsIn } from './fields/problems.ts';
import { questionFields } from './fields/questions.ts';

/** What an employer may ask of everybody who applies for a job, beside what they send anyway. */
export const questionKinds = ['text', 'choice', 'number', 'yes_no', 'file'] as const;
export type QuestionKind = (typeof questionKinds)[number];

export const questionKindLabel: Record<QuestionKind, string> = {
  text: 'Text',
  choice: 'One of several answers',
  number: 'Number',
  yes_no: 'Yes or no',
  file: 'File',
};

export const yesOrNo = ['yes', 'no'] as const;

export const questionLimits = {
  perJob: 10,
  /** How many a job can ask before the form says that each costs applicants. */
  gentle: 3,
  choices: { min: 2, max: 12 },
  choice: 120,
  answer: 2_000,
  number: { min: -1_000_000_000, max: 1_000_000_000 },
} as const;

/** What the employer hopes to hear; empty and null where every answer is as good as another. */
export interface Wanted {
  /** Of a choice or a yes or no: any of these. */
  wanted: readonly string[];
  /** Of a number: at least this. */
  least: number | null;
}

interface Asked extends Wanted {
  kind: QuestionKind;
  text: string;
}

export interface Given {
  text: string | null;
  number: number | null;
}

/**
 * What those who decide are pointed to where an answer is not the one hoped for, or is missing; undefined where there is
 * nothing to point to. It is a remark and no decision: nothing follows from it by itself.
 */
export function flagOf({ text, kind, wanted, least }: Asked, given: Given): string | undefined {
  if (least !== null && (given.number === null || given.number < least))
    return `Expected ${least.toLocaleString('en')} or more: ${text}`;
  if (wanted.length && (given.text === null || !wanted.includes(given.text)))
    return `Expected ${kind === 'choice' ? anyOf(wanted) : wanted.join(' or ')}: ${text}`;
  return undefined;
}

function anyOf(choices: readonly string[]): string {
  return choices.map((choice) => `“${choice}”`).join(' or ');
}

/** The choices as they are kept: without empty ones and repeats. */
export function tidyChoices(choices: readonly string[]): string[] {
  return [...new Set(choices.map((choice) => choice.replaceAll(/\s+/g, ' ').trim()).filter(Boolean))];
}

interface Written extends Asked {
  choices: readonly string[];
}

/** What is wrong with a question as it was written, by its field; nothing where all is well. */
export function questionProblems({
  kind,
  text,
  choices,
  wanted,
  least,
}: Written): Partial<Record<'text' | 'choices' | 'wanted' | 'least', string>> {
  const { min, max } = questionLimits.choices;
  const possible: readonly string[] = kind === 'choice' ? choices : kind === 'yes_no' ? yesOrNo : [];
  return {
    ...problemsIn(questionFields, { text }),
    ...(kind === 'choice' &&
      (choices.length < min || choices.length > max) && {
        choices: `Give ${min} to ${max} answers to choose from`,
      }),
    ...(choices.some((choice) => choice.length > questionLimits.choice) && {
      choices: `An answer to choose can have at most ${questionLimits.choice} characters`,
    }),
    ...(wanted.some((one) => !possible.includes(one)) && {
      wanted: 'What is hoped for must be among the answers',
    }),
    ...(least !== null && kind !== 'number' && { least: 'Only a number has a least' }),
  };
}

/** What is wrong with an answer; undefined where all is well. `answer` is empty where nothing was said. */
export function answerProblem(
  { kind, choices, required }: { kind: QuestionKind; choices: readonly string[]; required: boolean },
  answer: string,
): string | undefined {
  const said = answer.trim();
  if (!said) return required ? 'Please answer this question' : undefined;
  if (kind === 'text' && said.length > questionLimits.answer)
    return `An answer can have at most ${questionLimits.answer.toLocaleString('en')} characters`;
  if (kind === 'number' && !isNumber(said)) return 'Please answer with a number';
  if (kind === 'choice' && !choices.includes(said)) return 'Please choose one of the answers';
  if (kind === 'yes_no' && !yesOrNo.some((one) => one === said)) return 'Please answer yes or no';
  return undefined;
}

function isNumber(said: string): boolean {
  const { min, max } = questionLimits.number;
  return /^-?\d{1,10}(\.\d{1,4})?$/.test(said) && Number(said) >= min && Number(said) <= max;
}
