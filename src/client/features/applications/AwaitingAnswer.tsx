import { Link } from 'react-router';
import { staleAfter } from '#client/api/stale-after.ts';
import { useUser } from '#client/api/session.ts';
import { useApi } from '#client/api/use-api.ts';
import { applicationColumns } from './application-columns.tsx';
import { LatestSection } from '#client/features/dashboards/LatestSection.tsx';
import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import type { Column } from '#client/ui/Table.tsx';
import type { Application } from '#contract/api.ts';
import { dashboardRows } from '#domain/limits.ts';
import { can } from '#domain/permissions.ts';
import { AnswerDue } from '#client/features/response-times/AnswerDue.tsx';

/** Who waits for an answer of one's own, the most overdue first. */
export function AwaitingAnswer() {
  const applications = useApi(
    'GET /api/applications',
    { query: { waiting: 'true', sort: 'due', limit: dashboardRows.recentApplications } },
    { staleTime: staleAfter.applications },
  );
  return (
    <LatestSection
      title="Waiting for Your Answer"
      caption="Waiting for your answer"
      lead="Whoever was promised the earliest answer stands first. An interview, an offer and a refusal are all answers."
      more={Boolean(applications.data?.length) && <Link to={paths.applicationsWaiting}>All who wait</Link>}
      query={applications}
      what="who waits for an answer"
      expected={dashboardRows.recentApplications}
      empty={<NobodyWaits />}
      columns={columns}
    />
  );
}

/** That everybody has heard from one is no praise where nobody has applied. */
function NobodyWaits() {
  const user = useUser();
  const counts = useApi(
    'GET /api/applications/counts',
    { query: {} },
    { staleTime: staleAfter.applications },
  );
  if (!counts.data) return null;
  if (counts.data.all > 0)
    return (
      <EmptyState
        level={3}
        title="Nobody is waiting"
        text="Everybody who has applied has heard from you."
        action={<ButtonLink to={paths.applications}>All applications</ButtonLink>}
      />
    );
  return (
    <EmptyState
      level={3}
      title="No applications yet"
      text="Whoever applies to one of your jobs waits here until you have answered."
      action={can['job.post'](user) && <ButtonLink to={paths.manageJobs}>Your jobs</ButtonLink>}
    />
  );
}

const columns: Column<Application>[] = [
  { ...applicationColumns.applicant, header: 'Candidate', naming: true },
  applicationColumns.job,
  { ...applicationColumns.appliedAgo, header: 'Waits since' },
  {
    header: 'Promised',
    cell: (application) =>
      application.answerDueAt ? <AnswerDue application={application} /> : 'No date promised',
  },
  {
    header: 'Answer',
    actions: true,
    cell: ({ id, applicantName }) => (
      <ButtonLink size="compact" to={paths.application(id)} aria-label={`Answer ${applicantName}`}>
        Answer
      </ButtonLink>
    ),
  },
];
