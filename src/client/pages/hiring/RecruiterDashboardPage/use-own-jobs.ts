import { staleAfter } from '#client/api/stale-after.ts';
import { useApiPages } from '#client/api/use-api.ts';

const pageSize = 5;

/** The jobs a person has posted, whatever their status, the newest first. */
export function useOwnJobs(recruiter: number) {
  return useApiPages(
    'GET /api/jobs',
    { query: { scope: 'own', recruiter, sort: 'newest', limit: pageSize } },
    { staleTime: staleAfter.applications },
  );
}
