import { Link } from 'react-router';
import { StatusBadge } from '#client/features/applications/StatusBadge.tsx';
import { Rows } from '#client/kit/lists/Rows.tsx';
import { Section } from '#client/features/dashboards/Section.tsx';
import { useRecentApplications } from '#client/features/dashboards/use-recent-applications.ts';
import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Pill } from '#client/ui/Pill.tsx';
import { Table } from '#client/ui/Table.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { Application } from '#contract/api.ts';
import { dashboardRows } from '#domain/limits.ts';

/** The latest to apply, by number and not by name: who they are is for the review. */
export function RecentCandidates() {
  const applications = useRecentApplications();
  return (
    <Section
      title="Recent Applications"
      more={Boolean(applications.data?.length) && <Link to={paths.applications}>All applications</Link>}
    >
      <Rows
        query={applications}
        what="the recent applications"
        expected={dashboardRows.recentApplications}
        empty={
          <EmptyState
            level={3}
            title="No applications received yet"
            text="They arrive here as soon as someone applies to one of your jobs."
          />
        }
      >
        {(rows) => (
          <Table caption="Recent applications" keyOf={({ id }) => id} rows={rows} columns={columns} />
        )}
      </Rows>
    </Section>
  );
}

const columns = [
  { header: 'Candidate', naming: true, cell: ({ jobSeekerId }: Application) => `Candidate #${jobSeekerId}` },
  { header: 'Job', cell: ({ jobTitle }: Application) => <span dir="auto">{jobTitle}</span> },
  {
    header: 'Applied',
    cell: ({ applicationDate }: Application) => <Time value={applicationDate} as="ago" />,
  },
  {
    header: 'Status',
    cell: ({ status, withdrawnAt }: Application) =>
      withdrawnAt ? <Pill icon="undo">Withdrawn</Pill> : <StatusBadge status={status} />,
  },
  {
    header: 'Review',
    actions: true,
    cell: ({ id, jobSeekerId }: Application) => (
      <ButtonLink size="compact" to={paths.application(id)} aria-label={`Review Candidate #${jobSeekerId}`}>
        Review
      </ButtonLink>
    ),
  },
];
