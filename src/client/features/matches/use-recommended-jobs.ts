import { staleAfter } from '#client/api/stale-after.ts';
import { useApi } from '#client/api/use-api.ts';
import { dashboardRows } from '#domain/limits.ts';
import { useMatching } from './use-matching.ts';

/** Why no job could be chosen for matching. */
export type NothingMatches = 'switchedOff' | 'emptyProfile' | 'noneNear';

const most = dashboardRows.recommendedJobs;

/**
 * The few jobs for the dashboard: those that match best and, where fewer fit, the newest open ones besides. The matching
 * ones are not asked for by whoever has switched matching off.
 */
export function useFirstRecommended() {
  const profile = useApi('GET /api/profile/job-seeker', {});
  const matching = useMatching();
  const fitting = useApi(
    'GET /api/jobs/recommended',
    { query: { limit: most } },
    { staleTime: staleAfter.jobs, enabled: matching === true },
  );
  const found = matching === false ? [] : fitting.data;
  const few = found !== undefined && found.length < most;
  // As many more as may be among those found, or applied to.
  const newest = useApi(
    'GET /api/jobs',
    { query: { sort: 'newest', limit: 4 * most } },
    { staleTime: staleAfter.jobs, enabled: few },
  );
  // Without the profile it is not known whether to ask, and nothing would ever come.
  const { error, refetch } = [profile, fitting, newest].find(({ isError }) => isError) ?? fitting;
  const others = newest.data?.filter(({ id, applied }) => !applied && !found?.some((one) => one.id === id));
  const jobs = few ? others && [...found, ...others].slice(0, most) : found;
  return {
    jobs,
    /** How many of them were chosen because they match. */
    matching: Math.min(found?.length ?? 0, most),
    why: nothingMatches(matching, profile.data?.skills.length),
    isLoading: fitting.isLoading || newest.isLoading,
    error,
    refetch,
  };
}

function nothingMatches(matching: boolean | undefined, skills: number | undefined): NothingMatches {
  if (matching === false) return 'switchedOff';
  return skills === 0 ? 'emptyProfile' : 'noneNear';
}
