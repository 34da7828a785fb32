import { changeAnswer, changeItem, refreshAsked, refreshLater } from '#client/api/api-cache.ts';
import type { Job } from '#contract/api.ts';

const lists = [
  'GET /api/jobs',
  'GET /api/jobs/recommended',
  'GET /api/jobs/:id/similar',
  'GET /api/saved-jobs',
  'GET /api/admin/jobs',
] as const;

/** Changes one job wherever it is shown: on its own page and in every list, where it keeps its place. */
export function patchJob(id: number, change: Partial<Job>): void {
  for (const list of lists) changeItem(list, id, (job) => ({ ...job, ...change }));
  changeAnswer('GET /api/jobs/:id', { params: { id } }, (job) => ({ ...job, ...change }));
}

/** After a posting came, went or changed: every list of jobs and its counts are fetched anew when next shown. */
export async function jobsChanged(): Promise<void> {
  await refreshLater(...lists, 'GET /api/jobs/facets', 'GET /api/jobs/counts');
  await refreshLater('GET /api/dashboard/stats', 'GET /api/company/stats', 'GET /api/companies/:id');
}

/** The lists of postings one runs follow what happens to them; a list of jobs one browses stays as it was found. */
export async function ownJobsChanged(): Promise<void> {
  await refreshAsked('GET /api/jobs', ({ query }) => query?.scope === 'own');
}
