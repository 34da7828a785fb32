import { Button } from '#client/ui/Button.tsx';
import { Menu, MenuRadio } from '#client/ui/Menu.tsx';
import type { Job } from '#contract/api.ts';
import { jobStatusLabel, type JobStatus } from '#domain/jobs.ts';
import { useJobStatus } from './use-job-status.ts';

/** What one would say to bring a posting into a status. */
const act: Record<Exclude<JobStatus, 'draft'>, string> = {
  active: 'Reopen',
  paused: 'Pause',
  closed: 'Close',
  filled: 'Mark as filled',
};
const order = ['active', 'paused', 'closed', 'filled'] as const;

/** Pauses, closes and reopens a posting. */
export function JobStatusMenu({ job }: { job: Job }) {
  const change = useJobStatus(job);
  return (
    <Menu
      renderTrigger={(trigger) => (
        <Button {...trigger} size="large" iconAfter="chevron-down">
          Status: {jobStatusLabel[job.status]}
        </Button>
      )}
    >
      {order.map((status) => (
        <MenuRadio
          key={status}
          checked={status === job.status}
          disabled={status === job.status}
          onSelect={() => change(status)}
        >
          {labelFor(status, job.status)}
        </MenuRadio>
      ))}
    </Menu>
  );
}

function labelFor(status: (typeof order)[number], now: JobStatus): string {
  if (status === now) return jobStatusLabel[status];
  return status === 'active' && now === 'draft' ? 'Publish' : act[status];
}
