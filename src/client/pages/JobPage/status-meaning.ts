import type { JobStatus } from '#domain/jobs.ts';

/** What each status means for those who look for work. */
export const statusMeaning: Record<JobStatus, string> = {
  active: 'Job seekers can find it and apply.',
  draft: 'Job seekers cannot see it.',
  paused: 'Job seekers cannot see it until it is reopened.',
  closed: 'It takes no applications any more.',
  filled: 'It takes no applications any more.',
};
