import { Link } from 'react-router';
import { staleAfter } from '#client/api/query-client.ts';
import { useApi } from '#client/api/use-api.ts';
import { Rows } from '#client/kit/lists/Rows.tsx';
import { Section } from '#client/features/dashboards/Section.tsx';
import { paths } from '#client/paths.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Table } from '#client/ui/Table.tsx';
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
    <Section title="Recent Jobs" more={<Link to={paths.adminJobs}>All jobs</Link>}>
      <Rows
        query={jobs}
        what="the recent jobs"
        expected={dashboardRows.adminJobs}
        empty={<EmptyState level={3} title="No jobs yet" />}
      >
        {(rows) => <Table caption="Recent jobs" keyOf={({ id }) => id} rows={rows} columns={columns} />}
      </Rows>
    </Section>
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
  {
    header: 'Location',
    cell: ({ location }: JobSummary) => <span dir="auto">{location ?? 'Not stated'}</span>,
  },
  {
    header: 'Salary range',
    cell: ({ salaryRange }: JobSummary) => <span dir="auto">{salaryRange ?? 'Not stated'}</span>,
  },
  {
    header: 'Employment type',
    cell: ({ employmentType }: JobSummary) => employmentTypeLabel[employmentType],
  },
];
