import { limits } from '#domain/limits.ts';
import type { FieldTable } from './field.ts';

/** What somebody who applies sends beside their profile, a file, and answers. */
export const applyFields = {
  coverLetter: { kind: 'text', label: 'Cover letter', max: 8_000 },
  customResumeUrl: { kind: 'link', label: 'Résumé link', max: limits.url },
} as const satisfies FieldTable;

/** What the hiring side notes on an application. */
export const notesFields = {
  recruiterNotes: { kind: 'text', label: 'Notes', asked: 'Recruiter notes', max: 8_000 },
} as const satisfies FieldTable;
