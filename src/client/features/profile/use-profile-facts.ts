import { useApi } from '#client/api/use-api.ts';
import type { ProfileFacts } from '#domain/profile-completion.ts';

/** What one's own profile holds, by the same rule as the server counts it; undefined until all of it is known. */
export function useProfileFacts(): ProfileFacts | undefined {
  const profile = useApi('GET /api/profile/job-seeker', {});
  const experience = useApi('GET /api/work-experience', {});
  const education = useApi('GET /api/education', {});
  if (!profile.data || !experience.data || !education.data) return undefined;
  return { ...profile.data, experienceCount: experience.data.length, educationCount: education.data.length };
}
