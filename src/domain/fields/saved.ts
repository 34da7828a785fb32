import type { FieldTable } from './field.ts';

/** What somebody calls a search of jobs that they keep. */
export const savedSearchFields = {
  name: { kind: 'line', label: 'Name', max: 120, required: true },
} as const satisfies FieldTable;

/** What somebody calls a look at a list that they keep. */
export const viewFields = {
  name: { kind: 'line', label: 'Name', max: 60, required: true },
} as const satisfies FieldTable;
