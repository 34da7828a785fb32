import { useApiPages } from '#client/api/use-api.ts';
import { ConfirmedDownload } from '#client/features/accounts/ConfirmedDownload.tsx';
import { PagedRows } from '#client/kit/lists/PagedRows.tsx';
import { pageSize } from '#client/kit/lists/use-list-search.ts';
import { paths } from '#client/paths.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import styles from './SecurityLog.module.css';
import { SecurityLogBar } from './SecurityLogBar.tsx';
import { SecurityTable } from './SecurityTable.tsx';
import { useSecurityFilters } from './use-security-filters.ts';

/** The security log: all of it, or what concerns one company. */
export function SecurityLog({ companyId }: { companyId?: number }) {
  const { filters, change, clear, narrowed } = useSecurityFilters();
  const query = { ...filters, companyId };
  const entries = useApiPages(
    companyId === undefined ? 'GET /api/admin/security-log' : 'GET /api/company/security-log',
    { query: { ...query, limit: pageSize } },
    // It grows by whatever anybody does.
    { staleTime: 0, keepPrevious: true },
  );
  return (
    <>
      <div className={styles.bar}>
        <SecurityLogBar filters={filters} change={change} />
        <ConfirmedDownload to={paths.securityLogFile(query)}>Export CSV</ConfirmedDownload>
      </div>
      <PagedRows
        query={entries}
        what="the security log"
        empty={
          narrowed ? (
            <EmptyState
              title="Nothing recorded"
              text="Nothing matches your search and filters."
              action={<Button onClick={clear}>Show all</Button>}
            />
          ) : (
            <EmptyState title="Nothing recorded" text="Sign-ins and changes will show up here." />
          )
        }
      >
        {(rows) => <SecurityTable entries={rows} ofOneCompany={companyId !== undefined} />}
      </PagedRows>
    </>
  );
}
