import { changeAnswers, refresh } from '#client/api/api-cache.ts';
import { matchesChanged } from '#client/features/matches/use-matching.ts';
import type { Profile } from '#contract/api.ts';

/** Shows a profile as the server has just answered it, wherever it is shown. */
export function showProfile(profile: Profile): void {
  changeAnswers('GET /api/profile/job-seeker', () => profile);
  void refresh('GET /api/dashboard/stats');
  void matchesChanged();
}
