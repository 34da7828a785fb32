import { useApi } from '#client/api/use-api.ts';
import { Steps } from '#client/features/dashboards/Steps.tsx';
import { useRecentApplications } from '#client/features/dashboards/use-recent-applications.ts';
import { useStats } from '#client/features/dashboards/use-stats.ts';
import { useNow } from '#client/features/interviews/use-now.ts';
import { paths } from '#client/paths.ts';
import { hoursFirstRunIsSaidDone } from '#domain/first-run.ts';

/** Half a profile is enough for an employer to know whom they have before them. */
const enough = 50;

/** For whoever is new: three steps to a first application. They end with that application. */
export function FirstSteps() {
  const now = useNow();
  const { data: stats } = useStats();
  const applications = useRecentApplications();
  const searches = useApi('GET /api/saved-searches', {});
  const [first] = applications.data ?? [];
  if (!stats) return null;
  const isNew =
    first && Date.parse(now) - Date.parse(first.applicationDate) < hoursFirstRunIsSaidDone * 3_600_000;
  if (stats.totalApplications > 1 || (stats.totalApplications === 1 && !isNew)) return null;
  return (
    <Steps
      title="Three steps to your first application"
      end={
        stats.totalApplications === 1
          ? 'Your first application is on its way. You’ll see here when it moves.'
          : undefined
      }
      steps={[
        {
          done: stats.profileCompletionPercentage >= enough,
          to: paths.profileResumes,
          title: 'Build your profile',
          text: 'Add a résumé, or fill in your profile yourself.',
        },
        {
          done: stats.savedJobs > 0 || Boolean(searches.data?.length),
          to: paths.jobs,
          title: 'Find jobs that fit',
          text: 'Search, and save a job or create an alert.',
        },
        {
          done: stats.totalApplications > 0,
          to: paths.jobs,
          title: 'Apply',
          text: 'We send your profile along. A cover letter is optional.',
        },
      ]}
    />
  );
}
