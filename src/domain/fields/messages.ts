import { templateProblem } from '#domain/mail-templates.ts';
import type { FieldTable } from './field.ts';

const body = {
  kind: 'text',
  label: 'Message',
  max: 4_000,
  required: true,
} as const;
const withPlaceholders = { ...body, problem: templateProblem } as const;

export const messageFields = { body } as const satisfies FieldTable;

/** To several applicants at once. */
export const bulkMessageFields = { body: withPlaceholders } as const satisfies FieldTable;

export const mailTemplateFields = {
  name: { kind: 'line', label: 'Name', max: 80, required: true },
  body: withPlaceholders,
} as const satisfies FieldTable;

/** What somebody is asked to look at a job with. */
export const invitationFields = {
  message: { kind: 'text', label: 'Message', max: 2_000 },
} as const satisfies FieldTable;
