import { useApi } from '#client/api/use-api.ts';
import { type Step, Steps } from '#client/features/dashboards/Steps.tsx';
import { useNow } from '#client/features/interviews/use-now.ts';
import { paths } from '#client/paths.ts';
import { type FirstRunStep, hoursFirstRunIsSaidDone } from '#domain/first-run.ts';

const words: Record<FirstRunStep, Omit<Step, 'done'>> = {
  company: {
    title: 'Create your company',
    text: 'Shown on every job you post.',
    to: paths.createCompany,
  },
  logo: {
    title: 'Add your logo',
    text: 'Shown beside your jobs.',
    to: paths.settingsTab('pictures'),
  },
  job: {
    title: 'Post your first job',
    text: 'Start from a template of your trade.',
    to: paths.jobsCreate,
  },
  colleague: {
    title: 'Bring a colleague',
    text: 'They ask to join; you confirm.',
    to: paths.companyMembers,
  },
  applicant: {
    title: 'Your first applicant',
    text: 'Share your job to get one sooner.',
    to: paths.manageJobs,
  },
};

/** What is asked for before any of it is shown. */
export function useFirstRun() {
  return useApi('GET /api/dashboard/first-run', {}, { staleTime: 0 });
}

/** For an employer who is new: five steps, as things are. All done is said for a day, and then no more. */
export function FirstRun() {
  const now = useNow();
  const { data } = useFirstRun();
  if (!data?.steps) return null;
  const { steps, doneAt } = data;
  if (doneAt && Date.parse(now) - Date.parse(doneAt) > hoursFirstRunIsSaidDone * 3_600_000) return null;
  return (
    <Steps
      title="Set up hiring"
      end={doneAt ? 'You’re set up. New applicants appear in your applications.' : undefined}
      steps={steps.map(({ step, done }) => ({ ...words[step], done }))}
    />
  );
}
