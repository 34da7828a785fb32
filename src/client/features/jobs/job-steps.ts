import type { IconName } from '#client/ui/Icon.tsx';
import type { JobStatus } from '#domain/jobs.ts';

export interface JobStep {
  to: JobStatus;
  label: string;
  icon: IconName;
  /** Taken only after a question: it ends what people could do with the job. */
  asks?: true;
}

const pause: JobStep = { to: 'paused', label: 'Pause', icon: 'pause' };
const reopen: JobStep = { to: 'active', label: 'Reopen', icon: 'refresh' };
const publish: JobStep = { to: 'active', label: 'Publish', icon: 'send' };
const close: JobStep = { to: 'closed', label: 'Close', icon: 'close', asks: true };
const fill: JobStep = { to: 'filled', label: 'Mark filled', icon: 'check', asks: true };

/** What can be done with a job of each status. */
export const jobSteps: Record<JobStatus, readonly JobStep[]> = {
  draft: [publish, close],
  active: [pause, fill, close],
  paused: [reopen, fill, close],
  closed: [reopen],
  filled: [reopen],
};

/** What is said once it is done. */
export const doneWords: Record<JobStatus, string> = {
  active: 'Job is open',
  draft: 'Job is a draft again',
  paused: 'Job paused',
  closed: 'Job closed',
  filled: 'Job marked filled',
};
