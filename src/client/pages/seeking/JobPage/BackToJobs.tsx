import { returnState } from '#client/features/jobs/job-visit.ts';
import { paths } from '#client/paths.ts';
import { BackLink } from '#client/ui/BackLink.tsx';

/** Back to the list one came from, as one left it, or to all jobs. */
export function BackToJobs({ results }: { results: string | undefined }) {
  return (
    <BackLink to={paths.jobs + (results ?? '')} state={results === undefined ? undefined : returnState}>
      {results ? 'Back to the results' : 'All jobs'}
    </BackLink>
  );
}
