import { staleAfter } from '#client/api/query-client.ts';
import { useApi } from '#client/api/use-api.ts';
import { dashboardRows } from '#domain/limits.ts';
import { useMatching } from './use-matching.ts';

/** The few jobs that match best, for the dashboard. Not asked for by whoever has switched matching off. */
export function useFirstRecommended() {
  return useApi(
    'GET /api/jobs/recommended',
    { query: { limit: dashboardRows.recommendedJobs } },
    { staleTime: staleAfter.jobs, enabled: useMatching() === true },
  );
}
