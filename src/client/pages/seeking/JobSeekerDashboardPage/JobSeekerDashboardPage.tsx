import { prefetch, type PrefetchScreen } from '#client/api/prefetch.ts';
import { useUser } from '#client/api/session.ts';
import { Dashboard } from '#client/features/dashboards/Dashboard.tsx';
import { Figures } from '#client/features/dashboards/Figures.tsx';
import {
  recentApplications,
  useRecentApplications,
} from '#client/features/dashboards/use-recent-applications.ts';
import { useStats } from '#client/features/dashboards/use-stats.ts';
import { useFirstRecommended } from '#client/features/matches/use-recommended-jobs.ts';
import { useProfileFacts } from '#client/features/profiles/use-profile-facts.ts';
import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { PageBar } from '#client/ui/PageBar.tsx';
import { greetingName } from '#domain/people.ts';
import { profileGaps } from '#domain/profile-completion.ts';
import { FirstSteps } from './FirstSteps.tsx';
import { Invitations } from './Invitations.tsx';
import { News } from './News.tsx';
import { OwnCompletion } from './OwnCompletion.tsx';
import { RecentApplications } from './RecentApplications.tsx';
import { RecommendedJobs } from './RecommendedJobs.tsx';
import { SavedJobs, savedJobsId } from './SavedJobs.tsx';
import { useNews } from './use-news.ts';
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
  const profile = useProfileFacts();
  // While it is not, the bar below says so and leads there.
  const full = profile.facts && !profileGaps(profile.facts).length;
  const queries = [
    useStats(),
    useNews(),
    profile,
    { isPending: recommended.isLoading },
    useRecentApplications(),
    useSavedJobs(),
  ];
  return (
    <>
      <PageBar
        title={`Welcome, \u2068${greetingName(user)}\u2069`}
        lead="Here’s your job search today."
        actions={full && <ButtonLink to={paths.profile}>View Profile</ButtonLink>}
      />
      <Dashboard queries={queries}>
        <News />
        <Invitations />
        <FirstSteps />
        <OwnCompletion />
        <Figures figures={figures} />
        <RecommendedJobs />
        <RecentApplications />
        <SavedJobs />
      </Dashboard>
    </>
  );
}
