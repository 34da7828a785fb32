import type { Answer } from '#contract/api.ts';
import { prefetch, type PrefetchScreen } from '#client/api/prefetch.ts';
import { staleAfter } from '#client/api/stale-after.ts';
import { useUser } from '#client/api/session.ts';
import { useApi } from '#client/api/use-api.ts';
import { OwnCompanyStanding } from '#client/features/companies/OwnCompanyStanding.tsx';
import { FigureBand } from '#client/features/dashboards/FigureBand.tsx';
import { Parts } from '#client/features/dashboards/Parts.tsx';
import { ComingInterviews } from '#client/features/interviews/ComingInterviews.tsx';
import { paths } from '#client/paths.ts';
import { OnboardingsUnderWay } from '#client/features/onboarding/OnboardingsUnderWay.tsx';
import { OpenOffers } from '#client/features/offers/OpenOffers.tsx';
import { PageHeader } from '#client/ui/PageHeader.tsx';
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

export const prefetchScreen: PrefetchScreen = () => prefetch('GET /api/company/stats', {});

export function CompanyAdminDashboardPage() {
  const user = useUser();
  const stats = useApi('GET /api/company/stats', {}, { staleTime: staleAfter.dashboardStats });
  const companies = user.memberships.filter(({ companyId }) => managedCompanies(user).includes(companyId));
  return (
    <>
      <PageHeader
        title={`Welcome, \u2068${greetingName(user)}\u2069`}
        lead={
          companies.length > 0 && (
            <>
              How <bdi>{companies.map(({ companyName }) => companyName).join(', ')}</bdi> is hiring.
            </>
          )
        }
      />
      <Parts>
        {companies.length === 0 && <NoCompany />}
        <OwnCompanyStanding />
        <FigureBand stats={stats} figures={figures} />
        <QuickActions />
        <ComingInterviews />
        <OpenOffers />
        <OnboardingsUnderWay />
        <LatestJobs />
        <LatestApplications />
      </Parts>
    </>
  );
}
