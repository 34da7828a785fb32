import type { SecretField } from './field.ts';
import { missingSentence, sentences } from './sentences.ts';
import { lengthOf } from './texts.ts';

/** What is wrong with a password, in a sentence; undefined where nothing is. Length is what counts: no kinds of characters are asked for. */
export function secretProblem(field: SecretField, typed: string): string | undefined {
  const { label, min, max, required } = field;
  if (!typed) return required ? missingSentence(field) : undefined;
  if (lengthOf(typed) < min) return sentences.tooShort(label, min);
  return lengthOf(typed) > max ? sentences.tooLong(label, max) : undefined;
}
