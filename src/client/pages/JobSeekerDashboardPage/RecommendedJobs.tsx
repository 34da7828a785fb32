import { Link } from 'react-router';
import { Rows } from '#client/features/dashboards/Rows.tsx';
import { Section } from '#client/features/dashboards/Section.tsx';
import { JobCard } from '#client/features/jobs/JobCard.tsx';
import { NoRecommendations } from '#client/features/matches/NoRecommendations.tsx';
import { useMatching } from '#client/features/matches/use-matching.ts';
import { useFirstRecommended } from '#client/features/matches/use-recommended-jobs.ts';
import { paths } from '#client/paths.ts';
import { dashboardRows } from '#domain/limits.ts';
import styles from './RecommendedJobs.module.css';

export function RecommendedJobs() {
  const { data, error, refetch } = useFirstRecommended();
  const off = useMatching() === false;
  return (
    <Section
      title="Recommended Jobs"
      lead={Boolean(data?.length) && 'The open jobs that match your profile best.'}
      more={
        data?.length ? (
          <Link to={paths.recommendedJobs}>All recommended jobs</Link>
        ) : (
          <Link to={paths.jobs}>Browse all jobs</Link>
        )
      }
    >
      <Rows
        query={{ data: off ? [] : data, error, refetch }}
        what="jobs for you"
        expected={dashboardRows.recommendedJobs}
        rowHeight="10rem"
        empty={<NoRecommendations level={3} />}
      >
        {(jobs) => (
          <ul className={styles.cards}>
            {jobs.map((job) => (
              <li key={job.id}>
                <JobCard job={job} visit={{ source: 'recommended' }} />
              </li>
            ))}
          </ul>
        )}
      </Rows>
    </Section>
  );
}
