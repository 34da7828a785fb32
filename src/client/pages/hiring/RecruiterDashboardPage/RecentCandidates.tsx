import { Link } from 'react-router';
import { ApplicationButton } from '#client/features/applications/ApplicationLink.tsx';
import { applicationColumns } from '#client/features/applications/application-columns.tsx';
import { LatestSection } from '#client/features/dashboards/LatestSection.tsx';
import { useRecentApplications } from '#client/features/dashboards/use-recent-applications.ts';
import { paths } from '#client/paths.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import type { Column } from '#client/ui/Table.tsx';
import type { Application } from '#contract/api.ts';
import { dashboardRows } from '#domain/limits.ts';

/** The latest to apply, by number and not by name: who they are is for the review. */
export function RecentCandidates() {
  const applications = useRecentApplications();
  return (
    <LatestSection
      title="Recent Applications"
      caption="Recent applications"
      more={Boolean(applications.data?.length) && <Link to={paths.applications}>All applications</Link>}
      query={applications}
      what="the recent applications"
      expected={dashboardRows.recentApplications}
      empty={
        <EmptyState
          level={3}
          title="No applications received yet"
          text="Applications to your jobs will appear here."
        />
      }
      columns={columns}
    />
  );
}

const columns: Column<Application>[] = [
  { header: 'Candidate', naming: true, cell: ({ jobSeekerId }) => `Candidate #${jobSeekerId}` },
  applicationColumns.job,
  applicationColumns.appliedAgo,
  applicationColumns.status,
  {
    header: 'Review',
    actions: true,
    cell: ({ id, jobSeekerId }) => (
      <ApplicationButton id={id} size="compact" aria-label={`Review Candidate #${jobSeekerId}`}>
        Review
      </ApplicationButton>
    ),
  },
];
