import type { InfiniteData } from '@tanstack/react-query';
import type { Page } from '#client/api/call.ts';
import { queryClient } from '#client/api/query-client.ts';
import type { Job, JobSummary } from '#contract/api.ts';

type Lists = JobSummary[] | InfiniteData<Page<JobSummary>>;

const lists = [
  'GET /api/jobs',
  'GET /api/jobs/recommended',
  'GET /api/jobs/:id/similar',
  'GET /api/saved-jobs',
  'GET /api/admin/jobs',
] as const;

/** Changes one job wherever it is shown: on its own page and in every list, where it keeps its place. */
export function patchJob(id: number, change: Partial<Job>): void {
  const patched = (jobs: JobSummary[]) => jobs.map((job) => (job.id === id ? { ...job, ...change } : job));
  for (const list of lists) {
    queryClient.setQueriesData<Lists>({ queryKey: [list] }, (data) => {
      if (!data || Array.isArray(data)) return data && patched(data);
      return { ...data, pages: data.pages.map((page) => ({ ...page, items: patched(page.items) })) };
    });
  }
  queryClient.setQueryData<Job>(jobKey(id), (job) => job && { ...job, ...change });
}

/** Where one job is cached: the key useApi gives it. */
export function jobKey(id: number) {
  return ['GET /api/jobs/:id', { params: { id } }] as const;
}

/** After a posting came, went or changed: every list of jobs and its counts are fetched anew when next shown. */
export async function jobsChanged(): Promise<void> {
  const keys = [...lists, 'GET /api/jobs/facets', 'GET /api/jobs/counts'];
  const stats = ['GET /api/dashboard/stats', 'GET /api/company/stats', 'GET /api/companies/:id'];
  await Promise.all(
    [...keys, ...stats].map((key) => queryClient.invalidateQueries({ queryKey: [key], refetchType: 'none' })),
  );
}

/** The lists of postings one runs follow what happens to them; a list of jobs one browses stays as it was found. */
export async function ownJobsChanged(): Promise<void> {
  await queryClient.invalidateQueries({
    queryKey: ['GET /api/jobs'],
    predicate: ({ queryKey }) => isOwn(queryKey[1]),
  });
}

function isOwn(needs: unknown): boolean {
  // The cast: under the call stands what it needs.
  return (needs as { query?: { scope?: string } } | undefined)?.query?.scope === 'own';
}
