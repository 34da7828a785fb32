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

export function RecentApplications() {
  const applications = useRecentApplications();
  return (
    <Section
      title="Recent Applications"
      more={Boolean(applications.data?.length) && <Link to={paths.applications}>All applications</Link>}
    >
      <Rows
        query={applications}
        what="your recent applications"
        expected={dashboardRows.recentApplications}
        empty={
          <EmptyState
            level={3}
            title="You haven't applied to any jobs yet"
            text="Once you have, you see here how each application stands."
            action={<ButtonLink to={paths.jobs}>Browse Jobs</ButtonLink>}
          />
        }
      >
        {(rows) => (
          <Table caption="Your recent applications" keyOf={({ id }) => id} rows={rows} columns={columns} />
        )}
      </Rows>
    </Section>
  );
}

const columns = [
  { header: 'Job', naming: true, cell: ({ jobTitle }: Application) => <span dir="auto">{jobTitle}</span> },
  { header: 'Company', cell: ({ companyName }: Application) => <span dir="auto">{companyName}</span> },
  { header: 'Applied', cell: ({ applicationDate }: Application) => <Time value={applicationDate} /> },
  {
    header: 'Status',
    cell: ({ status, withdrawnAt }: Application) =>
      withdrawnAt ? <Pill icon="undo">Withdrawn</Pill> : <StatusBadge status={status} />,
  },
  {
    header: 'Details',
    actions: true,
    cell: ({ id, jobTitle }: Application) => (
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
