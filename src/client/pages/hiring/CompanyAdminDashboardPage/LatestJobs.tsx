import { Link } from 'react-router';
import { staleAfter } from '#client/api/stale-after.ts';
import { useApi } from '#client/api/use-api.ts';
import { LatestSection } from '#client/features/dashboards/LatestSection.tsx';
import { jobColumns } from '#client/features/jobs/job-columns.tsx';
import { paths } from '#client/paths.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { dashboardRows } from '#domain/limits.ts';

export function LatestJobs() {
  const jobs = useApi(
    'GET /api/jobs',
    { query: { scope: 'own', sort: 'newest', limit: dashboardRows.companyAdminJobs } },
    { staleTime: staleAfter.applications },
  );
  return (
    <LatestSection
      title="Recent Jobs"
      caption="Recent jobs"
      more={Boolean(jobs.data?.length) && <Link to={paths.manageJobs}>All jobs</Link>}
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
      columns={columns}
    />
  );
}

const { title, status, posted, applications } = jobColumns;
const columns = [title, status, posted, applications];
