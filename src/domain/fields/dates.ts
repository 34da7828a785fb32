import { dateOf } from '#domain/dates.ts';
import type { DateField } from './field.ts';
import { sentences } from './sentences.ts';

/** What is wrong with a date, in a sentence; undefined where nothing is. */
export function dateProblem({ label, required }: DateField, typed: string): string | undefined {
  if (!typed) return required ? sentences.missing(label) : undefined;
  return dateOf(typed) ? undefined : sentences.noDate(label);
}
