import { useQuery } from '@tanstack/react-query';
import type { ApiError } from '#client/api/call.ts';
import { apiQuery } from '#client/api/use-api.ts';
import type { Application } from '#contract/api.ts';
import { listedApplication } from './application-cache.ts';

/** One application. What a list has brought is shown at once and fetched again behind it: it may have moved. */
export function useApplication(id: number) {
  return useQuery<Application, ApiError>({
    ...apiQuery('GET /api/applications/:id', { params: { id } }),
    staleTime: 0,
    initialData: () => listedApplication(id),
    initialDataUpdatedAt: 0,
  });
}
