import { useUser } from '#client/api/session.ts';
import { refresh } from '#client/api/api-cache.ts';
import { useApi } from '#client/api/use-api.ts';
import { can } from '#domain/permissions.ts';

/** Whether the viewer is shown match scores: a job seeker who has not switched matching off. Undefined until it is known. */
export function useMatching(): boolean | undefined {
  const seeking = can['job.match'](useUser());
  const { data } = useApi('GET /api/profile/job-seeker', {}, { enabled: seeking });
  return seeking ? data?.matching : false;
}

/** After a change of one's profile: every score is fetched anew where it is shown. */
export async function matchesChanged(): Promise<void> {
  await refresh(
    'GET /api/jobs',
    'GET /api/jobs/:id',
    'GET /api/jobs/:id/match',
    'GET /api/jobs/recommended',
    'GET /api/saved-jobs',
  );
}
