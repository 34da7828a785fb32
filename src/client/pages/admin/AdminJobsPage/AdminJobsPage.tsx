import { paths } from '#client/paths.ts';
import { staleAfter } from '#client/api/stale-after.ts';
import { useApiPages } from '#client/api/use-api.ts';
import { AdminPage } from '#client/features/admin/AdminPage.tsx';
import { NothingFound } from '#client/features/admin/NothingFound.tsx';
import { jobColumns } from '#client/features/jobs/job-columns.tsx';
import { JobStatusMenu } from '#client/features/jobs/JobStatusMenu.tsx';
import { ListBar } from '#client/kit/lists/ListBar.tsx';
import { PagedRows } from '#client/kit/lists/PagedRows.tsx';
import { pageSize, useListSearch } from '#client/kit/lists/use-list-search.ts';
import { type Column, Table } from '#client/ui/Table.tsx';
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
    <AdminPage
      title="Job Postings"
      lead="Every job from every company, newest first."
      file={paths.listFile('admin/jobs', { search: search.text, status: search.filter })}
      tools={
        <ListBar
          searchLabel="Search by title, company or place"
          filterLabel="Status"
          all="Any status"
          options={options}
          search={search}
          change={change}
        />
      }
    >
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

const { title, company, status, location, posted, applications } = jobColumns;
const columns: Column<JobSummary>[] = [
  title,
  company,
  status,
  location,
  posted,
  applications,
  { header: 'Actions', actions: true, cell: (job) => <JobStatusMenu job={job} /> },
];
