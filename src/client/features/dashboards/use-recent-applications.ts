import { staleAfter } from '#client/api/query-client.ts';
import { useApi } from '#client/api/use-api.ts';
import { dashboardRows } from '#domain/limits.ts';

/** The latest applications: one's own, or those to the jobs one runs. */
export function useRecentApplications() {
  return useApi(
    'GET /api/applications',
    { query: { limit: dashboardRows.recentApplications } },
    { staleTime: staleAfter.applications },
  );
}
