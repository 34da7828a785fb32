import { call } from '#client/api/call.ts';
import { useUser } from '#client/api/session.ts';
import { refresh } from '#client/api/api-cache.ts';
import { useApiMutation } from '#client/kit/mutations/use-api-mutation.ts';
import { toast } from '#client/ui/toast.ts';
import type { JobSummary } from '#contract/api.ts';
import type { JobStatus } from '#domain/jobs.ts';
import { can } from '#domain/permissions.ts';
import { isPastClosing } from './closing.ts';
import { jobsChanged, patchJob } from './job-cache.ts';
import { doneWords } from './job-steps.ts';

interface Change {
  to: JobStatus;
  /** What those who still wait are told. */
  farewell?: string;
  /** Takes a change back; that itself is not offered to be undone. */
  undoing?: boolean;
}

/** Gives a job another status. Shown at once; a refusal sets it back and says so. A platform admin's change goes on the record. */
export function useChangeJobStatus({ id, title, status, open, closesAt }: JobSummary) {
  const onRecord = can['platform.administer'](useUser());
  const mutation = useApiMutation<JobSummary, Change, Pick<JobSummary, 'status' | 'open'>>({
    scope: { id: `status of job ${id}` },
    mutationFn: ({ to, farewell }) =>
      onRecord
        ? call('PUT /api/admin/jobs/:id', { params: { id }, body: { status: to } })
        : call('PUT /api/jobs/:id', { params: { id }, body: { status: to, farewell } }),
    onMutate: ({ to }) => {
      patchJob(id, { status: to, open: to === 'active' && !isPastClosing({ closesAt }, Date.now()) });
      return { status, open };
    },
    onSuccess: (changed, { undoing, farewell }, before) => {
      patchJob(id, { status: changed.status, open: changed.open });
      toast({
        title: doneWords[changed.status],
        description: `\u2068${title}\u2069`,
        // Who has been told cannot be untold.
        action:
          undoing || farewell
            ? undefined
            : { label: 'Undo', act: () => mutation.mutate({ to: before.status, undoing: true }) },
      });
    },
    failedTitle: 'Update failed',
    onError: (_error, _change, before) => {
      if (before) patchJob(id, before);
    },
    onSettled: async (_changed, _error, { farewell: told }) => {
      await jobsChanged();
      await refresh('GET /api/jobs/counts');
      if (told)
        await refresh('GET /api/applications', 'GET /api/applications/counts', 'GET /api/dashboard/stats');
    },
  });
  return {
    change: (to: JobStatus, farewell?: string) => mutation.mutate({ to, farewell }),
    saving: mutation.isPending,
  };
}
