import { Link } from 'react-router';
import { Rows } from '#client/features/dashboards/Rows.tsx';
import { Section } from '#client/features/dashboards/Section.tsx';
import { useSuggestedJobs } from '#client/features/dashboards/use-suggested-jobs.ts';
import { JobCard } from '#client/features/jobs/JobCard.tsx';
import { paths } from '#client/paths.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import styles from './RecommendedJobs.module.css';
import { dashboardRows } from '#domain/limits.ts';

export function RecommendedJobs() {
  const { suggestions, error, refetch } = useSuggestedJobs();
  return (
    <Section
      title="Recommended Jobs"
      lead={suggestions?.lead}
      more={<Link to={paths.jobs}>Browse all jobs</Link>}
    >
      <Rows
        query={{ data: suggestions?.jobs, error, refetch }}
        what="jobs for you"
        expected={dashboardRows.recommendedJobs}
        rowHeight="10rem"
        empty={
          <EmptyState
            level={3}
            title="No jobs found."
            text="There is no open job you have not applied to. Look in again soon."
          />
        }
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
