import { staleAfter } from '#client/api/stale-after.ts';
import { useApi } from '#client/api/use-api.ts';
import { JobCard } from '#client/features/jobs/JobCard.tsx';
import type { Job } from '#contract/api.ts';
import styles from './SimilarJobs.module.css';

/** Open jobs like this one. Nothing where there is none. */
export function SimilarJobs({ job }: { job: Job }) {
  const similar = useApi(
    'GET /api/jobs/:id/similar',
    { params: { id: job.id } },
    { staleTime: staleAfter.jobs },
  );
  if (!similar.data?.length) return null;
  return (
    <section className={styles.section}>
      <h2>{job.open ? 'Similar jobs' : 'Similar open jobs'}</h2>
      <ul className={styles.list}>
        {similar.data.map((one) => (
          <li key={one.id}>
            <JobCard job={one} visit={{ source: 'recommended' }} />
          </li>
        ))}
      </ul>
    </section>
  );
}
