import { useApiPages } from '#client/api/use-api.ts';

const pageSize = 5;

/** The jobs one has saved, fetched anew with every visit: they are saved on other screens. */
export function useSavedJobs() {
  return useApiPages('GET /api/saved-jobs', { query: { limit: pageSize } }, { staleTime: 0 });
}
