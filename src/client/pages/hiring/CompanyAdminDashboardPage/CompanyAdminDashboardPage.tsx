import type { Answer } from '#contract/api.ts';
import { prefetch, type PrefetchScreen } from '#client/api/prefetch.ts';
import { staleAfter } from '#client/api/stale-after.ts';
import { useUser } from '#client/api/session.ts';
import { useApi } from '#client/api/use-api.ts';
import { OwnCompanyStanding } from '#client/features/companies/OwnCompanyStanding.tsx';
import { Dashboard } from '#client/features/dashboards/Dashboard.tsx';
import { FirstRun, useFirstRun } from '#client/features/today/FirstRun.tsx';
import { NeedsYou } from '#client/features/today/NeedsYou.tsx';
import { useToday, usualToday } from '#client/features/today/use-today.ts';
import { SideBySide } from '#client/features/dashboards/SideBySide.tsx';
import { FigureBand } from '#client/features/dashboards/FigureBand.tsx';
import { paths } from '#client/paths.ts';
import { PageBar } from '#client/ui/PageBar.tsx';
import { greetingName } from '#domain/people.ts';
import { managedCompanies } from '#domain/permissions.ts';
import { NoCompany } from './NoCompany.tsx';
import { QuickActions } from './QuickActions.tsx';
import { LatestApplications } from './LatestApplications.tsx';
import { LatestJobs } from './LatestJobs.tsx';

type Stats = Answer<'GET /api/company/stats'>;

/** Status Active, whatever the deadline: where the two figures differ, it says by what. */
function openPositionsNote({ activeJobs, openPositions }: Stats): string {
  const past = openPositions - activeJobs;
  return past > 0 ? `with status Active, ${past} past the deadline` : 'with status Active';
}

const figures = [
  {
    label: 'Active Job Postings',
    of: 'activeJobs',
    to: paths.manageJobsIn('active'),
    note: 'taking applications now',
  },
  {
    label: 'Total Applications',
    of: 'totalApplications',
    to: paths.applications,
    note: 'to your company’s jobs, all time',
  },
  {
    label: 'Open Positions',
    of: 'openPositions',
    to: paths.manageJobsIn('active'),
    note: (stats: Stats) => openPositionsNote(stats),
  },
] as const;

export const prefetchScreen: PrefetchScreen = () => {
  prefetch('GET /api/dashboard/today', usualToday);
  prefetch('GET /api/company/stats', {});
};

export function CompanyAdminDashboardPage() {
  const user = useUser();
  const stats = useApi('GET /api/company/stats', {}, { staleTime: staleAfter.dashboardStats });
  const { today } = useToday();
  const companies = user.memberships.filter(({ companyId }) => managedCompanies(user).includes(companyId));
  return (
    <>
      <PageBar
        wide
        title={`Welcome, \u2068${greetingName(user)}\u2069`}
        lead={
          companies.length > 0 && (
            <>
              How <bdi>{companies.map(({ companyName }) => companyName).join(', ')}</bdi> is hiring.
            </>
          )
        }
      />
      <Dashboard queries={[useFirstRun(), today, stats]}>
        {companies.length === 0 && <NoCompany />}
        <OwnCompanyStanding />
        <FirstRun />
        <NeedsYou />
        <FigureBand stats={stats} figures={figures} />
        <SideBySide>
          <LatestJobs />
          <LatestApplications />
        </SideBySide>
        <QuickActions />
      </Dashboard>
    </>
  );
}
