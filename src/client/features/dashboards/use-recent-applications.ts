import { staleAfter } from '#client/api/stale-after.ts';
import { useApi } from '#client/api/use-api.ts';
import { dashboardRows } from '#domain/limits.ts';

export const recentApplications = { query: { limit: dashboardRows.recentApplications } };

/** The latest applications: one's own, or those to the jobs one runs. */
export function useRecentApplications() {
  return useApi('GET /api/applications', recentApplications, { staleTime: staleAfter.applications });
}
