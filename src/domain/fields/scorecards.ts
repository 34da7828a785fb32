import type { FieldTable } from './field.ts';

/** What an interviewer says of somebody as a whole. */
export const scorecardFields = {
  note: { kind: 'text', label: 'Note', asked: 'Why', max: 4_000 },
} as const satisfies FieldTable;

/** What they saw of one attribute. */
export const ratingFields = {
  note: { kind: 'text', label: 'Note', max: 1_000 },
} as const satisfies FieldTable;
