import { type About, filledAnswer, placeholderValues } from '#domain/mail-templates.ts';

/** Whom a text that goes out by itself is written to, and about what. */
export type FilledIn = About;

/** A company's own words with what they leave open filled in; anything else in them stays as it is. */
export function filledIn(template: string, about: FilledIn): string {
  return filledAnswer(template, placeholderValues(about));
}
