import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Rows } from '#client/kit/lists/Rows.tsx';
import { Section } from '#client/features/dashboards/Section.tsx';
import { JobCard } from '#client/features/jobs/JobCard.tsx';
import { NoRecommendations } from '#client/features/matches/NoRecommendations.tsx';
import { type NothingMatches, useFirstRecommended } from '#client/features/matches/use-recommended-jobs.ts';
import { paths } from '#client/paths.ts';
import { dashboardRows } from '#domain/limits.ts';
import styles from './RecommendedJobs.module.css';

export function RecommendedJobs() {
  const { jobs, matching, why, error, refetch } = useFirstRecommended();
  return (
    <Section
      title="Recommended Jobs"
      lead={jobs && jobs.length > 0 && leadOf(jobs.length, matching, why)}
      more={
        matching > 0 ? (
          <Link to={paths.recommendedJobs}>All recommended jobs</Link>
        ) : (
          <Link to={paths.jobs}>Browse all jobs</Link>
        )
      }
    >
      <Rows
        query={{ data: jobs, error, refetch }}
        what="jobs for you"
        expected={dashboardRows.recommendedJobs}
        rowHeight="10rem"
        empty={<NoRecommendations level={3} />}
      >
        {(rows) => (
          <ul className={styles.cards}>
            {rows.map((job) => (
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

/** Which of them match, and which are shown for being new. */
function leadOf(shown: number, matching: number, why: NothingMatches): ReactNode {
  if (matching === shown) return 'Open jobs that best match your profile.';
  if (matching === 0) return <>The newest open jobs. {whyNone[why]}</>;
  const match =
    matching === 1 ? 'The first matches your profile' : `The first ${matching} match your profile`;
  return `${match}. ${shown - matching === 1 ? 'The other is the newest open job' : 'The others are the newest open jobs'}.`;
}

const whyNone: Record<NothingMatches, ReactNode> = {
  switchedOff: <Link to={paths.ownMatching}>Matching is off.</Link>,
  emptyProfile: <Link to={paths.profilePart('skills')}>Add your skills to see which jobs match you.</Link>,
  noneNear: 'No open job matches your profile well yet.',
};
