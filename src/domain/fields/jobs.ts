import { employmentTypeLabel, employmentTypes } from '#domain/jobs.ts';
import { limits } from '#domain/limits.ts';
import type { FieldTable } from './field.ts';
import { skills } from './profiles.ts';

const text = { kind: 'text', max: 20_000 } as const;

/** What a posting says. */
export const jobFields = {
  title: { kind: 'line', label: 'Title', max: limits.title, required: true },
  employmentType: {
    kind: 'choice',
    label: 'Employment type',
    values: employmentTypes,
    labels: employmentTypeLabel,
    required: true,
  },
  experienceLevel: { kind: 'line', label: 'Experience level', max: 60 },
  location: { kind: 'line', label: 'Location', max: limits.location },
  department: { kind: 'line', label: 'Department', max: 80 },
  salaryRange: { kind: 'line', label: 'Salary range', max: 80 },
  description: { ...text, label: 'Description', required: true },
  requirements: { ...text, label: 'Requirements' },
  skillsRequired: { ...skills, asked: 'Required skills' },
  applicationDeadline: { kind: 'date', label: 'Application deadline' },
  startDate: { kind: 'date', label: 'First day of work' },
} as const satisfies FieldTable;
