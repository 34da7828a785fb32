import { changeAnswer, refreshLater } from '#client/api/api-cache.ts';
import { patchJob } from '#client/features/jobs/job-cache.ts';
import type { Application } from '#contract/api.ts';

/** After an application has arrived: the job says so wherever it is shown, and lists and figures are fetched when next opened. */
export async function applicationSent({ id, jobPostingId }: Application): Promise<void> {
  patchJob(jobPostingId, { applied: true, applicationId: id });
  changeAnswer('GET /api/jobs/:id', { params: { id: jobPostingId } }, (job) => ({
    ...job,
    applicationCount: job.applicationCount + 1,
  }));
  await refreshLater('GET /api/applications', 'GET /api/applications/counts', 'GET /api/dashboard/stats');
}
