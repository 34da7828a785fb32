import { isPastClosing } from '#client/features/jobs/closing.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { Job } from '#contract/api.ts';
import { jobStatusLabel, type JobStatus } from '#domain/jobs.ts';
import { useState } from 'react';
import styles from './Closed.module.css';

interface Props {
  job: Job;
  /** For those who hire: with what it means for job seekers. */
  hiring?: boolean;
}

/** What a status that is not active means for those who look for work. */
const meaning: Record<Exclude<JobStatus, 'active'>, string> = {
  draft: 'Job seekers cannot see it.',
  paused: 'Job seekers cannot see it until it is reopened.',
  closed: 'It no longer takes applications.',
  filled: 'It no longer takes applications.',
};

/** That a job takes no applications, and why. */
export function Closed({ job, hiring }: Props) {
  const [now] = useState(Date.now);
  return (
    <p className={styles.closed}>
      <Icon name="lock" />
      <span>{words()}</span>
    </p>
  );

  function words() {
    if (job.applicationDeadline && isPastClosing(job, now)) {
      return (
        <>
          Applications closed on <Time value={job.applicationDeadline} />
        </>
      );
    }
    if (!hiring) return 'This job isn’t taking applications at the moment';
    return job.status === 'active'
      ? 'This company is suspended, so the job isn’t taking applications'
      : `${jobStatusLabel[job.status]}. ${meaning[job.status]}`;
  }
}
