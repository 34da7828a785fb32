import { whoseJobs } from '#client/features/dashboards/whose-jobs.ts';
import type { CurrentUser } from '#contract/api.ts';
import { prefetch, type PrefetchScreen } from '#client/api/prefetch.ts';
import { useUser } from '#client/api/session.ts';
import { OwnCompanyStanding } from '#client/features/companies/OwnCompanyStanding.tsx';
import { UnverifiedMember } from '#client/features/companies/UnverifiedMember.tsx';
import { Dashboard } from '#client/features/dashboards/Dashboard.tsx';
import { FirstRun, useFirstRun } from '#client/features/today/FirstRun.tsx';
import { NeedsYou } from '#client/features/today/NeedsYou.tsx';
import { useToday, usualToday } from '#client/features/today/use-today.ts';
import { SideBySide } from '#client/features/dashboards/SideBySide.tsx';
import { useStats } from '#client/features/dashboards/use-stats.ts';
import { Figures } from '#client/features/dashboards/Figures.tsx';
import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { PageBar } from '#client/ui/PageBar.tsx';
import { greetingName } from '#domain/people.ts';
import { verifiedCompany } from '#domain/permissions.ts';
import { ActiveRequirements } from './ActiveRequirements.tsx';
import { AwaitingReview } from './AwaitingReview.tsx';

const figuresFor = (user: CurrentUser) =>
  [
    {
      label: 'Open Positions',
      of: 'activeJobs',
      to: paths.manageJobsIn('active'),
      note: `${whoseJobs(user)} taking applications now`,
    },
    {
      label: 'Candidates',
      of: 'candidates',
      to: paths.candidates,
      note: `people who applied to ${whoseJobs(user)}`,
    },
    {
      label: 'Interviews',
      of: 'interviewsScheduled',
      to: paths.interviews,
      note: 'with an agreed time ahead',
    },
    {
      label: 'Hiring Pipeline',
      of: 'activeApplications',
      to: paths.applications,
      note: 'applications not yet decided',
    },
  ] as const;

export const prefetchScreen: PrefetchScreen = () => {
  prefetch('GET /api/dashboard/today', usualToday);
  prefetch('GET /api/dashboard/stats', {});
};

export function HiringManagerDashboardPage() {
  const user = useUser();
  return (
    <>
      <PageBar
        wide
        title={`Welcome, \u2068${greetingName(user)}\u2069`}
        lead="Candidates awaiting your decision, and the jobs you’re hiring for."
        actions={
          <ButtonLink to={paths.postJob} variant="primary" icon="plus">
            Define New Job Requirements
          </ButtonLink>
        }
      />
      <Dashboard queries={[useFirstRun(), useToday().today, useStats()]}>
        <OwnCompanyStanding />
        {verifiedCompany(user) === undefined && <UnverifiedMember user={user} />}
        <FirstRun />
        <NeedsYou />
        <Figures figures={figuresFor(user)} />
        <SideBySide>
          <AwaitingReview />
          <ActiveRequirements />
        </SideBySide>
      </Dashboard>
    </>
  );
}
