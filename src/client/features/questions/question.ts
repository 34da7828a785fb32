import type { Job } from '#contract/api.ts';

/** Of a question what those who apply see. */
export type Question = Pick<Job['questions'][number], 'kind' | 'text' | 'choices' | 'required'>;
