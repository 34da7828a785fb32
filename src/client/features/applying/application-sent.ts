import { queryClient } from '#client/api/query-client.ts';
import { jobKey, patchJob } from '#client/features/jobs/job-cache.ts';
import type { Application, Job } from '#contract/api.ts';

/** After an application has arrived: the job says so wherever it is shown, and lists and figures are fetched when next opened. */
export async function applicationSent({ id, jobPostingId }: Application): Promise<void> {
  patchJob(jobPostingId, { applied: true, applicationId: id });
  queryClient.setQueryData<Job>(
    jobKey(jobPostingId),
    (job) => job && { ...job, applicationCount: job.applicationCount + 1 },
  );
  const keys = ['GET /api/applications', 'GET /api/applications/counts', 'GET /api/dashboard/stats'];
  await Promise.all(
    keys.map((key) => queryClient.invalidateQueries({ queryKey: [key], refetchType: 'none' })),
  );
}
