import { Link } from 'react-router';
import { staleAfter } from '#client/api/query-client.ts';
import { useApi } from '#client/api/use-api.ts';
import { StatusBadge } from '#client/features/applications/StatusBadge.tsx';
import { Rows } from '#client/kit/lists/Rows.tsx';
import { Section } from '#client/features/dashboards/Section.tsx';
import { paths } from '#client/paths.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Pill } from '#client/ui/Pill.tsx';
import { Table } from '#client/ui/Table.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { Application } from '#contract/api.ts';
import { dashboardRows } from '#domain/limits.ts';

export function LatestApplications() {
  const applications = useApi(
    'GET /api/applications',
    { query: { limit: dashboardRows.companyAdminApplications } },
    { staleTime: staleAfter.applications },
  );
  return (
    <Section
      title="Recent Applications"
      more={Boolean(applications.data?.length) && <Link to={paths.applications}>All applications</Link>}
    >
      <Rows
        query={applications}
        what="the recent applications"
        expected={dashboardRows.companyAdminApplications}
        empty={
          <EmptyState
            level={3}
            title="No applications received yet"
            text="They arrive here as soon as someone applies to one of your company’s jobs."
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
  {
    header: 'Job title',
    naming: true,
    cell: ({ id, jobTitle }: Application) => (
      <Link to={paths.application(id)} dir="auto">
        {jobTitle}
      </Link>
    ),
  },
  {
    header: 'Applicant',
    cell: ({ applicantName }: Application) => <span dir="auto">{applicantName}</span>,
  },
  {
    header: 'Status',
    cell: ({ status, withdrawnAt }: Application) =>
      withdrawnAt ? <Pill icon="undo">Withdrawn</Pill> : <StatusBadge status={status} />,
  },
  { header: 'Date', cell: ({ applicationDate }: Application) => <Time value={applicationDate} /> },
];
