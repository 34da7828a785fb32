import { useState } from 'react';
import { Pill } from '#client/ui/Pill.tsx';
import type { JobSummary } from '#contract/api.ts';
import { jobStatusLabel } from '#domain/jobs.ts';
import { isPastClosing } from './closing.ts';

/** How a posting stands, for those who run it: its status, or why an active one takes no applications. */
export function JobStatusPill({ job }: { job: JobSummary }) {
  const [now] = useState(Date.now);
  if (job.status !== 'active') return <Pill>{jobStatusLabel[job.status]}</Pill>;
  if (job.open) {
    return (
      <Pill tone="green" icon="check">
        {jobStatusLabel.active}
      </Pill>
    );
  }
  return (
    <Pill tone="yellow" icon="alert">
      {isPastClosing(job, now) ? 'Deadline passed' : 'Company suspended'}
    </Pill>
  );
}
