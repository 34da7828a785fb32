import { useParams } from 'react-router';
import { prefetch, type PrefetchScreen } from '#client/api/prefetch.ts';
import { useJob } from '#client/features/jobs/use-job.ts';
import { useJobVisit } from '#client/features/jobs/job-visit.ts';
import { useShortcuts } from '#client/kit/shortcuts/use-shortcuts.ts';
import { FailedPage } from '#client/ui/ErrorState.tsx';
import { useMedia } from '#client/ui/use-media.ts';
import { BackToJobs } from './BackToJobs.tsx';
import { JobDetail } from './JobDetail.tsx';
import styles from './JobPage.module.css';
import { JobNotFound } from './JobNotFound.tsx';
import { JobSkeleton } from './JobSkeleton.tsx';
import { ResultsPane } from './ResultsPane.tsx';

export const prefetchScreen: PrefetchScreen = ({ params }) =>
  prefetch('GET /api/jobs/:id', { params: { id: Number(params['id']) } });

/** One job. Who came from a list has the list beside it, where there is room. */
export function JobPage() {
  const id = Number(useParams().id);
  const visit = useJobVisit();
  const job = useJob(id);
  const roomy = useMedia('(min-width: 1180px)');
  const wide = useMedia('(min-width: 1560px)');
  const beside = roomy && visit.results !== undefined;
  const missing = job.error?.status === 404;
  useShortcuts();
  return (
    <div className={beside ? styles.beside : undefined}>
      {beside && <ResultsPane results={visit.results ?? ''} current={id} />}
      <div className={styles.job}>
        {!beside && !missing && <BackToJobs results={visit.results} />}
        {job.isPending && <JobSkeleton />}
        {missing && <JobNotFound />}
        {job.error && !missing && !job.data && (
          <FailedPage
            title="The job could not be loaded"
            error={job.error}
            retry={() => void job.refetch()}
          />
        )}
        {job.data && !missing && (
          // Another job is another page: nothing of the one before stays open.
          <JobDetail key={id} job={job.data} visit={visit} narrow={beside && !wide} />
        )}
      </div>
    </div>
  );
}
