import { Link } from 'react-router';
import { staleAfter } from '#client/api/stale-after.ts';
import { useApi } from '#client/api/use-api.ts';
import { applicationColumns } from '#client/features/applications/application-columns.tsx';
import { LatestSection } from '#client/features/dashboards/LatestSection.tsx';
import { paths } from '#client/paths.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import type { Column } from '#client/ui/Table.tsx';
import type { Application } from '#contract/api.ts';
import { dashboardRows } from '#domain/limits.ts';

export function LatestApplications() {
  const applications = useApi(
    'GET /api/applications',
    { query: { limit: dashboardRows.companyAdminApplications } },
    { staleTime: staleAfter.applications },
  );
  return (
    <LatestSection
      title="Recent Applications"
      caption="Recent applications"
      more={Boolean(applications.data?.length) && <Link to={paths.applications}>All applications</Link>}
      query={applications}
      what="the recent applications"
      expected={dashboardRows.companyAdminApplications}
      empty={
        <EmptyState
          level={3}
          title="No applications received yet"
          text="Applications to your company’s jobs will appear here."
        />
      }
      columns={columns}
    />
  );
}

const columns: Column<Application>[] = [
  {
    header: 'Job title',
    naming: true,
    cell: ({ id, jobTitle }) => (
      <Link to={paths.application(id)} dir="auto">
        {jobTitle}
      </Link>
    ),
  },
  applicationColumns.applicant,
  applicationColumns.status,
  { ...applicationColumns.applied, header: 'Date' },
];
