import { Link } from 'react-router';
import { staleAfter } from '#client/api/stale-after.ts';
import { useApi } from '#client/api/use-api.ts';
import { LatestSection } from '#client/features/dashboards/LatestSection.tsx';
import { jobColumns } from '#client/features/jobs/job-columns.tsx';
import { paths } from '#client/paths.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import type { Column } from '#client/ui/Table.tsx';
import type { JobSummary } from '#contract/api.ts';
import { employmentTypeLabel } from '#domain/jobs.ts';
import { dashboardRows } from '#domain/limits.ts';

export function LatestJobs() {
  const jobs = useApi(
    'GET /api/admin/jobs',
    { query: { limit: dashboardRows.adminJobs } },
    { staleTime: staleAfter.dashboardStats },
  );
  return (
    <LatestSection
      title="Recent Jobs"
      caption="Recent jobs"
      more={<Link to={paths.adminJobs}>All jobs</Link>}
      query={jobs}
      what="the recent jobs"
      expected={dashboardRows.adminJobs}
      empty={<EmptyState level={3} title="No jobs yet" />}
      columns={columns}
    />
  );
}

const columns: Column<JobSummary>[] = [
  jobColumns.title,
  jobColumns.location,
  {
    header: 'Salary range',
    cell: ({ salaryRange }) => <span dir="auto">{salaryRange ?? 'Not stated'}</span>,
  },
  { header: 'Employment type', cell: ({ employmentType }) => employmentTypeLabel[employmentType] },
];
