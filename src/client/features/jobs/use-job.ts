import { useApi } from '#client/api/use-api.ts';

/** One job. What was fetched ahead is shown at once and fetched again behind it: that visit counts, and the job may have changed. */
export function useJob(id: number) {
  return useApi('GET /api/jobs/:id', { params: { id } });
}
