import type { z } from 'zod';
import type { resumeReading } from '#contract/resumes.ts';

/** What was read from a résumé, as the contract says it. */
export type ResumeReading = z.output<typeof resumeReading>;
export type ReadExperience = ResumeReading['workExperience'][number];
export type ReadEducation = ResumeReading['education'][number];
