import { Link } from 'react-router';
import { returnState } from '#client/features/jobs/job-visit.ts';
import { paths } from '#client/paths.ts';
import { Icon } from '#client/ui/Icon.tsx';
import styles from './BackToJobs.module.css';

/** Back to the list one came from, as one left it, or to all jobs. */
export function BackToJobs({ results }: { results: string | undefined }) {
  return (
    <Link
      to={paths.jobs + (results ?? '')}
      state={results === undefined ? undefined : returnState}
      className={styles.back}
    >
      <Icon name="arrow-left" size={16} />
      {results ? 'Back to the results' : 'All jobs'}
    </Link>
  );
}
