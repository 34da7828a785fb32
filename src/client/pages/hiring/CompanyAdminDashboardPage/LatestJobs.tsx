import { Link } from 'react-router';
import { staleAfter } from '#client/api/query-client.ts';
import { useApi } from '#client/api/use-api.ts';
import { Rows } from '#client/kit/lists/Rows.tsx';
import { Section } from '#client/features/dashboards/Section.tsx';
import { JobStatusPill } from '#client/features/jobs/JobStatusPill.tsx';
import { paths } from '#client/paths.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Table } from '#client/ui/Table.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { JobSummary } from '#contract/api.ts';
import { dashboardRows } from '#domain/limits.ts';

export function LatestJobs() {
  const jobs = useApi(
    'GET /api/jobs',
    { query: { scope: 'own', sort: 'newest', limit: dashboardRows.companyAdminJobs } },
    { staleTime: staleAfter.applications },
  );
  return (
    <Section
      title="Recent Jobs"
      more={Boolean(jobs.data?.length) && <Link to={paths.manageJobs}>All jobs</Link>}
    >
      <Rows
        query={jobs}
        what="the recent jobs"
        expected={dashboardRows.companyAdminJobs}
        empty={
          <EmptyState
            level={3}
            title="No jobs posted yet"
            text="Recruiters and hiring managers of your company post them; they appear here."
          />
        }
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
  { header: 'Status', cell: (job: JobSummary) => <JobStatusPill job={job} /> },
  { header: 'Posted', cell: ({ postedDate }: JobSummary) => <Time value={postedDate} /> },
  {
    header: 'Applications',
    figure: true,
    cell: ({ applicationCount }: JobSummary) => applicationCount.toLocaleString('en'),
  },
];
