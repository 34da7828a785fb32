import { queryClient } from '#client/api/query-client.ts';
import { useApi } from '#client/api/use-api.ts';
import type { Answer, Onboarding } from '#contract/api.ts';

type Answered = Answer<'GET /api/applications/:id/onboarding'>;

function keyOf(applicationId: number) {
  return ['GET /api/applications/:id/onboarding', { params: { id: applicationId } }] as const;
}

export function useOnboarding(applicationId: number) {
  return useApi('GET /api/applications/:id/onboarding', { params: { id: applicationId } }, { staleTime: 0 });
}

/** Shows a list as a call has just answered it. */
export function showOnboarding(onboarding: Onboarding): void {
  queryClient.setQueryData<Answered>(keyOf(onboarding.applicationId), { onboarding });
}
