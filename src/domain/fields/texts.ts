import { isWebLink } from '#domain/links.ts';
import { visibleLine } from '#domain/names.ts';
import type { AddressField, LinesField, TextField } from './field.ts';
import { missingSentence, sentences } from './sentences.ts';

/** Text as it is kept: composed letters, one kind of line break, no space around it. */
export function tidyText(text: string): string {
  return text.normalize('NFC').replace(/\r\n?/g, '\n').trim();
}

/** What is one line stays one line: a header, a card or a table cell has no room for more. A NUL is left, to be refused. */
export function tidyLine(text: string): string {
  return isStorable(text) ? visibleLine(text) : tidyText(text);
}

/** NUL cannot be stored by PostgreSQL; a lone surrogate is not text. */
export function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}

/** What can be stored of a text that is not worth a refusal, such as the name of a file. */
export function storable(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed();
}

/** In characters as the database and the contract count them, which take a picture of two units for one. */
export function lengthOf(text: string): number {
  let length = text.length;
  for (const sign of text) length -= sign.length - 1;
  return length;
}

/** The first characters of a text, counted so: cut between units, half a picture could be left, which cannot be stored. */
export function firstCharacters(text: string, most: number): string {
  if (text.length <= most) return text;
  // None has more than two units.
  const enough = text.slice(0, 2 * most);
  return [...enough].slice(0, most).join('');
}

/** What is wrong with a text, in a sentence; undefined where nothing is. */
export function textProblem(field: TextField, typed: string): string | undefined {
  const { label, kind, max, required, problem } = field;
  const text = kind === 'line' ? tidyLine(typed) : tidyText(typed);
  if (!isStorable(text)) return sentences.unstorable(label);
  if (!text) return required ? missingSentence(field) : undefined;
  if (lengthOf(text) > max) return sentences.tooLong(label, max);
  return problem?.(text);
}

/** How much of the room for a text is taken: "120 of 8,000 characters". */
export function lengthSoFar({ max }: TextField, typed: string): string {
  return sentences.lengthSoFar(lengthOf(tidyText(typed)), max);
}

export function linkProblem(field: AddressField, typed: string): string | undefined {
  const { label, max, required } = field;
  const link = tidyText(typed);
  if (!link) return required ? missingSentence(field) : undefined;
  if (lengthOf(link) > max) return sentences.tooLong(label, max);
  return isStorable(link) && isWebLink(link) ? undefined : sentences.noLink(label);
}

/** As any language writes one. What comes along when an address is copied, such as a comma or a bracket, stands behind it. */
const mailHost = /^[\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)*$/u;

/** Only mail can prove an address; this catches slips. What nobody can see is taken out of it, as of every line. */
export function emailProblem(field: AddressField, typed: string): string | undefined {
  const { label, max, required } = field;
  const address = tidyLine(typed);
  if (!address) return required ? missingSentence(field) : undefined;
  if (lengthOf(address) > max) return sentences.tooLong(label, max);
  const at = address.indexOf('@');
  const plausible =
    at > 0 &&
    at === address.lastIndexOf('@') &&
    mailHost.test(address.slice(at + 1)) &&
    !/[\s\p{Cc}\p{Cs}]/u.test(address);
  return plausible ? undefined : sentences.noEmail(label);
}

/** Lines as they are kept: each once, without the empty ones. */
export function tidyLines(lines: readonly string[]): string[] {
  return [...new Set(lines.map(tidyLine).filter(Boolean))];
}

export function linesProblem(field: LinesField, typed: readonly string[]): string | undefined {
  const { label, most, max, required } = field;
  const lines = tidyLines(typed);
  for (const line of lines) {
    if (!isStorable(line)) return sentences.unstorable(label);
    if (lengthOf(line) > max) return sentences.eachTooLong(label, max);
  }
  if (!lines.length) return required ? missingSentence(field) : undefined;
  return lines.length > most ? sentences.tooMany(label, most) : undefined;
}
