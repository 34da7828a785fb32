import type { NumberField } from './field.ts';
import { missingSentence, sentences } from './sentences.ts';

/** What somebody means who types a number: "1,800" and "1 800" are 1800, nothing is null, and what is no number is NaN. */
export function typedNumber(typed: string): number | null {
  const bare = typed.replaceAll(/[\s,]/g, '');
  if (!bare) return null;
  return /^[+-]?\d+(\.\d+)?$/.test(bare) ? Number(bare) : Number.NaN;
}

/** What is wrong with a whole number or an amount, in a sentence; undefined where nothing is. */
export function numberProblem(field: NumberField, number: number | null | undefined): string | undefined {
  if (number === null || number === undefined) return field.required ? missingSentence(field) : undefined;
  const fits = isExact(number, field.decimals) && number >= field.min && number <= field.max;
  return fits ? undefined : rangeSentence(field);
}

/** Whether no more digits stand behind the point. */
export function isExact(number: number, decimals = 0): boolean {
  return Number.isSafeInteger(number) || Number(number.toFixed(decimals)) === number;
}

export function rangeSentence({ label, kind, min, max, unit, decimals }: NumberField): string {
  if (decimals) return sentences.noExactAmount(label, min, max, decimals);
  if (unit) return sentences.outOfRange(label, min, max, unit);
  return kind === 'amount' ? sentences.noAmount(label, min, max) : sentences.noNumber(label, min, max);
}
