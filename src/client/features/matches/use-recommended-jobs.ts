import { staleAfter } from '#client/api/query-client.ts';
import { useApi } from '#client/api/use-api.ts';
import { dashboardRows } from '#domain/limits.ts';
import { useMatching } from './use-matching.ts';

/** The few jobs that match best, for the dashboard. Not asked for by whoever has switched matching off. */
export function useFirstRecommended() {
  const profile = useApi('GET /api/profile/job-seeker', {});
  const jobs = useApi(
    'GET /api/jobs/recommended',
    { query: { limit: dashboardRows.recommendedJobs } },
    { staleTime: staleAfter.jobs, enabled: useMatching() === true },
  );
  // Without the profile it is not known whether to ask, and nothing would ever come.
  const { error, refetch } = profile.isError ? profile : jobs;
  return { data: jobs.data, isLoading: jobs.isLoading, error, refetch };
}
