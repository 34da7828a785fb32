import { Link } from 'react-router';
import { useApi, useApiPages } from '#client/api/use-api.ts';
import { staleAfter } from '#client/api/stale-after.ts';
import { Rows } from '#client/kit/lists/Rows.tsx';
import { JobCard } from '#client/features/jobs/JobCard.tsx';
import { LoadMore } from '#client/kit/lists/LoadMore.tsx';
import { useFocusNextPage } from '#client/kit/lists/use-focus-next-page.ts';
import { NoRecommendations } from '#client/features/matches/NoRecommendations.tsx';
import { useMatching } from '#client/features/matches/use-matching.ts';
import { paths } from '#client/paths.ts';
import { PageHeader } from '#client/ui/PageHeader.tsx';
import styles from './RecommendedJobsPage.module.css';

const pageSize = 20;

/** Every open job that fits a job seeker well, the best first. */
export function RecommendedJobsPage() {
  const matching = useMatching();
  // Without the profile it is not known whether to ask, and nothing would ever come.
  const profile = useApi('GET /api/profile/job-seeker', {});
  const query = useApiPages(
    'GET /api/jobs/recommended',
    { query: { limit: pageSize } },
    { staleTime: staleAfter.jobs, enabled: matching === true },
  );
  const jobs = matching === false ? [] : query.data?.pages.flatMap(({ items }) => items);
  const { list, focusNextPage } = useFocusNextPage<HTMLUListElement>(jobs?.length ?? 0, '[data-job-link]');
  return (
    <>
      <PageHeader
        title="Recommended Jobs"
        lead={
          <>
            Open jobs that best match your profile and that you haven’t applied to.{' '}
            <Link to={paths.matching}>How matching works</Link>
          </>
        }
      />
      <Rows
        query={{ ...(profile.isError ? profile : query), data: jobs }}
        what="jobs for you"
        expected={4}
        rowHeight="10rem"
        empty={<NoRecommendations />}
      >
        {(rows) => (
          <>
            <ul ref={list} className={styles.cards}>
              {rows.map((job) => (
                <li key={job.id}>
                  <JobCard job={job} visit={{ source: 'recommended' }} level={2} />
                </li>
              ))}
            </ul>
            <LoadMore query={query} shown={rows.length} onLoad={focusNextPage} />
          </>
        )}
      </Rows>
    </>
  );
}
