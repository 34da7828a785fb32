import { useApi } from '#client/api/use-api.ts';
import type { ProfileFacts } from '#domain/profile-completion.ts';

interface Known {
  /** Undefined until all of it is known. */
  facts?: ProfileFacts;
  isPending: boolean;
}

/** What one's own profile holds, by the same rule as the server counts it. */
export function useProfileFacts(): Known {
  const profile = useApi('GET /api/profile/job-seeker', {});
  const experience = useApi('GET /api/work-experience', {});
  const education = useApi('GET /api/education', {});
  const files = useApi('GET /api/files', {});
  // What has failed once is not waited for: its own place says so, and tries again.
  const isPending = [profile, experience, education, files].some(
    (query) => query.isPending && query.errorUpdateCount === 0,
  );
  if (!profile.data || !experience.data || !education.data || !files.data) return { isPending };
  const counts = {
    experienceCount: experience.data.length,
    educationCount: education.data.length,
    fileCount: files.data.length,
  };
  return { facts: { ...profile.data, ...counts }, isPending };
}
