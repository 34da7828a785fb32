import { useEffect, useRef } from 'react';
import { JobCard } from '#client/features/jobs/JobCard.tsx';
import { writeSearch, type JobSearch } from '#client/features/jobs/job-search.ts';
import type { JobVisit } from '#client/features/jobs/job-visit.ts';
import type { ChangeSearch } from '#client/features/jobs/use-job-search.ts';
import { pagesOf, type useJobResults } from '#client/features/jobs/use-job-results.ts';
import { WordsToMark } from '#client/features/jobs/words-to-mark.ts';
import { paths } from '#client/paths.ts';
import { Button } from '#client/ui/Button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import styles from './ResultList.module.css';

interface Props {
  search: JobSearch;
  change: ChangeSearch;
  results: ReturnType<typeof useJobResults>;
  /** How many there are in all, once that is known. */
  total: number | undefined;
}

/** The cards found so far, and a way to the next ones. */
export function ResultList({ search, change, results, total }: Props) {
  const cards = useRef<HTMLOListElement>(null);
  const jobs = results.jobs ?? [];
  const visit: JobVisit = { source: 'search', results: writeSearch(search) };

  // When the next ones are there the focus goes to the first of them, so that one reads on where one stopped.
  const firstNew = useRef<number>(undefined);
  useEffect(() => {
    if (firstNew.current === undefined || jobs.length <= firstNew.current) return;
    const card = cards.current?.children[firstNew.current];
    card?.querySelector<HTMLElement>('[data-job-link]')?.focus();
    firstNew.current = undefined;
  }, [jobs.length]);

  async function loadMore(): Promise<void> {
    firstNew.current = jobs.length;
    const { data, isError } = await results.fetchNextPage();
    if (!isError && data) change({ pages: pagesOf(data.items.length) }, 'replace');
  }

  return (
    <>
      <WordsToMark value={results.understood?.words ?? []}>
        <ol ref={cards} className={classNames(styles.list, results.isPlaceholderData && styles.passing)}>
          {jobs.map((job) => (
            <li key={job.id}>
              <JobCard
                job={job}
                visit={visit}
                companyHref={paths.jobs + writeSearch({ ...search, company: job.companyId, pages: 1 })}
              />
            </li>
          ))}
        </ol>
      </WordsToMark>
      {results.hasNextPage && !results.isPlaceholderData && (
        <div className={styles.more}>
          <Button
            pending={results.isFetchingNextPage}
            pendingLabel="Loading…"
            onClick={() => void loadMore()}
          >
            Load more
          </Button>
          {results.isFetchNextPageError && (
            <p className={styles.failure} role="alert">
              {results.error?.message}
            </p>
          )}
          <p className={styles.progress}>
            {jobs.length.toLocaleString('en')}
            {total !== undefined && ` of ${total.toLocaleString('en')}`} shown
          </p>
        </div>
      )}
      {search.sort === 'match' && !results.hasNextPage && total !== undefined && total > jobs.length && (
        <p className={styles.ranked}>
          These {jobs.length.toLocaleString('en')} of {total.toLocaleString('en')} jobs match your profile
          best. Sort another way to see more.
        </p>
      )}
    </>
  );
}
