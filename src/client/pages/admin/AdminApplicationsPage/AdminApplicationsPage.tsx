import { staleAfter } from '#client/api/query-client.ts';
import { useApiPages } from '#client/api/use-api.ts';
import { AdminPage } from '#client/features/admin/AdminPage.tsx';
import { NothingFound } from '#client/features/admin/NothingFound.tsx';
import { StatusBadge } from '#client/features/applications/StatusBadge.tsx';
import { ListBar } from '#client/kit/lists/ListBar.tsx';
import { PagedRows } from '#client/kit/lists/PagedRows.tsx';
import { pageSize, useListSearch } from '#client/kit/lists/use-list-search.ts';
import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { Pill } from '#client/ui/Pill.tsx';
import { Table } from '#client/ui/Table.tsx';
import { Time } from '#client/ui/Time.tsx';
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
      lead="To every job, the newest first. Only recruiters and hiring managers move them; that you read them is recorded."
    >
      <ListBar
        searchLabel="Search by applicant, job or company"
        filterLabel="Status"
        all="Any status"
        options={options}
        search={search}
        change={change}
      />
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

const columns = [
  {
    header: 'Applicant',
    naming: true,
    cell: ({ applicantName }: Application) => <span dir="auto">{applicantName}</span>,
  },
  { header: 'Job', cell: ({ jobTitle }: Application) => <span dir="auto">{jobTitle}</span> },
  { header: 'Company', cell: ({ companyName }: Application) => <span dir="auto">{companyName}</span> },
  {
    header: 'Status',
    cell: ({ status, withdrawnAt }: Application) =>
      withdrawnAt ? <Pill icon="undo">Withdrawn</Pill> : <StatusBadge status={status} />,
  },
  { header: 'Applied', cell: ({ applicationDate }: Application) => <Time value={applicationDate} /> },
  {
    header: 'View',
    actions: true,
    cell: ({ id, applicantName, jobTitle }: Application) => (
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
