import { useUser } from '#client/api/session.ts';
import { Figures } from '#client/features/dashboards/Figures.tsx';
import { paths } from '#client/paths.ts';
import { PageHeader } from '#client/ui/PageHeader.tsx';
import { greetingName } from '#domain/people.ts';
import { FirstSteps } from './JobSeekerDashboardPage/FirstSteps.tsx';
import { OwnCompletion } from './JobSeekerDashboardPage/OwnCompletion.tsx';
import { RecentApplications } from './JobSeekerDashboardPage/RecentApplications.tsx';
import { RecommendedJobs } from './JobSeekerDashboardPage/RecommendedJobs.tsx';
import { SavedJobs, savedJobsId } from './JobSeekerDashboardPage/SavedJobs.tsx';
import styles from './JobSeekerDashboardPage/JobSeekerDashboardPage.module.css';

const figures = [
  { label: 'Profile Views', of: 'profileViews', to: paths.profile },
  { label: 'Active Applications', of: 'activeApplications', to: paths.applications },
  { label: 'Interview Invites', of: 'interviewInvites', to: paths.applicationsIn('interviewing') },
  { label: 'Saved Jobs', of: 'savedJobs', to: `#${savedJobsId}` },
] as const;

export function JobSeekerDashboardPage() {
  const user = useUser();
  return (
    <>
      <PageHeader title={`Welcome, \u2068${greetingName(user)}\u2069`} lead="How your search stands today." />
      <div className={styles.dashboard}>
        <FirstSteps />
        <OwnCompletion />
        <Figures figures={figures} />
        <RecommendedJobs />
        <RecentApplications />
        <SavedJobs />
      </div>
    </>
  );
}
