import { Link } from 'react-router';
import { applicationColumns } from '#client/features/applications/application-columns.tsx';
import { LatestSection } from '#client/features/dashboards/LatestSection.tsx';
import { useRecentApplications } from '#client/features/dashboards/use-recent-applications.ts';
import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import type { Column } from '#client/ui/Table.tsx';
import type { Application } from '#contract/api.ts';
import { dashboardRows } from '#domain/limits.ts';

export function RecentApplications() {
  const applications = useRecentApplications();
  return (
    <LatestSection
      title="Recent Applications"
      caption="Your recent applications"
      more={Boolean(applications.data?.length) && <Link to={paths.applications}>All applications</Link>}
      query={applications}
      what="your recent applications"
      expected={dashboardRows.recentApplications}
      empty={
        <EmptyState
          level={3}
          title="You haven't applied to any jobs yet"
          text="Your applications and their status will appear here."
          action={<ButtonLink to={paths.jobs}>Browse Jobs</ButtonLink>}
        />
      }
      columns={columns}
    />
  );
}

const columns: Column<Application>[] = [
  { ...applicationColumns.job, naming: true },
  applicationColumns.company,
  applicationColumns.applied,
  applicationColumns.status,
  {
    header: 'Details',
    actions: true,
    cell: ({ id, jobTitle }) => (
      <ButtonLink
        size="compact"
        to={paths.application(id)}
        aria-label={`View Details of your application for ${jobTitle}`}
      >
        View Details
      </ButtonLink>
    ),
  },
];
