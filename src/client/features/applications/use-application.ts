import { useQuery } from '@tanstack/react-query';
import { call, type ApiError } from '#client/api/call.ts';
import type { Application } from '#contract/api.ts';
import { applicationKey, listedApplication } from './application-cache.ts';

/** One application. What a list has brought is shown at once and fetched again behind it: it may have moved. */
export function useApplication(id: number) {
  return useQuery<Application, ApiError>({
    queryKey: applicationKey(id),
    queryFn: ({ signal }) => call('GET /api/applications/:id', { params: { id } }, { signal }),
    staleTime: 0,
    initialData: () => listedApplication(id),
    initialDataUpdatedAt: 0,
  });
}
