import type { FieldTable } from './field.ts';

/** What a job asks of everybody who applies. */
export const questionFields = {
  text: { kind: 'line', label: 'Question', max: 300, required: true, missing: 'Write the question' },
} as const satisfies FieldTable;
