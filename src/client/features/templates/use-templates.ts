import { useApi } from '#client/api/use-api.ts';
import { staleAfter } from '#client/api/stale-after.ts';
import type { PlaceholderValues } from '#domain/mail-templates.ts';

/** The templates of one's company. */
export function useTemplates() {
  return useApi('GET /api/mail-templates', {}, { staleTime: staleAfter.applications });
}

/** What stands for the placeholders in a message about an application. */
export function usePlaceholders(applicationId: number | undefined): PlaceholderValues | undefined {
  const { data } = useApi(
    'GET /api/applications/:id/placeholders',
    { params: { id: applicationId ?? 0 } },
    { enabled: applicationId !== undefined, staleTime: staleAfter.applications },
  );
  return data;
}
