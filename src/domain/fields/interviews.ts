import type { FieldTable } from './field.ts';

/** What is asked and scored in an interview, and what a company keeps of it as a kit. */
export const kitFields = {
  title: { kind: 'line', label: 'Title', max: 120, required: true },
  minutes: {
    kind: 'number',
    label: 'Length',
    asked: 'Length in minutes',
    min: 10,
    max: 480,
    unit: 'minutes',
    required: true,
  },
  questions: { kind: 'text', label: 'Questions', asked: 'What to ask', max: 8_000 },
  attributes: { kind: 'lines', label: 'Attributes', asked: 'What to score', most: 12, max: 80 },
} as const satisfies FieldTable;

export const interviewPlaceFields = {
  place: { kind: 'line', label: 'Place', asked: 'Location or meeting link', max: 500 },
} as const satisfies FieldTable;

/** Why somebody declines or cancels one. */
export const endInterviewFields = {
  reason: { kind: 'text', label: 'Reason', max: 1_000 },
} as const satisfies FieldTable;
