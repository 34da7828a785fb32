import { dateOf } from '#domain/dates.ts';
import type { DateField } from './field.ts';
import { missingSentence, sentences } from './sentences.ts';

/** What is wrong with a date, in a sentence; undefined where nothing is. */
export function dateProblem(field: DateField, typed: string): string | undefined {
  if (!typed) return field.required ? missingSentence(field) : undefined;
  return dateOf(typed) ? undefined : sentences.noDate(field.label);
}
