import { Link } from 'react-router';
import { staleAfter } from '#client/api/stale-after.ts';
import { useApi } from '#client/api/use-api.ts';
import { ApplicationButton } from '#client/features/applications/ApplicationLink.tsx';
import { applicationColumns } from '#client/features/applications/application-columns.tsx';
import { LatestSection } from '#client/features/dashboards/LatestSection.tsx';
import { paths } from '#client/paths.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Pill } from '#client/ui/Pill.tsx';
import type { Column } from '#client/ui/Table.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { Application } from '#contract/api.ts';
import { dashboardRows } from '#domain/limits.ts';

/** Those a recruiter has looked at, and who now wait for whoever decides. */
export function AwaitingReview() {
  const applications = useApi(
    'GET /api/applications',
    { query: { status: 'screening', limit: dashboardRows.hiringManagerList } },
    { staleTime: staleAfter.applications },
  );
  return (
    <LatestSection
      title="Candidates Awaiting Review"
      caption="Candidates awaiting review"
      more={
        Boolean(applications.data?.length) && (
          <Link to={paths.applicationsIn('screening')}>All in Screening</Link>
        )
      }
      query={applications}
      what="the candidates awaiting review"
      expected={dashboardRows.hiringManagerList}
      empty={
        <EmptyState
          level={3}
          title="No candidates awaiting review"
          text="Applications appear here once they have been moved to Screening."
        />
      }
      columns={columns}
    />
  );
}

const columns: Column<Application>[] = [
  { ...applicationColumns.applicant, header: 'Candidate', naming: true },
  applicationColumns.job,
  {
    header: 'Moved to Screening',
    said: true,
    cell: ({ statusUpdatedAt, withdrawnAt }) =>
      withdrawnAt ? <Pill icon="undo">Withdrawn</Pill> : <Time value={statusUpdatedAt} as="ago" />,
  },
  {
    header: 'Review',
    actions: true,
    cell: ({ id, applicantName }) => (
      <ApplicationButton id={id} size="compact" aria-label={`Review \u2068${applicantName}\u2069`}>
        Review
      </ApplicationButton>
    ),
  },
];
