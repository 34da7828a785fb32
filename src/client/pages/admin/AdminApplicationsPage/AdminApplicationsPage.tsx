import { staleAfter } from '#client/api/stale-after.ts';
import { useApiPages } from '#client/api/use-api.ts';
import { AdminPage } from '#client/features/admin/AdminPage.tsx';
import { NothingFound } from '#client/features/admin/NothingFound.tsx';
import { applicationColumns } from '#client/features/applications/application-columns.tsx';
import { ListBar } from '#client/kit/lists/ListBar.tsx';
import { PagedRows } from '#client/kit/lists/PagedRows.tsx';
import { pageSize, useListSearch } from '#client/kit/lists/use-list-search.ts';
import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { type Column, Table } from '#client/ui/Table.tsx';
import type { Application } from '#contract/api.ts';
import { applicationStatuses, statusLabel } from '#domain/application-status.ts';

const options = applicationStatuses.map((value) => ({ value, label: statusLabel[value] }));

export function AdminApplicationsPage() {
  const { search, change } = useListSearch('status', applicationStatuses);
  const applications = useApiPages(
    'GET /api/applications',
    { query: { search: search.text, status: search.filter, limit: pageSize } },
    { staleTime: staleAfter.applications, keepPrevious: true },
  );
  return (
    <AdminPage
      title="All Applications"
      lead="Every application, newest first. Only recruiters and hiring managers can move them. Your views are recorded."
      tools={
        <ListBar
          searchLabel="Search by applicant, job or company"
          filterLabel="Status"
          all="Any status"
          options={options}
          search={search}
          change={change}
        />
      }
    >
      <PagedRows
        query={applications}
        what="the applications"
        empty={
          <NothingFound
            title="No applications found"
            narrowed={Boolean(search.text || search.filter)}
            onClear={() => change({ text: '', filter: undefined })}
          />
        }
      >
        {(rows) => <Table caption="Applications" keyOf={({ id }) => id} rows={rows} columns={columns} />}
      </PagedRows>
    </AdminPage>
  );
}

const columns: Column<Application>[] = [
  { ...applicationColumns.applicant, naming: true },
  applicationColumns.job,
  applicationColumns.company,
  applicationColumns.status,
  applicationColumns.applied,
  {
    header: 'View',
    actions: true,
    cell: ({ id, applicantName, jobTitle }) => (
      <ButtonLink
        size="compact"
        to={paths.application(id)}
        aria-label={`View the application of \u2068${applicantName}\u2069 for \u2068${jobTitle}\u2069`}
      >
        View
      </ButtonLink>
    ),
  },
];
