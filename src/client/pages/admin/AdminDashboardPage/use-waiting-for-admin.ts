import { useApi } from '#client/api/use-api.ts';
import { openCompanyId } from '#domain/limits.ts';

const unverified = { query: { standing: 'unverified', limit: 6 } } as const;

/** What is wrong with backups, companies nobody has verified yet, and how many tasks were given up. The open company is nobody's to verify. */
export function useWaitingForAdmin() {
  const companies = useApi('GET /api/admin/companies', unverified, { staleTime: 0 });
  const background = useApi('GET /api/admin/background', {}, { staleTime: 0 });
  const backups = useApi('GET /api/admin/backups', {}, { staleTime: 0 });
  return {
    isPending: [companies, background, backups].some(
      (query) => query.isPending && query.errorUpdateCount === 0,
    ),
    backups: backups.data,
    companies: (companies.data ?? [])
      .filter(({ id, verifiedAt }) => id !== openCompanyId && !verifiedAt)
      .slice(0, 5),
    failed: (background.data ?? []).reduce((sum, { failed }) => sum + failed, 0),
  };
}
