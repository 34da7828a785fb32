import { Link } from 'react-router';
import { staleAfter } from '#client/api/stale-after.ts';
import { useApi } from '#client/api/use-api.ts';
import { boundedCount } from '#client/features/jobs/bounded-count.ts';
import { filtersOf, writeSearch, type JobSearch } from '#client/features/jobs/job-search.ts';
import { paths } from '#client/paths.ts';
import type { ChosenFilter } from './chosen-filters.ts';
import { loosened } from './loosened.ts';
import styles from './WiderSearches.module.css';

interface Props {
  search: JobSearch;
  filters: readonly ChosenFilter[];
  /** What the list is called where something was found after all. */
  heading?: string;
}

/** What to let go of, and how many jobs that would bring. Nothing where nothing would bring more. */
export function WiderSearches({ search, filters, heading }: Props) {
  const asked = search.search !== '' || filters.length > 0;
  const wider = useApi(
    'GET /api/jobs/wider',
    { query: filtersOf(search) },
    { staleTime: staleAfter.jobs, enabled: asked },
  );
  const ways = (wider.data ?? []).flatMap((one) => {
    const way = loosened(search, filters, one);
    return way ? [{ ...way, total: one.total }] : [];
  });
  if (!ways.length) return null;
  return (
    <div className={styles.wider}>
      {heading && <h3>{heading}</h3>}
      <ul className={styles.list} aria-label="Wider searches">
        {ways.map(({ words, search: next, total }) => (
          <li key={words}>
            <Link to={paths.jobs + writeSearch(next)} dir="auto">
              {words}
            </Link>
            <span className={styles.count}>
              <span aria-hidden="true"> → </span>
              {boundedCount(total)} {total === 1 ? 'job' : 'jobs'}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
