import type { ShownTerms } from '#client/features/jobs/TermsLine.tsx';
import type { Job, JobSummary } from '#contract/api.ts';

/** What the page of a job says of it; one that is being written is none yet, and can be shown as well. */
export type ShownJob = JobSummary &
  ShownTerms &
  Pick<Job, 'description' | 'requirements' | 'timeZone' | 'startDate'>;
