import { taskSideLabel, taskSides } from '#domain/onboarding.ts';
import type { FieldTable } from './field.ts';

/** A task for before or after the first day. */
export const plannedTaskFields = {
  title: { kind: 'line', label: 'Task', max: 120, required: true },
  details: { kind: 'text', label: 'Details', max: 1_000 },
  side: { kind: 'choice', label: 'For', values: taskSides, labels: taskSideLabel, required: true },
  /** After the first day, or before it where below 0. */
  day: { kind: 'number', label: 'Days', min: -180, max: 180, required: true },
} as const satisfies FieldTable;

/** A list of tasks that onboardings begin with. */
export const onboardingTemplateFields = {
  name: { kind: 'line', label: 'Name', max: 80, required: true },
  tasks: {
    kind: 'rows',
    label: 'Tasks',
    most: 60,
    fields: plannedTaskFields,
    required: true,
    missing: 'A list has at least one task',
  },
} as const satisfies FieldTable;

export const firstDayFields = {
  startDate: { kind: 'date', label: 'First day', required: true },
} as const satisfies FieldTable;

export const taskNoteFields = {
  body: { kind: 'text', label: 'Note', max: 2_000, required: true },
} as const satisfies FieldTable;
