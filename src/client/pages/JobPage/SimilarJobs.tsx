import { JobCard } from '#client/features/jobs/JobCard.tsx';
import type { Job } from '#contract/api.ts';
import styles from './SimilarJobs.module.css';
import { useSimilarJobs } from './use-similar-jobs.ts';

/** Open jobs like one that is closed. Nothing where there is none. */
export function SimilarJobs({ job }: { job: Job }) {
  const similar = useSimilarJobs(job);
  if (!similar.length) return null;
  return (
    <section className={styles.section}>
      <h2>Similar open jobs</h2>
      <ul className={styles.list}>
        {similar.map((one) => (
          <li key={one.id}>
            <JobCard job={one} visit={{ source: 'recommended' }} />
          </li>
        ))}
      </ul>
    </section>
  );
}
