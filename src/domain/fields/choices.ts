import type { ChoiceField, ChoicesField } from './field.ts';
import { missingSentence, sentences } from './sentences.ts';

/** What is wrong with what was chosen, in a sentence; undefined where nothing is. */
export function choiceProblem(field: ChoiceField, chosen: string): string | undefined {
  if (!chosen && !field.required) return undefined;
  return field.values.includes(chosen) ? undefined : choiceRefusal(field);
}

/** What is said of what is none of them. */
export function choiceRefusal({
  label,
  values,
  refusal,
}: Pick<ChoiceField, 'label' | 'values' | 'refusal'>): string {
  return refusal ?? sentences.noChoice(label, values);
}

/** The same of several of them. */
export function choicesProblem(field: ChoicesField, chosen: readonly string[]): string | undefined {
  const { label, values, most, required } = field;
  if (!chosen.every((one) => values.includes(one))) return choiceRefusal(field);
  if (!chosen.length) return required ? missingSentence(field) : undefined;
  return new Set(chosen).size > most ? sentences.tooMany(label, most) : undefined;
}
