import { dateOf, isDate } from '#domain/dates.ts';
import type { DateField } from './field.ts';
import { missingSentence, sentences } from './sentences.ts';

/** What is wrong with a date, or with the month it is asked for by, in a sentence; undefined where nothing is. */
export function dateProblem(field: DateField, typed: string): string | undefined {
  const { label, by, required } = field;
  if (!typed) return required ? missingSentence(field) : undefined;
  if (by === 'month') return isDate(`${typed}-01`) ? undefined : sentences.noMonth(label);
  return dateOf(typed) ? undefined : sentences.noDate(label);
}
