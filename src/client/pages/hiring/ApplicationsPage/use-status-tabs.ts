import { staleAfter } from '#client/api/stale-after.ts';
import { useApi } from '#client/api/use-api.ts';
import { applicationStatuses, statusLabel } from '#domain/application-status.ts';
import { narrowing, type ApplicationSearch } from './use-application-search.ts';

/** All, and each of the six statuses with how many stand there. */
export function useStatusTabs(search: ApplicationSearch, settled: boolean) {
  const { data: counts } = useApi(
    'GET /api/applications/counts',
    { query: narrowing(search) },
    { staleTime: staleAfter.applications, keepPrevious: true, enabled: settled },
  );
  const tabs = [
    { value: 'all' as const, label: 'All', count: counts?.all },
    ...applicationStatuses.map((status) => ({
      value: status,
      label: statusLabel[status],
      count: counts?.[status],
    })),
  ];
  return { tabs, counts };
}
