import { useMutation } from '@tanstack/react-query';
import { call, type ApiError } from '#client/api/call.ts';
import { jobsChanged, patchJob } from '#client/features/jobs/job-cache.ts';
import { toast } from '#client/ui/toast.ts';
import type { Job } from '#contract/api.ts';
import type { JobStatus } from '#domain/jobs.ts';
import { statusMeaning } from './status-meaning.ts';

interface Change {
  to: JobStatus;
  /** Takes a change back; that itself is not offered to be undone. */
  undoing?: boolean;
}

/** Changes a posting's status. The toast offers the way back. */
export function useJobStatus({ id, status }: Job): (to: JobStatus) => void {
  const { mutate } = useMutation<Job, ApiError, Change>({
    scope: { id: `job ${id}` },
    mutationFn: ({ to }) => call('PUT /api/jobs/:id', { params: { id }, body: { status: to } }),
    onSuccess: async (changed, { to, undoing }) => {
      patchJob(id, changed);
      toast({
        title: 'Status updated',
        description: statusMeaning[to],
        action: undoing ? undefined : { label: 'Undo', act: () => mutate({ to: status, undoing: true }) },
      });
      await jobsChanged();
    },
    onError: (error) => toast({ title: 'Update failed', description: error.message, tone: 'danger' }),
  });
  return (to) => mutate({ to });
}
