import { whoseJobs } from '#client/features/dashboards/whose-jobs.ts';
import type { CurrentUser } from '#contract/api.ts';
import { prefetch, type PrefetchScreen } from '#client/api/prefetch.ts';
import { useUser } from '#client/api/session.ts';
import { OwnCompanyStanding } from '#client/features/companies/OwnCompanyStanding.tsx';
import { Dashboard } from '#client/features/dashboards/Dashboard.tsx';
import { SideBySide } from '#client/features/dashboards/SideBySide.tsx';
import { Figures } from '#client/features/dashboards/Figures.tsx';
import {
  recentApplications,
  useRecentApplications,
} from '#client/features/dashboards/use-recent-applications.ts';
import { useStats } from '#client/features/dashboards/use-stats.ts';
import { FirstRun, useFirstRun } from '#client/features/today/FirstRun.tsx';
import { NeedsYou } from '#client/features/today/NeedsYou.tsx';
import { useToday, usualToday } from '#client/features/today/use-today.ts';
import { UnverifiedMember } from '#client/features/companies/UnverifiedMember.tsx';
import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { PageBar } from '#client/ui/PageBar.tsx';
import { greetingName } from '#domain/people.ts';
import { verifiedCompany } from '#domain/permissions.ts';
import { suspendedCompany } from '#domain/suspension.ts';
import { OwnJobs } from './OwnJobs.tsx';
import { RecentCandidates } from './RecentCandidates.tsx';
import { useOwnJobs } from './use-own-jobs.ts';
import { WelcomeLine } from './WelcomeLine.tsx';

const figuresFor = (user: CurrentUser) =>
  [
    {
      label: 'Active Jobs',
      of: 'activeJobs',
      to: paths.manageJobsIn('active'),
      note: `${whoseJobs(user)} taking applications now`,
    },
    {
      label: 'Total Applications',
      of: 'totalApplications',
      to: paths.applications,
      note: `to ${whoseJobs(user)}, all time`,
    },
    {
      label: 'Interviews Scheduled',
      of: 'interviewsScheduled',
      to: paths.interviews,
      note: 'with an agreed time ahead',
    },
    {
      label: 'Offers Extended',
      of: 'offersExtended',
      to: paths.applicationsReached('offered'),
      note: 'applications that reached an offer, all time',
    },
  ] as const;

export const prefetchScreen: PrefetchScreen = () => {
  prefetch('GET /api/dashboard/today', usualToday);
  prefetch('GET /api/dashboard/stats', {});
  prefetch('GET /api/applications', recentApplications);
};

export function RecruiterDashboardPage() {
  const user = useUser();
  const queries = [useFirstRun(), useToday().today, useStats(), useOwnJobs(user.id), useRecentApplications()];
  return (
    <>
      <PageBar
        wide
        title={`Welcome, \u2068${greetingName(user)}\u2069`}
        lead={<WelcomeLine />}
        actions={
          suspendedCompany(user) === undefined && (
            <ButtonLink to={paths.postJob} variant="primary" icon="plus">
              Post New Job
            </ButtonLink>
          )
        }
      />
      <Dashboard queries={queries}>
        <OwnCompanyStanding />
        {verifiedCompany(user) === undefined && <UnverifiedMember user={user} />}
        <FirstRun />
        <NeedsYou />
        <Figures figures={figuresFor(user)} />
        <SideBySide>
          <OwnJobs userId={user.id} />
          <RecentCandidates />
        </SideBySide>
      </Dashboard>
    </>
  );
}
