import { useQueries } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '#client/api/call.ts';
import { staleAfter } from '#client/api/query-client.ts';
import { boundedCount } from '#client/features/jobs/bounded-count.ts';
import { filtersOf, noSearch, writeSearch, type JobSearch } from '#client/features/jobs/job-search.ts';
import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import type { ChosenFilter } from './chosen-filters.ts';
import { loosened } from './loosened.ts';
import styles from './NoJobs.module.css';

/** More would be a list to study. */
const suggestions = 6;

/** Nothing was found: what to let go of, and how many jobs that would bring. */
export function NoJobs({ search, filters }: { search: JobSearch; filters: readonly ChosenFilter[] }) {
  const wider = loosened(search, filters);
  const counted = useQueries({
    queries: wider.map((one) => {
      const query = filtersOf(one.search);
      return {
        queryKey: ['GET /api/jobs/facets', { query }],
        queryFn: () => call('GET /api/jobs/facets', { query }),
        staleTime: staleAfter.jobs,
      };
    }),
  });
  const found = wider
    .map((one, index) => ({ ...one, total: counted[index]?.data?.total ?? 0 }))
    .filter(({ total }) => total > 0)
    .slice(0, suggestions);
  const asked = search.q || filters.length > 0;
  return (
    <EmptyState
      title="No jobs found."
      text={asked ? 'No open job is like this at the moment.' : 'No employer has an open job at the moment.'}
      action={
        asked && (
          <div className={styles.ways}>
            {found.length > 0 && (
              <ul className={styles.list}>
                {found.map(({ words, search: next, total }) => (
                  <li key={words}>
                    <Link to={paths.jobs + writeSearch(next)}>{words}</Link>
                    <span className={styles.count}>
                      <span aria-hidden="true"> → </span>
                      {boundedCount(total)} {total === 1 ? 'job' : 'jobs'}
                    </span>
                  </li>
                ))}
              </ul>
            )}
            <ButtonLink to={paths.jobs + writeSearch(noSearch)}>Show all jobs</ButtonLink>
          </div>
        )
      }
    />
  );
}
