import { Link } from 'react-router';
import { useUser } from '#client/api/session.ts';
import { useApi } from '#client/api/use-api.ts';
import { Section } from '#client/features/dashboards/Section.tsx';
import { paths } from '#client/paths.ts';
import { Pill } from '#client/ui/Pill.tsx';
import { Table } from '#client/ui/Table.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { OnboardingUnderWay } from '#contract/api.ts';
import { dashboardRows } from '#domain/limits.ts';
import { isJobSeeker } from '#domain/permissions.ts';

/** Whose first day is being got ready, the most overdue first; one’s own, for who was hired. Nothing where there is none. */
export function OnboardingsUnderWay() {
  const seeker = isJobSeeker(useUser());
  const { data } = useApi(
    'GET /api/onboardings',
    { query: { limit: dashboardRows.recentApplications } },
    { staleTime: 0 },
  );
  if (!data?.length) return null;
  const title = seeker ? 'Before Your First Day' : 'Before Their First Day';
  return (
    <Section title={title} lead="What is to be done until then; what is most overdue stands first.">
      <Table
        caption={title}
        keyOf={({ id }) => id}
        rows={data}
        columns={[seeker ? ownJob : colleague, ...columns]}
      />
    </Section>
  );
}

const colleague = {
  header: 'New colleague',
  naming: true,
  cell: ({ applicationId, applicantName }: OnboardingUnderWay) => (
    <Link to={paths.application(applicationId)} dir="auto">
      {applicantName}
    </Link>
  ),
};

const ownJob = {
  header: 'Job',
  naming: true,
  cell: ({ applicationId, jobTitle }: OnboardingUnderWay) => (
    <Link to={paths.application(applicationId)} dir="auto">
      {jobTitle}
    </Link>
  ),
};

const columns = [
  { header: 'First day', cell: ({ startDate }: OnboardingUnderWay) => <Time value={startDate} /> },
  {
    header: 'Next',
    cell: ({ next, nextDueOn }: OnboardingUnderWay) =>
      next && nextDueOn ? (
        <>
          <span dir="auto">{next}</span>, due <Time value={nextDueOn} />
        </>
      ) : (
        'Nothing'
      ),
  },
  {
    header: 'Done',
    cell: ({ tasks, done, overdue }: OnboardingUnderWay) => (
      <>
        {done} of {tasks}&ensp;
        {overdue > 0 && (
          <Pill tone="red" icon="alert">
            {overdue} overdue
          </Pill>
        )}
      </>
    ),
  },
];
