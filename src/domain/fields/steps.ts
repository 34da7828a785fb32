import type { FieldTable } from './field.ts';

/** For which kind of job a company's own steps are. */
export const stepTemplateFields = {
  name: { kind: 'line', label: 'Name', asked: 'Kind of job', max: 80, required: true },
} as const satisfies FieldTable;

export const stepFields = {
  name: {
    kind: 'line',
    label: 'Name of the step',
    max: 60,
    required: true,
    missing: 'Each step needs a name',
  },
} as const satisfies FieldTable;
