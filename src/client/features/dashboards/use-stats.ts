import { staleAfter } from '#client/api/stale-after.ts';
import { useApi } from '#client/api/use-api.ts';

/** The figures of one's dashboard. */
export function useStats() {
  return useApi('GET /api/dashboard/stats', {}, { staleTime: staleAfter.dashboardStats });
}
