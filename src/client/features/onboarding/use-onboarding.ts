import { setAnswer } from '#client/api/api-cache.ts';
import { useApi } from '#client/api/use-api.ts';
import type { Onboarding } from '#contract/api.ts';

export function useOnboarding(applicationId: number) {
  return useApi('GET /api/applications/:id/onboarding', { params: { id: applicationId } }, { staleTime: 0 });
}

/** Shows a list as a call has just answered it. */
export function showOnboarding(onboarding: Onboarding): void {
  const params = { id: onboarding.applicationId };
  setAnswer('GET /api/applications/:id/onboarding', { params }, { onboarding });
}
