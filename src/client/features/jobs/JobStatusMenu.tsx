import { useState } from 'react';
import { useUser } from '#client/api/session.ts';
import { useApi } from '#client/api/use-api.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { Menu, MenuItem } from '#client/ui/Menu.tsx';
import type { JobSummary } from '#contract/api.ts';
import { can, may } from '#domain/permissions.ts';
import { RejectionMessage } from './RejectionMessage.tsx';
import { usualRejection, saidIn, type RejectionValues } from './rejection-words.ts';
import { jobSteps, type JobStep } from './job-steps.ts';
import { useChangeJobStatus } from './use-change-job-status.ts';

/** Pause, close, reopen or fill a job, for those who may. What ends it is asked about first. */
export function JobStatusMenu({ job, size = 'compact' }: { job: JobSummary; size?: 'compact' | 'large' }) {
  const user = useUser();
  const { change, saving } = useChangeJobStatus(job);
  const onRecord = can['platform.administer'](user);
  const [asking, setAsking] = useState<JobStep>();
  const [rejection, setRejection] = useState<RejectionValues>(usualRejection);
  const ends = asking?.asks === true && !onRecord;
  const { data } = useApi('GET /api/jobs/:id/waiting', { params: { id: job.id } }, { enabled: ends });
  const waiting = (ends && data?.waiting) || 0;
  if (!onRecord && !may['job.changeStatus'](user, job)) return null;
  return (
    <>
      <Menu
        align="end"
        renderTrigger={(trigger) => (
          <Button
            {...trigger}
            size={size}
            iconAfter="chevron-down"
            aria-label={`Status of ${job.title}`}
            aria-busy={saving}
          >
            Status
          </Button>
        )}
      >
        {jobSteps[job.status].map((step) => (
          <MenuItem
            key={step.label}
            icon={step.icon}
            onSelect={() => (step.asks || onRecord ? setAsking(step) : change(step.to))}
          >
            {step.label}
            {(step.asks || onRecord) && '…'}
          </MenuItem>
        ))}
      </Menu>
      <ConfirmDialog
        open={asking !== undefined}
        title={asking ? question(asking) : ''}
        label={asking ? `${asking.label} job`.replace('Mark filled job', 'Mark filled') : ''}
        pendingLabel="Saving…"
        pending={false}
        danger={asking?.asks}
        onClose={() => setAsking(undefined)}
        onConfirm={() => {
          if (asking) change(asking.to, waiting ? saidIn(rejection) : undefined);
          setAsking(undefined);
        }}
      >
        <p>
          <strong dir="auto">{job.title}</strong>, <bdi>{job.companyName}</bdi>
        </p>
        {asking && <p>{consequence(asking, job)}</p>}
        {waiting > 0 && <RejectionMessage waiting={waiting} values={rejection} onChange={setRejection} />}
        {onRecord && <p>This is recorded in the audit log under your name.</p>}
      </ConfirmDialog>
    </>
  );
}

function question({ label }: JobStep): string {
  return label === 'Mark filled' ? 'Mark this job filled?' : `${label} this job?`;
}

function consequence({ to }: JobStep, { status, applicationCount }: JobSummary): string {
  if (to === 'active') return 'It’s listed for job seekers, and people can apply.';
  if (to === 'paused') return 'It’s no longer listed, and no one can apply until you reopen it.';
  const stay =
    applicationCount === 1
      ? 'The application to it stays'
      : `The ${applicationCount.toLocaleString('en')} applications to it stay`;
  const kept = applicationCount ? ` ${stay}, and can still be moved.` : '';
  if (status === 'draft') return 'It won’t be published. You can reopen it later.';
  return `It’s no longer listed, and no one can apply.${kept} You can reopen it later.`;
}
