import { useQuery } from '@tanstack/react-query';
import { call, type ApiError } from '#client/api/call.ts';
import type { Job } from '#contract/api.ts';
import { jobKey } from './job-cache.ts';

/** One job. What was fetched ahead is shown at once and fetched again behind it: that visit counts, and the job may have changed. */
export function useJob(id: number) {
  return useQuery<Job, ApiError>({
    queryKey: jobKey(id),
    queryFn: ({ signal }) => call('GET /api/jobs/:id', { params: { id } }, { signal }),
    staleTime: 0,
  });
}
