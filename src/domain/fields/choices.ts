import type { ChoiceField } from './field.ts';
import { sentences } from './sentences.ts';

/** What is wrong with what was chosen, in a sentence; undefined where nothing is. */
export function choiceProblem({ label, values, required }: ChoiceField, chosen: string): string | undefined {
  if (!chosen && !required) return undefined;
  return values.includes(chosen) ? undefined : sentences.noChoice(label, values);
}
