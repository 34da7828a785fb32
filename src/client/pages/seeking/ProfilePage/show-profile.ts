import { queryClient } from '#client/api/query-client.ts';
import { matchesChanged } from '#client/features/matches/use-matching.ts';
import type { Profile } from '#contract/api.ts';

/** Shows a profile as the server has just answered it, wherever it is shown. */
export function showProfile(profile: Profile): void {
  queryClient.setQueriesData<Profile>({ queryKey: ['GET /api/profile/job-seeker'] }, profile);
  void queryClient.invalidateQueries({ queryKey: ['GET /api/dashboard/stats'] });
  void matchesChanged();
}
