import { prefetch, type PrefetchScreen } from '#client/api/prefetch.ts';
import { useUser } from '#client/api/session.ts';
import { Dashboard } from '#client/features/dashboards/Dashboard.tsx';
import { Figures } from '#client/features/dashboards/Figures.tsx';
import {
  recentApplications,
  useRecentApplications,
} from '#client/features/dashboards/use-recent-applications.ts';
import { useStats } from '#client/features/dashboards/use-stats.ts';
import { ComingInterviews } from '#client/features/interviews/ComingInterviews.tsx';
import { useFirstRecommended } from '#client/features/matches/use-recommended-jobs.ts';
import { useProfileFacts } from '#client/features/profiles/use-profile-facts.ts';
import { OnboardingsUnderWay } from '#client/features/onboarding/OnboardingsUnderWay.tsx';
import { OpenOffers } from '#client/features/offers/OpenOffers.tsx';
import { paths } from '#client/paths.ts';
import { PageHeader } from '#client/ui/PageHeader.tsx';
import { greetingName } from '#domain/people.ts';
import { FirstSteps } from './FirstSteps.tsx';
import { Invitations } from './Invitations.tsx';
import { OwnCompletion } from './OwnCompletion.tsx';
import { RecentApplications } from './RecentApplications.tsx';
import { RecommendedJobs } from './RecommendedJobs.tsx';
import { SavedJobs, savedJobsId } from './SavedJobs.tsx';
import { useSavedJobs } from './use-saved-jobs.ts';

const figures = [
  { label: 'Profile Views', of: 'profileViews', to: paths.profile, note: 'by employers' },
  { label: 'Active Applications', of: 'activeApplications', to: paths.applications, note: 'not yet decided' },
  {
    label: 'Interview Invites',
    of: 'interviewInvites',
    to: paths.applicationsReached('interviewing'),
    note: 'applications that reached an interview, all time',
  },
  { label: 'Saved Jobs', of: 'savedJobs', to: `#${savedJobsId}`, note: 'kept for later' },
] as const;

export const prefetchScreen: PrefetchScreen = () => {
  prefetch('GET /api/dashboard/stats', {});
  prefetch('GET /api/applications', recentApplications);
};

export function JobSeekerDashboardPage() {
  const user = useUser();
  const recommended = useFirstRecommended();
  const queries = [
    useStats(),
    useProfileFacts(),
    { isPending: recommended.isLoading },
    useRecentApplications(),
    useSavedJobs(),
  ];
  return (
    <>
      <PageHeader title={`Welcome, \u2068${greetingName(user)}\u2069`} lead="How your search stands today." />
      <Dashboard queries={queries}>
        <FirstSteps />
        <OwnCompletion />
        <Figures figures={figures} />
        <OpenOffers />
        <OnboardingsUnderWay />
        <Invitations />
        <ComingInterviews />
        <RecommendedJobs />
        <RecentApplications />
        <SavedJobs />
      </Dashboard>
    </>
  );
}
