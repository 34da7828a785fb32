import { templateProblem } from '#domain/mail-templates.ts';
import type { FieldTable } from './field.ts';

/** What is said with a rejection. */
export const rejectionFields = {
  note: { kind: 'text', label: 'Note', max: 2_000 },
  letter: { kind: 'text', label: 'Message', max: 4_000, problem: templateProblem },
} as const satisfies FieldTable;

export const rejectionReasonFields = {
  name: { kind: 'line', label: 'Reason', max: 80, required: true },
} as const satisfies FieldTable;
