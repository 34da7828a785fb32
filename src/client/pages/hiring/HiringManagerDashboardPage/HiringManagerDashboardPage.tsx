import { whoseJobs } from '#client/features/dashboards/whose-jobs.ts';
import type { CurrentUser } from '#contract/api.ts';
import { prefetch, type PrefetchScreen } from '#client/api/prefetch.ts';
import { useUser } from '#client/api/session.ts';
import { AwaitingAnswer } from '#client/features/applications/AwaitingAnswer.tsx';
import { OwnCompanyStanding } from '#client/features/companies/OwnCompanyStanding.tsx';
import { UnverifiedMember } from '#client/features/companies/UnverifiedMember.tsx';
import { Figures } from '#client/features/dashboards/Figures.tsx';
import { Parts } from '#client/features/dashboards/Parts.tsx';
import { ComingInterviews } from '#client/features/interviews/ComingInterviews.tsx';
import { OnboardingsUnderWay } from '#client/features/onboarding/OnboardingsUnderWay.tsx';
import { OpenOffers } from '#client/features/offers/OpenOffers.tsx';
import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { PageHeader } from '#client/ui/PageHeader.tsx';
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

export const prefetchScreen: PrefetchScreen = () => prefetch('GET /api/dashboard/stats', {});

export function HiringManagerDashboardPage() {
  const user = useUser();
  return (
    <>
      <PageHeader
        title={`Welcome, \u2068${greetingName(user)}\u2069`}
        lead="Who waits for your decision, and what you are hiring for."
        actions={
          <ButtonLink to={paths.postJob} variant="primary" icon="plus">
            Define New Job Requirements
          </ButtonLink>
        }
      />
      <Parts>
        <OwnCompanyStanding />
        {verifiedCompany(user) === undefined && <UnverifiedMember user={user} />}
        <Figures figures={figuresFor(user)} />
        <OpenOffers />
        <OnboardingsUnderWay />
        <AwaitingAnswer />
        <ComingInterviews />
        <AwaitingReview />
        <ActiveRequirements />
      </Parts>
    </>
  );
}
