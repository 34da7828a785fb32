import { Link } from 'react-router';
import { staleAfter } from '#client/api/query-client.ts';
import { useApiPages } from '#client/api/use-api.ts';
import { AdminPage } from '#client/features/admin/AdminPage.tsx';
import { NothingFound } from '#client/features/admin/NothingFound.tsx';
import { JobStatusMenu } from '#client/features/jobs/JobStatusMenu.tsx';
import { JobStatusPill } from '#client/features/jobs/JobStatusPill.tsx';
import { ListBar } from '#client/kit/lists/ListBar.tsx';
import { PagedRows } from '#client/kit/lists/PagedRows.tsx';
import { pageSize, useListSearch } from '#client/kit/lists/use-list-search.ts';
import { paths } from '#client/paths.ts';
import { Table } from '#client/ui/Table.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { JobSummary } from '#contract/api.ts';
import { jobStatuses, jobStatusLabel } from '#domain/jobs.ts';

const options = jobStatuses.map((value) => ({ value, label: jobStatusLabel[value] }));

export function AdminJobsPage() {
  const { search, change } = useListSearch('status', jobStatuses);
  const jobs = useApiPages(
    'GET /api/admin/jobs',
    { query: { search: search.text, status: search.filter, limit: pageSize } },
    { staleTime: staleAfter.dashboardStats, keepPrevious: true },
  );
  return (
    <AdminPage title="Job Postings" lead="Every job of every company, the newest first.">
      <ListBar
        searchLabel="Search by title, company or place"
        filterLabel="Status"
        all="Any status"
        options={options}
        search={search}
        change={change}
      />
      <PagedRows
        query={jobs}
        what="the jobs"
        empty={
          <NothingFound
            title="No jobs found"
            narrowed={Boolean(search.text || search.filter)}
            onClear={() => change({ text: '', filter: undefined })}
          />
        }
      >
        {(rows) => <Table caption="Job postings" keyOf={({ id }) => id} rows={rows} columns={columns} />}
      </PagedRows>
    </AdminPage>
  );
}

const columns = [
  {
    header: 'Title',
    naming: true,
    cell: ({ id, title }: JobSummary) => (
      <Link to={paths.job(id)} dir="auto">
        {title}
      </Link>
    ),
  },
  { header: 'Company', cell: ({ companyName }: JobSummary) => <span dir="auto">{companyName}</span> },
  { header: 'Status', cell: (job: JobSummary) => <JobStatusPill job={job} /> },
  {
    header: 'Location',
    cell: ({ location }: JobSummary) => <span dir="auto">{location ?? 'Not stated'}</span>,
  },
  { header: 'Posted', cell: ({ postedDate }: JobSummary) => <Time value={postedDate} /> },
  {
    header: 'Applications',
    figure: true,
    cell: ({ applicationCount }: JobSummary) => applicationCount.toLocaleString('en'),
  },
  { header: 'Actions', actions: true, cell: (job: JobSummary) => <JobStatusMenu job={job} /> },
];
