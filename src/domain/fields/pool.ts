import type { FieldTable } from './field.ts';

/** What a company calls a list of candidates, and a tag it gives them. */
export const candidateListFields = {
  name: { kind: 'line', label: 'Name', max: 80, required: true },
} as const satisfies FieldTable;

export const tagFields = {
  name: { kind: 'line', label: 'Tag', max: 40, required: true },
} as const satisfies FieldTable;
