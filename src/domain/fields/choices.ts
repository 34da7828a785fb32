import type { ChoiceField, ChoicesField } from './field.ts';
import { missingSentence, sentences } from './sentences.ts';

/** What is wrong with what was chosen, in a sentence; undefined where nothing is. */
export function choiceProblem({ label, values, required }: ChoiceField, chosen: string): string | undefined {
  if (!chosen && !required) return undefined;
  return values.includes(chosen) ? undefined : sentences.noChoice(label, values);
}

/** The same of several of them. */
export function choicesProblem(field: ChoicesField, chosen: readonly string[]): string | undefined {
  const { label, values, most, required } = field;
  if (!chosen.every((one) => values.includes(one))) return sentences.noChoice(label, values);
  if (!chosen.length) return required ? missingSentence(field) : undefined;
  return new Set(chosen).size > most ? sentences.tooMany(label, most) : undefined;
}
