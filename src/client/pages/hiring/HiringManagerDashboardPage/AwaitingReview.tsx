import { Link } from 'react-router';
import { staleAfter } from '#client/api/query-client.ts';
import { useApi } from '#client/api/use-api.ts';
import { Rows } from '#client/kit/lists/Rows.tsx';
import { Section } from '#client/features/dashboards/Section.tsx';
import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Pill } from '#client/ui/Pill.tsx';
import { Table } from '#client/ui/Table.tsx';
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
    <Section
      title="Candidates Awaiting Review"
      more={
        Boolean(applications.data?.length) && (
          <Link to={paths.applicationsIn('screening')}>All in Screening</Link>
        )
      }
    >
      <Rows
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
      >
        {(rows) => (
          <Table caption="Candidates awaiting review" keyOf={({ id }) => id} rows={rows} columns={columns} />
        )}
      </Rows>
    </Section>
  );
}

const columns = [
  {
    header: 'Candidate',
    naming: true,
    cell: ({ applicantName }: Application) => <span dir="auto">{applicantName}</span>,
  },
  { header: 'Job', cell: ({ jobTitle }: Application) => <span dir="auto">{jobTitle}</span> },
  {
    header: 'In Screening since',
    cell: ({ statusUpdatedAt, withdrawnAt }: Application) =>
      withdrawnAt ? <Pill icon="undo">Withdrawn</Pill> : <Time value={statusUpdatedAt} as="ago" />,
  },
  {
    header: 'Review',
    actions: true,
    cell: ({ id, applicantName }: Application) => (
      <ButtonLink
        size="compact"
        to={paths.application(id)}
        aria-label={`Review \u2068${applicantName}\u2069`}
      >
        Review
      </ButtonLink>
    ),
  },
];
